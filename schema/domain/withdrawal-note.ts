import { WITHDRAWAL_NOTE_FACTS } from './messages/withdrawal-notes.ts'
import { isInflight, type PayoutStatus } from './payout.ts'

type Withdrawal = {
  status: PayoutStatus
  providerStatus: string | null
  reviewReason: string | null
  attempts: number
  overdueAt: number | null
}

/** By the status of the provider. */
const FAILURES: Readonly<Record<string, keyof typeof WITHDRAWAL_NOTE_FACTS>> = {
  failed: 'notAccepted',
  blocked: 'stopped',
  rejected: 'stopped',
  abandoned: 'late',
  reversed: 'reversed',
}

/** Why a withdrawal takes long or did not arrive; null when there is nothing to explain. */
export function withdrawalNote(withdrawal: Withdrawal): string | null {
  const { status, providerStatus, reviewReason, attempts, overdueAt } = withdrawal
  if (isInflight(status)) return overdueAt === null ? null : WITHDRAWAL_NOTE_FACTS.takesLong
  if (status === 'reversed') return WITHDRAWAL_NOTE_FACTS.reversed
  if (status !== 'failed') return null
  if (reviewReason !== null && attempts === 0) return WITHDRAWAL_NOTE_FACTS.otherName
  return WITHDRAWAL_NOTE_FACTS[FAILURES[providerStatus ?? ''] ?? 'notSent']
}
