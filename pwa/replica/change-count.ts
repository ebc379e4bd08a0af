import { Dexie } from 'dexie'

/** No screen shows these alone. */
const UNCOUNTED = ['meta', 'titles', 'drafts', 'files']
const PART = /^idb:\/\/(.*)\/(\w+)\//

const counts = new Map<string, number>()

// Of all tabs, after each commit.
Dexie.on('storagemutated', (parts) => {
  const changed = new Set(
    Object.keys(parts).flatMap((part) => {
      const [, database = '', table = ''] = PART.exec(part) ?? []
      return UNCOUNTED.includes(table) ? [] : [database]
    }),
  )
  for (const database of changed) counts.set(database, changeCount(database) + 1)
})

/** How often rows of this database have changed since the app was opened. */
export const changeCount = (database: string): number => counts.get(database) ?? 0
