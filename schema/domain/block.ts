import type { ErrorCode } from './errors.ts'
import type { UserId } from './ids.ts'
import type { UserType } from './user.ts'

type Target = { id: UserId; userType: UserType }

/** A user blocks other users; administrators answer for disputes and reports, so they cannot be blocked. */
export function whyNotBlock(target: Target, userId: UserId): ErrorCode | null {
  if (target.id === userId) return 'not_yourself'
  return target.userType === 'admin' ? 'not_administrators' : null
}
