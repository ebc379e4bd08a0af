import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import {
  listUserReports,
  listUserTasks,
  listUserTransactions,
  readUser,
} from '#schema/contract/admin-users.ts'
import { DomainError } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { reports, sessions, users } from '#schema/tables/index.ts'
import { presentRatings } from '#worker/accounts/present.ts'
import { selectBalance, selectHeldTotals, userSummaryColumns } from '#worker/accounts/queries.ts'
import type { Db } from '#worker/db/client.ts'
import { fullPageOf, limitWithLookAhead, olderThan, pageOf, type Page } from '#worker/db/paging.ts'
import { first } from '#worker/db/read.ts'
import { route } from '#worker/http/serve.ts'
import { presentTransaction } from '#worker/ledger/present-transaction.ts'
import { holdsOf, isListed, pageOfTransactions } from '#worker/ledger/queries.ts'
import { standingOf } from '#worker/ledger/standing.ts'
import { presentTask } from '#worker/tasks/present.ts'
import { selectTasksOf } from '#worker/tasks/queries.ts'
import {
  adminUserColumns,
  presentAdminUser,
  standingColumns,
  waitingVerificationColumn,
} from './user-columns.ts'

const selectUser = (db: Db, id: UserId) =>
  db
    .select({
      ...adminUserColumns,
      ...standingColumns,
      waitingVerification: waitingVerificationColumn,
      emailProvenAt: users.emailProvenAt,
      asClient: { sum: users.clientRatingSum, count: users.clientRatingCount },
      asTasker: { sum: users.taskerRatingSum, count: users.taskerRatingCount },
      completedJobs: users.completedJobs,
      cancelledJobs: users.cancelledJobs,
    })
    .from(users)
    .where(eq(users.id, id))

export const readUserRoute = route(readUser, async ({ db, now, read }, { id }) => {
  const { row, balance, held, standing, live, open } = await read({
    row: first(selectUser(db, id)),
    balance: first(selectBalance(id)),
    held: first(selectHeldTotals({ clientId: id })),
    standing: first(standingOf({ user: id })),
    live: first(
      db
        .select({ n: count() })
        .from(sessions)
        .where(
          and(eq(sessions.userId, id), isNull(sessions.revokedAt), gt(sessions.expiresAt, now)),
        ),
    ),
    open: first(
      db
        .select({ n: count() })
        .from(reports)
        .where(and(eq(reports.subjectId, id), eq(reports.status, 'open'))),
    ),
  })
  if (!row) throw new DomainError('not_found')
  const { emailProvenAt, asClient, asTasker, completedJobs, cancelledJobs, ...rest } = row
  const { waitingVerification, ...user } = rest
  return {
    user: presentAdminUser(user),
    isEmailProven: emailProvenAt !== null,
    limitedAt: user.suppressedAt,
    suspendedAt: user.suspendedAt,
    closedAt: user.closedAt,
    wallet: {
      balance: balance?.balance ?? (0 as Kobo),
      held: (held?.held ?? 0) as Kobo,
      debt: standing?.debt ?? (0 as Kobo),
    },
    sessions: live?.n ?? 0,
    asClient: presentRatings(asClient),
    asTasker: presentRatings(asTasker),
    completedJobs,
    cancelledJobs,
    openReports: open?.n ?? 0,
    waitingVerification,
  }
})

export const listUserTasksRoute = route(
  listUserTasks,
  async ({ db, read }, { id, role, ...page }) => {
    const { actor, rows } = await read({ rows: selectTasksOf(db, { id, role }, page) })
    const { shown, nextCursor } = pageOf(rows, page, ({ createdAt: at, id: task }) => ({
      at,
      id: task,
    }))
    return { tasks: shown.map((row) => presentTask(row, actor)), nextCursor }
  },
)

export const listUserTransactionsRoute = route(
  listUserTransactions,
  async ({ read }, { id, ...page }) => {
    const { rows, holds } = await read({
      rows: pageOfTransactions(id, page),
      holds: holdsOf(id, page),
    })
    const { nextCursor } = fullPageOf(rows, page, (row) => ({ at: row.entry, id: row.id }))
    return {
      trx: rows.filter(isListed).map((row) => presentTransaction(row, id, holds)),
      nextCursor,
    }
  },
)

const reportsAbout = (db: Db, id: UserId, page: Page) =>
  db
    .select({
      _id: reports.id,
      target: reports.target,
      targetId: reports.targetId,
      reason: reports.reason,
      words: reports.words,
      status: reports.status,
      outcome: reports.outcome,
      createdAt: reports.createdAt,
      decidedAt: reports.decidedAt,
      reporter: userSummaryColumns,
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.reporterId))
    .where(and(eq(reports.subjectId, id), olderThan(reports.createdAt, reports.id, page)))
    .orderBy(sql`${reports.createdAt} DESC, ${reports.id} DESC`)
    .limit(limitWithLookAhead(page))

export const listUserReportsRoute = route(
  listUserReports,
  async ({ db, read }, { id, ...page }) => {
    const { rows } = await read({ rows: reportsAbout(db, id, page) })
    const { shown, nextCursor } = pageOf(rows, page, ({ createdAt: at, _id }) => ({ at, id: _id }))
    return { reports: shown, nextCursor }
  },
)
