import { PRICE_LIMITS, isWithin } from './amount-bounds.ts'
import { dayOf, type Day } from './days.ts'
import { truncateAtWord } from './graphemes.ts'
import type { Id, UserId } from './ids.ts'
import { DAY_MS, PRICE_MIN } from './limits.ts'
import type { Kobo } from './money.ts'
import {
  currentStageOf,
  planProblemOf,
  STAGE_TITLE_MAX,
  totalOf,
  withStage,
  type PlannedStage,
  type PlanProblem,
  type Stage,
  type Stages,
} from './stages.ts'
import type { TaskStatus } from './task.ts'

/** For the answer to a change of the agreed price, day or plan; silence is no. */
export const PLAN_CHANGE_MS = 2 * DAY_MS

export type PlanChangeId = Id<'planChange'>
export const PLAN_CHANGE_KINDS = ['price', 'date', 'stage', 'order'] as const

/** What one side asks for; `n` is the number of the stage, 1 of a task with one. `order` names the stages to come. */
export type ChangeTerms =
  | { kind: 'price'; n: number; amount: Kobo }
  | { kind: 'date'; n: number; date: Day }
  | { kind: 'stage'; stage: PlannedStage }
  | { kind: 'order'; order: number[] }

/** A stage before or after a change. */
export type ChangeLine = PlannedStage & { n: number; held: Kobo }
export type ChangeLines = { before: ChangeLine[]; after: ChangeLine[] }

/** An open change of what was agreed (docs/rules.md#what-was-agreed-changes-only-together). */
export type PlanChange = ChangeLines & {
  id: PlanChangeId
  by: UserId
  terms: ChangeTerms
  note: string
  proposedAt: number
  /** Silence until then is no. */
  until: number
  /** When the client was told that the wallet lacks the money for it; null before. */
  shortAt: number | null
}

export type ChangeTask = {
  status: TaskStatus
  client: UserId
  taskerId: UserId | null
  title: string
  price: Kobo
  agreedDate: Day | null
  awardedAt: number | null
  cancelOffer: { answerBy: number } | null
  stages: Stages
  planChange: PlanChange | null
}

const ZERO = 0 as Kobo

/** The stages of a task; one with the whole price when it has no plan. */
export const stageListOf = (
  task: Pick<ChangeTask, 'stages' | 'title' | 'price' | 'agreedDate' | 'awardedAt'>,
): Stage[] =>
  task.stages ?? [
    {
      n: 1,
      kind: 'work',
      title: truncateAtWord(task.title, STAGE_TITLE_MAX - 1, '…'),
      amount: task.price,
      date: task.agreedDate ?? ('' as Day),
      held: task.price,
      paid: ZERO,
      returned: ZERO,
      startedAt: task.awardedAt,
      endedAt: null,
      materials: null,
    },
  ]

const isOpen = ({ endedAt, materials }: Stage) => endedAt === null && materials === null

/** The stages that nobody works on yet. */
export const stagesToCome = (task: ChangeTask): Stage[] => {
  const current = currentStageOf({ stages: stageListOf(task) })
  return stageListOf(task).filter(
    (stage) => isOpen(stage) && stage !== current && stage.n !== current?.n,
  )
}

/** Those whose price or day can change: what is handed in cannot. */
export const changeableStages = (task: ChangeTask): Stage[] => {
  const toCome = stagesToCome(task)
  const current = currentStageOf({ stages: stageListOf(task) })
  return current && isOpen(current) && task.status === 'in-progress' ? [current, ...toCome] : toCome
}

/** Why these terms cannot be asked for. `gone`: a stage that has begun, ended or was handed in. */
export type ChangeProblem = PlanProblem | 'gone' | 'same' | 'past' | 'price'
export type Changed = ChangeLines & { stages: Stage[] }

const lineOf = ({ n, kind, title, amount, date, held }: Stage): ChangeLine => ({
  n,
  kind,
  title,
  amount,
  date,
  held,
})

/** A raise of a stage that is held is held at once; what a held stage costs less goes back. */
const withPrice = (stage: Stage, amount: Kobo): Partial<Stage> => {
  if (stage.held === 0) return { amount }
  return {
    amount,
    held: amount,
    returned: (stage.returned + Math.max(0, stage.held - amount)) as Kobo,
  }
}

/** Later stages that would be before the day move to it. */
const withDate = (stages: readonly Stage[], n: number, date: Day): Stage[] => {
  const at = stages.findIndex((stage) => stage.n === n)
  return stages.map((stage, place) =>
    place === at || (place > at && stage.date < date) ? { ...stage, date } : stage,
  )
}

/** By its day, after what is worked on; materials before the work of the same day. */
function withNewStage(stages: readonly Stage[], stage: PlannedStage, firstPlace: number): Stage[] {
  const isLater = (other: Stage) =>
    stage.kind === 'materials' ? other.date >= stage.date : other.date > stage.date
  const found = stages.findIndex((other, place) => place >= firstPlace && isLater(other))
  const place = found === -1 ? stages.length : found
  const added: Stage = {
    ...stage,
    n: Math.max(...stages.map(({ n }) => n)) + 1,
    held: ZERO,
    paid: ZERO,
    returned: ZERO,
    startedAt: null,
    endedAt: null,
    materials: null,
  }
  return stages.toSpliced(place, 0, added)
}

/** The days stay where they are; the stages change places. */
function withOrder(stages: readonly Stage[], toCome: readonly Stage[], order: readonly number[]) {
  const days = toCome.map(({ date }) => date)
  const ordered = order.flatMap((n, at) => {
    const stage = toCome.find((each) => each.n === n)
    return stage ? [{ ...stage, date: days[at] ?? stage.date }] : []
  })
  let at = 0
  return stages.map((stage) =>
    toCome.some(({ n }) => n === stage.n) ? (ordered[at++] ?? stage) : stage,
  )
}

function changedStages(task: ChangeTask, terms: ChangeTerms): Stage[] | ChangeProblem {
  const stages = stageListOf(task)
  const toCome = stagesToCome(task)
  if (terms.kind === 'order') {
    const { order } = terms
    const isWhole = order.length === toCome.length && toCome.every(({ n }) => order.includes(n))
    if (!isWhole || new Set(order).size !== order.length) return 'gone'
    return toCome.every(({ n }, at) => order[at] === n) ? 'same' : withOrder(stages, toCome, order)
  }
  if (terms.kind === 'stage') {
    const current = currentStageOf({ stages })
    if (!current) return 'gone'
    return withNewStage(stages, terms.stage, stages.indexOf(current) + 1)
  }
  const stage = changeableStages(task).find(({ n }) => n === terms.n)
  if (!stage) return 'gone'
  if (terms.kind === 'price')
    return stage.amount === terms.amount
      ? 'same'
      : withStage(stages, stage.n, (each) => withPrice(each, terms.amount))
  const isCurrent = stage.n === currentStageOf({ stages })?.n
  const before = isCurrent ? (task.agreedDate ?? stage.date) : stage.date
  return before === terms.date ? 'same' : withDate(stages, stage.n, terms.date)
}

/** The day of the current stage is that of the task, which disputes move. */
const withAgreedDate = (stages: readonly Stage[], date: Day | null): Stage[] => {
  const current = currentStageOf({ stages: [...stages] })
  return current && date ? withStage(stages, current.n, () => ({ date })) : [...stages]
}

export function agreedDateAfter(task: ChangeTask, terms: ChangeTerms): Day | null {
  const current = currentStageOf({ stages: stageListOf(task) })
  return terms.kind === 'date' && terms.n === current?.n ? terms.date : task.agreedDate
}

const isSameLine = (one: ChangeLine, other: ChangeLine | undefined) =>
  one.n === other?.n &&
  one.kind === other.kind &&
  one.title === other.title &&
  one.amount === other.amount &&
  one.date === other.date &&
  one.held === other.held

function problemOf(stages: readonly Stage[]): ChangeProblem | null {
  const total = totalOf(stages)
  if (!isWithin(total, PRICE_LIMITS)) return 'price'
  // What has ended was done on its day, which may have been before the one of the plan.
  const dated = stages.map((each) => (each.endedAt === null ? each : { ...each, date: '' as Day }))
  if (stages.length > 1) return planProblemOf(dated)
  return stages.some(({ amount }) => amount < PRICE_MIN) ? 'amount' : null
}

const dayOfTerms = (terms: ChangeTerms): Day | null => {
  if (terms.kind === 'date') return terms.date
  return terms.kind === 'stage' ? terms.stage.date : null
}

/** What these terms make of a task, or why they cannot be asked for. `now` is left out for a change that was asked for. */
export function changeOf(
  task: ChangeTask,
  terms: ChangeTerms,
  now?: number,
): Changed | ChangeProblem {
  const day = dayOfTerms(terms)
  if (now !== undefined && day !== null && day < dayOf(now)) return 'past'
  const stages = changedStages(task, terms)
  if (typeof stages === 'string') return stages
  const problem = problemOf(stages)
  if (problem) return problem
  const was = withAgreedDate(stageListOf(task), task.agreedDate).map(lineOf)
  const is = withAgreedDate(stages, agreedDateAfter(task, terms)).map(lineOf)
  const touched = (line: ChangeLine, others: readonly ChangeLine[]) =>
    !isSameLine(
      line,
      others.find(({ n }) => n === line.n),
    )
  const toCome = terms.kind === 'order' ? stagesToCome(task).map(({ n }) => n) : []
  const isShown = (line: ChangeLine, others: readonly ChangeLine[]) =>
    toCome.includes(line.n) || touched(line, others)
  return {
    stages,
    before: was.filter((line) => isShown(line, is)),
    after: is.filter((line) => isShown(line, was)),
  }
}

/** What is held more when a change is accepted; below 0 for what goes back to the client. */
export const holdChangeOf = ({
  before,
  after,
}: Record<'before' | 'after', readonly Pick<ChangeLine, 'held'>[]>): Kobo =>
  (after.reduce((sum, { held }) => sum + held, 0) -
    before.reduce((sum, { held }) => sum + held, 0)) as Kobo
