import { koboFromText, textFromKobo } from '#schema/domain/amount-text.ts'
import { dayAfter, dayFromText, startOfDay, type Day } from '#schema/domain/days.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { planOf, STAGES_MAX, type PlannedStage, type PlanTemplate } from '#schema/domain/stages.ts'

/** A stage of the form: amount and day are text, as they are typed. */
export type StageFields = Pick<PlannedStage, 'kind' | 'title'> & { amount: string; date: string }
export type PlanFields = readonly StageFields[]

const WEEK_DAYS = 7
const NO_AMOUNT = 0 as Kobo
const amountOf = ({ amount }: Pick<StageFields, 'amount'>) => koboFromText(amount) ?? NO_AMOUNT

export const sumOfFields = (stages: PlanFields): Kobo =>
  stages.reduce((sum, stage) => sum + amountOf(stage), 0) as Kobo

/** As the rules of a plan read it; what is no amount counts as nothing. */
export const plannedFrom = (stages: PlanFields): PlannedStage[] =>
  stages.map((stage) => ({
    kind: stage.kind,
    title: stage.title.trim(),
    amount: amountOf(stage),
    date: stage.date as Day,
  }))

type ShownStage = Omit<PlannedStage, 'date'> & { date: string }
export const fieldsFromPlan = (
  stages: readonly ShownStage[] | null | undefined,
): StageFields[] | null =>
  stages?.map(({ kind, title, amount, date }) => ({
    kind,
    title,
    amount: textFromKobo(amount),
    date,
  })) ?? null

/** Two weeks at least, and as many as there are until the day on which all is done. */
export function weeksUntil(last: string, today: Day): number {
  const day = dayFromText(last)
  const weeks = day === null ? 4 : Math.round((startOfDay(day) - startOfDay(today)) / DAY_MS / 7)
  return Math.min(STAGES_MAX, Math.max(2, weeks))
}

/** The days of a template's stages; `last` is the day on which all is done, if it is known. */
function datesOf(template: PlanTemplate, today: Day, last: Day, weeks: number): Day[] {
  if (template === 'weekly')
    return Array.from({ length: weeks }, (_, at) => dayAfter(today, (at + 1) * WEEK_DAYS))
  const days = Math.max(1, Math.round((startOfDay(last) - startOfDay(today)) / DAY_MS))
  return [dayAfter(today, template === 'halves' ? Math.ceil(days / 2) : 1), last]
}

type Begin = {
  /** Null while none is typed: the amounts stay empty. */
  price: Kobo | null
  today: Day
  last: string
  weeks: number
  titleOf: (kind: PlannedStage['kind'], at: number) => string
}

/** The stages that a template begins with. */
export function fieldsFromTemplate(template: PlanTemplate, begin: Begin): StageFields[] {
  const { price, today, weeks, titleOf } = begin
  const written = dayFromText(begin.last)
  const last = written !== null && written > today ? written : dayAfter(today, WEEK_DAYS)
  const dates = datesOf(template, today, last, weeks)
  return planOf(template, { price: price ?? NO_AMOUNT, dates, titleOf }).map((stage) => ({
    kind: stage.kind,
    title: stage.title,
    amount: stage.amount > 0 ? textFromKobo(stage.amount) : '',
    date: stage.date,
  }))
}

/** Moves what is done; the days stay in their order. */
export const movedStage = (stages: PlanFields, from: number, to: number): StageFields[] => {
  const order = stages.map((_, at) => at)
  order.splice(to, 0, ...order.splice(from, 1))
  return order.flatMap((source, at) => {
    const [stage, place] = [stages[source], stages[at]]
    return stage && place ? [{ ...stage, date: place.date }] : []
  })
}
