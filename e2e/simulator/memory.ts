import { Dexie, type DBCore, type Middleware } from 'dexie'
import { type IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import type { UserId } from '#schema/domain/ids.ts'
import { Replica } from '#pwa/replica/database.ts'

type Transaction = { abort: () => void; _abort?: (why: string) => void }
type Connection = { isLost: boolean; open: Set<Transaction> }
type Disk = { takeRoom: () => boolean; giveRoom: () => void; touched: () => void }

/** Opens a person's memory on this very phone, as the product's own class. */
export function replicaOn(idb: IDBFactory, me: UserId): Replica {
  Object.assign(Dexie.dependencies, { indexedDB: idb, IDBKeyRange })
  return new Replica(me)
}

function abort(transaction: Transaction) {
  try {
    transaction.abort()
  } catch {
    // It had ended by itself.
  }
}

/** Some browsers refuse the row, others the whole transaction. */
function full(transaction: Transaction): Promise<never> {
  transaction._abort?.('QuotaExceededError')
  return Promise.reject(new DOMException('no room on the phone', 'QuotaExceededError'))
}

/** What can go wrong between a tab and its memory. `step` throws when the tab is no more. */
export function newMemory({ ground, step }: { ground: Disk; step: () => void }) {
  const connections = new Set<Connection>()

  function over(core: DBCore): DBCore {
    const connection: Connection = { isLost: false, open: new Set() }
    connections.add(connection)
    const stepping =
      <A extends unknown[], R>(work: (...given: A) => Promise<R>) =>
      (...given: A): Promise<R> => {
        try {
          step()
        } catch (off) {
          return Promise.reject(off)
        }
        if (!connection.isLost) return work(...given)
        return Promise.reject(
          new DOMException('Connection to Indexed Database server lost.', 'UnknownError'),
        )
      }
    return {
      ...core,
      transaction(...given) {
        const transaction = core.transaction(...given)
        const { open } = connection
        open.add(transaction)
        const close = () => void open.delete(transaction)
        const target = transaction as unknown as EventTarget
        target.addEventListener('complete', close)
        target.addEventListener('abort', close)
        return transaction
      },
      table(name) {
        const table = core.table(name)
        return {
          ...table,
          get: stepping(table.get),
          getMany: stepping(table.getMany),
          query: stepping(table.query),
          openCursor: stepping(table.openCursor),
          count: stepping(table.count),
          mutate: stepping((request) => {
            ground.touched()
            if (request.type === 'delete' || request.type === 'deleteRange') ground.giveRoom()
            else if (!ground.takeRoom()) return full(request.trans as unknown as Transaction)
            return table.mutate(request)
          }),
        }
      },
    }
  }

  const abortAll = ({ open }: Connection) => {
    for (const transaction of open) abort(transaction)
  }
  const middleware: Middleware<DBCore> = { stack: 'dbcore', name: 'simulated', create: over }
  return {
    middleware,
    abort: () => {
      for (const connection of connections) abortAll(connection)
    },
    lose() {
      for (const connection of connections) {
        connection.isLost = true
        abortAll(connection)
      }
    },
  }
}
