import { formatMoment } from '#pwa/ui/format/format-time.ts'
import type { Dispute } from '#schema/contract/disputes.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { messages } from './messages.ts'

/** Whether this user still has to answer, or may. */
export const mayAnswer = (dispute: Dispute, userId: UserId, now: number): boolean =>
  dispute.closedAt === null &&
  dispute.openedBy !== userId &&
  dispute.answeredAt === null &&
  now < Date.parse(dispute.answerBy)

/** What happens next in an open dispute, with its dates in words. */
export function deadlineWords(
  dispute: Dispute,
  { userId, other, now }: { userId: UserId; other: string; now: number },
): string[] {
  const { answerBy, answeredAt, decideBy, endsAt, openedBy, held } = dispute
  const isLate = answeredAt === null && now >= Date.parse(answerBy)
  const decision = messages.awaitDecision(formatMoment(decideBy))
  const frozen = messages.frozen(formatNaira(held))
  const end = messages.end(formatMoment(endsAt))
  if (answeredAt !== null) return [frozen, decision, end]
  const isOpener = openedBy === userId
  if (isLate)
    return [frozen, isOpener ? messages.missed(other) : messages.missedByYou, decision, end]
  const until = formatMoment(answerBy)
  return [frozen, isOpener ? messages.awaitAnswer(other, until) : messages.answerNow(until), end]
}
