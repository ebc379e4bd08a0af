import * as v from 'valibot'
import {
  MATERIALS_ITEMS_MAX,
  MATERIALS_QUANTITY_MAX,
  MATERIALS_WHAT_MAX,
} from '#schema/domain/materials.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { naira } from '#schema/domain/money.ts'
import { ChangeNote } from './change-request.schemas.ts'
import { evidenceInput } from './evidence.schemas.ts'
import { Task } from './tasks.schemas.ts'
import { commandResponse, idOf, nairaInput, requiredLine, wholeNumber } from './values.schemas.ts'

const MAX = naira(100_000_000)
/** Whole naira, of which at least one. */
const Amount = nairaInput(FIELD_LABEL_FACTS.amount, naira(1), MAX)

/** A line of the list; `amount` is of all of it. */
const MaterialsItemInput = v.object(
  {
    what: requiredLine(FIELD_LABEL_FACTS.material, MATERIALS_WHAT_MAX),
    quantity: v.pipe(
      wholeNumber(messages.number(FIELD_LABEL_FACTS.quantity)),
      v.minValue(1, messages.atLeast(FIELD_LABEL_FACTS.quantity, 1)),
      v.maxValue(
        MATERIALS_QUANTITY_MAX,
        messages.atMost(FIELD_LABEL_FACTS.quantity, MATERIALS_QUANTITY_MAX),
      ),
    ),
    amount: Amount,
  },
  messages.materials(MATERIALS_ITEMS_MAX),
)

const stage = { id: idOf('task'), n: wholeNumber(messages.number('n')) }

export const askForMaterials = {
  summary:
    'Asks for the money of the current stage for materials with a list of what is bought. It replaces the list before it. No money moves.',
  input: v.object({
    ...stage,
    /** Made by the client, so that a repetition is recognised however late it comes. */
    _id: v.optional(idOf('materials')),
    items: v.pipe(
      v.array(MaterialsItemInput, messages.materials(MATERIALS_ITEMS_MAX)),
      v.minLength(1, messages.materials(MATERIALS_ITEMS_MAX)),
      v.maxLength(MATERIALS_ITEMS_MAX, messages.materials(MATERIALS_ITEMS_MAX)),
    ),
  }),
  output: commandResponse({ task: Task }),
}

export const declineMaterials = {
  summary: 'Asks the professional to change the list of materials, which `list` names.',
  input: v.object({ ...stage, list: idOf('materials'), ...ChangeNote.entries }),
  output: commandResponse({ task: Task }),
}

export const releaseMaterials = {
  summary:
    'Pays the professional for materials, without a fee: all that the list asks for or a part. `list` is the one that the caller saw. What the stage holds beyond it goes back to the client, and the next stage begins.',
  input: v.object({ ...stage, list: idOf('materials'), amount: Amount }),
  output: commandResponse({ task: Task }),
}

export const sendReceipts = {
  summary:
    'Pictures of the receipts and goods, up to six or one PDF, and what was spent of the money for materials. Once for each stage.',
  input: v.object({
    ...stage,
    spent: nairaInput(FIELD_LABEL_FACTS.spent, naira(0), MAX),
    ...evidenceInput,
  }),
  output: commandResponse({ task: Task }),
}

export const giveBackMaterials = {
  summary:
    'Gives the client back what was not spent of the money for materials: all of it, which `amount` names as the caller saw it.',
  input: v.object({ ...stage, amount: Amount }),
  refuses: [402],
  output: commandResponse({ task: Task }),
}
