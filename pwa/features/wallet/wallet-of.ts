import type { OwnUser } from '#schema/contract/accounts.ts'

/** One wallet, two addresses: each side's menu names its own (SPEC 2). */
export const walletOf = (user: OwnUser | null | undefined): '/wallet' | '/client-wallet' =>
  user?.userType === 'client' ? '/client-wallet' : '/wallet'
