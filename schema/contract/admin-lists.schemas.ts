import * as v from 'valibot'
import {
  ADMIN_TASK_SORT_ORDERS,
  AMOUNT_BANDS,
  TRANSACTION_SORT_ORDERS,
  USER_FILTERS,
  USER_SORT_ORDERS,
} from '#schema/domain/admin-lists.ts'
import { nameOrEmail } from '#schema/domain/email.ts'
import { PROFILE_FIELD_NAMES, recordOf, TASK_FIELDS } from '#schema/domain/fields.ts'
import { TRANSACTION_STATUSES, TRANSACTION_TYPES } from '#schema/domain/ledger.ts'
import { EMAIL_MAX, REFERENCE_MAX, SETTLEMENT_MAX } from '#schema/domain/limits.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { TASK_STATUSES } from '#schema/domain/task.ts'
import { USER_STANDINGS, USER_TYPES, VERIFICATION_DOCUMENTS } from '#schema/domain/user.ts'
import { StateOrPlaceInput } from './place.schemas.ts'
import { Task } from './tasks.schemas.ts'
import {
  AuditReason,
  commandResponse,
  DayInput,
  idOf,
  InstantOutput,
  nairaInput,
  NextCursor,
  optionalLine,
  pageInput,
  SkillName,
} from './values.schemas.ts'
import { Transaction } from './wallet.schemas.ts'

const Count = v.number()

export const readOverview = {
  summary: 'The three totals of the marketplace, and how many items wait in each queue.',
  input: v.object({}),
  output: v.object({
    /** Clients and taskers whose account is not closed. */
    totalUsers: Count,
    /** Pending, in progress, submitted and disputed. */
    activeTasks: Count,
    totalTransacts: Count,
    queues: v.object({
      disputes: Count,
      reports: Count,
      maskedContacts: Count,
      /** Also those that are overdue. */
      withdrawalsInReview: Count,
      /** In suspense, and refunds that have not ended; of each of these and of the last four at most 1,000. */
      payments: Count,
      discrepancies: Count,
      adjustments: Count,
      failedWebhooks: Count,
      failedEmails: Count,
      lateJobs: Count,
      /** Proofs of identity. */
      verifications: Count,
    }),
    /** When the proof of identity that waits longest was sent. */
    oldestVerification: v.nullable(InstantOutput),
  }),
}

export const AdminUser = v.object({
  _id: idOf('user'),
  userType: v.picklist(USER_TYPES),
  username: v.string(),
  email: v.string(),
  profilePicture: v.nullable(v.string()),
  ...recordOf(PROFILE_FIELD_NAMES, () => v.string()),
  skillsets: v.array(SkillName),
  /** Verified by an administrator, also while the account is limited or suspended and its badge is hidden. */
  isVerified: v.boolean(),
  standing: v.picklist(USER_STANDINGS),
  createdAt: InstantOutput,
})
const ListedUser = v.object({
  ...AdminUser.entries,
  /** The proof of identity that waits for a decision. */
  waitingVerification: v.nullable(idOf('verification')),
})
export const listAllUsers = {
  summary:
    'All users, closed accounts only with that filter. A search finds names and email addresses that contain the text, in any case and without marks, newest or oldest first. A page may be shorter than its limit, and is the last one without a cursor.',
  input: v.object({
    ...pageInput,
    q: v.optional(
      v.pipe(optionalLine('Search', EMAIL_MAX), v.transform(nameOrEmail), v.toLowerCase()),
    ),
    status: v.optional(v.picklist(USER_FILTERS, ADMIN_MESSAGES.filter)),
    userType: v.optional(v.picklist(USER_TYPES, ADMIN_MESSAGES.filter)),
    place: v.optional(StateOrPlaceInput),
    sort: v.optional(v.picklist(USER_SORT_ORDERS, messages.unknownSortOrder)),
  }),
  output: v.object({ users: v.array(ListedUser), nextCursor: NextCursor }),
}

export const listAllTasks = {
  summary:
    'All tasks, removed ones only with that status. A search finds titles that contain the text. A page may be shorter than its limit, and is the last one without a cursor.',
  input: v.object({
    ...pageInput,
    q: v.optional(optionalLine('Title', TASK_FIELDS.title.max)),
    status: v.optional(v.picklist(TASK_STATUSES, ADMIN_MESSAGES.filter)),
    place: v.optional(StateOrPlaceInput),
    sort: v.optional(v.picklist(ADMIN_TASK_SORT_ORDERS, messages.unknownSortOrder)),
  }),
  output: v.object({ tasks: v.array(Task), nextCursor: NextCursor }),
}

export const AdminTransaction = v.object({
  ...Transaction.entries,
  /** Whose wallet; the text is the email address. */
  user: v.object({ _id: idOf('user'), username: v.string(), email: v.string() }),
})
export const listAllTransactions = {
  summary:
    'The transactions of all wallets. The ends of an amount band or range (naira) and of a range of days are part of it; without them all are listed. A search finds a reference. A page may be shorter than its limit, and is the last one without a cursor.',
  input: v.object({
    ...pageInput,
    status: v.optional(v.picklist(TRANSACTION_STATUSES, ADMIN_MESSAGES.filter)),
    amount: v.optional(v.picklist(AMOUNT_BANDS, ADMIN_MESSAGES.filter)),
    /** Any range; with `amount` both count. */
    min: v.optional(nairaInput('Lowest amount', 0 as Kobo, SETTLEMENT_MAX, false)),
    max: v.optional(nairaInput('Highest amount', 0 as Kobo, SETTLEMENT_MAX, false)),
    /** Days in Lagos, both included. */
    from: v.optional(DayInput),
    to: v.optional(DayInput),
    /** A whole reference: that of the list, with or without its hyphens, or that of the provider. */
    q: v.optional(optionalLine('Reference', REFERENCE_MAX)),
    type: v.optional(v.picklist(TRANSACTION_TYPES, ADMIN_MESSAGES.filter)),
    sort: v.optional(v.picklist(TRANSACTION_SORT_ORDERS, messages.unknownSortOrder)),
  }),
  output: v.object({ trx: v.array(AdminTransaction), nextCursor: NextCursor }),
}

export const verifyUser = {
  summary:
    'Gives a client or tasker the badge and the limits of verified users. The user is notified.',
  input: v.object({
    id: idOf('user'),
    /** What was seen; older clients send nothing. */
    document: v.optional(v.picklist(VERIFICATION_DOCUMENTS, ADMIN_MESSAGES.filter)),
    reason: v.optional(AuditReason, ADMIN_MESSAGES.verifyReason),
  }),
  output: commandResponse({}),
}

export const unverifyUser = {
  summary: 'Takes the badge and the limits of verified users back. The user gets the reason.',
  input: v.object({ id: idOf('user'), reason: AuditReason }),
  output: commandResponse({}),
}
