import { command } from './endpoint.ts'
import type * as schemas from './live.schemas.ts'

export const issueLiveTicket = command<typeof schemas.issueLiveTicket>('live.issueTicket', {
  method: 'POST',
  path: 'live/ticket',
  access: 'signedIn',
  body: 'json',
})
