import { WITHDRAW_MIN } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { EARNINGS_MESSAGES } from './earnings-messages.ts'

export const words: Words<typeof EARNINGS_MESSAGES> = {
  summary: (amount) => `Wetin you go really earn: ${amount} for your bank`,
  summaryWallet: (amount) => `Wetin you go really earn: ${amount} for your wallet`,
  price: 'Price',
  platformFee: (basisPoints) => `Platform fee (${basisPoints / 100}%)`,
  wallet: 'Wetin go enter your wallet',
  transferFee: (withdrawals) =>
    withdrawals === 1 ? 'Transfer fee' : `Transfer fee (${withdrawals} withdrawals)`,
  stampDuty: 'Stamp duty',
  rest: 'Wetin go stay for your wallet',
  bank: 'Wetin go enter your bank',
  tooLittle: `You fit withdraw ${formatNaira(WITHDRAW_MIN)} or more, so this one go wait for your wallet until more money enter.`,
  parts: (withdrawals) =>
    `Because of your limit, this go be ${withdrawals} withdrawals, and each one get im own charge.`,
}
