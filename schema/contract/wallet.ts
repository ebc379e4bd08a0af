import { query } from './endpoint.ts'
import type * as schemas from './wallet.schemas.ts'

export type { Transaction } from './wallet.schemas.ts'

export const listTransactions = query<typeof schemas.listTransactions>('wallet.listTransactions', {
  path: 'user/transactions',
  access: 'signedIn',
})
