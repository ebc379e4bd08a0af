import type { DBCore, Middleware } from 'dexie'

/**
 * What the user wrote is on the disk when its transaction completes: browsers confirm earlier by default, and a battery
 * that is pulled out loses the last entries. Rows of a pull come again, so the transactions over `feed` stay fast.
 */
export const durability: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'durability',
  create: (core) => ({
    ...core,
    transaction: (stores, mode, options) =>
      core.transaction(
        stores,
        mode,
        mode === 'readwrite' && stores.includes('outbox') && !stores.includes('feed')
          ? { durability: 'strict' }
          : options,
      ),
  }),
}
