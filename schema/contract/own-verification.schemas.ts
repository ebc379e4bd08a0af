import * as v from 'valibot'
import {
  DOCUMENT_KINDS,
  REFUSALS,
  STEP_REASONS,
  VERIFICATION_STATES,
} from '#schema/domain/verification.ts'
import { InstantOutput } from './values.schemas.ts'

const { name, document, face } = STEP_REASONS
/** A step, and a reason of its own. */
export const StepAgain = v.variant('step', [
  v.object({ step: v.literal('name'), reason: v.picklist(name) }),
  v.object({ step: v.literal('document'), reason: v.picklist(document) }),
  v.object({ step: v.literal('face'), reason: v.picklist(face) }),
])

/** The caller's latest attempt. */
export const OwnVerification = v.object({
  state: v.picklist(VERIFICATION_STATES),
  /** What is needed again; empty in other states. */
  again: v.array(StepAgain),
  refusal: v.nullable(v.picklist(REFUSALS)),
  documentKind: v.picklist(DOCUMENT_KINDS),
  /** The last four digits or letters of its number. */
  documentLast4: v.string(),
  sentAt: InstantOutput,
  decidedAt: v.nullable(InstantOutput),
  /** The latest refusals of this user, at most three: with three in 30 days the next attempt waits. */
  refusedAt: v.array(InstantOutput),
})
export type OwnVerification = v.InferOutput<typeof OwnVerification>
