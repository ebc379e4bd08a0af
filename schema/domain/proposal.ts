import type { UserId } from './ids.ts'
import { LOW_PRICE_SHARE, REAPPLY_MAX } from './limits.ts'
import type { Kobo } from './money.ts'
import type { UserType } from './person.ts'
import type { RefusalCode } from './refusal.ts'
import type { TaskStatus } from './task.ts'

export const PROPOSAL_STATUSES = ['pending', 'accepted', 'rejected', 'withdrawn'] as const
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number]
export const REJECTION_REASONS = ['not_selected', 'task_removed', 'declined_by_client'] as const
export type RejectionReason = (typeof REJECTION_REASONS)[number]

/** Why this person may not apply, or null (R13, R14). The screen greys its button by it; the worker stands by it. */
export function whyNotApply(
  task: { status: TaskStatus; client: UserId },
  tasker: { id: UserId; userType: UserType },
  earlier: readonly { status: ProposalStatus }[] = [],
): RefusalCode | null {
  if (task.client === tasker.id) return 'own_task'
  if (tasker.userType !== 'tasker') return 'wrong_role'
  if (earlier.some(({ status }) => status !== 'withdrawn')) return 'already_applied'
  if (task.status !== 'pending') return 'task_not_open'
  return earlier.length > REAPPLY_MAX ? 'reapply_limit' : null
}

type Sent = { taskerId: UserId; status: ProposalStatus }

/** R15: its sender, while it waits for an answer. */
export function whyNotEditProposal(proposal: Sent, person: UserId): RefusalCode | null {
  if (proposal.taskerId !== person) return 'not_found'
  return proposal.status === 'pending' ? null : 'proposal_not_live'
}

/** R15. Withdrawn already is no refusal: the answer is the same again. */
export const whyNotWithdraw = (proposal: Sent, person: UserId): RefusalCode | null =>
  proposal.taskerId === person && proposal.status === 'withdrawn'
    ? null
    : whyNotEditProposal(proposal, person)

/** R16: terms got worse for the client since the version that was looked at. */
export const gotWorse = (
  seen: { price: Kobo; date: string },
  live: { price: Kobo; date: string },
): boolean => live.price > seen.price || live.date > seen.date

/** R20: the client must see a caution, not a block. */
export const isLowPrice = (offer: number, budget: number): boolean =>
  offer < budget * LOW_PRICE_SHARE
