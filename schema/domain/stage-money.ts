import { platformFeeOn } from './fees.ts'
import type { Kobo } from './money.ts'
import {
  currentStageOf,
  heldForStage,
  heldOf,
  missingOf,
  type Stage,
  type Stages,
} from './stages.ts'
import type { TaskStatus } from './task.ts'

const ZERO = 0 as Kobo

type AssignedTask = { stages: Stages; price: Kobo }

/** What came back of money for materials, which stays in `paid` of its stage. */
const givenBackOf = ({ materials }: Pick<Stage, 'materials'>) => materials?.givenBack ?? ZERO

/**
 * The money of an assigned task: `held` of all stages, `current` for the work of now, what that still lacks, and `paid`
 * in all, fee included. Of a task with one stage each is the price, whichever its status is about.
 */
export function taskMoneyOf({ stages, price }: AssignedTask) {
  if (stages === null) return { held: price, current: price, missing: ZERO, paid: price }
  const stage = currentStageOf({ stages })
  return {
    held: heldOf(stages),
    current: heldForStage({ stages }, ZERO),
    missing: stage ? missingOf(stage) : ZERO,
    paid: stages.reduce((sum, each) => sum + each.paid - givenBackOf(each), 0) as Kobo,
  }
}

const STAGE_STATES = [
  'working',
  'submitted',
  'disputed',
  'held',
  'notHeld',
  'paid',
  'divided',
  'cameBack',
  'ended',
] as const
export type StageState = (typeof STAGE_STATES)[number]

function endOf({ paid, returned }: Stage): StageState {
  if (paid > 0) return returned > 0 ? 'divided' : 'paid'
  return returned > 0 ? 'cameBack' : 'ended'
}

/** Where a stage of an assigned task stands. */
export function stageStateOf(
  stage: Stage,
  task: { stages: Stages; status: TaskStatus },
): StageState {
  if (stage.endedAt !== null) return endOf(stage)
  if (stage.held < stage.amount) return 'notHeld'
  if (currentStageOf(task)?.n !== stage.n) return 'held'
  return task.status === 'submitted' || task.status === 'disputed' ? task.status : 'working'
}

/** What happened to the money of one stage; `paid` is what left for the professional, `fee` the platform's part of it. */
export type MoneyRow = {
  amount: Kobo
  held: Kobo
  missing: Kobo
  paid: Kobo
  fee: Kobo
  returned: Kobo
}
export type StageMoneyRow = MoneyRow & { n: number; title: string }

/**
 * Of all parts together the fee is that on their sum, as the releases are written. There is none on what was released for
 * materials; a part of their stage that an early end paid is a release like any other.
 */
export function moneyRowsOf(stages: readonly Stage[], feeBps: number): StageMoneyRow[] {
  let released = 0
  return stages.map((stage) => {
    const { n, title, amount, held, paid, returned, endedAt, materials } = stage
    const givenBack = givenBackOf(stage)
    const before = platformFeeOn(released as Kobo, feeBps)
    if (!materials?.released) released += paid
    return {
      n,
      title,
      amount,
      held,
      missing: (endedAt === null ? Math.max(0, amount - held - paid - returned) : 0) as Kobo,
      paid: (paid - givenBack) as Kobo,
      fee: (platformFeeOn(released as Kobo, feeBps) - before) as Kobo,
      returned: (returned + givenBack) as Kobo,
    }
  })
}

export function totalRowOf(rows: readonly MoneyRow[]): MoneyRow {
  const sum = (field: keyof MoneyRow) => rows.reduce((total, row) => total + row[field], 0) as Kobo
  return {
    amount: sum('amount'),
    held: sum('held'),
    missing: sum('missing'),
    paid: sum('paid'),
    fee: sum('fee'),
    returned: sum('returned'),
  }
}
