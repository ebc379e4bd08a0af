import { and, eq, gt, sql, type SQL } from 'drizzle-orm'
import { report } from '#schema/contract/trust.ts'
import { throwIf } from '#schema/domain/errors.ts'
import { newId, type Id, type UserId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { REPORT_FACTS as messages } from '#schema/domain/messages/reports.ts'
import { isHiddenByReports, whyNotReport } from '#schema/domain/report.ts'
import { reports } from '#schema/tables/trust.ts'
import type { Context } from '#worker/context.ts'
import type { Db } from '#worker/db/client.ts'
import { first } from '#worker/db/read.ts'
import { type Effect, assertThat, commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { changedInFeed } from '#worker/tasks/changes.ts'
import {
  isOpenReport,
  selectFeedTasks,
  selectSubject,
  setSuppressed,
  verifiedReporters,
  type Target,
} from './report-target.ts'

const selectReport = (db: Db, id: Id<'report'>) =>
  db.select({ reporterId: reports.reporterId }).from(reports).where(eq(reports.id, id))

const selectCounts = (db: Db, about: Target, reporter: UserId, now: number) =>
  db
    .select({
      own: sql<number>`(SELECT count(*) FROM reports WHERE ${isOpenReport(about)} AND reporter_id = ${reporter})`.as(
        'own',
      ),
      verified: verifiedReporters(about).as('verified'),
      today: sql<number>`(SELECT count(*) FROM reports WHERE ${and(
        eq(reports.reporterId, reporter),
        gt(reports.createdAt, now - DAY_MS),
      )})`.as('today'),
    })
    .from(sql`(SELECT 1)`)

type Hiding = { about: Target; subject: UserId; feedTasks: Parameters<typeof changedInFeed>[0][] }

/** Hides what several verified users have reported, and notifies the user whom it is about. */
function hide({ now }: Context, { about, subject, feedTasks }: Hiding): Effect {
  const lines = [messages.hidden[about.target]]
  return [
    setSuppressed(about, subject, now),
    feedTasks.flatMap((task) => changedInFeed(task, 'del')),
    notify({ to: subject, kind: 'underReview', data: { lines }, now }),
  ]
}

/** Aborts when another report has come since the read: together they may hide the target. */
const assertReportersUnchanged = (about: Target, verified: number): SQL =>
  assertThat('user_state', sql`${verifiedReporters(about)} = ${verified}`)

export const reportRoute = route(report, async (ctx, { _id, reason, words, ...about }) => {
  const { db, userId, now } = ctx
  const id = _id ?? newId('report')
  const { actor, subject, existing, counts, feedTasks } = await ctx.read({
    subject: first(selectSubject(db, about, { userId, now })),
    existing: first(selectReport(db, id)),
    counts: first(selectCounts(db, about, userId, now)),
    feedTasks: selectFeedTasks(db, about),
  })
  const response = { message: messages.sent }
  if (existing?.reporterId === userId) return done(response)
  const { own = 0, verified = 0, today = 0 } = counts ?? {}
  throwIf(whyNotReport({ subject, isAlreadyOpen: own > 0, reportsToday: today }, userId))
  if (!subject) throw new Error('a report without a subject was accepted')

  const reporters = verified + (actor.isVerified ? 1 : 0)
  const isHidden = isHiddenByReports(reporters) && subject.suppressedAt === null
  const effect = isHidden ? hide(ctx, { about, subject: subject.id, feedTasks }) : []
  const row = {
    id,
    reporterId: userId,
    isVerified: actor.isVerified,
    subjectId: subject.id,
    conversationId: subject.conversationId,
  }
  return commit({
    effects: [
      assertReportersUnchanged(about, verified),
      db.insert(reports).values({ ...row, ...about, reason, words, createdAt: now }),
      effect,
    ],
    response,
    status: 201,
  })
})
