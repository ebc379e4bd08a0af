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
import { STAGE_MESSAGES } from '#schema/domain/messages/stages.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { isLowPrice } from '#schema/domain/proposal.ts'
import { planProblemOf, type PlanProblem } from '#schema/domain/stages.ts'
import { hasVisibleText } from '#schema/domain/text.ts'
import { plannedFrom, type StageFields } from './plan-fields.ts'

/** The fields of the form, as text. `stages` is null for one payment at the end. */
export type TermsFields = { price: string; date: string; stages: StageFields[] | null }
export type ProposalFields = TermsFields & { description: string }
export const EMPTY_PROPOSAL: ProposalFields = { price: '', description: '', date: '', stages: null }

/** A proposal in stages is done when the last of them is. */
export const planDateOf = ({ stages, date }: TermsFields): string => stages?.at(-1)?.date ?? date

/** No fields when the task is missing; `problem` is that of the plan. */
export type ValidationError = {
  fields: readonly (keyof ProposalFields)[]
  message: string
  problem?: PlanProblem
}

/** What is still wrong once these fields were changed. */
export function withoutChanged(error: ValidationError, some: object): ValidationError | null {
  // The sum of the stages is shown at the price.
  if (error.problem === 'sum' && 'stages' in some) return null
  const fields = error.fields.filter((field) => !(field in some))
  return fields.length > 0 ? { ...error, fields } : null
}

/** Far below what the client offers. */
export const isTooLow = (price: string, task: { price: Kobo } | null) => {
  const kobo = koboFromText(price)
  return kobo !== null && task !== null && isLowPrice(kobo, task.price)
}

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

/** A wrong sum is shown at the price, what is wrong with a stage at the stage. */
function validatePlan(stages: StageFields[] | null, price: Kobo): ValidationError | null {
  const problem = stages && planProblemOf(plannedFrom(stages), price)
  if (!problem) return null
  const message = STAGE_MESSAGES.problems[problem]
  return { fields: [problem === 'sum' ? 'price' : 'stages'], message, problem }
}

/** The first error: all empty ones of the fields that a form has, then the missing task, then a value out of bounds. */
export function validateProposal(
  fields: TermsFields & { description?: string },
  {
    taskTitle,
    today,
    bounds = DEFAULT_AMOUNT_BOUNDS.price,
    sentPrice,
    dateMessage = messages.dateInvalid,
  }: Checked,
): ValidationError | null {
  const empty = FIELDS.filter(
    (field) => fields[field] !== undefined && !hasVisibleText(fields[field]),
  )
  if (empty.length > 0) return { fields: empty, message: GENERAL_MESSAGES.allFieldsRequired }
  if (!taskTitle) return { fields: [], message: GENERAL_MESSAGES.pleaseSelectTask }

  const issues = findFieldIssues(ProposalTerms, fields)
  const price = koboFromText(fields.price)
  if (issues.has('price') || price === null || !isAllowedAmount(price, bounds, sentPrice))
    return { fields: ['price'], message: messages.priceOutOfRange(bounds.min, bounds.max) }
  const description = fields.description === undefined ? null : issues.get('description')
  if (description) return { fields: ['description'], message: description.message }
  if (issues.has('date') || fields.date < today) return { fields: ['date'], message: dateMessage }
  return validatePlan(fields.stages, price)
}
