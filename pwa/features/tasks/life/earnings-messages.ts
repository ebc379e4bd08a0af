import { WITHDRAW_MIN } from '#schema/domain/limits.ts'
import { localize } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'

/** Texts of what a tasker really earns. */
export const EARNINGS_MESSAGES = localize('features/tasks/life/earnings-messages', {
  summary: (amount: string) => `What you will really earn: ${amount} at your bank`,
  summaryWallet: (amount: string) => `What you will really earn: ${amount} in your wallet`,
  price: 'Price',
  platformFee: (basisPoints: number) => `Platform fee (${basisPoints / 100}%)`,
  wallet: 'Arrives in your wallet',
  transferFee: (withdrawals: number) =>
    withdrawals === 1 ? 'Transfer fee' : `Transfer fee (${withdrawals} withdrawals)`,
  stampDuty: 'Stamp duty',
  rest: 'Stays in your wallet',
  bank: 'Arrives at your bank',
  tooLittle: `You can withdraw ${formatNaira(WITHDRAW_MIN)} or more, so this waits in your wallet for further pay.`,
  parts: (withdrawals: number) =>
    `Your limit makes this ${withdrawals} withdrawals, each with its own charge.`,
})
