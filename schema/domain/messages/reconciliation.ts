/** What administrators read when they close a discrepancy. */
export const RECONCILIATION_MESSAGES = {
  closed: 'The discrepancy is closed.',
  alreadyClosed: 'This discrepancy is closed already.',
  inSuspense:
    'The money of this payment waits in suspense. Credit or refund it; that closes the discrepancy.',
  inClosedWallet:
    'The money that came back is still in the wallet of a closed account. Pay the owner and take it out by an adjustment first.',
  closesItself: 'This discrepancy closes by itself when its cause is gone. Remove the cause first.',
} as const
