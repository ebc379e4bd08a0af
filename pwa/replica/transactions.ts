import type { DBCore, DBCoreTransaction, Middleware } from 'dexie'

/** Those that have not ended. */
const running = new Set<DBCoreTransaction>()
let isKept = false

/**
 * WebKit keeps a page that was left as it is, and no other page can read what its transactions were about to write. They
 * end as if the page had been closed, and so do those that begin while it is kept.
 */
globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  isKept = persisted
  if (!isKept) return
  for (const transaction of running)
    try {
      transaction.abort()
    } catch {
      // It is being committed, which needs this page no more.
    }
  running.clear()
})
globalThis.addEventListener?.('pageshow', () => (isKept = false))

/**
 * What the user wrote is on the disk when its transaction completes: browsers confirm earlier by default, and a battery
 * that is pulled out loses the last entries. Rows of a pull come again, so the transactions over `feed` stay fast.
 */
const isStrict = (stores: readonly string[], mode: IDBTransactionMode) =>
  mode === 'readwrite' && stores.includes('outbox') && !stores.includes('feed')

export const transactions: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'transactions',
  create: (core) => ({
    ...core,
    transaction(stores, mode, options) {
      const durable = isStrict(stores, mode) ? ({ durability: 'strict' } as const) : options
      const transaction = core.transaction(stores, mode, durable) as IDBTransaction
      running.add(transaction)
      for (const type of ['complete', 'abort'])
        transaction.addEventListener(type, () => void running.delete(transaction))
      if (isKept) transaction.abort()
      return transaction
    },
  }),
}
