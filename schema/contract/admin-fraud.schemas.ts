import * as v from 'valibot'
import { FRAUD_DECISIONS, GROUP_MAX, SHARING_KINDS } from '#schema/domain/fraud.ts'
import { isId, type UserId } from '#schema/domain/ids.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import { USER_STANDINGS, USER_TYPES } from '#schema/domain/user.ts'
import { VERIFICATION_STATES } from '#schema/domain/verification.ts'
import {
  AuditReason,
  commandResponse,
  described,
  idOf,
  InstantOutput,
  NairaOutput,
} from './values.schemas.ts'

const byMember = { id: idOf('user') }
const By = v.array(v.picklist(SHARING_KINDS))

/** Without email and phone number: they are on the page of the user. */
const Account = v.object({
  _id: idOf('user'),
  username: v.string(),
  userType: v.picklist(USER_TYPES),
  standing: v.picklist(USER_STANDINGS),
})

export const listSharingGroups = {
  summary:
    'Groups of accounts that share a document, bank account, browser, phone number or address, from the 50 values that were shared last and wait for a decision.',
  input: v.object({}),
  output: v.object({
    groups: v.array(
      v.object({
        /** One of its accounts, by which it is read. */
        _id: idOf('user'),
        by: By,
        /** All that are known to share one of the values. */
        accounts: v.number(),
        /** At most ten for each value. */
        users: v.array(Account),
        /** Through todos between these. */
        paid: NairaOutput,
        jobs: v.number(),
        sharedAt: InstantOutput,
      }),
    ),
  }),
}

export const readSharingGroup = {
  summary:
    'The accounts that are connected with one by what they share, at most 20; what each two of them share, and what was paid between them through todos.',
  input: v.object(byMember),
  output: v.object({
    /** There are more accounts than these. */
    hasMore: v.boolean(),
    accounts: v.array(
      v.object({
        ...Account.entries,
        profilePicture: v.nullable(v.string()),
        isVerified: v.boolean(),
        /** Of the latest proof of identity; null without one. */
        verification: v.nullable(v.picklist(VERIFICATION_STATES)),
        /** When an administrator decided about all that the account shares; null when something is new. */
        decidedAt: v.nullable(InstantOutput),
        createdAt: InstantOutput,
      }),
    ),
    pairs: v.array(
      v.object({
        users: v.tuple([idOf('user'), idOf('user')]),
        by: By,
        payments: v.array(
          v.object({
            from: idOf('user'),
            to: idOf('user'),
            /** What arrived in the wallet. */
            amount: NairaOutput,
            /** Todos that were assigned, paid or not. */
            jobs: v.number(),
          }),
        ),
      }),
    ),
  }),
}

const UserIds = v.pipe(
  v.custom<UserId[]>(
    (value) => Array.isArray(value) && value.length <= GROUP_MAX && value.every(isId),
    ADMIN_MESSAGES.chooseAccounts,
  ),
  described({ type: 'array', maxItems: GROUP_MAX, items: { type: 'string', format: 'uuid' } }),
)

export const decideSharingGroup = {
  summary:
    'Limits accounts of a group, or marks it as harmless. It leaves the list until something new is shared. Who is limited is notified.',
  input: v.object({
    ...byMember,
    decision: v.picklist(FRAUD_DECISIONS, ADMIN_MESSAGES.filter),
    /** With `limited`, at least one; those that are limited or suspended already stay so. */
    users: v.optional(UserIds),
    reason: AuditReason,
  }),
  output: commandResponse({}),
}
