import type { ErrorCode } from './errors.ts'
import type { UserId } from './ids.ts'

/** Why a review may be removed (docs/rules.md#an-administrator-removes-a-review-for-a-named-breach). */
export const REVIEW_BREACHES = [
  'abuse',
  'personal_details',
  'not_about_work',
  'pressure',
  'fake',
] as const
export type ReviewBreach = (typeof REVIEW_BREACHES)[number]

type RemovableReview = {
  authorId: UserId
  subjectId: UserId
  visibleAt: number
  removedAt: number | null
}

/** A sealed review is read by its author alone, so it does not exist for an administrator. */
export function whyNotRemoveReview(
  { authorId, subjectId, visibleAt, removedAt }: RemovableReview,
  adminId: UserId,
  now: number,
): ErrorCode | null {
  if (now < visibleAt) return 'not_found'
  if (authorId === adminId || subjectId === adminId) return 'wrong_role'
  return removedAt === null ? null : 'moved_on'
}
