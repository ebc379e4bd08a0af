import * as v from 'valibot'
import { PULL_MAX } from '#schema/domain/limits.ts'
import * as messages from '#schema/domain/messages/validation.ts'
import { Me } from './accounts.schemas.ts'
import { Applicant, Proposal } from './proposals.schemas.ts'
import { Task } from './tasks.schemas.ts'
import { wholeNumber } from './values.schemas.ts'
import { Transaction } from './wallet.schemas.ts'

/** `feed` is an open todo of the tasker's trade; `task` is a todo of one of its two parties. */
const ENTITY_NAMES = ['feed', 'task', 'proposal', 'applicant', 'me', 'trx'] as const
export type Entity = (typeof ENTITY_NAMES)[number]

const position = { seq: v.number(), id: v.string() }
const put = <E extends Entity, S extends v.GenericSchema>(e: E, row: S) =>
  v.object({ ...position, e: v.literal(e), op: v.literal('put'), row })

/** One change. `del` means that the user can no longer see the row, whether it was deleted or not. */
export const Change = v.union([
  v.object({ ...position, e: v.picklist(ENTITY_NAMES), op: v.literal('del') }),
  put('feed', Task),
  put('task', Task),
  put('proposal', Proposal),
  put('applicant', Applicant),
  put('me', Me),
  put('trx', Transaction),
])
export type Change = v.InferOutput<typeof Change>

export const sync = {
  summary:
    'The changes for the caller since cursor `c`. Answers 204 when there are none, 410 when the client must load everything again, and 426 when the app is too old.',
  input: v.object({
    /** `<seq>.<hash of the scopes>`, from the last response; absent for an empty replica. */
    c: v.optional(
      v.pipe(v.string(messages.cursor), v.regex(/^\d{1,15}\.[\w-]{1,40}$/, messages.cursor)),
    ),
    s: v.optional(wholeNumber(messages.number('s'))),
    l: v.optional(
      v.pipe(
        wholeNumber(messages.number('l')),
        v.minValue(1, messages.atLeast('l', 1)),
        v.maxValue(PULL_MAX, messages.atMost('l', PULL_MAX)),
      ),
    ),
  }),
  /** c: changes, n: next cursor, m: more pages follow, h: the change log's counter. Short, because every poll sends them. */
  output: v.object({ c: v.array(Change), n: v.string(), m: v.boolean(), h: v.number() }),
}
