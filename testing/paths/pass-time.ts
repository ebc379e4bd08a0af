import type { Client } from '@libsql/client'
import { dayAfter, type Day } from '#schema/domain/days.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'

/** Instants of these years are numbers of 13 digits that begin so, in columns and in JSON. */
const INSTANT = /\b1[789]\d{11}\b/g

const TABLES = ['tasks', 'proposals', 'submissions', 'disputes', 'reviews', 'task_events'] as const
const GUARD = 'task_events_no_update'

const isInstant = (value: unknown) => typeof value === 'number' && value > 1.7e12 && value < 2e12

function moveBack(column: string, value: unknown, ms: number): unknown {
  if (column === 'agreed_date' && typeof value === 'string')
    return dayAfter(value as Day, -Math.floor(ms / DAY_MS))
  if (isInstant(value)) return (value as number) - ms
  return typeof value === 'string'
    ? value.replace(INSTANT, (instant) => String(Number(instant) - ms))
    : value
}

async function moveTable(database: Client, table: string, taskId: TaskId, ms: number) {
  const key = table === 'tasks' ? 'id' : 'task_id'
  const { rows } = await database.execute({
    sql: `SELECT * FROM ${table} WHERE ${key} = ?`,
    args: [taskId],
  })
  for (const row of rows) {
    const moved = Object.entries(row)
      .map(([column, value]) => [column, moveBack(column, value, ms)] as const)
      .filter(([column, value]) => value !== row[column])
    if (moved.length === 0) continue
    await database.execute({
      sql: `UPDATE ${table} SET ${moved.map(([column]) => `${column} = ?`).join()} WHERE ${key} = ? AND id = ?`,
      args: [...moved.map(([, value]) => value as string | number), taskId, row['id'] as string],
    })
  }
}

/**
 * Everything about the task happened so much earlier. Phone, worker and database keep the time of the machine, so this is how
 * days pass for one task.
 */
export async function passTime(database: Client, taskId: TaskId, ms: number): Promise<void> {
  const { rows } = await database.execute({
    sql: "SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = ?",
    args: [GUARD],
  })
  await database.execute(`DROP TRIGGER ${GUARD}`)
  for (const table of TABLES) await moveTable(database, table, taskId, ms)
  await database.execute(String(rows[0]?.['sql']))
}
