import * as v from 'valibot'
import { DISPUTE_DECISIONS, DISPUTE_REASONS } from '#schema/domain/dispute.ts'
import { STATEMENT_MAX } from '#schema/domain/limits.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { Dispute, DisputeTimes } from './dispute-rows.schemas.ts'
import { evidenceInput } from './evidence.schemas.ts'
import { Task } from './tasks.schemas.ts'
import { UserSummary } from './user-summary.schemas.ts'
import {
  AuditReason,
  commandResponse,
  idOf,
  NairaOutput,
  requiredText,
  unboundedNaira,
} from './values.schemas.ts'

const Reason = v.picklist(DISPUTE_REASONS, messages.disputeReason)

export const StatementText = v.object({
  statement: requiredText(FIELD_LABEL_FACTS.statement, STATEMENT_MAX),
})

export const openDispute = {
  summary:
    'Opens a dispute about an assigned todo. The money that is held is frozen until it ends; the other side has 48 hours to answer.',
  input: v.object({
    id: idOf('task'),
    /** Made by the client, so that a repetition is recognised however late it comes. */
    _id: v.optional(idOf('dispute')),
    reason: Reason,
    ...StatementText.entries,
    ...evidenceInput,
  }),
  output: commandResponse({ task: Task }),
}

export const answerDispute = {
  summary: 'The statement of the side that did not open the dispute, within 48 hours.',
  input: v.object({
    id: idOf('task'),
    _id: v.optional(idOf('statement')),
    ...StatementText.entries,
    ...evidenceInput,
  }),
  output: commandResponse({ task: Task }),
}

export const findDispute = {
  summary: 'The latest dispute about a todo, for its two parties.',
  input: v.object({ id: idOf('task') }),
  output: v.object({ dispute: Dispute }),
}

// @__NO_SIDE_EFFECTS__
const splitInput = () => ({
  /** What the tasker receives, before the platform fee. */
  release: unboundedNaira(FIELD_LABEL_FACTS.payment, false),
  /** What goes back to the client. */
  refund: unboundedNaira(FIELD_LABEL_FACTS.refund, false),
})

export const offerSplit = {
  summary:
    "Offers the other side a split of the money that is held; it replaces the caller's earlier offer.",
  input: v.object({ id: idOf('task'), ...splitInput() }),
  output: commandResponse({ task: Task }),
}

export const withdrawOffer = {
  summary: "Takes back the caller's offer of a split.",
  input: v.object({ id: idOf('task') }),
  output: commandResponse({ task: Task }),
}

export const settleDispute = {
  summary: "Accepts the other side's offer: the money is divided and the dispute ends.",
  input: v.object({ id: idOf('task'), offer: idOf('offer') }),
  output: commandResponse({ task: Task }),
}

export const listDisputes = {
  summary: 'Open disputes, those that must be decided first at the top.',
  input: v.object({}),
  output: v.object({
    disputes: v.array(
      v.object({
        _id: idOf('dispute'),
        task: idOf('task'),
        title: v.string(),
        client: UserSummary,
        tasker: UserSummary,
        openedBy: idOf('user'),
        reason: v.picklist(DISPUTE_REASONS),
        held: NairaOutput,
        ...DisputeTimes,
        /** Both sides have made a statement, or the time to answer is over. */
        isReady: v.boolean(),
      }),
    ),
  }),
}

export const readDispute = {
  summary: 'One dispute with both statements and the todo.',
  input: v.object({ id: idOf('dispute') }),
  output: v.object({ dispute: Dispute, task: Task, isReady: v.boolean() }),
}

export const decideDispute = {
  summary:
    'Decides a dispute: a split of the money that is held, or that the work goes on. Both sides read the reason.',
  input: v.object({
    id: idOf('dispute'),
    outcome: v.picklist(DISPUTE_DECISIONS, messages.disputeDecision),
    ...splitInput(),
    reason: AuditReason,
  }),
  output: commandResponse({ task: Task }),
}
