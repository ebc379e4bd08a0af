import type { EntityTable } from 'dexie'
import type { Task } from '#schema/contract/tasks.ts'

/** Deletes the oldest tasks of a table until `max` remain. */
export async function trimTable(table: EntityTable<Task, '_id'>, max: number): Promise<void> {
  const excess = (await table.count()) - max
  if (excess <= 0) return
  await table.bulkDelete(await table.orderBy('createdAt').limit(excess).primaryKeys())
}
