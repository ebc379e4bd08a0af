import { WITHDRAW_MIN } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import { formatNaira } from '#schema/domain/money.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  title: 'Ku saka bayanan bankinku',
  loading: 'Ana lodawa bankuna',
  bank: 'Banki',
  selectBank: 'Zaɓi banki',
  search: 'Nemi a jerin',
  searchHint: 'Da suna ko lamba, misali GTB ko 058',
  matches: (count: number) => (count === 1 ? 'An sami banki 1' : `An sami bankuna ${count}`),
  noMatch: 'Babu banki mai wannan suna. Ku share abin da kuka nema don ganin su duka.',
  banksAsOf: (when: string) => `An loda wannan jerin bankuna ${when}.`,
  noBanks: 'Ba a iya lodawa jerin bankuna ba. Kuɗinku yana nan lafiya a wallet ɗinku.',
  account: 'Lambar asusu',
  accountHint: 'Lambobi 10',
  unusualNumber:
    'Ba a saba ganin irin wannan lamba a wannan banki ba. Ku duba ta, ku duba sunan da ke ƙasa kafin ku cire kuɗi.',
  lookingUp: 'Ana tambayar bankin sunan asusu…',
  nameUnavailable: 'Bankin bai ba da sunan asusun ba. Ku sake duba lambar.',
  amount: 'Adadin kuɗi',
  hint: `Za ku iya cire ${formatNaira(WITHDRAW_MIN)} ko fiye`,
  amountInvalid: 'Ku saka adadin kuɗi da naira',
  tooSmall: `Ku saka ${formatNaira(WITHDRAW_MIN)} ko fiye`,
  tooLarge: (balance: string) => `Wallet ɗinku yana da ${balance}`,
  notCleared: (amount: string) => `Za ku iya cire ${amount} yanzu`,
  rest: (rest: string) => `${rest} zai rage a wallet ɗinku.`,
  charge: (arrives: string, charge: string) => `${arrives} zai isa, banki zai ɗauki ${charge}.`,
  all: (amount: string) => `Cire duka, ${amount}`,
  most: (amount: string) => `Cire ${amount}, mafi yawa a yanzu`,
  nothingYet: 'Ba a iya cire komai tukuna. Bayanin da ke wannan shafi ya faɗi daga yaushe.',
  stepsFirst:
    'Ku fara yin abin da bayanin wannan shafi ya faɗa. Abin da kuka rubuta a nan yana nan.',
  pin: 'PIN',
  send: 'Cire kuɗi',
  sending: 'Ana cirewa...',
  forgot: 'Kun manta PIN?',
  needsNetwork: 'Babu network. Kuna buƙatarsa don cire kuɗi. Abin da kuka rubuta yana nan.',
  confirmTitle: (amount: string, account: string) => `Za a tura ${amount} zuwa ${account}`,
  confirmText:
    'Bankin ya ba da wannan suna bayan kun danna Cire kuɗi. Ku danna Tsaya idan ba daidai ba ne.',
  stop: 'Tsaya',
  stopped: 'An tsaya. Ba a tura komai ba.',
  sentTitle: (arrives: string, account: string) => `${arrives} yana kan hanya zuwa ${account}`,
  reviewTitle: (arrives: string, account: string) => `Ana duba tura ${arrives} zuwa ${account}`,
  otherName: 'Sunan asusun ba naku ba ne. Muna duba cire kuɗin da hannu kafin mu tura shi.',
  otherNameAtOnce:
    'Sunan asusun ba naku ba ne. Za mu tura kuɗin nan take ba tare da dubawa da hannu ba, kuma ba za mu iya dawo da shi ba.',
  rightAccount: (account: string) => `Wannan ne asusun da ya dace: ${account}`,
  tickFirst:
    'Ba a tura komai ba tukuna. Ku karanta sunan asusun, ku yi alama cewa shi ne daidai, sannan ku sake danna Cire kuɗi.',
  noName:
    'Ba a tura komai ba: bankin bai ba da sunan asusun ba. Kuɗinku yana cikin wallet ɗinku. Ku sake gwadawa bayan ƴan mintuna.',
  sentText: 'Bankuna yawanci suna ɗaukar mintuna. Za ku iya bin sa a wallet ɗinku.',
  sendTo: 'A tura kuɗin zuwa',
  anotherAccount: 'Wani asusu',
  spoken: (bank: string, last4: string) => `${bank}, asusu mai ƙarewa da ${last4}`,
  chooseAccount: 'Ku zaɓi asusun da kuɗin zai shiga',
  newName: 'Bankin ya ba da wani suna na wannan asusu yanzu. Ku karanta shi kafin ku cire kuɗi:',
  remove: 'Cire asusun',
  removeOf: (account: string) => `Cire ${account}`,
  removeTitle: (account: string) => `A cire ${account}?`,
  removeText:
    'Don sake cire kuɗi zuwa wannan asusu, za ku rubuta bankinsa da lambarsa. Kuɗin da ke kan hanya zai isa duk da haka.',
  removing: 'Ana cirewa...',
  keep: 'A bar shi',
  removeNeedsNetwork: 'Babu network. Kuna buƙatarsa don cire asusu.',
  left: (balance: string) => `${balance} ya rage a wallet ɗinku.`,
  accountSaved: 'An adana wannan asusu don cire kuɗi na gaba. Za ku iya cire asusun a can.',
  receipt: 'Duba rasiti',
  another: 'Sake cire kuɗi',
  unknown:
    'Babu amsa, don haka ba mu sani ba tukuna ko an tura kuɗin. Ku duba wallet ɗinku kafin ku sake gwadawa. Idan kuka sake danna Cire kuɗi ba tare da canja komai ba, ana tura shi sau ɗaya ne kawai.',
}
