import type { ErrorCode } from './errors.ts'
import type { UserId } from './ids.ts'
import { DAY_MS } from './limits.ts'
import type { Kobo } from './money.ts'
import {
  currentStageOf,
  isMaterials,
  isUnfunded,
  totalOf,
  withoutReceipts,
  type Materials,
  type MaterialsItem,
  type Stage,
  type Stages,
} from './stages.ts'
import type { TaskStatus } from './task.ts'

/** Of one list (docs/rules.md#materials). */
export const MATERIALS_ITEMS_MAX = 20
export const MATERIALS_WHAT_MAX = 80
export const MATERIALS_QUANTITY_MAX = 100_000
/** For pictures of receipts, from the release. */
export const RECEIPTS_MS = 7 * DAY_MS

type MaterialsTask = {
  status: TaskStatus
  client: UserId
  taskerId: UserId | null
  stages: Stages
}

/** The stage for materials that is worked on now, or why there is none. */
function whyNotNow({ status, stages }: MaterialsTask, n: number): ErrorCode | null {
  if (status !== 'in-progress') return 'task_not_in_progress'
  const stage = currentStageOf({ stages })
  return stage?.n === n && isMaterials(stage) ? null : 'stage_gone'
}

/** A list replaces the one before it, as long as nothing is paid. */
export function whyNotAskForMaterials(
  task: MaterialsTask,
  { n, items }: { n: number; items: readonly MaterialsItem[] },
  userId: UserId,
): ErrorCode | null {
  if (task.taskerId !== userId) return 'not_found'
  const reason = whyNotNow(task, n)
  if (reason) return reason
  if (isUnfunded(task)) return 'stage_not_held'
  return totalOf(items) > (currentStageOf(task)?.held ?? 0) ? 'materials_over' : null
}

/** The client answers exactly the list that was seen. */
export function whyNotAnswerMaterials(
  task: MaterialsTask,
  { n, list }: { n: number; list: string },
  userId: UserId,
): ErrorCode | null {
  if (task.client !== userId) return 'not_found'
  const reason = whyNotNow(task, n)
  if (reason) return reason
  const materials = currentStageOf(task)?.materials
  return materials?.id === list && materials.declined === null ? null : 'materials_changed'
}

/** All that was asked for, or a part of it. */
export const whyNotRelease = (
  { items }: Pick<Materials, 'items'>,
  amount: Kobo,
): ErrorCode | null => (amount <= totalOf(items) ? null : 'materials_over')

type Paid = Stage & { materials: Materials & { released: Kobo } }
/** A stage of which the materials were paid. */
export const paidMaterialsOf = (stages: Stages, n: number): Paid | null =>
  stages?.find((stage): stage is Paid => stage.n === n && !!stage.materials?.released) ?? null

/** Once; also when the work has ended since, because the money was paid. */
export function whyNotProve(task: MaterialsTask, n: number, userId: UserId): ErrorCode | null {
  if (task.taskerId !== userId) return 'not_found'
  const stage = paidMaterialsOf(task.stages, n)
  if (!stage) return 'stage_gone'
  return stage.materials.provenAt === null ? null : 'receipts_sent'
}

/** What was not spent, and is still with the professional; everything as long as there are no receipts. */
export const restOf = ({ released, spent, givenBack }: Materials): Kobo =>
  Math.max(0, (released ?? 0) - (spent ?? 0) - givenBack) as Kobo

/** Once, the whole rest as it was seen. */
export function whyNotGiveBack(
  task: MaterialsTask,
  { n, amount }: { n: number; amount: Kobo },
  userId: UserId,
): ErrorCode | null {
  if (task.taskerId !== userId) return 'not_found'
  const stage = paidMaterialsOf(task.stages, n)
  if (!stage || stage.materials.givenBack > 0) return 'stage_gone'
  const rest = restOf(stage.materials)
  return rest > 0 && rest === amount ? null : 'materials_changed'
}

/** When the client is told that receipts are missing; null when there is nothing to tell. */
export function receiptsDueAt(stages: Stages): number | null {
  const times = withoutReceipts(stages).flatMap(({ materials }) =>
    materials?.releasedAt && materials.missedAt === null
      ? [materials.releasedAt + RECEIPTS_MS]
      : [],
  )
  return times.length === 0 ? null : Math.min(...times)
}
