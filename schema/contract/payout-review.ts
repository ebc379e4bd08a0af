import { query, command } from './endpoint.ts'
import type * as schemas from './payout-review.schemas.ts'

export const listPayoutsInReview = query<typeof schemas.listPayoutsInReview>(
  'wallet.listPayoutsInReview',
  {
    path: 'admin/withdrawals',
    access: 'admin',
  },
)

export const decidePayoutReview = command<typeof schemas.decidePayoutReview>(
  'wallet.decidePayoutReview',
  {
    method: 'PUT',
    path: 'admin/withdrawals/{id}',
    access: 'admin',
    decidesMoney: true,
    body: 'json',
  },
)
