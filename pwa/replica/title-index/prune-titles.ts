import type { Replica } from '#pwa/replica/database.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'

/** Deletes index rows of tasks that are no longer in the replica. Until then they only cost space. */
export const pruneTitles = (replica: Replica): Promise<void> => {
  const { feed, browsed, tasks, titles } = replica
  const tables = [feed, browsed, tasks]
  return withReopen(replica, () =>
    replica.transaction('rw', [...tables, titles], async () => {
      const existing = await Promise.all(
        tables.map((table) => table.toCollection().primaryKeys() as PromiseLike<string[]>),
      )
      const taskIds = new Set(existing.flat())
      const ids = await titles.toCollection().primaryKeys()
      await titles.bulkDelete(ids.filter((id) => !taskIds.has(id)))
    }),
  )
}
