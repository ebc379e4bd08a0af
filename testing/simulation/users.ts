import { sql } from 'drizzle-orm'
import { newId, type UserId } from '#schema/domain/ids.ts'
import { SESSION_IDLE_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { toStatement } from '#worker/db/to-statement.ts'
import type { Statement } from '#worker/db/write.ts'
import { signToken } from '#worker/http/token.ts'
import { adjust } from '#worker/ledger/adjustments.ts'
import { openWallet } from '#worker/ledger/postings.ts'
import { hashPassword } from '#worker/secrets/passwords.ts'
import type { SimulatedServer } from './server.ts'

export const PASSWORD = 'a fair password'
/** Two trades, so that a tasker can leave one feed for another. */
export const SKILLS = ['Leak detection and repair', 'Pastries'] as const
const TRADES = ['Plumbing', 'Baker'] as const

export type SimulatedUser = { id: UserId; role: 'client' | 'tasker'; email: string; token: string }

function userStatements(server: SimulatedServer, user: SimulatedUser, now: number): Statement[] {
  const { id, role, email } = user
  const isTasker = role === 'tasker'
  const passwordHash = hashPassword(server.settings, PASSWORD)
  const insertUser = sql`INSERT INTO users
    (id, user_type, username, email, password_hash, skillsets, trade, email_proven_at, created_at, updated_at)
    VALUES (${id}, ${role}, ${email.slice(0, 8)}, ${email}, ${passwordHash},
      ${JSON.stringify(isTasker ? [SKILLS[0]] : [])}, ${isTasker ? TRADES[0] : null}, ${now}, ${now}, ${now})`
  const money = adjust({ user: id, amount: naira(200_000), note: 'for the simulation', now })
  return [insertUser, openWallet(id, now), ...(isTasker ? [] : money)]
}

/** What registration would write to the change log: each user's own row and the money they begin with. */
const INITIAL_CHANGES = [
  `INSERT INTO changes (scope, entity, id, op, seq)
   SELECT 'u:' || id, 'me', id, 'put', 1 FROM users`,
  `INSERT INTO changes (scope, entity, id, op, seq)
   SELECT 'u:' || subject_id, 'trx', id, 'put', 1 FROM ledger_journals WHERE type = 'adjust'`,
  'UPDATE sync_counter SET v = 1',
]

/** Returns the token of a new session. */
export async function openSession(
  server: SimulatedServer,
  id: UserId,
  now: number,
): Promise<string> {
  const sessionId = newId('session')
  await server.batch([
    {
      sql: 'INSERT INTO sessions (id, user_id, created_at, seen_at, expires_at) VALUES (?, ?, ?, ?, ?)',
      args: [sessionId, id, now, now, now + SESSION_IDLE_MS],
    },
  ])
  return signToken(server.settings, { userId: id, sessionId }, now)
}

/** Each user gets a session for the remote client, besides those of their devices. */
export async function createUsers(
  server: SimulatedServer,
  roles: readonly SimulatedUser['role'][],
  now: number,
): Promise<SimulatedUser[]> {
  const users = roles.map((role, index) => {
    return { id: newId('user'), role, email: `${role}${index}@onise.test`, token: '' }
  })
  const statements = users.flatMap((user) => userStatements(server, user, now))
  await server.db.$client.batch([...statements.map(toStatement), ...INITIAL_CHANGES], 'write')
  for (const user of users) user.token = await openSession(server, user.id, now)
  return users
}
