import { Dexie } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'

/** Marks a new database, so that the user is warned. */
const markAsTemporary = (database: Dexie) =>
  database.on('populate', (transaction) => {
    void transaction.table('meta').add({ key: 'isTemporary', value: true })
  })

/** From here on databases are in memory: the browser refuses to open real ones. */
export function useMemoryDatabase(): void {
  Object.assign(Dexie.dependencies, { indexedDB: new IDBFactory(), IDBKeyRange })
  Dexie.addons.push(markAsTemporary)
}
