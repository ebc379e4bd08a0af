/** The words of the provider for a transfer. */
const PROVIDER_WORDS: Readonly<Record<string, string>> = {
  pending: 'not at the bank yet',
  otp: 'waits for a one-time code',
  insufficient_balance: 'the balance there is too small',
  success: 'arrived',
  failed: 'failed',
  reversed: 'sent back',
  received: 'received, not sent yet',
  processing: 'on its way to the bank',
}

export const messages = {
  title: 'Withdrawals in review',
  note: 'The bank account has another name than the user, or the transfer is overdue.',
  empty: 'No withdrawal waits for a decision',
  columns: {
    since: 'Since',
    user: 'User',
    amount: 'Amount',
    account: 'Account',
    why: 'Why',
    decide: 'Decision',
  },
  overdue: 'Overdue',
  arrives: (amount: string) => `${amount} arrives`,
  provider: (status: string) =>
    `Paystack: ${PROVIDER_WORDS[status] ?? status.replaceAll('_', ' ')}`,
  send: 'Send',
  return: 'Return',
  arrived: 'It arrived',
  sendTitle: 'Send this withdrawal?',
  sendText: (amount: string, account: string) => `${amount} is transferred to ${account}.`,
  returnTitle: 'Return the money to the wallet?',
  returnText: (amount: string, user: string) =>
    `${amount} goes back to the wallet of ${user}. The user gets a notice.`,
  arrivedTitle: 'Has the transfer arrived?',
  arrivedText: (amount: string, account: string) =>
    `The withdrawal ends as completed: ${amount} is in ${account}. Choose this only if the provider’s dashboard or the bank shows it.`,
} as const
