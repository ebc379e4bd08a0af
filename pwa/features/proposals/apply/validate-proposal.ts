import { messages } from '#pwa/features/proposals/messages.ts'
import { findFieldIssues } from '#schema/contract/field-issues.ts'
import { ProposalTerms } from '#schema/contract/proposals.schemas.ts'
import { DEFAULT_AMOUNT_BOUNDS, isWithin, type AmountBounds } from '#schema/domain/amount-bounds.ts'
import type { Day } from '#schema/domain/days.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { koboFromText } from '#schema/domain/money.ts'

/** The fields of the form, as text. */
export type ProposalFields = { price: string; description: string; date: string }
export const EMPTY_PROPOSAL: ProposalFields = { price: '', description: '', date: '' }

/** `field` is null when the task is missing. */
export type ValidationError = { field: keyof ProposalFields | null; message: string }

const FIELDS = ['price', 'description', 'date'] as const

/** The first error: an empty field, then the missing task, then a value out of bounds. */
export function validateProposal(
  fields: ProposalFields,
  taskTitle: string | null,
  today: Day,
  bounds: AmountBounds = DEFAULT_AMOUNT_BOUNDS.price,
): ValidationError | null {
  const empty = FIELDS.find((field) => !fields[field].trim())
  if (empty) return { field: empty, message: GENERAL_MESSAGES.allFieldsRequired }
  if (!taskTitle) return { field: null, message: GENERAL_MESSAGES.pleaseSelectTask }

  const issues = findFieldIssues(ProposalTerms, fields)
  const price = koboFromText(fields.price)
  if (issues.has('price') || price === null || !isWithin(price, bounds))
    return { field: 'price', message: messages.priceOutOfRange(bounds.min, bounds.max) }
  const description = issues.get('description')
  if (description) return { field: 'description', message: description.message }
  return issues.has('date') || fields.date < today
    ? { field: 'date', message: messages.dateInvalid }
    : null
}
