import { sql, type SQL } from 'drizzle-orm'
import type { Endpoint } from '#schema/contract/endpoint.ts'
import { newId, type Id, type UserId } from '#schema/domain/ids.ts'
import type { AuditedAct, Commit } from './write.ts'

type Administrator = { userId: UserId; sessionId: Id<'session'> | null; now: number }

const insertEntry = (
  { name }: Endpoint,
  { userId, sessionId, now }: Administrator,
  { subject, reason, details = {} }: AuditedAct,
): SQL => sql`
  INSERT INTO audit_log (id, actor_id, session_id, action, subject, reason, details, created_at)
  VALUES (${newId('audit')}, ${userId}, ${sessionId}, ${name}, ${subject}, ${reason}, ${JSON.stringify(details)}, ${now})`

/** A command of administrators writes its entry in its own batch, or nothing at all. */
export function addAuditEntry(endpoint: Endpoint, actor: Administrator, result: Commit): Commit {
  if (endpoint.access !== 'admin') return result
  if (!result.audit) throw new Error(`${endpoint.name} returned without an audit entry`)
  return Object.assign({}, result, {
    writes: [...result.writes, insertEntry(endpoint, actor, result.audit)],
  })
}
