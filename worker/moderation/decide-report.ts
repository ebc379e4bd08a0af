import { eq, sql } from 'drizzle-orm'
import { decideReport } from '#schema/contract/trust.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { Id, UserId } from '#schema/domain/ids.ts'
import { REPORT_MESSAGES as messages } from '#schema/domain/messages/reports.ts'
import type { ReportDecision } from '#schema/domain/report.ts'
import { reports } from '#schema/tables/trust.ts'
import type { Db } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { notify, type NewNotice } from '#worker/notices/notify.ts'
import { changedInFeed } from '#worker/tasks/changes.ts'
import {
  isOpenReport,
  selectFeedTasksOfReport,
  setSuppressed,
  type Target,
} from './report-target.ts'

type Row = typeof reports.$inferSelect

const selectReport = (db: Db, id: Id<'report'>) =>
  db.select().from(reports).where(eq(reports.id, id))

const sameTarget = (db: Db, id: Id<'report'>) =>
  db
    .select()
    .from(reports)
    .where(
      sql`(target, target_id) = (SELECT target, target_id FROM reports WHERE id = ${id}) AND status = 'open'`,
    )

type Decided = { decision: ReportDecision; now: number }

const noticesToReporters = (rows: readonly Row[], { decision, now }: Decided): NewNotice[] =>
  rows.flatMap(({ reporterId: to, target }) =>
    to === null
      ? []
      : [{ to, kind: 'reportDecided', data: { lines: [messages.outcome[decision](target)] }, now }],
  )

/** A message has one reader, so a notice that it did not break the rules would name who reported it. */
function noticesToSubject(to: UserId, { target }: Target, { decision, now }: Decided): NewNotice[] {
  if (target === 'message' && decision === 'dismissed') return []
  const lines = [(decision === 'upheld' ? messages.kept : messages.cleared)[target]]
  return [{ to, kind: 'underReview', data: { lines }, now }]
}

/** Ends every open report about the same target. Administrators cannot decide reports that they made or that are about them. */
export const decideReportRoute = route(decideReport, async (ctx, { id, decision, reason }) => {
  const { db, userId, now } = ctx
  const { report, open, feedTasks } = await ctx.read({
    report: first(selectReport(db, id)),
    open: sameTarget(db, id),
    feedTasks: selectFeedTasksOfReport(db, id),
  })
  if (!report) throw new DomainError('not_found')
  if (report.status !== 'open') throw new DomainError('moved_on')
  const isInvolved = open.some(
    ({ reporterId, subjectId }) => reporterId === userId || subjectId === userId,
  )
  if (isInvolved) throw new DomainError('wrong_role')

  const { target, subjectId } = report
  const about: Target = { target, targetId: report.targetId }
  const isUpheld = decision === 'upheld'
  const newNotices = notify(
    ...noticesToReporters(open, { decision, now }),
    ...noticesToSubject(subjectId, about, { decision, now }),
  )
  return commit({
    writes: [
      sql`UPDATE reports SET status = ${decision}, outcome = ${reason}, decided_at = ${now}
        WHERE ${isOpenReport(about)}`,
      assertRowsChanged('user_state', open.length),
      ...setSuppressed(about, isUpheld ? now : null),
      // What has been decided is not counted again.
      ...(open.some(({ reporterId }) => reporterId === null)
        ? [sql`DELETE FROM masked_contacts WHERE user_id = ${subjectId}`]
        : []),
      ...newNotices.writes,
    ],
    changes: [
      ...feedTasks.flatMap((task) => changedInFeed(task, isUpheld ? 'del' : 'put')),
      ...newNotices.changes,
    ],
    audit: { subject: id, reason, details: { decision, target, targetId: about.targetId } },
    response: { message: messages.decided[decision] },
  })
})
