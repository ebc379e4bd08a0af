import { query, command } from './endpoint.ts'
import type * as schemas from './payments.schemas.ts'

export type { Payment } from './payments.schemas.ts'

export const initFunding = command<typeof schemas.initFunding>('wallet.initFunding', {
  method: 'POST',
  path: 'user/fund-wallet/init',
  access: 'signedIn',
  body: 'json',
})

export const fundWallet = command<typeof schemas.fundWallet>('wallet.fundWallet', {
  method: 'POST',
  path: 'user/fund-wallet',
  access: 'signedIn',
  body: 'json',
})

export const listPayments = query<typeof schemas.listPayments>('wallet.listPayments', {
  path: 'user/payments',
  access: 'signedIn',
})
