import { sql } from 'drizzle-orm'
import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { NEW_WALLET_MS } from '#schema/domain/limits.ts'
import { naira, type Kobo } from '#schema/domain/money.ts'
import type { UserType } from '#schema/domain/user.ts'
import { users as usersTable } from '#schema/tables/users.ts'
import { insertSession } from '#worker/accounts/queries.ts'
import type { Deps } from '#worker/context.ts'
import type { Db } from '#worker/db/client.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { writeBatch } from '#worker/db/write.ts'
import { sessionIdleMs } from '#worker/http/context.ts'
import { signToken } from '#worker/http/token.ts'
import { adjust } from '#worker/ledger/adjustments.ts'
import { openWallet } from '#worker/ledger/postings.ts'
import { hashPassword } from '#worker/secrets/passwords.ts'
import type { SendRequest, TestResponse } from './send.ts'

/** The password of every user that the factory makes. */
export const TEST_PASSWORD = 'a fair password'

/** A user with a session. `send` makes a request in it. */
export type TestUser = {
  id: UserId
  email: string
  token: string
  send: <E extends Endpoint>(
    endpoint: E,
    input: WireInput<E>,
    key?: string,
  ) => Promise<TestResponse<E>>
}

export type UserFields = {
  userType?: UserType
  /** The available balance that the user starts with. */
  money?: Kobo
  pin?: string
  /** False as directly after registration; true by default. */
  isEmailProven?: boolean
  /** True for an account of this moment, from which only small sums can be withdrawn. */
  isNew?: boolean
}

type UserFactoryDeps = {
  settings: Deps['settings']
  now: () => number
  open: () => Db
  send: SendRequest
}

/** Hashes each secret once. */
function createHasher(settings: UserFactoryDeps['settings']) {
  const hashes = new Map<string, string>()
  return (secret: string) => {
    const hash = hashes.get(secret) ?? hashPassword(settings, secret)
    hashes.set(secret, hash)
    return hash
  }
}

/** Inserts users, their wallets and sessions in one batch: registration and login have tests of their own. */
export function createUserFactory({ settings, now, open, send }: UserFactoryDeps) {
  let userCount = 0
  const hashOf = createHasher(settings)

  function newUser({
    userType = 'client',
    money = naira(0),
    pin,
    isEmailProven = true,
    isNew = false,
  }: UserFields) {
    userCount++
    const id = newId('user')
    const sessionId = newId('session')
    const email = `${userType}${userCount}@world.test`
    const at = now()
    const user = {
      id,
      userType,
      username: `${userType.slice(0, 4)}${userCount}`,
      email,
      passwordHash: hashOf(TEST_PASSWORD),
      emailProvenAt: isEmailProven ? at : null,
      createdAt: isNew ? at : at - NEW_WALLET_MS,
      updatedAt: at,
    }
    const writes = [
      open().insert(usersTable).values(user),
      openWallet(id, at),
      insertSession({ id: sessionId, userId: id, idleMs: sessionIdleMs(userType) }, at),
      ...(pin
        ? [sql`INSERT INTO pins (user_id, hash, updated_at) VALUES (${id}, ${hashOf(pin)}, ${at})`]
        : []),
      ...(money > 0 ? adjust({ user: id, amount: money, note: 'for a test', now: at }) : []),
    ]
    return { id, sessionId, email, writes }
  }

  async function createUsers(...wanted: UserFields[]): Promise<TestUser[]> {
    const created = wanted.map(newUser)
    const effects = created.map(({ id, writes }) => [writes, changedForUser(id)])
    await writeBatch(open(), { effects, response: null }, null)
    return Promise.all(
      created.map(async ({ id, sessionId, email }) => {
        const token = await signToken(settings, { userId: id, sessionId }, now())
        const sendAsUser: TestUser['send'] = (endpoint, input, key) =>
          send(token, endpoint, input, key)
        return { id, email, token, send: sendAsUser }
      }),
    )
  }

  async function createUser(userType?: UserType, money?: Kobo): Promise<TestUser> {
    const [user] = await createUsers({ ...(userType && { userType }), ...(money && { money }) })
    return user as TestUser
  }
  return { createUsers, createUser }
}
