import { Dexie, type DBCore, type DBCoreTable, type Middleware } from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { Replica } from '#pwa/replica/database.ts'
import type { UserId } from '#schema/domain/ids.ts'

type Transaction = { abort: () => void; _abort?: (reason: string) => void }
type Connection = { isLost: boolean; open: Set<Transaction> }
export type StorageLimits = {
  /** False when the disk is full. */
  takeRow: () => boolean
  freeRow: () => void
  onWrite: () => void
}
type FaultOptions = {
  storage: StorageLimits
  /** Called before each operation; throws when the tab has crashed. */
  step: () => void
}

/** The databases of one browser. */
export function createIndexedDb(onDeleted: (name: string) => void): IDBFactory {
  const idb = new IDBFactory()
  const deleteDatabase = idb.deleteDatabase.bind(idb)
  idb.deleteDatabase = (name) => {
    const request = deleteDatabase(name)
    request.addEventListener('success', () => onDeleted(name))
    return request
  }
  return idb
}

/** The replica of a user in the IndexedDB of one device. */
export function openReplica(idb: IDBFactory, userId: UserId): Replica {
  Object.assign(Dexie.dependencies, { indexedDB: idb, IDBKeyRange })
  return new Replica(userId)
}

function abort(transaction: Transaction) {
  try {
    transaction.abort()
  } catch {
    // It had already finished.
  }
}

/** A full disk aborts the whole transaction in some browsers, and only the request in others. */
function rejectForQuota(transaction: Transaction): Promise<never> {
  transaction._abort?.('QuotaExceededError')
  return Promise.reject(new DOMException('no room on the phone', 'QuotaExceededError'))
}

const connectionLost = () =>
  new DOMException('Connection to Indexed Database server lost.', 'UnknownError')

function withFaults(table: DBCoreTable, connection: Connection, options: FaultOptions) {
  const { storage, step } = options
  const guard =
    <A extends unknown[], R>(operation: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> => {
      try {
        step()
      } catch (error) {
        return Promise.reject(error)
      }
      return connection.isLost ? Promise.reject(connectionLost()) : operation(...args)
    }
  return {
    ...table,
    get: guard(table.get),
    getMany: guard(table.getMany),
    query: guard(table.query),
    openCursor: guard(table.openCursor),
    count: guard(table.count),
    mutate: guard((request: Parameters<DBCoreTable['mutate']>[0]) => {
      storage.onWrite()
      if (request.type === 'delete' || request.type === 'deleteRange') storage.freeRow()
      else if (!storage.takeRow()) return rejectForQuota(request.trans as unknown as Transaction)
      return table.mutate(request)
    }),
  } satisfies DBCoreTable
}

function trackTransaction(transaction: object, { open }: Connection) {
  const tracked = transaction as Transaction
  open.add(tracked)
  const close = () => void open.delete(tracked)
  const target = transaction as EventTarget
  target.addEventListener('complete', close)
  target.addEventListener('abort', close)
}

/** Dexie middleware that injects crashes, full disks and lost connections. */
export function createIndexedDbFaults(options: FaultOptions) {
  const connections = new Set<Connection>()
  const create = (core: DBCore): DBCore => {
    const connection: Connection = { isLost: false, open: new Set() }
    connections.add(connection)
    return {
      ...core,
      transaction(...args) {
        const transaction = core.transaction(...args)
        trackTransaction(transaction, connection)
        return transaction
      },
      table: (name) => withFaults(core.table(name), connection, options),
    }
  }
  const abortAll = () => {
    for (const { open } of connections) for (const transaction of open) abort(transaction)
  }
  const middleware: Middleware<DBCore> = { stack: 'dbcore', name: 'simulated-faults', create }
  return {
    middleware,
    abortAll,
    /** As WebKit does after a long sleep: every operation fails until the database is opened again. */
    loseConnections() {
      for (const connection of connections) connection.isLost = true
      abortAll()
    },
  }
}
