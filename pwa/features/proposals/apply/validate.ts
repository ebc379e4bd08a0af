import { messages } from '#pwa/features/proposals/messages.ts'
import { dayFromText, type Day } from '#schema/domain/days.ts'
import { PRICE_MAX, PRICE_MIN, PROPOSAL_MAX } from '#schema/domain/limits.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { koboFromText } from '#schema/domain/money.ts'

/** The fields of the form, as text. */
export type ProposalFields = { price: string; description: string; date: string }
export const EMPTY_PROPOSAL: ProposalFields = { price: '', description: '', date: '' }

/** `field` is null when the task is missing. */
export type ValidationError = { field: keyof ProposalFields | null; message: string }

/** The first error: an empty field, then the missing task, then a value out of bounds. */
export function validateProposal(
  fields: ProposalFields,
  taskTitle: string | null,
  today: Day,
): ValidationError | null {
  const empty = (['price', 'description', 'date'] as const).find((field) => !fields[field].trim())
  if (empty) return { field: empty, message: GENERAL_MESSAGES.allFieldsRequired }
  if (!taskTitle) return { field: null, message: GENERAL_MESSAGES.pleaseSelectTask }

  const price = koboFromText(fields.price)
  if (price === null || price < PRICE_MIN || price > PRICE_MAX || price % 100 !== 0)
    return { field: 'price', message: messages.priceOutOfRange(PRICE_MIN, PRICE_MAX) }
  if (fields.description.trim().length > PROPOSAL_MAX)
    return { field: 'description', message: messages.textTooLong(PROPOSAL_MAX) }
  const day = dayFromText(fields.date)
  return day === null || day < today ? { field: 'date', message: messages.dateInvalid } : null
}
