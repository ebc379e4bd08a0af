import { createCall, type Call, type TokenFor, type Transport } from '#pwa/api/call.ts'
import type { Queueable } from '#pwa/outbox/queueable.ts'
import { queueableCommands } from '#pwa/queueable.ts'
import { databaseName } from '#pwa/replica/database-name.ts'
import { Replica } from '#pwa/replica/database.ts'
import { createAuth, type Session } from '#pwa/session/auth.ts'
import { storeToken, tokenOf, type KeyStore } from '#pwa/session/token.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { TEST_NOW } from '#testing/clock.ts'

export const ORIGIN = 'https://onise.test'

/** A localStorage in memory. */
export function createMemoryStorage(): KeyStore {
  const values = new Map<string, string>()
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}

/** For tests without a server: it names the user and would not pass verification. */
export function unsignedToken(userId: UserId): string {
  const part = (claims: object) => btoa(JSON.stringify(claims))
  return `${part({ alg: 'none' })}.${part({ sub: userId })}.x`
}

type DeviceOptions = {
  /** Without one there is no network. */
  transport?: Transport
  userId?: UserId
  token?: string
  isAdmin?: boolean
  store?: KeyStore
  now?: () => number
  queueables?: Queueable[]
  /** For a second phone of the same user, with a database of its own. */
  databaseSuffix?: string
} & Pick<Parameters<typeof createAuth>[0], 'loadDatabase' | 'moveToMemory' | 'openTimeoutMs'>

const noNetwork: Transport = () => {
  throw new TypeError('Failed to fetch')
}

/** A signed-in phone with a real database. `syncRequests` records each `requestSync`: whether it was immediate. */
export function createDevice({
  transport = noNetwork,
  userId = newId('user'),
  token = unsignedToken(userId),
  isAdmin = false,
  store = createMemoryStorage(),
  now = () => TEST_NOW,
  queueables = [...queueableCommands],
  databaseSuffix,
  ...storage
}: DeviceOptions = {}) {
  storeToken(store, token, isAdmin)
  const syncRequests: boolean[] = []
  const callWith = (tokenFor: TokenFor): Call => createCall(transport, ORIGIN, tokenFor)
  const auth = createAuth({
    store,
    callWith,
    queueables: [...queueables],
    now,
    ...storage,
    openReplica: (id) =>
      new Replica(id, [databaseName(id), databaseSuffix].filter(Boolean).join(' ')),
    start: () => ({
      requestSync: (immediate = false) => void syncRequests.push(immediate),
      stop: () => {},
    }),
  })
  auth.boot()
  const { session } = auth
  if (!session) throw new Error('the token names no user')
  return { ...session, auth, store, syncRequests, token: () => tokenOf(store, userId) }
}

/** The phone after a killed browser: only what was stored remains. */
export function restartDevice(device: Session): Session {
  device.replica.close()
  const replica = new Replica(device.userId, device.replica.name)
  return { ...device, replica, loadReplica: async () => replica }
}

export const deleteDevice = async ({ replica }: Session) => {
  replica.close()
  await Replica.delete(replica.name)
}
