import { eq, sql, type SQL } from 'drizzle-orm'
import { listAuditLog } from '#schema/contract/audit.ts'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import { auditLog, jobCursors, users } from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'
import { decodeCursor, pageSizeOf } from '#worker/db/paging.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { candidatePageOf, candidatesOf, lastCandidateOf, type Candidates } from './candidates.ts'
import { AUDIT_VERIFIED, type Verified } from './verify-audit-log.ts'

type Criteria = ParsedInput<typeof listAuditLog>

const isLike = (column: SQL, text: string): SQL => sql`instr(lower(${column}), lower(${text})) > 0`

/** By id, a UUIDv7: entries from before the chain have no number. */
function sourceOf({ q, actor, subject, ...page }: Criteria): Candidates {
  const position = decodeCursor(page)
  const before = position ? sql`AND id < ${position.id}` : sql``
  // An index has the entries about a subject.
  const where = subject ? sql`subject = ${subject}` : sql`true`
  const found = q
    ? [
        sql`(${isLike(sql`${auditLog.action}`, q)} OR ${isLike(sql`${auditLog.reason}`, q)} OR ${isLike(sql`${auditLog.details}`, q)})`,
      ]
    : []
  return {
    select: (limit) =>
      sql`SELECT created_at AS at, id FROM audit_log WHERE ${where} ${before} ORDER BY id DESC ${limit}`,
    filters: [...(actor ? [sql`${auditLog.actorId} = ${actor}`] : []), ...found],
  }
}

function selectEntries(db: Db, criteria: Criteria, source: Candidates) {
  const filters = source.filters.map((filter) => sql` AND ${filter}`)
  return db
    .select({
      at: sql<number>`candidate.at`.mapWith(Number),
      position: sql<string>`candidate.id`,
      _id: auditLog.id,
      seq: auditLog.seq,
      actor: { _id: users.id, username: users.username, email: users.email },
      action: auditLog.action,
      subject: auditLog.subject,
      reason: auditLog.reason,
      details: auditLog.details,
      createdAt: auditLog.createdAt,
      sha256: auditLog.sha256,
    })
    .from(candidatesOf(source, criteria))
    .crossJoin(auditLog)
    .crossJoin(users)
    .where(
      sql`${eq(auditLog.id, sql`candidate.id`)} AND ${eq(users.id, auditLog.actorId)}${sql.join(filters)}`,
    )
    .limit(pageSizeOf(criteria) + 1)
}

export const listAuditLogRoute = route(listAuditLog, async ({ db, read }, criteria) => {
  const source = sourceOf(criteria)
  const { rows, last, verified } = await read({
    rows: selectEntries(db, criteria, source),
    last: first(lastCandidateOf(db, source)),
    verified: first(
      db
        .select({ text: jobCursors.cursor })
        .from(jobCursors)
        .where(eq(jobCursors.job, AUDIT_VERIFIED)),
    ),
  })
  const { shown, nextCursor } = candidatePageOf(rows, criteria, last)
  return {
    entries: shown,
    nextCursor,
    verified: verified && (JSON.parse(verified.text) as Verified),
  }
})
