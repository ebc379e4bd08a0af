import * as v from 'valibot'
import { NAME_MATCHES } from '#schema/domain/match-names.ts'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'
import {
  REGISTER_ANSWERS,
  DOCUMENT_KINDS,
  isStepReason,
  PICTURE_STEPS,
  REFUSALS,
  SHARED_BY,
  VERIFICATION_DECISIONS,
  VERIFICATION_STATES,
  VERIFICATION_STEPS,
  type StepReason,
} from '#schema/domain/verification.ts'
import { AdminUser } from './admin-lists.schemas.ts'
import { StepAgain } from './own-verification.schemas.ts'
import {
  AuditReason,
  commandResponse,
  described,
  idOf,
  InstantOutput,
  NextCursor,
  pageInput,
} from './values.schemas.ts'

const byId = { id: idOf('verification') }

/** One reason of its own for each step that is needed again. */
const AgainInput = v.pipe(
  v.custom<StepReason[]>(
    (value) => Array.isArray(value) && value.every(isStepReason),
    ADMIN_MESSAGES.stepsAgain,
  ),
  v.check(
    (again) => new Set(again.map(({ step }) => step)).size === again.length,
    ADMIN_MESSAGES.stepsAgain,
  ),
  described({
    type: 'array',
    maxItems: VERIFICATION_STEPS.length,
    items: {
      type: 'object',
      required: ['step', 'reason'],
      properties: { step: { enum: VERIFICATION_STEPS }, reason: { type: 'string' } },
    },
  }),
)

/** What the list and the file have of it. */
const Verification = v.object({
  _id: idOf('verification'),
  user: AdminUser,
  state: v.picklist(VERIFICATION_STATES),
  documentKind: v.picklist(DOCUMENT_KINDS),
  sentAt: InstantOutput,
  /** The administrator who looks at it, until `takenUntil`; null when nobody does. */
  takenBy: v.nullable(v.object({ _id: idOf('user'), name: v.string() })),
  takenUntil: v.nullable(InstantOutput),
})

export const listVerifications = {
  summary: 'The proofs of identity that wait for a decision, oldest first.',
  input: v.object(pageInput),
  output: v.object({ verifications: v.array(Verification), nextCursor: NextCursor }),
}

export const readVerificationFile = {
  summary:
    'One proof of identity: what the user typed, the bank accounts with how well their names match, accounts that share something with it, and earlier attempts. Pictures have a call of their own.',
  input: v.object(byId),
  output: v.object({
    verification: Verification,
    /** Null once it is deleted. */
    name: v.nullable(v.string()),
    birthDate: v.nullable(v.string()),
    documentNumber: v.nullable(v.string()),
    documentLast4: v.string(),
    /** Steps whose picture is stored. */
    pictures: v.array(v.picklist(PICTURE_STEPS)),
    again: v.array(StepAgain),
    refusal: v.nullable(v.picklist(REFUSALS)),
    decidedAt: v.nullable(InstantOutput),
    registerAnswer: v.nullable(v.picklist(REGISTER_ANSWERS)),
    /** Of earlier withdrawals, as the banks name them; `match` is null once the typed name is deleted. */
    bankAccounts: v.array(
      v.object({
        bankName: v.string(),
        accountLast4: v.string(),
        accountName: v.string(),
        match: v.nullable(v.picklist(NAME_MATCHES)),
      }),
    ),
    /** Other accounts, at most 20. */
    sharing: v.array(v.object({ by: v.picklist(SHARED_BY), user: AdminUser })),
    earlier: v.array(
      v.object({
        _id: idOf('verification'),
        state: v.picklist(VERIFICATION_STATES),
        documentKind: v.picklist(DOCUMENT_KINDS),
        documentLast4: v.string(),
        again: v.array(StepAgain),
        refusal: v.nullable(v.picklist(REFUSALS)),
        sentAt: InstantOutput,
        decidedAt: v.nullable(InstantOutput),
      }),
    ),
  }),
}

export const takeVerification = {
  summary: 'Reserves a proof of identity for 15 minutes; again, it begins anew.',
  input: v.object(byId),
  output: commandResponse({ takenUntil: InstantOutput }),
}

export const openVerificationPictures = {
  summary:
    'Links to the decrypted pictures for 5 minutes, for this administrator; null once they are deleted. The audit log has who opened them.',
  input: v.object(byId),
  output: commandResponse({
    document: v.nullable(v.string()),
    face: v.nullable(v.string()),
    expiresAt: InstantOutput,
  }),
}

export const decideVerification = {
  summary:
    'Verifies the user, asks for steps again, or refuses. Only who has taken it decides, and the user is notified.',
  input: v.object({
    ...byId,
    decision: v.picklist(VERIFICATION_DECISIONS, ADMIN_MESSAGES.filter),
    /** With `needs_again`, at least one. */
    again: v.optional(AgainInput),
    /** With `refused`. */
    refusal: v.optional(v.picklist(REFUSALS, ADMIN_MESSAGES.filter)),
    /** For the audit log; the user does not read it. */
    reason: v.optional(AuditReason, ADMIN_MESSAGES.checkedByEye),
  }),
  output: commandResponse({}),
}
