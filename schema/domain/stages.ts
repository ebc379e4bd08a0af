import type { Day } from './days.ts'
import type { ErrorCode } from './errors.ts'
import type { Id, UserId } from './ids.ts'
import type { StagePart } from './ledger.ts'
import { DAY_MS, PRICE_MIN } from './limits.ts'
import type { Kobo } from './money.ts'

/** Of one todo (docs/rules.md#stages). */
export const STAGES_MAX = 12
export const STAGE_TITLE_MAX = 60
/** Of the whole price, for materials. */
const MATERIALS_SHARE_MAX = 0.6
/** After this time without money for the stage that is next, the professional may leave without a mark. */
export const STAGE_FUND_MS = 2 * DAY_MS
export const STAGE_FUND_REMINDER_MS = DAY_MS

export const STAGE_KINDS = ['work', 'materials'] as const
export type StageKind = (typeof STAGE_KINDS)[number]

/** A stage as it is proposed. Each is the work of the task until its day, or its materials (docs/rules.md#stages). */
export type PlannedStage = { kind: StageKind; title: string; amount: Kobo; date: Day }

/** What a professional buys for a stage: `amount` is of the whole line. */
export type MaterialsItem = { what: string; quantity: number; amount: Kobo }
export type Materials = {
  /** Of this list: a changed one has another. The pictures of receipts belong to the list that was paid. */
  id: Id<'materials'>
  items: MaterialsItem[]
  requestedAt: number
  /** What the client wants to be changed on the list before anything is paid. */
  declined: { note: string; at: number } | null
  /** What the client released, and when; null while the client has not decided. */
  released: Kobo | null
  releasedAt: number | null
  /** When pictures of receipts came, and what they say was spent. */
  provenAt: number | null
  spent: Kobo | null
  /** What the professional gave back to the client after the release. */
  givenBack: Kobo
  /** When the client was told that there are no receipts. */
  missedAt: number | null
}

/**
 * A stage of an assigned task. `held`, `paid` and `returned` are what the movements of the hold say about it: what is
 * held now, what the professional got (fee included) and what went back to the client.
 */
export type Stage = PlannedStage & {
  /** Its number when it was agreed, which another order does not change. */
  n: number
  held: Kobo
  paid: Kobo
  returned: Kobo
  startedAt: number | null
  endedAt: number | null
  materials: Materials | null
}
/** The stages of a task in their order; null for a task with one, which has everything in its own fields. */
export type Stages = Stage[] | null

const ZERO = 0 as Kobo
const sum = <T>(list: readonly T[], amountOf: (each: T) => Kobo) =>
  list.reduce((total, each) => total + amountOf(each), 0) as Kobo

export const totalOf = (stages: readonly { amount: Kobo }[]): Kobo =>
  sum(stages, ({ amount }) => amount)
export const heldOf = (stages: readonly Stage[]): Kobo => sum(stages, ({ held }) => held)

export const isMaterials = ({ kind }: Pick<PlannedStage, 'kind'>) => kind === 'materials'

/** The part of a plan's price that is for materials, on which there is no fee. */
export const materialsIn = (plan: readonly Pick<PlannedStage, 'kind' | 'amount'>[] | null): Kobo =>
  totalOf(plan?.filter(isMaterials) ?? [])

export type PlanProblem = 'count' | 'sum' | 'amount' | 'order' | 'share' | 'last'

/** What is wrong with a plan for this price, or null. `order` is about the days, `share` about materials. */
export function planProblemOf(
  stages: readonly PlannedStage[],
  price: Kobo = totalOf(stages),
): PlanProblem | null {
  if (stages.length < 2 || stages.length > STAGES_MAX) return 'count'
  if (stages.some(({ amount }) => amount < PRICE_MIN)) return 'amount'
  if (totalOf(stages) !== price) return 'sum'
  if (stages.some(({ date }, at) => at > 0 && date < (stages[at - 1]?.date ?? ''))) return 'order'
  if (materialsIn(stages) > price * MATERIALS_SHARE_MAX) return 'share'
  return stages.at(-1)?.kind === 'work' ? null : 'last'
}

/** Whether two plans have the same stages in the same order; null is one payment at the end. */
export const isSamePlan = (
  one: readonly PlannedStage[] | null,
  other: readonly PlannedStage[] | null,
): boolean =>
  one === null || other === null
    ? one === other
    : one.length === other.length &&
      one.every((stage, at) => {
        const { kind, title, amount, date } = other[at] ?? {}
        return (
          stage.kind === kind &&
          stage.title === title &&
          stage.amount === amount &&
          stage.date === date
        )
      })

/** How much of an award is held at once: the whole plan, or its first stage. */
export const FUNDINGS = ['all', 'stage'] as const
export type Funding = (typeof FUNDINGS)[number]

/** The stages of a plan that is awarded now; the first one begins. */
export const awardedStages = (
  plan: readonly PlannedStage[],
  funding: Funding,
  now: number,
): Stage[] =>
  plan.map((stage, at) => ({
    ...stage,
    n: at + 1,
    held: funding === 'all' || at === 0 ? stage.amount : ZERO,
    paid: ZERO,
    returned: ZERO,
    startedAt: at === 0 ? now : null,
    endedAt: null,
    materials: null,
  }))

type WithStages = { stages: Stages }

/** The stage that is worked on: the first that has not ended. Null of a task with one stage, and after the last. */
export const currentStageOf = ({ stages }: WithStages): Stage | null =>
  stages?.find(({ endedAt }) => endedAt === null) ?? null

/** Whether another stage comes after the current one. */
export const hasNextStage = ({ stages }: WithStages): boolean =>
  (stages?.filter(({ endedAt }) => endedAt === null).length ?? 0) > 1

/** The money that the submission, approval or dispute of now is about. */
export const heldForStage = (task: WithStages, held: Kobo): Kobo =>
  currentStageOf(task)?.held ?? held

/** A task whose current stage is not held: nobody must work on it yet. */
export function isUnfunded(task: WithStages): boolean {
  const stage = currentStageOf(task)
  return stage !== null && stage.held < stage.amount
}

/** What is missing of the hold of a stage. */
export const missingOf = ({ amount, held }: Pick<Stage, 'amount' | 'held'>): Kobo =>
  (amount - held) as Kobo

/** The stages with one of them changed. */
export const withStage = (
  stages: readonly Stage[],
  n: number,
  change: (stage: Stage) => Partial<Stage>,
): Stage[] => stages.map((each) => (each.n === n ? { ...each, ...change(each) } : each))

/** Before `n` was held completely: what a stage still misses is held for it now. */
export const afterFunding = (stages: readonly Stage[], n: number): Stage[] =>
  withStage(stages, n, ({ amount }) => ({ held: amount }))

/** The end of the current stage with what was paid of it; the rest of its hold goes back. The next one begins. */
export function afterStage(stages: readonly Stage[], paid: Kobo, now: number): Stage[] {
  const open = stages.filter(({ endedAt }) => endedAt === null)
  const [current, next] = open
  return stages.map((each) => {
    if (each === current)
      return {
        ...each,
        held: ZERO,
        paid,
        returned: (each.returned + each.held - paid) as Kobo,
        endedAt: now,
      }
    return each === next ? { ...each, startedAt: now } : each
  })
}

/** The plan has ended before its last stage: what was held went back, less the professional's part, first stages first. */
export function afterEnd(stages: readonly Stage[], released: Kobo, now: number): Stage[] {
  let left: number = released
  return stages.map((each) => {
    if (each.endedAt !== null) return each
    const paid = Math.min(left, each.held)
    left -= paid
    return {
      ...each,
      held: ZERO,
      paid: (each.paid + paid) as Kobo,
      returned: (each.returned + each.held - paid) as Kobo,
      endedAt: now,
    }
  })
}

/** Something was paid of an earlier stage, so the task does not open again for others. */
export const isUnderway = ({ stages }: WithStages): boolean =>
  stages?.some(({ endedAt }) => endedAt !== null) ?? false

/** Materials that were released, not all given back, and have no receipts yet. */
export const withoutReceipts = (stages: Stages): Stage[] =>
  stages?.filter(
    ({ materials: of }) => of && of.provenAt === null && (of.released ?? 0) > of.givenBack,
  ) ?? []

/** Why the current stage cannot be handed in. */
export function whyNotWorkOnStage(stages: Stages): ErrorCode | null {
  const stage = currentStageOf({ stages })
  if (stage === null) return null
  if (isUnfunded({ stages })) return 'stage_not_held'
  if (isMaterials(stage)) return 'materials_first'
  return withoutReceipts(stages).length > 0 ? 'receipts_missing' : null
}

/** The next stage that lacks money; those before it are held. */
export const nextToFund = (stages: Stages): Stage | null =>
  stages?.find(({ endedAt, held, amount }) => endedAt === null && held < amount) ?? null

/** A stage is funded after those before it. */
export function whyNotFund(
  task: WithStages & { status: string; client: UserId },
  n: number,
  userId: UserId,
): ErrorCode | null {
  if (task.client !== userId) return 'not_found'
  const stage = task.stages?.find((each) => each.n === n && each.endedAt === null)
  if (!stage || !['in-progress', 'submitted'].includes(task.status)) return 'stage_gone'
  if (stage.held === stage.amount) return 'stage_held'
  return nextToFund(task.stages) === stage ? null : 'stage_gone'
}

/** Whether the professional has waited for money for so long that leaving costs no mark. */
export const mayLeaveFreely = (task: WithStages, now: number): boolean =>
  isUnfunded(task) && now >= (currentStageOf(task)?.startedAt ?? now) + STAGE_FUND_MS

/** When the client, then the professional, is told that the current stage is not held; null when it is, or both were. */
export function fundingDueAt(task: WithStages, now: number): number | null {
  const startedAt = currentStageOf(task)?.startedAt
  if (!isUnfunded(task) || !startedAt) return null
  return (
    [STAGE_FUND_REMINDER_MS, STAGE_FUND_MS].map((ms) => startedAt + ms).find((at) => at > now) ??
    null
  )
}

/** Which stage an entry of the timeline is about; nothing of a task with one. */
export function stageDataOf(task: WithStages): { stage: number; title: string } | null {
  const stage = currentStageOf(task)
  return stage && { stage: stage.n, title: stage.title }
}

/** The parts of a movement that concerns the current stage only. */
export const partOfStage = (task: WithStages, amount: Kobo): StagePart[] => {
  const stage = currentStageOf(task)
  return stage === null || amount === 0 ? [] : [[stage.n, amount, stage.title]]
}
/** The parts by which stages grew or shrank between two states of a plan. */
export const partsBetween = (
  before: Stages,
  after: Stages,
  field: 'held' | 'paid' | 'returned',
): StagePart[] =>
  (after ?? []).flatMap((stage): StagePart[] => {
    const change = stage[field] - (before?.find(({ n }) => n === stage.n)?.[field] ?? 0)
    return change === 0 ? [] : [[stage.n, Math.abs(change), stage.title]]
  })

/** The parts of `total` in equal amounts of whole naira; the first has the rest. */
const equalParts = (total: Kobo, count: number): Kobo[] => {
  const part = Math.floor(total / count / 100) * 100
  return Array.from({ length: count }, (_, at) =>
    at === 0 ? total - part * (count - 1) : part,
  ) as Kobo[]
}

export const PLAN_TEMPLATES = ['halves', 'materials', 'weekly'] as const
export type PlanTemplate = (typeof PLAN_TEMPLATES)[number]

type TemplateValues = {
  price: Kobo
  /** The days of the stages, the last of them the day on which all is done. */
  dates: readonly Day[]
  /** The title of the stage at a place of the plan. */
  titleOf: (kind: StageKind, at: number) => string
}

/** The stages that a template begins with: as many as there are days. */
export function planOf(template: PlanTemplate, values: TemplateValues): PlannedStage[] {
  const { price, dates, titleOf } = values
  const amounts =
    template === 'materials'
      ? [(price - (equalParts(price, 2)[1] ?? 0)) as Kobo, equalParts(price, 2)[1] ?? ZERO]
      : equalParts(price, dates.length)
  return dates.map((date, at) => {
    const kind = template === 'materials' && at === 0 ? 'materials' : 'work'
    return { kind, title: titleOf(kind, at), amount: amounts[at] ?? ZERO, date }
  })
}
