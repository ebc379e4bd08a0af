import { Dexie } from 'dexie'

/** No screen shows these alone. */
const UNCOUNTED = ['meta', 'titles', 'drafts', 'files']
const PART = /^idb:\/\/(.*)\/(\w+)\//

const counts = new Map<string, number>()
const outboxListeners = new Map<string, Set<() => void>>()

// Of all tabs, after each commit.
Dexie.on('storagemutated', (parts) => {
  const changed = new Set<string>()
  const withOutbox = new Set<string>()
  for (const part of Object.keys(parts)) {
    const [, database = '', table = ''] = PART.exec(part) ?? []
    if (UNCOUNTED.includes(table)) continue
    changed.add(database)
    if (table === 'outbox') withOutbox.add(database)
  }
  for (const database of changed) counts.set(database, changeCount(database) + 1)
  for (const database of withOutbox)
    for (const listener of outboxListeners.get(database) ?? []) Dexie.ignoreTransaction(listener)
})

/** How often rows of this database have changed since the app was opened. */
export const changeCount = (database: string): number => counts.get(database) ?? 0

/**
 * Calls the listener in the event of each change of the outbox, before any query can have read a row that changed with
 * it. Live queries have no such order: Dexie starts each with a timer of its own.
 */
export function onOutboxChange(database: string, listener: () => void): () => void {
  const listeners = outboxListeners.get(database) ?? new Set()
  outboxListeners.set(database, listeners.add(listener))
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) outboxListeners.delete(database)
  }
}
