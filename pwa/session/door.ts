import {
  login as loginCall,
  logout as logoutCall,
  type OwnUser,
} from '#schema/contract/accounts.ts'
import type { Sent } from '#schema/contract/endpoint.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { homeOf } from '#schema/domain/person.ts'
import type { Call } from '#pwa/api/call.ts'
import { reopening, Replica } from '#pwa/replica/database.ts'
import type { Phone, Write } from '#pwa/replica/write.ts'
import { isOnPurpose, type Arrival } from './arrival.ts'
import {
  dropTokens,
  keepToken,
  personIn,
  storedToken,
  TOKEN,
  tokenOf,
  type KeyStore,
} from './token.ts'

/** Somebody signed in: their phone, and how it speaks to the server as them. */
export type Session = Phone & {
  call: Call
  /** Resolves when everything that waits here can be shown, with whether anything does. */
  ready: () => Promise<boolean>
  /** Whose phone it is, as the guard of the screen last saw it. */
  seenAs?: OwnUser
}

const PRIVATE_FILES = 'onise-private-files'

type Made = {
  store: KeyStore
  /** How to call with a token of one's choice. */
  callWith: (token: () => string | null) => Call
  writes: Write[]
  /** Completes `writes`; they come after the first screen, unless something waits to be shown (DESIGN 8, bytes). */
  loadWrites?: () => Promise<void>
  now: () => number
  /** Starts whatever runs while somebody is signed in; answers how to stir it and how to stop it. */
  start: (session: Session) => { kick: Phone['kick']; stop: () => void }
  openReplica?: (me: UserId) => Replica
}

export type Door = ReturnType<typeof createDoor>

/** Who is signed in on this phone. Nobody's outbox or drafts are ever touched by coming or going (F13). */
export function createDoor({ store, callWith, writes, loadWrites, now, start, openReplica }: Made) {
  const open = openReplica ?? ((me) => new Replica(me))
  let current: { session: Session; stop: () => void } | null = null
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }

  function enter(me: UserId): Session {
    if (current?.session.me === me) return current.session
    leave()
    let kick: Phone['kick'] = () => {}
    const replica = open(me)
    const session: Session = {
      me,
      replica,
      ready: async () => {
        const waits = await reopening(replica, () => replica.outbox.count())
        if (waits > 0) await loadWrites?.()
        return waits > 0
      },
      writes,
      now,
      call: callWith(() => tokenOf(store, me)),
      kick: (impatient) => kick(impatient),
    }
    const running = start(session)
    kick = running.kick
    current = { session, stop: running.stop }
    tell()
    return session
  }

  function leave() {
    if (!current) return
    current.stop()
    current.session.replica.close({ disableAutoOpen: false })
    current = null
    tell()
  }

  /** Ends a session on the server too, if it can be reached; this phone does not wait for it. */
  function endThere(token: string | null) {
    if (token) void callWith(() => token)(logoutCall, {}).catch(() => {})
  }

  function forgetToken() {
    const token = storedToken(store)
    dropTokens(store)
    // Work that was for two people's eyes; the service worker keeps it apart from public pictures.
    void globalThis.caches?.delete(PRIVATE_FILES).catch(() => {})
    endThere(token)
    leave()
  }

  const boot = () => {
    const me = personIn(storedToken(store))
    if (me) enter(me)
    else leave()
  }

  return {
    get session() {
      return current?.session ?? null
    },
    read: () => current?.session ?? null,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** For pages anybody may open: as whoever is signed in, or as nobody. */
    call: callWith(() => storedToken(store)),
    /** At start, and when another tab let somebody in or out. */
    boot,
    heardStorage: (key: string | null) => {
      if (key !== TOKEN && key !== null) return
      boot()
      current?.session.kick()
    },

    /** R2: opens the session and tells where this person belongs (SPEC 2). */
    async login(input: Sent<typeof loginCall>): Promise<{ message: string; to: string }> {
      const { token, message, user } = await callWith(() => null)(loginCall, input)
      keepToken(store, token, user.userType === 'admin')
      const session = enter(user._id)
      await session.replica.know('knownUser', user)
      await session.replica.meta.delete('needsSignIn')
      session.kick(true)
      return { message, to: homeOf(user) }
    },

    /** `keep`: what is unsent waits for this person's next sign-in; nobody else can see it. */
    async logout(unsent: 'keep' | 'discard'): Promise<void> {
      if (unsent === 'discard' && current) {
        const { outbox, drafts, files } = current.session.replica
        await Promise.all([outbox.clear(), drafts.clear(), files.clear()])
      }
      forgetToken()
    },

    /** SPEC 4: the log-in page clears the token, but only for somebody who meant to open it (F13). */
    clearForLogin(arrival: Arrival): void {
      if (isOnPurpose(arrival)) forgetToken()
    },
  }
}
