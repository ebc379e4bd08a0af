import { WITHDRAW_MIN } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { EARNINGS_MESSAGES } from './earnings-messages.ts'

export const words: Words<typeof EARNINGS_MESSAGES> = {
  summary: (amount: string) => `Abin da za ku samu a gaskiya: ${amount} a bankinku`,
  summaryWallet: (amount: string) => `Abin da za ku samu a gaskiya: ${amount} a wallet ɗinku`,
  price: 'Farashi',
  platformFee: (basisPoints: number) => `Kuɗin hidimar Onise (${basisPoints / 100}%)`,
  wallet: 'Abin da zai shiga wallet ɗinku',
  transferFee: (withdrawals: number) =>
    withdrawals === 1 ? 'Kuɗin turawa' : `Kuɗin turawa (cire kuɗi sau ${withdrawals})`,
  stampDuty: 'Harajin hatimi (stamp duty)',
  rest: 'Abin da zai rage a wallet ɗinku',
  bank: 'Abin da zai shiga bankinku',
  tooLittle: `Za ku iya cire ${formatNaira(WITHDRAW_MIN)} ko fiye, don haka wannan zai jira a wallet ɗinku har a ƙara biyan ku.`,
  parts: (withdrawals: number) =>
    `Saboda iyakarku, za a cire shi sau ${withdrawals}, kowanne da nasa kuɗin caji.`,
}
