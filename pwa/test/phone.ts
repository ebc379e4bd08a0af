import { newId, type UserId } from '#schema/domain/ids.ts'
import { callVia, type Call, type Transport } from '#pwa/api/call.ts'
import { nameOf, Replica } from '#pwa/replica/database.ts'
import type { Write } from '#pwa/replica/write.ts'
import { createDoor, type Session } from '#pwa/session/door.ts'
import { keepToken, tokenOf, type KeyStore } from '#pwa/session/token.ts'
import { writes as allWrites } from '#pwa/writes.ts'

export const HOME = 'https://onise.test'
/** A Wednesday morning in Lagos. */
export const NOON = Date.parse('2026-03-04T09:00:00Z')

/** localStorage of a phone that is only remembered. */
export function newStore(): KeyStore {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

/** Names somebody, and proves nothing: for tests without a server. */
export function tokenNaming(me: UserId): string {
  const part = (claims: object) => btoa(JSON.stringify(claims))
  return `${part({ alg: 'none' })}.${part({ sub: me })}.x`
}

type Made = {
  /** What answers; without one there is no signal at all. */
  transport?: Transport
  me?: UserId
  token?: string
  store?: KeyStore
  now?: () => number
  writes?: Write[]
  /** Another phone of the same person, which shares no memory with the first. */
  memory?: string
}

const noSignal: Transport = () => {
  throw new TypeError('Failed to fetch')
}

/** One person's phone: real memory, real calls, a signal and a clock that do as they are told. */
export function newPhone(made: Made = {}) {
  const me = made.me ?? newId('user')
  const store = made.store ?? newStore()
  const now = made.now ?? (() => NOON)
  const writes = [...(made.writes ?? allWrites)]
  keepToken(store, made.token ?? tokenNaming(me), false)
  const kicks: boolean[] = []
  const transport = made.transport ?? noSignal
  const callWith = (token: () => string | null): Call => callVia(transport, HOME, token)
  const door = createDoor({
    store,
    callWith,
    writes,
    now,
    openReplica: (person) =>
      new Replica(person, [nameOf(person), made.memory].filter(Boolean).join(' ')),
    start: () => ({ kick: (impatient = false) => void kicks.push(impatient), stop: () => {} }),
  })
  door.boot()
  const session = door.session
  if (!session) throw new Error('that token names nobody')
  return { ...session, door, store, kicks, token: () => tokenOf(store, me) }
}

/** The same phone after its browser was killed: what was in memory is gone, what was kept is there. */
export function restarted(phone: Session): Session {
  phone.replica.close()
  return { ...phone, replica: new Replica(phone.me, phone.replica.name) }
}

export const forgetPhone = async ({ replica }: Session) => {
  replica.close()
  await Replica.delete(replica.name)
}
