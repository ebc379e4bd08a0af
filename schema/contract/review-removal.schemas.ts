import * as v from 'valibot'
import { REVIEW_REMOVAL_MESSAGES } from '#schema/domain/messages/review-removal.ts'
import { REVIEW_BREACHES } from '#schema/domain/review-removal.ts'
import { AuditReason, commandResponse, idOf } from './values.schemas.ts'

export const removeReview = {
  summary:
    'Removes a public review for a named breach and takes its rating out of the average. Its author cannot write another one.',
  input: v.object({
    id: idOf('review'),
    breach: v.picklist(REVIEW_BREACHES, REVIEW_REMOVAL_MESSAGES.breachRequired),
    reason: AuditReason,
  }),
  output: commandResponse({}),
}
