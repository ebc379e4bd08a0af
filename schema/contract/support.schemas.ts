import * as v from 'valibot'
import { REFERENCE_MAX, SUPPORT_TEXT_MAX } from '#schema/domain/limits.ts'
import { FIELD_LABEL_FACTS } from '#schema/domain/messages/field-labels.ts'
import { commandResponse, idOf, optionalLine, requiredText } from './values.schemas.ts'

export const readSupport = {
  summary:
    'How the people of Onise are reached: an e-mail address, a number of WhatsApp and one to call.',
  input: v.object({}),
  output: v.object({
    email: v.nullable(v.string()),
    whatsApp: v.nullable(v.string()),
    phone: v.optional(v.nullable(v.string())),
  }),
}

export const writeToSupport = {
  summary: 'Writes to the people of Onise, about a todo or a payment, or without one.',
  input: v.object({
    text: requiredText(FIELD_LABEL_FACTS.message, SUPPORT_TEXT_MAX),
    taskId: v.optional(idOf('task')),
    /** The reference of a receipt. */
    payment: v.optional(optionalLine(FIELD_LABEL_FACTS.payment, REFERENCE_MAX)),
  }),
  succeeds: [201],
  refuses: [404],
  output: commandResponse({}),
}
