/** What administrators read about acts that need two of them. */
export const APPROVAL_MESSAGES = {
  decision: 'Approve or reject it.',
  requested: 'Nothing has changed yet. Another administrator must approve it now.',
  summaries: {
    administrator: 'The account becomes an administrator from its next log-in on.',
    fee: (before: number, after: number) =>
      `The platform fee of new todos changes from ${before / 100}% to ${after / 100}%.`,
    credit: (amount: string) => `${amount} of a payment goes into the wallet.`,
    refund: (amount: string) => `${amount} of a payment goes back to its payer.`,
    split: (released: string, refunded: string) =>
      `${released} for the professional, less the platform fee, and ${refunded} back to the client.`,
    settlement: (amount: string, toBank: boolean) =>
      toBank
        ? `${amount} is recorded as paid by Paystack to our bank.`
        : `${amount} is recorded as sent from our bank to Paystack.`,
    reversal: (amount: string, booking: 'adjustment' | 'settlement') =>
      booking === 'adjustment'
        ? `A correction of ${amount} is reversed.`
        : `A settlement of ${amount} is reversed.`,
  },
  waits: 'This waits for another administrator already.',
  alreadyDecided: 'This is decided already.',
  changed: 'The account is no longer the one that this was asked for.',
  approved: 'It is done.',
  rejected: 'Nothing was changed.',
  newAdministrator:
    'You became an administrator less than 72 hours ago, and decide about money after that.',
  ownRequest: 'Another administrator than the one who asked for it must approve it.',
  madeByMaker:
    'The one who asked for it also asked for you to be an administrator. Another one decides.',
  olderThanRole: 'It was asked for before you became an administrator. Another one decides.',
} as const
