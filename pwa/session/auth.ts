import type { Call, TokenFor } from '#pwa/api/call.ts'
import { countEntries } from '#pwa/outbox/entries.ts'
import type { Device, Queueable } from '#pwa/outbox/queueable.ts'
import type { Replica } from '#pwa/replica/database.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { createReplicaLoader, type ReplicaOptions } from './replica-loader.ts'
import {
  ADMIN_TOKEN,
  storedToken,
  TOKEN,
  tokenOf,
  userIdFromToken,
  type KeyStore,
} from './token.ts'

/** A signed-in user on this phone, who can call the server. */
export type Session = Device & {
  call: Call
  /** Loads what is needed to show unsent entries. Resolves with whether there are any. */
  loadPending: () => Promise<boolean>
  /** The user as the route guard last read them. */
  initialUser?: OwnUser
  /** Runs before all other uses of the database, without loading it. */
  onReplicaLoaded: (work: (replica: Replica) => unknown) => void
}

type AuthOptions = ReplicaOptions & {
  store: KeyStore
  callWith: (token: TokenFor) => Call
  queueables: Queueable[]
  /** Completes `queueables`; their code is loaded after the first screen, unless there are unsent entries to show. */
  loadQueueables?: () => Promise<void>
  now: () => number
  /** Starts what runs while a user is signed in. */
  start: (session: Session) => { requestSync: Device['requestSync']; stop: () => void }
}

export type Auth = ReturnType<typeof createAuth>

function createSession(options: AuthOptions, userId: UserId) {
  const { store, callWith, queueables, loadQueueables, now, start } = options
  const loader = createReplicaLoader(options, userId)
  let requestSync: Device['requestSync'] = () => {}
  const session: Session = {
    userId,
    get replica() {
      return loader.get()
    },
    loadReplica: loader.load,
    onReplicaLoaded: loader.onLoaded,
    queueables,
    now,
    loadPending: async () => {
      const entries = await countEntries(await loader.load())
      if (entries > 0) await loadQueueables?.()
      return entries > 0
    },
    call: callWith((access) => tokenOf(store, userId, access === 'admin' ? ADMIN_TOKEN : TOKEN)),
    requestSync: (immediate) => requestSync(immediate),
  }
  const running = start(session)
  requestSync = running.requestSync
  const stop = () => {
    running.stop()
    // What still runs must not write after the rows of a signed-out user were deleted.
    loader.retire()
  }
  return { session, stop }
}

/** The session that is open now, and its subscribers. */
function createSessionStore(options: AuthOptions) {
  let current: ReturnType<typeof createSession> | null = null
  let isEndedElsewhere = false
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const close = (isElsewhere = false) => {
    if (!current) return
    current.stop()
    current = null
    isEndedElsewhere = isElsewhere
    notify()
  }
  return {
    get: () => current?.session ?? null,
    isEndedElsewhere: () => isEndedElsewhere && current === null,
    open(userId: UserId): Session {
      if (current?.session.userId === userId) return current.session
      close()
      current = createSession(options, userId)
      notify()
      return current.session
    },
    close,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Which user is signed in on this phone. log-in.ts and log-out.ts change it. */
export function createAuth(options: AuthOptions) {
  const { store, callWith, loadDatabase, openReplica, moveToMemory } = options
  const sessions = createSessionStore(options)

  /** At start, and when another tab signed a user in or out. */
  const boot = (isElsewhere = false) => {
    const userId = userIdFromToken(storedToken(store))
    if (userId) sessions.open(userId)
    else sessions.close(isElsewhere)
  }

  return {
    /** For log-in.ts and log-out.ts. */
    store,
    callWith,
    /** For one that is opened without a session; the session itself runs from memory where nothing can be stored. */
    loadReplica: (userId: UserId) => createReplicaLoader(options, userId).load(),
    openReplica: async (userId: UserId): Promise<Replica> => {
      await loadDatabase?.()
      return openReplica(userId)
    },
    moveToMemory,
    openSession: sessions.open,
    closeSession: () => sessions.close(),
    get session() {
      return sessions.get()
    },
    getSession: sessions.get,
    /** This tab had a session, which its user ended in another one. */
    get isEndedElsewhere() {
      return sessions.isEndedElsewhere()
    },
    subscribe: sessions.subscribe,
    /** For public pages: as the signed-in user, or without a token. */
    call: callWith(() => storedToken(store)),
    boot: () => boot(),
    onStorageEvent: (key: string | null) => {
      if (key !== TOKEN && key !== null) return
      // Without a key, a browser has deleted everything.
      boot(key === TOKEN)
      sessions.get()?.requestSync()
    },
  }
}
