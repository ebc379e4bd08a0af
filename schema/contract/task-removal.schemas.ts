import * as v from 'valibot'
import { REMOVAL_MESSAGES } from '#schema/domain/messages/removal.ts'
import { AuditReason, commandResponse, idOf, unboundedNaira } from './values.schemas.ts'

export const removeTask = {
  summary:
    'Removes a todo: money that is held goes back to the client, less what `release` gives to the tasker. Of a completed todo only the content is hidden.',
  input: v.object({
    id: idOf('task'),
    reason: v.optional(AuditReason, REMOVAL_MESSAGES.reason),
    /** The tasker's part of what is held, before the platform fee. */
    release: v.optional(unboundedNaira('Payment', false), 0),
  }),
  output: commandResponse({}),
}
