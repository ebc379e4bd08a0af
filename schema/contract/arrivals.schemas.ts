import * as v from 'valibot'
import { ARRIVAL_DIGITS } from '#schema/domain/arrival.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { commandResponse, described, idOf } from './values.schemas.ts'

const input = {
  id: idOf('task'),
  /** Made by the client, so that a repetition is recognised however late it comes. */
  _id: v.optional(idOf('arrival')),
  /** When it was, by the clock of the phone; the time of the request without it. */
  at: v.optional(
    v.pipe(
      v.string(messages.timestamp),
      v.isoTimestamp(messages.timestamp),
      v.transform((text) => Date.parse(text)),
      described({ type: 'string', format: 'date-time' }),
    ),
  ),
}

export const arrive = {
  summary:
    'Records in the timeline that the caller has come to the place of an assigned todo. `digits` are those of the day, which the client reads out; after 5 wrong ones no more are accepted on that day.',
  input: v.object({
    ...input,
    digits: v.pipe(
      v.string(messages.arrivalDigits),
      v.regex(ARRIVAL_DIGITS, messages.arrivalDigits),
    ),
  }),
  refuses: [403],
  output: commandResponse({}),
}

export const leave = {
  summary: 'Records in the timeline that the caller has left the place of an assigned todo.',
  input: v.object(input),
  output: commandResponse({}),
}
