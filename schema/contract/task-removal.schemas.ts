import * as v from 'valibot'
import { PRICE_LIMIT } from '#schema/domain/limits.ts'
import { REMOVAL_MESSAGES } from '#schema/domain/messages/removal.ts'
import { naira } from '#schema/domain/money.ts'
import { AuditReason, commandResponse, idOf, nairaInput } from './values.schemas.ts'

export const removeTask = {
  summary:
    'Removes a todo: money that is held goes back to the client, less what `release` gives to the tasker. Of a completed todo only the content is hidden.',
  input: v.object({
    id: idOf('task'),
    reason: v.optional(AuditReason, REMOVAL_MESSAGES.reason),
    /** The tasker's part of what is held, before the platform fee. */
    release: v.optional(nairaInput('Payment', naira(0), PRICE_LIMIT, false), 0),
  }),
  output: commandResponse({}),
}
