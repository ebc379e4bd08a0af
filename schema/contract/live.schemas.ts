import * as v from 'valibot'
import { ADMIN_MESSAGES } from '#schema/domain/messages/admin.ts'

export const issueLiveTicket = {
  summary:
    'A ticket that opens one WebSocket at /api/live?ticket=… within a minute, on which the server says that there is something to pull. Null where that is turned off.',
  input: v.object({
    /** `admin`: it says when a list of what waits for administrators may have changed; refused to others. */
    scope: v.optional(v.picklist(['admin'], ADMIN_MESSAGES.filter)),
  }),
  output: v.object({ ticket: v.nullable(v.string()), seq: v.optional(v.number()) }),
}
