import { dayFromText, type Day } from '#schema/domain/days.ts'
import { PRICE_MAX, PRICE_MIN, PROPOSAL_MAX } from '#schema/domain/limits.ts'
import { koboFromText } from '#schema/domain/money.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { words } from './words.ts'

/** What stands in the form, as text. */
export type ProposalFields = { price: string; description: string; date: string }
export const EMPTY_PROPOSAL: ProposalFields = { price: '', description: '', date: '' }

export type Fault = { field: keyof ProposalFields | null; words: string }

/** Why this cannot be sent, or null. SPEC 5 and F11: first that all is filled in, then the todo's title, then bounds. */
export function faultIn(fields: ProposalFields, title: string | null, today: Day): Fault | null {
  const missing = (['price', 'description', 'date'] as const).find((field) => !fields[field].trim())
  if (missing) return { field: missing, words: TEXTS.allFieldsRequired }
  if (!title) return { field: null, words: TEXTS.pleaseSelectTask }

  const price = koboFromText(fields.price)
  if (price === null || price < PRICE_MIN || price > PRICE_MAX || price % 100 !== 0)
    return { field: 'price', words: words.priceWrong(PRICE_MIN, PRICE_MAX) }
  if (fields.description.trim().length > PROPOSAL_MAX)
    return { field: 'description', words: words.textTooLong(PROPOSAL_MAX) }
  const day = dayFromText(fields.date)
  return day === null || day < today ? { field: 'date', words: words.dateWrong } : null
}
