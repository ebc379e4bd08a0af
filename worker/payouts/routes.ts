import type { Route } from '#worker/http/serve.ts'
import { listBankAccountsRoute, removeBankAccountRoute } from './bank-accounts.ts'
import { listBanksRoute } from './banks.ts'
import { resolveAccountRoute } from './name-enquiry.ts'
import { decidePayoutReviewRoute, listPayoutsInReviewRoute } from './review.ts'
import { readPinRoute } from './show-pin.ts'
import { withdrawRoute } from './withdraw.ts'

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
