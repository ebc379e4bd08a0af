import type { Call, TokenFor } from '#pwa/api/call.ts'
import { countEntries } from '#pwa/outbox/entries.ts'
import type { Device, Queueable } from '#pwa/outbox/queueable.ts'
import { Replica } from '#pwa/replica/database.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import type { UserId } from '#schema/domain/ids.ts'
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
}

type AuthOptions = {
  store: KeyStore
  callWith: (token: TokenFor) => Call
  queueables: Queueable[]
  /** Completes `queueables`; their code is loaded after the first screen, unless there are unsent entries to show. */
  loadQueueables?: () => Promise<void>
  now: () => number
  /** Starts what runs while a user is signed in. */
  start: (session: Session) => { requestSync: Device['requestSync']; stop: () => void }
  openReplica?: (userId: UserId) => Replica
}

export type Auth = ReturnType<typeof createAuth>

type SessionOptions = Pick<
  AuthOptions,
  'store' | 'callWith' | 'queueables' | 'loadQueueables' | 'now' | 'start'
>

function createSession(
  { store, callWith, queueables, loadQueueables, now, start }: SessionOptions,
  userId: UserId,
  replica: Replica,
) {
  let requestSync: Device['requestSync'] = () => {}
  const session: Session = {
    userId,
    replica,
    queueables,
    now,
    loadPending: async () => {
      const entries = await countEntries(replica)
      if (entries > 0) await loadQueueables?.()
      return entries > 0
    },
    call: callWith((access) => tokenOf(store, userId, access === 'admin' ? ADMIN_TOKEN : TOKEN)),
    requestSync: (immediate) => requestSync(immediate),
  }
  const running = start(session)
  requestSync = running.requestSync
  return { session, stop: running.stop }
}

/** The session that is open now, and its subscribers. */
function createSessionStore(options: AuthOptions & Required<Pick<AuthOptions, 'openReplica'>>) {
  let current: ReturnType<typeof createSession> | null = null
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  const close = () => {
    if (!current) return
    current.stop()
    const { replica } = current.session
    // What still runs must not write after the rows of a signed-out user were deleted.
    replica.isRetired = true
    replica.close()
    current = null
    notify()
  }
  return {
    get: () => current?.session ?? null,
    open(userId: UserId): Session {
      if (current?.session.userId === userId) return current.session
      close()
      current = createSession(options, userId, options.openReplica(userId))
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
  const { store, callWith, openReplica = (userId: UserId) => new Replica(userId) } = options
  const sessions = createSessionStore({ ...options, openReplica })

  /** At start, and when another tab signed a user in or out. */
  const boot = () => {
    const userId = userIdFromToken(storedToken(store))
    if (userId) sessions.open(userId)
    else sessions.close()
  }

  return {
    /** For log-in.ts and log-out.ts. */
    store,
    callWith,
    openReplica,
    openSession: sessions.open,
    closeSession: sessions.close,
    get session() {
      return sessions.get()
    },
    getSession: sessions.get,
    subscribe: sessions.subscribe,
    /** For public pages: as the signed-in user, or without a token. */
    call: callWith(() => storedToken(store)),
    boot,
    onStorageEvent: (key: string | null) => {
      if (key !== TOKEN && key !== null) return
      boot()
      sessions.get()?.requestSync()
    },
  }
}
