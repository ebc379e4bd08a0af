import { dayAfter, type Day } from './days.ts'
import type { Id, UserId } from './ids.ts'
import { DAY_MS, DISPUTE_ANSWER_MS, DISPUTE_DECISION_MS, DISPUTE_MAX_MS } from './limits.ts'
import { DISPUTE_FACTS, type DisputeRefusal } from './messages/disputes.ts'
import type { Kobo } from './money.ts'
import { answerReminderAt } from './quiet-hours.ts'
import { currentStageOf, hasNextStage, isUnfunded, type Stages } from './stages.ts'
import { taskStatusAfter, type TaskStatus } from './task.ts'

export type DisputeId = Id<'dispute'>
export type OfferId = Id<'offer'>
export type DisputeReason = keyof typeof DISPUTE_FACTS.reasons
export const DISPUTE_REASONS = Object.keys(DISPUTE_FACTS.reasons) as [
  DisputeReason,
  ...DisputeReason[],
]

/** How a dispute ended. `refunded`: no decision came in time. `cancelled`: the task ended for another reason. */
export const DISPUTE_OUTCOMES = ['settled', 'split', 'continue', 'refunded', 'cancelled'] as const
export type DisputeOutcome = (typeof DISPUTE_OUTCOMES)[number]
export const DISPUTE_DECISIONS = ['split', 'continue'] as const

/** Days after the opening at which administrators are alarmed about a dispute without an end. */
export const DISPUTE_ALARM_DAYS = [5, 14, 30] as const

/** The parts of a hold: what the tasker and what the client receives. */
export type Split = { release: Kobo; refund: Kobo }
export type Offer = Split & { id: OfferId; by: UserId; at: number }

type Parties = { client: UserId; taskerId: UserId | null }
/** What every list knows about a task's latest dispute. */
export type DisputeSummary = {
  id: DisputeId
  openedBy: UserId
  openedAt: number
  answerBy: number
  answeredAt: number | null
  decideBy: number
  endsAt: number
  /** The users whose offer waits for the other side. */
  offersBy: UserId[]
  closedAt: number | null
  outcome: DisputeOutcome | null
}

type Times = Pick<DisputeSummary, 'openedAt' | 'answerBy' | 'answeredAt' | 'decideBy' | 'endsAt'>

/** The deadlines of a dispute that is opened now (docs/rules.md#a-dispute-freezes-the-hold). */
export const disputeTimes = (openedAt: number): Times => ({
  openedAt,
  answerBy: openedAt + DISPUTE_ANSWER_MS,
  answeredAt: null,
  decideBy: openedAt + DISPUTE_ANSWER_MS + DISPUTE_DECISION_MS,
  endsAt: openedAt + DISPUTE_MAX_MS,
})
export const timesAfterAnswer = (answeredAt: number) => ({
  answeredAt,
  decideBy: answeredAt + DISPUTE_DECISION_MS,
})

/** Both sides have made a statement, or the time to answer is over. */
export const canBeDecided = (
  { answeredAt, answerBy }: Pick<Times, 'answeredAt' | 'answerBy'>,
  now: number,
) => answeredAt !== null || now >= answerBy

/** When something about an open dispute happens by itself: a reminder, the answer is missed, or all is refunded. */
export function nextDisputeTime(
  { answeredAt, answerBy, endsAt }: Pick<Times, 'answeredAt' | 'answerBy' | 'endsAt'>,
  now: number,
): number {
  if (answeredAt !== null || now >= answerBy) return endsAt
  const remindAt = answerReminderAt(answerBy)
  return now < remindAt ? remindAt : answerBy
}

/** The day of the last alarm that has passed, or null before the first. */
export const alarmDayOf = (openedAt: number, now: number): number | null =>
  DISPUTE_ALARM_DAYS.findLast((days) => now >= openedAt + days * DAY_MS) ?? null

const isParty = ({ client, taskerId }: Parties, userId: UserId) =>
  userId === client || userId === taskerId

type EarlierDispute = Pick<DisputeSummary, 'openedBy' | 'outcome'> | null
type DisputedTask = Parties & { status: TaskStatus }
type Refusal = DisputeRefusal | 'not_found' | null

/** Work that goes on after a dispute was no success for its opener. */
const hasLost = (dispute: EarlierDispute, userId: UserId) =>
  dispute?.outcome === 'continue' && dispute.openedBy === userId

export function whyNotDispute(
  task: DisputedTask & { dispute: EarlierDispute; stages: Stages },
  userId: UserId,
): Refusal {
  if (!isParty(task, userId)) return 'not_found'
  if (task.status === 'disputed') return 'already_open'
  if (!taskStatusAfter(task.status, 'dispute')) return 'not_possible'
  // There is nothing to divide yet, or everything of it went to the shop.
  if (isUnfunded(task) || currentStageOf(task)?.kind === 'materials') return 'not_possible'
  return hasLost(task.dispute, userId) ? 'lost_before' : null
}

type OpenDispute = Pick<DisputeSummary, 'openedBy' | 'answerBy' | 'answeredAt' | 'closedAt'>

function whyNotAct(task: DisputedTask, dispute: { closedAt: number | null } | null): Refusal {
  if (!dispute) return 'not_disputed'
  return dispute.closedAt === null && task.status === 'disputed' ? null : 'ended'
}

export function whyNotAnswer(
  task: DisputedTask,
  dispute: OpenDispute | null,
  userId: UserId,
  now: number,
): Refusal {
  if (!isParty(task, userId)) return 'not_found'
  const refusal = whyNotAct(task, dispute)
  if (refusal || !dispute) return refusal
  if (dispute.openedBy === userId) return 'own_dispute'
  if (dispute.answeredAt !== null) return 'already_answered'
  return now >= dispute.answerBy ? 'answer_late' : null
}

const isSplitOf = (held: Kobo, { release, refund }: Split) => release + refund === held

export function whyNotOffer(
  task: DisputedTask,
  dispute: { closedAt: number | null } | null,
  userId: UserId,
  { held, split }: { held: Kobo; split: Split },
): Refusal {
  if (!isParty(task, userId)) return 'not_found'
  return whyNotAct(task, dispute) ?? (isSplitOf(held, split) ? null : 'split_sum')
}

/** Withdrawing needs an own offer, accepting one of the other side. */
export function whyNotUseOffer(
  task: DisputedTask,
  dispute: { closedAt: number | null; offers: readonly Offer[] } | null,
  userId: UserId,
  { offer, use }: { offer: OfferId | null; use: 'accept' | 'withdraw' },
): Refusal {
  if (!isParty(task, userId)) return 'not_found'
  const refusal = whyNotAct(task, dispute)
  if (refusal || !dispute) return refusal
  const found = dispute.offers.find(({ id, by }) => (offer === null ? by === userId : id === offer))
  if (!found) return 'offer_gone'
  return use === 'accept' && found.by === userId ? 'own_offer' : null
}

export type Decision = Split & { outcome: (typeof DISPUTE_DECISIONS)[number] }

/** An administrator decides about others only, after both sides could speak. */
export function whyNotDecide(
  task: DisputedTask,
  dispute: (Pick<Times, 'answeredAt' | 'answerBy'> & { closedAt: number | null }) | null,
  adminId: UserId,
  { held, decision, now }: { held: Kobo; decision: Decision; now: number },
): Refusal {
  if (!dispute) return 'not_found'
  if (isParty(task, adminId)) return 'own_case'
  const refusal = whyNotAct(task, dispute)
  if (refusal) return refusal
  if (!canBeDecided(dispute, now)) return 'still_answerable'
  if (decision.outcome === 'continue')
    return decision.release + decision.refund === 0 ? null : 'continue_without_money'
  return isSplitOf(held, decision) ? null : 'split_sum'
}

type AfterSplit = { stages?: Stages; endsPlan?: boolean }
/**
 * The status after the money was divided: the next stage's, or without any payment for work that of a cancelled task. What
 * was released for materials went to the shop.
 */
export function statusAfterSplit(
  { release }: Split,
  { stages = null, endsPlan = false }: AfterSplit = {},
): TaskStatus | null {
  if (!endsPlan && hasNextStage({ stages })) return taskStatusAfter('disputed', 'nextStage')
  const wasPaid = stages?.some(({ kind, paid }) => kind === 'work' && paid > 0) ?? false
  const isPaid = release > 0 || (!endsPlan && wasPaid)
  return taskStatusAfter('disputed', isPaid ? 'settle' : 'cancel')
}

/** The days that the dispute lasted do not count: the agreed date moves by them, rounded up. */
export const dayAfterPause = (agreed: Day | null, openedAt: number, now: number): Day | null =>
  agreed && dayAfter(agreed, Math.ceil((now - openedAt) / DAY_MS))
