import * as v from 'valibot'
import { JOURNAL_TYPES } from '#schema/domain/ledger.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import { PAYMENT_STATUSES } from '#schema/domain/payment.ts'
import { REPORT_REASONS, REPORT_STATUSES, REPORT_TARGETS } from '#schema/domain/report.ts'
import { CHOSEN_STANDINGS } from '#schema/domain/user.ts'
import { AdminUser } from './admin-lists.schemas.ts'
import { Task } from './tasks.schemas.ts'
import { UserSummary } from './user-summary.schemas.ts'
import {
  AuditReason,
  commandResponse,
  idOf,
  InstantOutput,
  NairaOutput,
  NextCursor,
  pageInput,
} from './values.schemas.ts'
import { Transaction } from './wallet.schemas.ts'

export const changeStanding = {
  summary:
    'Limits a user to current work, suspends the account (its sessions end, and what is held for its work goes to disputes), or makes it active again. The user is notified.',
  input: v.object({
    id: idOf('user'),
    standing: v.picklist(CHOSEN_STANDINGS, ADMIN_MESSAGES.filter),
    reason: AuditReason,
  }),
  output: commandResponse({}),
}

const Ratings = v.object({ average: v.nullable(v.number()), count: v.number() })

export const readUser = {
  summary: 'One user with standing, wallet, totals, and the number of live sessions.',
  input: v.object({ id: idOf('user') }),
  output: v.object({
    user: AdminUser,
    isEmailProven: v.boolean(),
    limitedAt: v.nullable(InstantOutput),
    suspendedAt: v.nullable(InstantOutput),
    closedAt: v.nullable(InstantOutput),
    /** `held` for the user's own tasks; `debt` is owed to Onise. */
    wallet: v.object({ balance: NairaOutput, held: NairaOutput, debt: NairaOutput }),
    sessions: v.number(),
    asClient: Ratings,
    asTasker: Ratings,
    completedJobs: v.number(),
    cancelledJobs: v.number(),
    openReports: v.number(),
    /** The proof of identity that waits for a decision. */
    waitingVerification: v.nullable(idOf('verification')),
  }),
}

const ofUser = { id: idOf('user'), ...pageInput }

export const listUserTasks = {
  summary: 'The todos that a user posted, or those that were assigned to the user, latest first.',
  input: v.object({
    ...ofUser,
    role: v.optional(v.picklist(['client', 'tasker'], ADMIN_MESSAGES.filter), 'client'),
  }),
  output: v.object({ tasks: v.array(Task), nextCursor: NextCursor }),
}

export const listUserTransactions = {
  summary: "The transactions of a user's wallet, newest first.",
  input: v.object(ofUser),
  output: v.object({ trx: v.array(Transaction), nextCursor: NextCursor }),
}

export const listUserPayments = {
  summary: 'The payments that a user started, newest first, and what of each can be refunded.',
  input: v.object(ofUser),
  output: v.object({
    payments: v.array(
      v.object({
        reference: v.string(),
        /** What was paid; what was asked for as long as nothing has arrived. */
        amount: NairaOutput,
        /** What can go back: of a payment in a wallet less what went back, otherwise what waits in suspense. */
        left: NairaOutput,
        /** A refund has not ended, and there is no second one before. */
        isRefunding: v.boolean(),
        status: v.picklist(PAYMENT_STATUSES),
        createdAt: InstantOutput,
      }),
    ),
    nextCursor: NextCursor,
  }),
}

export const listUserReports = {
  summary: 'The reports about a user and what the user posted, newest first.',
  input: v.object(ofUser),
  output: v.object({
    reports: v.array(
      v.object({
        _id: idOf('report'),
        target: v.picklist(REPORT_TARGETS),
        targetId: idOf('reported'),
        reason: v.picklist(REPORT_REASONS),
        words: v.string(),
        status: v.picklist(REPORT_STATUSES),
        outcome: v.nullable(v.string()),
        reporter: v.nullable(UserSummary),
        createdAt: InstantOutput,
        decidedAt: v.nullable(InstantOutput),
      }),
    ),
    nextCursor: NextCursor,
  }),
}

export const readTaskFile = {
  summary:
    'What only administrators see of a todo: its two users, and every journal of its hold. Timeline, submissions, dispute and files with their hashes are in `user/task/{id}`, proposals in `client/task/{id}/applicants`.',
  input: v.object({ id: idOf('task') }),
  output: v.object({
    task: Task,
    client: AdminUser,
    tasker: v.nullable(AdminUser),
    held: NairaOutput,
    journals: v.array(
      v.object({
        _id: v.string(),
        type: v.picklist(JOURNAL_TYPES),
        /** The kinds and owners of the accounts, as `ua:<user>`. */
        debit: v.string(),
        credit: v.string(),
        amount: NairaOutput,
        createdAt: InstantOutput,
      }),
    ),
    disputes: v.array(
      v.object({
        _id: idOf('dispute'),
        openedAt: InstantOutput,
        closedAt: v.nullable(InstantOutput),
      }),
    ),
  }),
}
