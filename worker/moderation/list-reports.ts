import { asc, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { listOpenReports, listReports } from '#schema/contract/trust.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { reports, users } from '#schema/tables/index.ts'
import { userSummaryColumnsOf } from '#worker/accounts/queries.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { route } from '#worker/http/serve.ts'

const OWN_REPORTS_MAX = 50
const OPEN_REPORTS_MAX = 100

const columns = {
  _id: reports.id,
  target: reports.target,
  targetId: reports.targetId,
  reason: reports.reason,
  words: reports.words,
  createdAt: reports.createdAt,
}

const selectOwnReports = prepare(({ userId }: Slots<{ userId: UserId }>) =>
  queryBuilder
    .select({ ...columns, status: reports.status, decidedAt: reports.decidedAt })
    .from(reports)
    .where(eq(reports.reporterId, userId))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(OWN_REPORTS_MAX),
)

export const listReportsRoute = route(listReports, async ({ userId, read }) => {
  const { rows } = await read({ rows: selectOwnReports({ userId }) })
  return { reports: rows }
})

const reporter = alias(users, 'reporter')
const subject = alias(users, 'subject')
const isHidden = sql<boolean>`CASE target
  WHEN 'user' THEN ${subject.suppressedAt}
  WHEN 'task' THEN (SELECT suppressed_at FROM tasks WHERE id = target_id)
  WHEN 'review' THEN (SELECT suppressed_at FROM reviews WHERE id = target_id)
  WHEN 'workPicture' THEN (SELECT suppressed_at FROM work_pictures WHERE id = target_id)
  WHEN 'question' THEN (SELECT suppressed_at FROM questions WHERE id = target_id) END IS NOT NULL`
/** Of a picture of earlier work; null when it was deleted. */
const picture = sql<string | null>`CASE target WHEN 'workPicture'
  THEN (SELECT picture FROM work_pictures WHERE id = target_id) END`.as('picture')
/** What is below the picture, or what was asked. */
const caption = sql<string | null>`CASE target
  WHEN 'workPicture' THEN (SELECT caption FROM work_pictures WHERE id = target_id)
  WHEN 'question' THEN (SELECT question FROM questions WHERE id = target_id) END`.as('caption')

export const listOpenReportsRoute = route(listOpenReports, async ({ db, read }) => {
  const { rows } = await read({
    rows: db
      .select({
        ...columns,
        reporter: userSummaryColumnsOf(reporter),
        subject: userSummaryColumnsOf(subject),
        isHidden: isHidden.mapWith(Boolean).as('hidden'),
        picture,
        caption,
      })
      .from(reports)
      .innerJoin(subject, eq(subject.id, reports.subjectId))
      .innerJoin(reporter, eq(reporter.id, reports.reporterId))
      // The condition of the partial index, literally.
      .where(sql`${reports.status} = 'open'`)
      .orderBy(asc(reports.createdAt), asc(reports.id))
      .limit(OPEN_REPORTS_MAX),
  })
  return { reports: rows }
})
