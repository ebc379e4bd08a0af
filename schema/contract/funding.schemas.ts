import * as v from 'valibot'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { Task } from './tasks.schemas.ts'
import { commandResponse, idOf, unboundedNaira, wholeNumber } from './values.schemas.ts'

export const fundStage = {
  summary:
    'Holds the money for a stage: what it lacks of its amount. `amount` is what the caller saw. Stages are funded in their order.',
  input: v.object({
    id: idOf('task'),
    n: wholeNumber(messages.number('n')),
    amount: unboundedNaira(FIELD_LABEL_FACTS.amount),
  }),
  refuses: [402],
  output: commandResponse({ task: Task }),
}
