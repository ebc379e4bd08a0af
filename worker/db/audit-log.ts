import { desc, isNotNull, sql, type SQL } from 'drizzle-orm'
import type { Endpoint } from '#schema/contract/endpoint.ts'
import { newId, type Id, type UserId } from '#schema/domain/ids.ts'
import { auditLog } from '#schema/tables/audit.ts'
import { prepare, queryBuilder } from './prepared.ts'
import type { AuditedAct, Commit } from './write.ts'

/** The last entry of the chain. */
export type AuditHead = { seq: number; sha256: string }
/** Before the first entry. */
export const AUDIT_START: AuditHead = { seq: 0, sha256: '0'.repeat(64) }

export const selectAuditHead = prepare(() =>
  queryBuilder
    .select({ seq: sql<number>`${auditLog.seq}`, sha256: sql<string>`${auditLog.sha256}` })
    .from(auditLog)
    .where(isNotNull(auditLog.seq))
    .orderBy(desc(auditLog.seq))
    .limit(1),
)

export type AuditEntry = {
  id: string
  actorId: UserId
  sessionId: string
  action: string
  subject: string
  reason: string
  details: string
  createdAt: number
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Never change the order of the fields: it is part of the definition of the chain. */
export async function auditHash(entry: AuditEntry, previous: AuditHead): Promise<string> {
  const { id, actorId, sessionId, action, subject, reason, details, createdAt } = entry
  const fields = [id, actorId, sessionId, action, subject, reason, details, createdAt]
  const text = JSON.stringify([previous.sha256, previous.seq + 1, ...fields])
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

type Administrator = { userId: UserId; sessionId: Id<'session'> | null; now: number }

/** The next entry after `previous`. Of two writers after the same one, a unique index aborts the second. */
export async function nextEntry(
  action: string,
  { userId, sessionId, now }: Administrator,
  { subject, reason, details = {} }: AuditedAct,
  previous: AuditHead,
): Promise<{ write: SQL; head: AuditHead }> {
  const entry = {
    id: newId('audit'),
    actorId: userId,
    sessionId: sessionId ?? '',
    action,
    subject,
    reason,
    details: JSON.stringify(details),
    createdAt: now,
  }
  const head = { seq: previous.seq + 1, sha256: await auditHash(entry, previous) }
  const write = sql`
    INSERT INTO audit_log (id, actor_id, session_id, action, subject, reason, details, created_at, seq, sha256, prev_sha256)
    VALUES (${entry.id}, ${entry.actorId}, ${entry.sessionId}, ${action}, ${subject}, ${reason}, ${entry.details}, ${now},
      ${head.seq}, ${head.sha256}, ${previous.sha256})`
  return { write, head }
}

type Actor = Administrator & { auditHead: () => AuditHead | null }

/** A command of administrators writes its entry, or one about each of several, in its own batch, or nothing at all. */
export async function addAuditEntry(
  endpoint: Endpoint,
  actor: Actor,
  result: Commit,
): Promise<Commit> {
  if (endpoint.access !== 'admin') return result
  const acts = [result.audit ?? []].flat()
  if (acts.length === 0) throw new Error(`${endpoint.name} returned without an audit entry`)
  const writes: SQL[] = []
  let head = actor.auditHead() ?? AUDIT_START
  for (const act of acts) {
    // Each entry holds the hash of the one before.
    // oxlint-disable-next-line no-await-in-loop
    const entry = await nextEntry(endpoint.name, actor, act, head)
    writes.push(entry.write)
    head = entry.head
  }
  return Object.assign({}, result, { effects: [result.effects, writes] })
}
