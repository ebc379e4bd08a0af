import * as v from 'valibot'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { PASS_CODE } from '#schema/domain/pass.ts'
import { InstantOutput } from './values.schemas.ts'

export const findPass = {
  summary:
    'A pass by its six words, each as three hexadecimal digits: its place in the list of 2,048 words. They are the first 66 bits of the SHA-256 of the signed pass.',
  input: v.object({
    words: v.pipe(v.string(messages.passCode), v.regex(PASS_CODE, messages.passCode)),
  }),
  refuses: [404, 429],
  output: v.object({
    /** RFC 7515, compact, ES256. */
    token: v.string(),
    state: v.picklist(['valid', 'notYet', 'expired', 'revoked']),
    picture: v.nullable(v.string()),
  }),
}

export const listRevokedPasses = {
  summary:
    'Passes that ended before their last day: the first `length` characters of the id (`jti`) of each, without separators. At most 2 kB; `isComplete` is false when there are more.',
  input: v.object({}),
  refuses: [429],
  output: v.object({
    madeAt: InstantOutput,
    length: v.number(),
    ids: v.string(),
    isComplete: v.boolean(),
  }),
}
