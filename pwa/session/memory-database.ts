import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { Meta } from '#pwa/replica/database.ts'

export type MemoryReason = Meta['isTemporary']

/** A row is made of plain objects and lists; nothing else in it is ever changed. */
function copyRow(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyRow)
  const isObject = typeof value === 'object' && value !== null
  if (!isObject || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copyRow(part)]))
}

/** From here on databases are in memory. A new one has the reason, so that the user is warned. */
export function useMemoryDatabase(reason: MemoryReason): void {
  // Missing before Chrome 98.
  if (!('structuredClone' in globalThis)) Object.assign(globalThis, { structuredClone: copyRow })
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })
  Dexie.addons.push((database: Dexie) =>
    database.on('populate', (transaction) => {
      void transaction.table('meta').put({ key: 'isTemporary', value: reason })
    }),
  )
}
