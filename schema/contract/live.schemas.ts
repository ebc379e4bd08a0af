import * as v from 'valibot'

export const issueLiveTicket = {
  summary:
    'A ticket that opens one WebSocket at /api/live?ticket=… within a minute, on which the server says that there is something to pull. Null where that is turned off.',
  input: v.object({}),
  output: v.object({ ticket: v.nullable(v.string()), seq: v.optional(v.number()) }),
}
