import { query, command } from './endpoint.ts'
import type * as schemas from './payouts.schemas.ts'

export type { Bank, BankAccount, Destination } from './payouts.schemas.ts'

export const listBanks = query<typeof schemas.listBanks>('wallet.listBanks', {
  path: 'user/fetch-supported-banks',
  access: 'signedIn',
})

export const resolveAccount = command<typeof schemas.resolveAccount>('wallet.resolveAccount', {
  method: 'POST',
  path: 'user/resolve-account',
  access: 'signedIn',
  body: 'json',
})

export const withdraw = command<typeof schemas.withdraw>('wallet.withdraw', {
  method: 'POST',
  path: 'user/wallet-withdrawal',
  access: 'signedIn',
  body: 'json',
})

export const listBankAccounts = query<typeof schemas.listBankAccounts>('wallet.listBankAccounts', {
  path: 'user/bank-accounts',
  access: 'signedIn',
})

export const removeBankAccount = command<typeof schemas.removeBankAccount>(
  'wallet.removeBankAccount',
  { method: 'DELETE', path: 'user/bank-accounts/{id}', access: 'signedIn' },
)
