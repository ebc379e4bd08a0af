import type { ErrorCode } from './errors.ts'
import type { UserId } from './ids.ts'
import { INVITATIONS_PER_DAY, INVITATIONS_PER_TASK } from './limits.ts'
import { allowsAnother, type EarlierProposal } from './proposal.ts'
import type { TaskStatus } from './task.ts'
import type { UserType } from './user.ts'

/** What a professional may say when declining an invitation; the first one says nothing. */
export const INVITATION_REASONS = ['none', 'no_time', 'too_far', 'price', 'other_work'] as const
export type InvitationReason = (typeof INVITATION_REASONS)[number]

/** Applying is an answer too, whether or not the professional declined before. */
export const INVITATION_ANSWERS = ['applied', 'declined'] as const

/** Why an own open todo cannot be offered to a professional; the screen shows it beside the todo. */
export const INVITATION_OBSTACLES = [
  'already_invited',
  'tasker_applied',
  'too_many_invited',
  'too_many_invitations',
  'task_not_open',
] as const satisfies ErrorCode[]
type Obstacle = (typeof INVITATION_OBSTACLES)[number]

type Counts = {
  isInvited: boolean
  isSuppressed: boolean
  /** To this task, and by this client today. */
  invited: number
  invitedToday: number
}

/** Of an own open todo. */
export function invitationObstacle(
  { isInvited, isSuppressed, invited, invitedToday }: Counts,
  earlier: readonly EarlierProposal[],
): Obstacle | null {
  if (isInvited) return 'already_invited'
  if (isSuppressed) return 'task_not_open'
  if (!earlier.every(allowsAnother)) return 'tasker_applied'
  if (invited >= INVITATIONS_PER_TASK) return 'too_many_invited'
  return invitedToday >= INVITATIONS_PER_DAY ? 'too_many_invitations' : null
}

/** `isAvailable`: neither limited, suspended nor closed, and no block between the two. */
type Invitee = { id: UserId; userType: UserType; isAvailable: boolean }

/** Whether this client may invite this professional to anything. */
export function whyNotInviteUser(invitee: Invitee | null, userId: UserId): ErrorCode | null {
  if (invitee?.id === userId) return 'not_yourself'
  return invitee?.userType === 'tasker' && invitee.isAvailable ? null : 'not_found'
}

/** Whether a client may post a todo for this professional alone; it is one of the invitations of the day. */
export function whyNotAsk(
  invitee: (Invitee & Pick<Counts, 'invitedToday'>) | null,
  userId: UserId,
): ErrorCode | null {
  const reason = whyNotInviteUser(invitee, userId)
  if (reason) return reason === 'not_found' ? 'cannot_be_asked' : reason
  return (invitee?.invitedToday ?? 0) >= INVITATIONS_PER_DAY ? 'too_many_invitations' : null
}

/** Whether this todo can be offered at all. */
export function whyNotInviteTo(
  task: { client: UserId; status: TaskStatus; askedId: UserId | null },
  userId: UserId,
): ErrorCode | null {
  if (task.client !== userId) return 'not_found'
  if (task.status !== 'pending') return 'task_not_open'
  return task.askedId === null ? null : 'task_private'
}

/** Whether an invitation can be declined. One that was declined already gets the same response. */
export function whyNotDeclineInvitation(
  task: { status: TaskStatus },
  earlier: readonly EarlierProposal[],
): ErrorCode | null {
  if (task.status !== 'pending') return 'task_not_open'
  return earlier.some(({ status }) => status === 'pending') ? 'already_applied' : null
}
