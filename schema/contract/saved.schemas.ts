import * as v from 'valibot'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { SAVED_KINDS, SAVED_TASK_STATES } from '#schema/domain/saved.ts'
import { TRADE_NAMES } from '#schema/domain/trades.ts'
import type { InKobo } from './money-fields.ts'
import { UserSummary } from './user-summary.schemas.ts'
import { commandResponse, idOf, InstantOutput, NairaOutput } from './values.schemas.ts'

const SavedTask = v.object({
  _id: idOf('task'),
  title: v.string(),
  field: v.picklist(TRADE_NAMES),
  state: v.picklist(SAVED_TASK_STATES),
  /** Both null once it is no longer open. */
  price: v.nullable(NairaOutput),
  location: v.nullable(v.string()),
  savedAt: InstantOutput,
})
export type SavedTask = InKobo<v.InferOutput<typeof SavedTask>>

const SavedUser = v.object({
  ...UserSummary.entries,
  field: v.nullable(v.picklist(TRADE_NAMES)),
  savedAt: InstantOutput,
})
export type SavedUser = v.InferOutput<typeof SavedUser>

export const listSaved = {
  summary:
    'What the caller has kept for later, the latest first: todos, also those that are no longer open, and professionals.',
  input: v.object({}),
  output: v.object({ tasks: v.array(SavedTask), users: v.array(SavedUser) }),
}

export const setSaved = {
  summary:
    'Keeps a todo or a professional for later, or no longer. The last call counts; a repetition changes nothing.',
  input: v.object({
    id: idOf('saved'),
    kind: v.picklist(SAVED_KINDS, messages.savedKind),
    isSaved: v.boolean(messages.yesOrNo),
  }),
  refuses: [404],
  output: commandResponse({}),
}
