import { readPin } from '#schema/contract/pins.ts'
import { dayOf } from '#schema/domain/days.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { walletIsNewUntil } from '#schema/domain/payout.ts'
import { first } from '#worker/db/read.ts'
import { type Route, route } from '#worker/http/serve.ts'
import { pinOf } from '#worker/pins/queries.ts'
import { listBankAccountsRoute, removeBankAccountRoute } from './bank-accounts.ts'
import { listBanksRoute } from './banks.ts'
import { resolveAccountRoute } from './name-enquiry.ts'
import { withdrawnToday } from './queries.ts'
import { decidePayoutReviewRoute, listPayoutsInReviewRoute } from './review.ts'
import { withdrawRoute } from './withdraw.ts'

const ifLater = (at: number | null | undefined, now: number) => (at && at > now ? at : null)

const readPinRoute = route(readPin, async ({ userId, now, read }) => {
  const { actor, pin, today } = await read({
    pin: first(pinOf({ userId })),
    today: first(withdrawnToday(userId, now)),
  })
  return {
    hasPin: pin !== null,
    lockedUntil: ifLater(pin?.lockedUntil, now),
    limitedUntil: walletIsNewUntil(
      { pinLimitedUntil: pin?.limitedUntil ?? null, registeredAt: actor.createdAt },
      now,
    ),
    withdrawalsPausedUntil: ifLater(pin?.withdrawalsPausedUntil, now),
    withdrawn: { amount: today?.amount ?? (0 as Kobo), day: dayOf(now) },
  }
})

export const payoutRoutes: readonly Route[] = [
  listBanksRoute,
  resolveAccountRoute,
  listBankAccountsRoute,
  removeBankAccountRoute,
  readPinRoute,
  withdrawRoute,
  listPayoutsInReviewRoute,
  decidePayoutReviewRoute,
]
