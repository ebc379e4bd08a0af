import { useUser } from '#pwa/session/session.tsx'

export type WalletPath = '/wallet' | '/client-wallet'

/** Both paths show the same screen; the menu of each role has its own. */
export const useWalletPath = (): WalletPath =>
  useUser()?.userType === 'client' ? '/client-wallet' : '/wallet'
