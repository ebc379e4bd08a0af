import type { Day } from './days.ts'
import type { ErrorCode } from './errors.ts'
import type { UserId } from './ids.ts'
import { DAY_MS, LOW_PRICE_SHARE, PROPOSAL_RESTORE_MS, REAPPLY_MAX } from './limits.ts'
import type { Kobo } from './money.ts'
import { isSamePlan, totalOf, type PlannedStage } from './stages.ts'
import type { TaskStatus } from './task.ts'
import type { UserType } from './user.ts'

export const PROPOSAL_STATUSES = ['pending', 'accepted', 'rejected', 'withdrawn'] as const
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number]
/** What a client may say when declining a proposal; the first one says nothing. */
export const DECLINE_REASONS = [
  'declined_by_client',
  'declined_price',
  'declined_date',
  'declined_skills',
  'declined_plans',
] as const
/** What a client may tell those who were not chosen. */
export const CHOICE_REASONS = ['price', 'date', 'distance', 'reviews', 'skills'] as const
export type ChoiceReason = (typeof CHOICE_REASONS)[number]
export const REJECTION_REASONS = [
  'not_selected',
  'task_removed',
  'task_expired',
  'award_undone',
  ...DECLINE_REASONS,
] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

const isDeclined = (reason: RejectionReason | null): boolean =>
  DECLINE_REASONS.some((each) => each === reason)

export type EarlierProposal = { status: ProposalStatus; reason: RejectionReason | null }

/** One that is over leaves room for another, unless the client declined it. */
export const allowsAnother = ({ status, reason }: EarlierProposal): boolean =>
  status === 'withdrawn' || (status === 'rejected' && !isDeclined(reason))

/** Why this user may not apply, or null. The screen disables its button with it and the worker enforces it. */
export function whyNotApply(
  task: { status: TaskStatus; client: UserId },
  tasker: { id: UserId; userType: UserType },
  earlier: readonly EarlierProposal[] = [],
): ErrorCode | null {
  if (task.client === tasker.id) return 'own_task'
  if (tasker.userType !== 'tasker') return 'wrong_role'
  if (!earlier.every(allowsAnother)) return 'already_applied'
  if (task.status !== 'pending') return 'task_not_open'
  return earlier.length > REAPPLY_MAX ? 'reapply_limit' : null
}

type OwnedProposal = { taskerId: UserId; status: ProposalStatus }

export function whyNotEditProposal(proposal: OwnedProposal, userId: UserId): ErrorCode | null {
  if (proposal.taskerId !== userId) return 'not_found'
  return proposal.status === 'pending' ? null : 'proposal_not_live'
}

/** Withdrawing twice is allowed: the second request gets the same response. */
export const whyNotWithdraw = (proposal: OwnedProposal, userId: UserId): ErrorCode | null =>
  proposal.taskerId === userId && proposal.status === 'withdrawn'
    ? null
    : whyNotEditProposal(proposal, userId)

const isRecent = ({ createdAt }: { createdAt: number }, now: number): boolean =>
  createdAt >= now - PROPOSAL_RESTORE_MS

type OtherProposal = { reason: RejectionReason | null; createdAt: number }

/** Whether a proposal that was not selected is pending again when the task opens again. */
export const returnsOnReopen = (proposal: OtherProposal, now: number): boolean =>
  proposal.reason === 'not_selected' && isRecent(proposal, now)

type Fate = { status: ProposalStatus; reason: RejectionReason | null }

/**
 * What becomes of the assignee's proposal when the task opens again. After the tasker's own choice it is withdrawn;
 * the client who undid the award may choose it again; nothing revives it for a tasker who did not answer.
 */
export function proposalAfterUndo(
  proposal: { taskerId: UserId; createdAt: number },
  undoneBy: UserId | null,
  now: number,
): Fate {
  if (undoneBy === proposal.taskerId) return { status: 'withdrawn', reason: null }
  return undoneBy !== null && isRecent(proposal, now)
    ? { status: 'pending', reason: null }
    : { status: 'rejected', reason: 'award_undone' }
}

/** By the client of the task. Declining twice is allowed: the second request gets the same response. */
export function whyNotDecline(
  task: { client: UserId },
  proposal: { status: ProposalStatus; reason: RejectionReason | null },
  userId: UserId,
): ErrorCode | null {
  if (task.client !== userId) return 'not_found'
  return proposal.status === 'pending' || isDeclined(proposal.reason) ? null : 'proposal_not_live'
}

/** What a client awards. `stages` is null for one payment at the end; else `price` is their sum and `date` the last day. */
export type Terms = { price: Kobo; date: Day; stages: PlannedStage[] | null }
type NewTerms = { [F in keyof Terms]?: Terms[F] | undefined }

/**
 * The terms after a change of some of them. A plan brings price and date with it; another price or date without a plan is
 * one payment at the end, because a client that knows no stages sends no plan.
 */
export function termsAfter(
  terms: Terms,
  { price = terms.price, date = terms.date, stages }: NewTerms,
): Terms {
  const last = stages?.at(-1)
  if (stages && last) return { price: totalOf(stages), date: last.date, stages }
  const isAsBefore = stages === undefined && price === terms.price && date === terms.date
  return { price, date, stages: isAsBefore ? terms.stages : null }
}

export const areSameTerms = (one: Terms, other: Terms): boolean =>
  one.price === other.price && one.date === other.date && isSamePlan(one.stages, other.stages)

/** The terms are another plan, or became worse for the client, since the version that the client saw. */
export const areTermsWorse = (original: Terms, current: Terms): boolean =>
  !isSamePlan(original.stages, current.stages) ||
  current.price > original.price ||
  current.date > original.date

/** A price this low shows the client a caution and blocks nothing. */
export const isLowPrice = (offer: Kobo, budget: Kobo): boolean => offer < budget * LOW_PRICE_SHARE

export const PRICE_THIRDS = ['lower', 'middle', 'higher'] as const
export type PriceThird = (typeof PRICE_THIRDS)[number]

/** Fewer pending proposals would tell a price. */
const THIRDS_MIN = 3

type Rank = { applied: number; cheaper: number; equal: number }
/** Where a price lies among the pending proposals of a task, itself included in `applied` and `equal`. */
export function priceThirdOf({ applied, cheaper, equal }: Rank): PriceThird | null {
  if (applied < THIRDS_MIN) return null
  const middle = (cheaper + equal / 2) / applied
  if (middle < 1 / 3) return 'lower'
  return middle > 2 / 3 ? 'higher' : 'middle'
}

/** After this time without a look by the client, the tasker is told so. */
const UNSEEN_MS = 7 * DAY_MS
export const isLongUnseen = (
  { seenAt, createdAt }: { seenAt: number | null; createdAt: number },
  now: number,
): boolean => seenAt === null && now - createdAt >= UNSEEN_MS
