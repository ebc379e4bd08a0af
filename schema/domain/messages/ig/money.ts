import type { Words } from '#schema/domain/localize.ts'
import type { MONEY_MESSAGES } from '../money.ts'

export const words: Words<typeof MONEY_MESSAGES> = {
  minimumWithdraw: 'Ego kacha nta i nwere ike iwepụ bụ 10000',
  validAccountNumber: 'Biko tinye nọmba akaụntụ ziri ezi',
  paymentCancelled: 'A kagburu ịkwụ ụgwọ ahụ',
  applePayFailed:
    'E nwere nsogbu mgbe e ji Apple Pay kwụọ ụgwọ. Biko nwaa ọzọ ma ọ bụ jiri ụzọ ọzọ.',
  outcomeUnknown:
    'Onise azaghị n’oge, ya mere o nwere ike ịbụ na ọ gara ma ọ bụ na ọ gaghị. Lelee azụmahịa gị tupu ị nwaa ọzọ.',
  paymentReady: 'Ịkwụ ụgwọ gị adịla njikere.',
  walletFunded: 'E tinyela ego na wallet',
  paymentPending: 'A na-achọpụta ịkwụ ụgwọ ahụ',
  withdrawalRequested: 'Ego i wepụrụ na-aga.',
  withdrawalHeld:
    'Akaụntụ ụlọ akụ ahụ nwere aha ọzọ. Anyị na-enyocha ego a i wepụrụ tupu anyị eziga ya.',
  oneAccount: 'Họrọ akaụntụ echekwara ma ọ bụ pịnye otu, ọ bụghị ha abụọ.',
  accountRemoved: 'E wepụla akaụntụ ahụ. Ego nọ n’ụzọ ga-erute.',
  accountFound: 'A hụla akaụntụ ahụ.',
  pinCreated: 'E mepụtala PIN.',
  pinUpdated: 'Agbanweela PIN.',
  pinCodeSent: 'Anyị zigara koodu na email gị.',
  pinReset: 'Agbanweela PIN gị. Maka nchebe gị, i nwere ike iwepụ ego ọzọ mgbe awa 24 gasịrị.',
}
