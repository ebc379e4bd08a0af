import { formatComing } from '#pwa/ui/format/format-time.ts'
import { VERIFIED_PER_DAY, WITHDRAW_MAX } from '#schema/domain/limits.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { WithdrawalPlan } from '#schema/domain/withdrawal-plan.ts'
import { messages } from './messages.ts'

/** "You can withdraw ₦5,000 now, and everything from Thursday, 10:44 PM"; null when nothing limits it. */
export function planSentence(plan: WithdrawalPlan, now: number): string | null {
  const { limitedBy, later, allFrom } = plan
  if (!limitedBy) return null
  const [first] = later
  const last = later.at(-1)
  const sum = formatNaira(plan.now)
  if (!first || !last) return plan.now > 0 ? messages.only(sum) : null
  const when = formatComing(last.at, now)
  const firstWhen = formatComing(first.at, now)
  const firstSum = formatNaira(first.amount)
  if (plan.now === 0 && first !== last)
    return allFrom === null
      ? messages.laterMore(firstSum, firstWhen)
      : messages.laterAndAll(firstSum, firstWhen, when)
  if (allFrom !== null)
    return plan.now > 0 ? messages.nowAndAll(sum, when) : messages.laterAll(when)
  const amount = formatNaira(last.amount)
  return plan.now > 0 ? messages.nowAndMore(sum, amount, when) : messages.laterMore(amount, when)
}

/** What one day or one withdrawal may have at most. */
export function limitText({ perDay, limitedBy }: WithdrawalPlan, isVerified: boolean): string {
  if (limitedBy === 'single') return messages.single(formatNaira(WITHDRAW_MAX))
  return isVerified
    ? messages.daily(formatNaira(perDay))
    : messages.dailyUnverified(formatNaira(perDay), formatNaira(VERIFIED_PER_DAY))
}
