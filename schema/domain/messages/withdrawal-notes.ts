import { isInflight, type PayoutStatus } from '#schema/domain/payout.ts'

type Withdrawal = {
  status: PayoutStatus
  providerStatus: string | null
  reviewReason: string | null
  attempts: number
  overdueAt: number | null
}

const BACK = 'The money is back in your wallet.'
const FAILURES: Readonly<Record<string, string>> = {
  failed: `The bank did not accept the money. ${BACK} Check the account number, or use another account.`,
  blocked: `The transfer was stopped before it was sent. ${BACK} You can try again.`,
  rejected: `The transfer was stopped before it was sent. ${BACK} You can try again.`,
  abandoned: `The transfer was not completed in time. ${BACK} You can try again.`,
  reversed: `The bank sent the money back. ${BACK} Check the account number, or use another account.`,
}
const OTHER_NAME = `The account is in another name, so we did not send it. ${BACK} Use an account in your own name.`
const NOT_SENT = `It could not be sent. ${BACK} Check the account number, or use another account.`
const TAKES_LONG =
  'This is taking longer than usual. Your money is safe: it arrives, or it comes back to your wallet. We are asking the bank.'

/** Why a withdrawal takes long or did not arrive; null when there is nothing to explain. */
export function withdrawalNote(withdrawal: Withdrawal): string | null {
  const { status, providerStatus, reviewReason, attempts, overdueAt } = withdrawal
  if (isInflight(status)) return overdueAt === null ? null : TAKES_LONG
  if (status === 'reversed') return FAILURES['reversed'] ?? null
  if (status !== 'failed') return null
  if (reviewReason !== null && attempts === 0) return OTHER_NAME
  return FAILURES[providerStatus ?? ''] ?? NOT_SENT
}
