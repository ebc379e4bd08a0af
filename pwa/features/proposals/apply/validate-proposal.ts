import { messages } from '#pwa/features/proposals/messages.ts'
import { findFieldIssues } from '#schema/contract/field-issues.ts'
import { ProposalTerms } from '#schema/contract/proposals.schemas.ts'
import {
  DEFAULT_AMOUNT_BOUNDS,
  isAllowedAmount,
  type AmountBounds,
} from '#schema/domain/amount-bounds.ts'
import { koboFromText } from '#schema/domain/amount-text.ts'
import type { Day } from '#schema/domain/days.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { hasVisibleText } from '#schema/domain/text.ts'

/** The fields of the form, as text. */
export type ProposalFields = { price: string; description: string; date: string }
export const EMPTY_PROPOSAL: ProposalFields = { price: '', description: '', date: '' }

/** No fields when the task is missing. */
export type ValidationError = { fields: readonly (keyof ProposalFields)[]; message: string }

const FIELDS = ['price', 'description', 'date'] as const

type Checked = {
  /** Null when the task could not be loaded. */
  taskTitle: string | null
  today: Day
  bounds?: AmountBounds
  /** Of an edited proposal, which may have been sent under other bounds. */
  sentPrice?: Kobo | undefined
  /** Of a date that is not real or in the past. */
  dateMessage?: string
}

/** The first error: all empty fields, then the missing task, then a value out of bounds. */
export function validateProposal(
  fields: ProposalFields,
  {
    taskTitle,
    today,
    bounds = DEFAULT_AMOUNT_BOUNDS.price,
    sentPrice,
    dateMessage = messages.dateInvalid,
  }: Checked,
): ValidationError | null {
  const empty = FIELDS.filter((field) => !hasVisibleText(fields[field]))
  if (empty.length > 0) return { fields: empty, message: GENERAL_MESSAGES.allFieldsRequired }
  if (!taskTitle) return { fields: [], message: GENERAL_MESSAGES.pleaseSelectTask }

  const issues = findFieldIssues(ProposalTerms, fields)
  const price = koboFromText(fields.price)
  if (issues.has('price') || price === null || !isAllowedAmount(price, bounds, sentPrice))
    return { fields: ['price'], message: messages.priceOutOfRange(bounds.min, bounds.max) }
  const description = issues.get('description')
  if (description) return { fields: ['description'], message: description.message }
  return issues.has('date') || fields.date < today
    ? { fields: ['date'], message: dateMessage }
    : null
}
