import { WITHDRAW_MIN } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Tinye nkọwa ụlọ akụ gị',
  loading: 'Ụlọ akụ na-abata',
  bank: 'Ụlọ akụ',
  selectBank: 'Họrọ ụlọ akụ',
  search: 'Chọọ na ndepụta',
  searchHint: 'Site n’aha ma ọ bụ koodu, dịka GTB ma ọ bụ 058',
  matches: (count: number) => `A hụrụ ụlọ akụ ${count}`,
  noMatch: 'Ọ dịghị ụlọ akụ na-aza aha ahụ. Hichapụ ihe ị chọrọ ka ị hụ ha niile.',
  banksAsOf: (when: string) => `E butere ndepụta ụlọ akụ a ${when}.`,
  noBanks: 'E nweghị ike ibute ndepụta ụlọ akụ.',
  account: 'Nọmba akaụntụ',
  accountHint: 'Nọmba 10',
  unusualNumber:
    'A naghị ahụkarị ụdị nọmba a n’ụlọ akụ a. Lelee ya, leleekwa aha dị n’okpuru tupu i wepụ ego.',
  lookingUp: 'A na-ajụ ụlọ akụ aha akaụntụ…',
  nameUnavailable: 'Ụlọ akụ ahụ azaghị aha akaụntụ ahụ. Lelee nọmba ahụ ọzọ.',
  amount: 'Ego ole',
  hint: `I nwere ike iwepụ ${formatNaira(WITHDRAW_MIN)} ma ọ bụ karịa`,
  amountInvalid: 'Tinye ego ole na naịra',
  tooSmall: `Tinye ${formatNaira(WITHDRAW_MIN)} ma ọ bụ karịa`,
  tooLarge: (balance: string) => `Wallet gị nwere ${balance}`,
  notCleared: (amount: string) => `I nwere ike iwepụ ${amount} ugbu a`,
  rest: (rest: string) => `${rest} ga-afọdụ na wallet gị.`,
  charge: (arrives: string, charge: string) => `${arrives} ga-erute, ụlọ akụ ga-ewere ${charge}.`,
  all: (amount: string) => `Wepụ ha niile, ${amount}`,
  most: (amount: string) => `Wepụ ${amount}, nke kacha ugbu a`,
  nothingYet: 'A gaghị ewepụli ihe ọ bụla ugbu a. Ozi dị n’elu na-ekwu mgbe.',
  stepsFirst: 'Buru ụzọ mee ihe ozi dị n’elu kwuru. Ihe i dere ebe a ka nọ.',
  pin: 'PIN',
  send: 'Wepụ ego',
  sending: 'A na-ewepụ...',
  balance: 'Na wallet gị',
  forgot: 'I chefuru PIN gị?',
  needsNetwork: 'Enweghị network. Ọ dị mkpa iji wepụ ego. Ihe i dere ka nọ ebe a.',
  confirmTitle: (amount: string, account: string) => `A ga-eziga ${amount} na ${account}`,
  confirmText: 'Ụlọ akụ nyere aha a mgbe ị pịrị Wepụ ego. Pịa Kwụsị ma ọ bụrụ na o zighị ezi.',
  stop: 'Kwụsị',
  stopped: 'A kwụsịrị ya. Ọ dịghị ihe e zigara.',
  sentTitle: (arrives: string, account: string) => `${arrives} na-aga na ${account}`,
  reviewTitle: (arrives: string, account: string) => `A na-enyocha ${arrives} na-aga na ${account}`,
  otherName: 'Aha akaụntụ ahụ abụghị aha gị. Mmadụ ga-enyocha ego a i wepụrụ tupu anyị eziga ya.',
  otherNameAtOnce:
    'Aha akaụntụ ahụ abụghị aha gị. Anyị ga-eziga ego ahụ ozugbo, na-enweghị onye nyochara ya, anyị enweghịkwa ike iweghachi ya.',
  rightAccount: (account: string) => `Nke a bụ akaụntụ ziri ezi: ${account}`,
  tickFirst:
    'Anyị ezigabeghị ihe ọ bụla. Gụọ aha akaụntụ ahụ, kaa akara na ọ bụ ya, wee pịa bọtịnụ ahụ ọzọ.',
  noName:
    'Anyị ezigaghị ihe ọ bụla: ụlọ akụ ahụ azaghị aha akaụntụ ahụ. Ego gị dị na wallet gị. Nwaa ọzọ mgbe nkeji ole na ole gachara.',
  sentText: 'Ọ na-ewekarị ụlọ akụ nkeji ole na ole. I nwere ike iso ya na wallet gị.',
  receipt: 'Lee risiti',
  another: 'Wepụ ego ọzọ',
  unknown:
    'Azịza abịaghị, ya mere anyị amabeghị ma e zigara ego ahụ. Lelee wallet gị tupu ị nwaa ọzọ. Ọ bụrụ na ị pịa Wepụ ego ọzọ na-agbanweghị ihe ọ bụla, a ga-eziga ya naanị otu ugboro.',
}
