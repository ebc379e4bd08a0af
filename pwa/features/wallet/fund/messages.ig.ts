import type { AmountBounds } from '#schema/domain/amount-bounds.ts'
import { UNVERIFIED_BALANCE_MAX } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Tinye ego na wallet gị',
  quickAmounts: 'Họrọ ngwa ngwa',
  safe: 'Ọ bụ Paystack na-anata ụgwọ ahụ: site na kaadị, mbufe ụlọ akụ ma ọ bụ USSD. Onise anaghị ahụ kaadị gị.',
  amount: 'Ego ole',
  amountHint: ({ min, max }: AmountBounds) =>
    `Site na ${formatNaira(min)} ruo ${formatNaira(max)} n’otu oge`,
  amountInvalid: 'Tinye ego ole na naịra',
  tooSmall: ({ min }: AmountBounds) => `Tinye ${formatNaira(min)} ma ọ bụ karịa`,
  tooLarge: ({ max }: AmountBounds) => `Tinye ${formatNaira(max)} ma ọ bụ ihe na-erughị ya`,
  overLimit: (room) =>
    `Tupu a kwenye gị, wallet gị nwere ike ijide ${formatNaira(UNVERIFIED_BALANCE_MAX)}. ` +
    (room > 0
      ? `Ị nwere ike itinye ${formatNaira(room)} ugbu a.`
      : 'Buru ụzọ wepụ ma ọ bụ mee ego ụfọdụ, ma ọ bụ mee ka a kwenye gị.'),
  phone: 'Nọmba ekwentị',
  send: 'Tinye ego',
  sending: 'A na-etinye ego',
  needsNetwork: 'Enweghị network. Ọ dị mkpa iji kwụọ ụgwọ. Ihe i dere ka nọ ebe a.',
  offlineTitle: 'Ị chọrọ network iji kwụọ ụgwọ',
  offlineText: 'Ihe i dere ka nọ ebe a. A naghị ewepụ ego mgbe network adịghị.',
  tryAgain: 'Nwaa ọzọ',
  checkout: 'Kwụọ ụgwọ',
  cannotOpen: 'E nweghị ike imepe ebe ịkwụ ụgwọ. Ọ dịghị ego e wepụrụ. Nwaa ọzọ.',
  cannotPay: 'E nwere nsogbu n’ebe ịkwụ ụgwọ. Biko nwaa ọzọ ma ọ bụ kwụọ n’ụzọ ọzọ.',
  adding: 'A na-etinye ya na wallet gị…',
  addedTitle: (amount: string) => `${amount} dị na wallet gị`,
  addedText: 'I nwere ike iji ya maka todo ugbu a.',
  toWallet: 'Lee wallet gị',
  cannotStore:
    'Ekwentị a enweghị ike ichekwa ịkwụ ụgwọ ahụ, ya mere e mepeghị ebe ịkwụ ụgwọ, ọ dịghịkwa ego e wepụrụ. Mepee ohere na ekwentị gị, nwaa ọzọ.',
  open: {
    heading: 'Ụgwọ a kwụrụ nke abatabeghị na wallet gị',
    confirmed: 'A na-achọpụta ya',
    confirmedText: 'Anyị na-elele ya mgbe niile, ọbụna mgbe i mechiri app ahụ.',
    unpaid: 'A kwụbeghị ya',
    transfer: 'A na-eche mbufe ụlọ akụ gị',
    transferText:
      'Ọ na-ewe ụlọ akụ nkeji ole na ole, mgbe ụfọdụ awa ole na ole. Anyị na-etinye ego ahụ na wallet gị mgbe o rutere.',
    paid: (amount: string) => `A kwụrụ ${amount}, a na-etinye ya…`,
    failed: 'O gaghị nke ọma',
    failedText:
      'Ịkwụ ụgwọ ahụ agaghị nke ọma. Ọ bụrụ na ụlọ akụ gị wepụrụ ego ahụ ma o rute anyị aka ma e mechaa, anyị ga-etinye ya na wallet gị.',
    abandoned: 'E mechabeghị ya',
    mismatch: 'Anyị na-enyocha ya',
    mismatchText: (paid: string) =>
      `A kwụrụ ${paid}, ma ọ bụghị otú a rịọrọ. Anyị edeela ya, mmadụ na-enyochakwa ya.`,
    continue: 'Gaa n’ihu na ịkwụ ụgwọ',
    check: 'Lelee ugbu a',
    checking: 'A na-elele…',
    hide: 'Agaghị m akwụ nke a',
    stillOpen: 'Ego ahụ erutebeghị. Anyị na-elele ya mgbe niile.',
    offline: 'Enweghị network. Anyị ga-elele ọzọ mgbe ọ lọtara.',
  },
}
