import type { UserId } from '#schema/domain/ids.ts'
import type { Change } from './write.ts'

/** The user's own profile and balances. */
export const changedForUser = (userId: UserId): Change[] => [
  { scope: `u:${userId}`, entity: 'me', id: userId },
]

/** A transaction of the user, and the balances it changes. */
export const changedForWallet = (userId: UserId, journalId: string): Change[] => [
  { scope: `u:${userId}`, entity: 'trx', id: journalId },
  ...changedForUser(userId),
]
