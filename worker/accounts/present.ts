import type { Clearing } from '#schema/domain/clearing.ts'
import { clientRecordOf, type ClientCounts } from '#schema/domain/client-record.ts'
import { completionOf } from '#schema/domain/completion.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { averageRating } from '#schema/domain/review.ts'
import type { OwnVerificationRow } from './own-verification.ts'
import type { OwnUserRow } from './queries.ts'

type MeRows = {
  user: OwnUserRow
  wallet: { balance: Kobo } | null
  held: { held: number | null; heldTasks: number } | null
  clearing: readonly Clearing[]
  verification: OwnVerificationRow | null
}

/** The user's own profile and balances, for the dashboard and for the change log. */
export const presentMe = ({ user, wallet, held, clearing, verification }: MeRows) => ({
  user,
  balance: wallet?.balance ?? (0 as Kobo),
  held: (held?.held ?? 0) as Kobo,
  heldTasks: held?.heldTasks ?? 0,
  clearing: [...clearing],
  verification,
  notices: user.noticeSettings && {
    ...user.noticeSettings,
    off: {
      push: [...user.noticeSettings.off.push],
      email: [...user.noticeSettings.off.email],
    },
  },
})

export const presentRatings = (total: { sum: number; count: number }) => ({
  average: averageRating(total),
  count: total.count,
})

export function presentClientRecord(counts: ClientCounts, since: number) {
  const record = clientRecordOf(counts)
  return record && { ...record, since }
}

export const NO_CHECKS = { identityAt: null, bankAt: null, phoneAt: null }

export const presentChecks = (found: Record<keyof typeof NO_CHECKS, number | null>) => ({
  identityAt: found.identityAt,
  bank: found.bankAt !== null,
  ...(found.phoneAt !== null && { phone: true }),
})

type TrackRecord = {
  ratingSum: number
  ratingCount: number
  completedJobs: number
  cancelledJobs: number
}

/** How a tasker's earlier work is shown on a profile and beside a proposal. */
export const presentTrackRecord = (record: TrackRecord) => ({
  ratings: presentRatings({ sum: record.ratingSum, count: record.ratingCount }),
  completion: completionOf({ completed: record.completedJobs, cancelled: record.cancelledJobs }),
})
