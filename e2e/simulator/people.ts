import { newId, type UserId } from '#schema/domain/ids.ts'
import { SESSION_IDLE_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { hashPassword } from '#worker/secrets/passwords.ts'
import { statementOf, type Statement } from '#worker/db/commit.ts'
import { signToken } from '#worker/http/token.ts'
import { adjust, openWallet } from '#worker/wallet/postings.ts'
import { sql } from 'drizzle-orm'
import type { Server } from './server.ts'

export const PASSWORD = 'a fair password'
/** Two trades, so that a tasker can leave one feed for another. */
export const SKILLS = ['Leak detection and repair', 'Pastries'] as const
const TRADES = ['Plumbing', 'Baker'] as const

export type Someone = { id: UserId; role: 'client' | 'tasker'; email: string; token: string }

async function statementsFor(server: Server, someone: Someone, now: number): Promise<Statement[]> {
  const { id, role, email } = someone
  const isTasker = role === 'tasker'
  const password = hashPassword(server.settings, PASSWORD)
  const user = sql`INSERT INTO users
    (id, user_type, username, email, password_hash, skillsets, trade, created_at, updated_at)
    VALUES (${id}, ${role}, ${email.slice(0, 8)}, ${email}, ${password},
      ${JSON.stringify(isTasker ? [SKILLS[0]] : [])}, ${isTasker ? TRADES[0] : null}, ${now}, ${now})`
  const money = adjust({ user: id, amount: naira(200_000), note: 'to play with', now })
  return [user, openWallet(id, now), ...(isTasker ? [] : money)]
}

/** As the accounts issue would log it: everybody's own row, and the money they were given. */
const LOG = [
  `INSERT INTO changes (scope, entity, id, op, seq)
   SELECT 'u:' || id, 'me', id, 'put', 1 FROM users`,
  `INSERT INTO changes (scope, entity, id, op, seq)
   SELECT 'u:' || subject_id, 'trx', id, 'put', 1 FROM ledger_journals WHERE type = 'adjust'`,
  'UPDATE sync_head SET v = 1',
]

export async function openSession(server: Server, id: UserId, now: number): Promise<string> {
  const sessionId = newId('session')
  await server.batch([
    {
      sql: 'INSERT INTO sessions (id, user_id, created_at, seen_at, expires_at) VALUES (?, ?, ?, ?, ?)',
      args: [sessionId, id, now, now, now + SESSION_IDLE_MS],
    },
  ])
  return signToken(server.settings, { userId: id, sessionId }, now)
}

/** People with accounts, in one write; each has a desk with a good line besides whatever phones they hold. */
export async function settlePeople(
  server: Server,
  roles: readonly Someone['role'][],
  now: number,
): Promise<Someone[]> {
  const people = roles.map((role, n) => {
    return { id: newId('user'), role, email: `${role}${n}@onise.test`, token: '' }
  })
  const each = await Promise.all(people.map((someone) => statementsFor(server, someone, now)))
  await server.db.$client.batch([...each.flat().map(statementOf), ...LOG], 'write')
  for (const someone of people) someone.token = await openSession(server, someone.id, now)
  return people
}
