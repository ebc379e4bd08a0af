import { eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { listAuditLog } from '#schema/contract/audit.ts'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import { decidePayoutReview } from '#schema/contract/payout-review.ts'
import { decideReport } from '#schema/contract/trust.ts'
import { dayAfter, startOfDay } from '#schema/domain/days.ts'
import { auditLog, jobCursors, tasks, users } from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'
import { matchesPattern, patternOf } from '#worker/db/fold-sql.ts'
import { decodeCursor, pageSizeOf } from '#worker/db/paging.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { candidatePageOf, candidatesOf, lastCandidateOf, type Candidates } from './candidates.ts'
import { contactColumn } from './user-columns.ts'
import { AUDIT_VERIFIED, type Verified } from './verify-audit-log.ts'

type Criteria = ParsedInput<typeof listAuditLog>

/** What is searched, with what no search contains between the fields. */
const WORDS = sql`(${auditLog.action} || char(10) || ${auditLog.reason} || char(10) || ${auditLog.details})`

/** The expression of the index, literally. */
const NAMED_USER = sql.raw("json_extract(details, '$.user')")

/** By time: entries from before the chain have no number. */
function sourceOf({ q, actor, action, subject, user, from, to, ...page }: Criteria): Candidates {
  const position = decodeCursor(page)
  const before = sql.join([
    position ? sql` AND (created_at, id) < (${position.at}, ${position.id})` : sql``,
    from ? sql` AND created_at >= ${startOfDay(from)}` : sql``,
    to ? sql` AND created_at < ${startOfDay(dayAfter(to))}` : sql``,
  ])
  // An index has the entries about a subject, and one those that name a user.
  const where = subject ? sql`subject = ${subject}` : sql`true`
  const rows = user
    ? sql`(SELECT created_at, id, subject FROM audit_log WHERE subject = ${user} UNION
        SELECT created_at, id, subject FROM audit_log WHERE ${NAMED_USER} = ${user})`
    : sql`audit_log`
  return {
    select: (limit) =>
      sql`SELECT created_at AS at, id FROM ${rows} WHERE ${where} ${before} ORDER BY created_at DESC, id DESC ${limit}`,
    filters: [
      ...(actor ? [sql`${auditLog.actorId} = ${actor}`] : []),
      ...(action ? [sql`${auditLog.action} = ${action}`] : []),
      ...(q ? [matchesPattern(WORDS, patternOf(q))] : []),
    ],
  }
}

const aboutUser = alias(users, 'about_user')
const aboutTask = alias(tasks, 'about_task')
const detail = (name: 'user' | 'task') => sql`json_extract(${auditLog.details}, ${`$.${name}`})`
/** Subjects that are neither a user nor a todo have one in their details or in their own row. */
const subjectUser = sql`coalesce(${detail('user')}, CASE ${auditLog.action}
  WHEN ${decideReport.name} THEN (SELECT subject_id FROM reports WHERE reports.id = ${auditLog.subject})
  WHEN ${decidePayoutReview.name} THEN (SELECT user_id FROM payouts WHERE payouts.id = ${auditLog.subject})
  ELSE ${auditLog.subject} END)`

function selectEntries(db: Db, criteria: Criteria, source: Candidates) {
  const filters = source.filters.map((filter) => sql` AND ${filter}`)
  return db
    .select({
      at: sql<number>`candidate.at`.mapWith(Number),
      position: sql<string>`candidate.id`,
      _id: auditLog.id,
      seq: auditLog.seq,
      actor: { _id: users.id, username: users.username, email: contactColumn },
      action: auditLog.action,
      subject: auditLog.subject,
      user: { _id: aboutUser.id, name: aboutUser.username },
      task: { _id: aboutTask.id, name: aboutTask.title },
      reason: auditLog.reason,
      details: auditLog.details,
      createdAt: auditLog.createdAt,
      sha256: auditLog.sha256,
    })
    .from(candidatesOf(source, criteria))
    .crossJoin(auditLog)
    .crossJoin(users)
    .leftJoin(aboutUser, eq(aboutUser.id, subjectUser))
    .leftJoin(aboutTask, sql`${aboutTask.id} = coalesce(${detail('task')}, ${auditLog.subject})`)
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
    entries: shown.map(({ user, task, ...entry }) => ({ ...entry, about: { user, task } })),
    nextCursor,
    verified: verified && (JSON.parse(verified.text) as Verified),
  }
})
