/** What administrators read when they close a discrepancy. */
export const RECONCILIATION_MESSAGES = {
  closed: 'The discrepancy is closed.',
  alreadyClosed: 'This discrepancy is closed already.',
  closesItself: 'This discrepancy closes by itself when its cause is gone. Remove the cause first.',
} as const
