import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { PAYOUT_MESSAGES } from '../payouts.ts'
import { words as errors } from './errors.ts'

export const words: Words<typeof PAYOUT_MESSAGES> = {
  tooManyPending: (count: number) =>
    `Ego i wepụrụ (${count}) ka nọ n’ụzọ. Chere ruo mgbe otu ruru.`,
  dailyLimit: (limit: Kobo, left: Kobo) =>
    `I nwere ike iwepụ ${formatNaira(limit)} n’ụbọchị; ọ fọdụrụ ${formatNaira(left)} taa.`,
  newWalletLimit: (limit: Kobo, left: Kobo, until: number) =>
    `Maka nchebe gị, i nwere ike iwepụ ${formatNaira(limit)} n’ụbọchị ruo ${formatLagosDateTime(until)}, n’ihi na akaụntụ gị ma ọ bụ PIN gị dị ọhụrụ; ọ fọdụrụ ${formatNaira(left)} taa.`,
  insufficientFunds: (available: Kobo) =>
    `${errors.insufficient_funds} I nwere ${formatNaira(available)}.`,
  otherAccountName: 'Akaụntụ ahụ nwere aha ọzọ.',

  ownWithdrawal: 'Administrator ọzọ ga-enyocharịrị ego i wepụrụ.',
  reviewEnded: 'E kpebielarị ihe banyere ego a e wepụrụ: e zigara ya, ma ọ bụ weghachi ya.',
  reviewSent: 'Ego ahụ na-aga.',
  reviewReturned: (accountName: string) =>
    `${accountName} agaghị enweta ihe ọ bụla. Ego ahụ alọtala na wallet.`,
  transferOpen: (status: string) =>
    `Ụlọ ọrụ ịkwụ ụgwọ ka nwere mbufe a (${status}). Buru ụzọ kwụsị ya na dashboard ha.`,
  transferUnknown: 'Ụlọ ọrụ ịkwụ ụgwọ enweghị mbufe maka ego a, ya mere o nweghị ike irute.',
  sentBySystem: 'A ga-eziga ego a ọzọ n’onwe ya.',
  beingSent: 'A na-eziga ego a ugbu a. Nwaa ọzọ n’ime nkeji ole na ole.',
  overdueReturned: 'Ego ahụ alọtala na wallet.',
  overdueArrived: 'E dere na ego ahụ eruola.',
  notSent: 'E zigaghị ya: akaụntụ ahụ nwere aha ọzọ.',
}
