import type { AmountBounds } from '#schema/domain/amount-bounds.ts'
import { UNVERIFIED_BALANCE_MAX } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Ku saka kuɗi a wallet ɗinku',
  quickAmounts: 'Zaɓi da sauri',
  safe: 'Paystack ne yake karɓar biyan: da kati, turawa ta banki ko USSD. Onise ba ta ganin katinku.',
  amount: 'Adadin kuɗi',
  amountHint: ({ min, max }: AmountBounds) =>
    `Daga ${formatNaira(min)} zuwa ${formatNaira(max)} a lokaci ɗaya`,
  amountInvalid: 'Ku saka adadin kuɗi da naira',
  tooSmall: ({ min }: AmountBounds) => `Ku saka ${formatNaira(min)} ko fiye`,
  tooLarge: ({ max }: AmountBounds) => `Ku saka ${formatNaira(max)} ko ƙasa da haka`,
  overLimit: (room) =>
    `Kafin a tabbatar da ku, wallet ɗinku zai iya riƙe ${formatNaira(UNVERIFIED_BALANCE_MAX)}. ` +
    (room > 0
      ? `Yanzu za ku iya ƙara ${formatNaira(room)}.`
      : 'Ku cire ko ku kashe wasu tukuna, ko ku sa a tabbatar da ku.'),
  phone: 'Lambar waya',
  send: 'Saka kuɗi',
  sending: 'Ana saka kuɗi',
  needsNetwork: 'Babu network. Kuna buƙatarsa don biya. Abin da kuka rubuta yana nan.',
  offlineTitle: 'Kuna buƙatar network don biya',
  offlineText: 'Abin da kuka rubuta yana nan. Ba a cire kuɗi idan babu network.',
  tryAgain: 'Sake gwadawa',
  checkout: 'Biya',
  cannotOpen: 'Ba a iya buɗe wurin biya ba. Ba a cire komai ba. Ku sake gwadawa.',
  cannotPay: 'An sami matsala a wurin biya. Ku sake gwadawa ko ku biya ta wata hanya.',
  adding: 'Ana saka shi a wallet ɗinku…',
  addedTitle: (amount: string) => `${amount} ya shiga wallet ɗinku`,
  addedText: 'Za ku iya amfani da shi don todo yanzu.',
  toWallet: 'Duba wallet ɗinku',
  cannotStore:
    'Wannan waya ba ta iya adana biyan ba, don haka ba a buɗe wurin biya ba kuma ba a cire komai ba. Ku rage abin da ke cikin wayar, ku sake gwadawa.',
  open: {
    heading: 'Biyan da bai shiga wallet ɗinku ba tukuna',
    confirmed: 'Ana tabbatarwa',
    confirmedText: 'Muna ci gaba da dubawa, ko bayan kun rufe app ɗin.',
    unpaid: 'Ba a biya ba tukuna',
    transfer: 'Ana jiran turawarku ta banki',
    transferText:
      'Bankuna suna ɗaukar mintuna, wani lokaci awanni. Muna saka kuɗin a wallet ɗinku idan ya iso.',
    paid: (amount: string) => `An biya ${amount}, ana saka shi…`,
    failed: 'Bai yi nasara ba',
    failedText:
      'Biyan bai yi nasara ba. Idan bankinku ya ɗauki kuɗin kuma ya iso mana daga baya, za mu saka shi a wallet ɗinku.',
    abandoned: 'Ba a kammala ba',
    mismatch: 'Muna duba shi',
    mismatchText: (paid: string) =>
      `An biya ${paid}, amma ba yadda aka nema ba. Mun rubuta shi kuma muna duba shi da hannu.`,
    continue: 'Ci gaba da biya',
    check: 'Duba yanzu',
    checking: 'Ana dubawa…',
    hide: 'Ba zan biya wannan ba',
    stillOpen: 'Kuɗin bai iso ba tukuna. Muna ci gaba da dubawa.',
    offline: 'Babu network. Za mu sake dubawa idan ya dawo.',
  },
}
