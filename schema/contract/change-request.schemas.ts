import * as v from 'valibot'
import { CHANGE_NOTE_MAX } from '#schema/domain/limits.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { InstantOutput, requiredText } from './values.schemas.ts'

/** What the client asked to change. */
export const ChangeRequest = v.object({ note: v.string(), at: InstantOutput })

export const ChangeNote = v.object({
  note: requiredText(FIELD_LABEL_FACTS.changeNote, CHANGE_NOTE_MAX),
})
