import * as v from 'valibot'
import { PULL_MAX } from '#schema/domain/limits.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { ENTITIES, type Entity } from './entities.ts'
import type { InKobo } from './money-fields.ts'
import { ENTITY_ROWS } from './nouns.ts'
import { commandResponse, wholeNumber } from './values.schemas.ts'

const position = { seq: v.number(), id: v.string() }
type Rows = typeof ENTITY_ROWS
type Put<E extends Entity> = E extends Entity
  ? v.ObjectSchema<
      typeof position & {
        e: v.LiteralSchema<E, undefined>
        op: v.LiteralSchema<'put', undefined>
        row: Rows[E]
      },
      undefined
    >
  : never

const put = ([e, row]: [string, v.GenericSchema]) =>
  v.object({ ...position, e: v.literal(e), op: v.literal('put'), row })

/** One change. `del` means that the user can no longer see the row, whether it was deleted or not. */
export const Change = v.union([
  v.object({ ...position, e: v.picklist(Object.keys(ENTITIES) as Entity[]), op: v.literal('del') }),
  ...(Object.entries(ENTITY_ROWS).map(put) as unknown as Put<Entity>[]),
])
export type Change = InKobo<v.InferOutput<typeof Change>>

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
  succeeds: [200, 204],
  refuses: [410],
  /** c: changes, n: next cursor, m: more pages follow, h: the change log's counter. Short, because every poll sends them. */
  output: v.object({ c: v.array(Change), n: v.string(), m: v.boolean(), h: v.number() }),
}

export const cancelCommand = {
  summary:
    'Cancels the command that was sent under the same Idempotency-Key. 200: it was not applied and never will be. 422: it was applied.',
  input: v.object({}),
  output: commandResponse({}),
}
