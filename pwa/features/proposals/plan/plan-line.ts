import type { Proposal } from '#schema/contract/proposals.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { messages } from './messages.ts'

export type ShownPlan = NonNullable<Proposal['stages']>

/** "in 3 stages, ₦40,000 first"; null for one payment at the end. */
export function planLine(stages: ShownPlan | null | undefined): string | null {
  const [first] = stages ?? []
  return stages && first ? messages.line(stages.length, formatNaira(first.amount)) : null
}
