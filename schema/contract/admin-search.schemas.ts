import * as v from 'valibot'
import { isSearchable } from '#schema/domain/admin-search.ts'
import { EMAIL_MAX } from '#schema/domain/limits.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import { PAYMENT_STATUSES } from '#schema/domain/payment.ts'
import { PAYOUT_STATUSES } from '#schema/domain/payout.ts'
import { TASK_STATUSES } from '#schema/domain/task.ts'
import { AdminTransaction, AdminUser } from './admin-lists.schemas.ts'
import { idOf, InstantOutput, NairaOutput, requiredLine } from './values.schemas.ts'

const Owner = v.object({ _id: idOf('user'), username: v.string(), email: v.string() })

export const searchAll = {
  summary:
    'The newest five users, tasks, transactions, payments that are not booked, and withdrawals of a text: part of a name, email address or title without regard to case and marks, a phone number that was given for a payment, a reference, or an id, also in an address.',
  input: v.object({
    q: v.pipe(requiredLine('Search', EMAIL_MAX), v.check(isSearchable, ADMIN_MESSAGES.searchShort)),
  }),
  output: v.object({
    users: v.array(AdminUser),
    tasks: v.array(
      v.object({
        _id: idOf('task'),
        title: v.string(),
        status: v.picklist(TASK_STATUSES),
        price: NairaOutput,
        client: v.string(),
        createdAt: InstantOutput,
      }),
    ),
    transactions: v.array(AdminTransaction),
    payments: v.array(
      v.object({
        reference: v.string(),
        amount: NairaOutput,
        status: v.picklist(PAYMENT_STATUSES),
        user: Owner,
        createdAt: InstantOutput,
      }),
    ),
    withdrawals: v.array(
      v.object({
        _id: idOf('payout'),
        reference: v.string(),
        amount: NairaOutput,
        status: v.picklist(PAYOUT_STATUSES),
        bankName: v.string(),
        accountLast4: v.string(),
        user: Owner,
        createdAt: InstantOutput,
      }),
    ),
  }),
}
