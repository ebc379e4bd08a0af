import { WITHDRAW_MIN } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { EARNINGS_MESSAGES } from './earnings-messages.ts'

export const words: Words<typeof EARNINGS_MESSAGES> = {
  summary: (amount: string) => `Ego ị ga-enweta n’ezie: ${amount} n’ụlọ akụ gị`,
  summaryWallet: (amount: string) => `Ego ị ga-enweta n’ezie: ${amount} na wallet gị`,
  price: 'Ọnụ ego',
  platformFee: (basisPoints: number) => `Ego ọrụ Onise (${basisPoints / 100}%)`,
  wallet: 'Na-abata na wallet gị',
  transferFee: (withdrawals: number) =>
    withdrawals === 1 ? 'Ego mbufe' : `Ego mbufe (iwepụ ego ugboro ${withdrawals})`,
  stampDuty: 'Stamp duty',
  rest: 'Na-afọdụ na wallet gị',
  bank: 'Na-erute n’ụlọ akụ gị',
  tooLittle: `I nwere ike iwepụ ${formatNaira(WITHDRAW_MIN)} ma ọ bụ karịa, ya mere nke a ga-eche na wallet gị ruo mgbe a kwụkwuru gị ụgwọ.`,
  parts: (withdrawals: number) =>
    `N’ihi oke gị, a ga-ewepụ ya ugboro ${withdrawals}, nke ọ bụla na ego nke ya.`,
}
