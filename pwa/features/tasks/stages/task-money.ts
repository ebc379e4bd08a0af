import type { TaskEvent } from '#schema/contract/tasks.ts'
import { platformFeeOn } from '#schema/domain/fees.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { MoneyRow } from '#schema/domain/stage-money.ts'
import { HELD_STATUSES, type TaskStatus } from '#schema/domain/task.ts'

type OneStageTask = { status: TaskStatus; price: Kobo }

/** What an event moved, the fee included in what was paid. */
function movedBy({ kind, amount, data }: TaskEvent): { paid: number; returned: number } {
  const { fee = 0, refund = 0 } = data ?? {}
  switch (kind) {
    case 'approved':
    case 'autoApproved':
      return { paid: amount ?? 0, returned: 0 }
    case 'paid':
      return { paid: (amount ?? 0) + fee, returned: 0 }
    case 'refunded':
      return { paid: 0, returned: amount ?? 0 }
    case 'disputeSettled':
    case 'disputeDecided':
    case 'disputeExpired':
      return { paid: amount ?? 0, returned: refund }
    default:
      return { paid: 0, returned: 0 }
  }
}

/** The money of a task with one stage: its price while it is held, else what the timeline since the award says; null when that is not known. */
export function moneyRowOf(
  { status, price: amount }: OneStageTask,
  events: readonly TaskEvent[] | null,
  feeBps: number,
): MoneyRow | null {
  const nothing = 0 as Kobo
  const row = { amount, held: nothing, missing: nothing, returned: nothing }
  if (HELD_STATUSES.some((held) => held === status))
    return { ...row, held: amount, paid: nothing, fee: nothing }
  const list = events ?? []
  const awarded = list.map(({ kind }) => kind).lastIndexOf('awarded')
  const moved = awarded < 0 ? [] : list.slice(awarded).map(movedBy)
  const paid = moved.reduce((sum, each) => sum + each.paid, 0) as Kobo
  const returned = moved.reduce((sum, each) => sum + each.returned, 0) as Kobo
  if (status === 'pending' || paid + returned === 0) return null
  return { ...row, paid, returned, fee: platformFeeOn(paid, feeBps) }
}
