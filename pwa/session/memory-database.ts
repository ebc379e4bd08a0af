import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { Meta } from '#pwa/replica/database.ts'

export type MemoryReason = Meta['isTemporary']

/** From here on databases are in memory. A new one has the reason, so that the user is warned. */
export function useMemoryDatabase(reason: MemoryReason): void {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })
  Dexie.addons.push((database: Dexie) =>
    database.on('populate', (transaction) => {
      void transaction.table('meta').put({ key: 'isTemporary', value: reason })
    }),
  )
}
