import { eq, sql } from 'drizzle-orm'
import { decideReport } from '#schema/contract/trust.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { Id, UserId } from '#schema/domain/ids.ts'
import { REPORT_FACTS as messages } from '#schema/domain/messages/reports.ts'
import type { ReportDecision } from '#schema/domain/report.ts'
import { reports, users } from '#schema/tables/index.ts'
import { revokeSessions } from '#worker/accounts/sessions.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Db } from '#worker/db/client.ts'
import { changedForUser } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit, type Effect } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { notify, type NewNotice } from '#worker/notices/notify.ts'
import { changedInFeed } from '#worker/tasks/changes.ts'
import { freezeHolds } from '#worker/tasks/disputes/freeze.ts'
import {
  isOpenReport,
  selectFeedTasksOfReport,
  setStanding,
  setSuppressed,
  type Target,
} from './report-target.ts'

type Row = typeof reports.$inferSelect

const selectReport = (db: Db, id: Id<'report'>) =>
  db.select().from(reports).where(eq(reports.id, id))

const selectSubjectOf = (db: Db, id: Id<'report'>) =>
  db
    .select({
      id: users.id,
      suspendedAt: users.suspendedAt,
      suppressedAt: users.suppressedAt,
      limitedAt: users.limitedAt,
    })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.subjectId))
    .where(eq(reports.id, id))

type Subject = Pick<typeof users.$inferSelect, 'id' | 'suspendedAt' | 'suppressedAt' | 'limitedAt'>
type FeedTask = Parameters<typeof changedInFeed>[0]

const sameTarget = (db: Db, id: Id<'report'>) =>
  db
    .select()
    .from(reports)
    .where(
      sql`(target, target_id) = (SELECT target, target_id FROM reports WHERE id = ${id}) AND status = 'open'`,
    )

type Decided = { decision: ReportDecision; suspend: boolean; now: number }

const noticesToReporters = (rows: readonly Row[], { decision, now }: Decided): NewNotice[] =>
  rows.flatMap(({ reporterId: to, target }) =>
    to === null
      ? []
      : [{ to, kind: 'reportDecided', data: { lines: [messages.outcome[decision](target)] }, now }],
  )

/** A message has one reader, so a notice that it did not break the rules would name who reported it. */
function lineToSubject(subject: Subject, { target }: Target, { decision, suspend }: Decided) {
  if (suspend) return messages.standing.suspended
  if (decision === 'upheld')
    return target === 'user' && subject.suppressedAt === null
      ? messages.standing.limited
      : messages.kept[target]
  // The account stays as it is, and was not limited by reports either.
  const isUnchanged =
    target === 'user' && (subject.limitedAt !== null || subject.suppressedAt === null)
  return target === 'message' || isUnchanged ? null : messages.cleared[target]
}

type Deciding = { about: Target; subject: Subject; decided: Decided }

/** What the decision does to the target, and to the account of the user whom it is about. */
function writesAbout({ about, subject, decided: { decision, suspend, now } }: Deciding): Effect[] {
  const isUpheld = decision === 'upheld'
  const isLimited = isUpheld && about.target === 'user'
  if (!suspend && !isLimited) return setSuppressed(about, subject.id, isUpheld ? now : null)
  const standing = suspend || subject.suspendedAt !== null ? 'suspended' : 'limited'
  return [
    ...(isLimited ? [] : setSuppressed(about, subject.id, now)),
    sql`${setStanding(standing, now)} WHERE id = ${subject.id} AND suspended_at IS ${subject.suspendedAt}`,
    assertRowsChanged('user_state'),
  ]
}

/** Tasks leave the feeds, or are shown there again unless their client is still limited. */
function feedChanges(tasks: readonly FeedTask[], { subject, decided }: Deciding) {
  if (decided.decision === 'upheld') return tasks.flatMap((task) => changedInFeed(task, 'del'))
  return subject.limitedAt === null ? tasks.flatMap((task) => changedInFeed(task, 'put')) : []
}

/** Administrators cannot decide reports that they made or that are about them. */
function assertDecidable(report: Row | null, open: readonly Row[], userId: UserId) {
  if (!report) throw new DomainError('not_found')
  if (report.status !== 'open') throw new DomainError('moved_on')
  const isInvolved = open.some(
    ({ reporterId, subjectId }) => reporterId === userId || subjectId === userId,
  )
  if (isInvolved) throw new DomainError('wrong_role')
  return report
}

/** Ends every open report about the same target. */
export const decideReportRoute = route(
  decideReport,
  async (ctx, { id, reason, decision: choice }) => {
    const { db, userId, now, deps } = ctx
    const suspend = choice === 'suspended'
    const decision = choice === 'suspended' ? 'upheld' : choice
    const decided: Decided = { decision, suspend, now }
    const { subject, open, feedTasks, ...read } = await ctx.read({
      report: first(selectReport(db, id)),
      subject: first(selectSubjectOf(db, id)),
      open: sameTarget(db, id),
      feedTasks: selectFeedTasksOfReport(db, id, suspend),
    })
    const { target, subjectId, targetId } = assertDecidable(read.report, open, userId)
    if (!subject) throw new DomainError('not_found')
    const about: Target = { target, targetId }
    const deciding = { about, subject, decided }
    const line = lineToSubject(subject, about, decided)
    const isAboutAccount = suspend || target === 'user'
    return commit({
      effects: [
        sql`UPDATE reports SET status = ${decision}, outcome = ${reason}, decided_at = ${now}
        WHERE ${isOpenReport(about)}`,
        assertRowsChanged('user_state', open.length),
        writesAbout(deciding),
        suspend ? revokeSessions(db, subjectId, now) : [],
        // What has been decided is not counted again.
        open.some(({ reporterId }) => reporterId === null)
          ? sql`DELETE FROM masked_contacts WHERE user_id = ${subjectId}`
          : [],
        feedChanges(feedTasks, deciding),
        isAboutAccount ? changedForUser(subjectId) : [],
        notify(
          ...noticesToReporters(open, decided),
          ...(line === null
            ? []
            : [{ to: subjectId, kind: 'underReview' as const, data: { lines: [line] }, now }]),
        ),
        suspend ? { afterCommit: () => freezeHolds(createBackgroundContext(deps)) } : [],
      ],
      touchesUserSummary: isAboutAccount,
      audit: { subject: id, reason, details: { decision, suspend, target, targetId } },
      response: { message: messages.decided[decision] },
    })
  },
)
