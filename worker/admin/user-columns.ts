import { sql } from 'drizzle-orm'
import type { readUser } from '#schema/contract/admin-users.ts'
import type { HandlerResult } from '#schema/contract/endpoint.ts'
import type { Id } from '#schema/domain/ids.ts'
import { userStandingOf } from '#schema/domain/user.ts'
import { users } from '#schema/tables/users.ts'
import { IS_WAITING_PROOF } from './queue-counts.ts'

/** How administrators tell accounts apart: the address, or the number of an account without one. */
export const contactColumn = sql<string>`coalesce(${users.email}, ${users.phone}, '')`

/** What administrators see of a user in a list. */
export const adminUserColumns = {
  _id: users.id,
  userType: users.userType,
  username: users.username,
  email: contactColumn,
  profilePicture: users.profilePicture,
  jobTitle: users.jobTitle,
  profileDescription: users.profileDescription,
  location: users.location,
  skillsets: users.skillsets,
  isVerified: users.isVerified,
  createdAt: users.createdAt,
}
export const standingColumns = {
  closedAt: users.closedAt,
  suspendedAt: users.suspendedAt,
  suppressedAt: users.suppressedAt,
}

/** Raw names, because drizzle leaves the table out where there is only one. */
export const waitingVerificationColumn = sql<Id<'verification'> | null>`(
  SELECT verifications.id FROM verifications WHERE verifications.user_id = users.id AND ${IS_WAITING_PROOF})`

type Presented = HandlerResult<typeof readUser>['user']
type Row = Omit<Presented, 'standing'> & Parameters<typeof userStandingOf>[0]

export const presentAdminUser = ({
  closedAt,
  suspendedAt,
  suppressedAt,
  ...user
}: Row): Presented => ({
  ...user,
  standing: userStandingOf({ closedAt, suspendedAt, suppressedAt }),
})
