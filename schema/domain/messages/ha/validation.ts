import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { VALIDATION_MESSAGES } from '../validation.ts'

const thousands = (count: number) => count.toLocaleString('en-NG')

export const words: Words<typeof VALIDATION_MESSAGES> = {
  required: (label: string) => `Ana buƙatar a cika ${label}`,
  text: (label: string) => `${label} ya zama rubutu`,
  maxLength: (label: string, max: number) => `${label} ba zai wuce harafi ${thousands(max)} ba`,
  number: (label: string) => `${label} ya zama lamba`,
  atLeast: (label: string, min: number) => `${label} ya kai aƙalla ${min}`,
  atMost: (label: string, max: number) => `${label} ba zai wuce ${max} ba`,
  id: 'Wannan lambar shaida ba ta gaskiya ba ce.',
  notices: (max: number) => `Ku faɗi sanarwa 1 zuwa ${max}`,
  language: 'Ku zaɓi ɗaya daga cikin harsuna',
  noticeCategory: 'Ku zaɓi rukunin da ake iya kashewa',
  cursor: 'Wannan alamar wuri ba ta gaskiya ba ce',
  nothingToChange: 'Babu abin da za a canja',
  stackedMarks: (label: string) =>
    `${label} yana da haruffa masu alamomi da yawa a samansu ko ƙasansu`,
  unstorableCharacters: 'Wannan rubutu yana da haruffan da ba a iya adanawa.',

  naira: (label: string) => `Ku saka ${label.toLowerCase()} a matsayin adadin naira`,
  wholeNaira: (label: string) => `${label} ya zama cikakken naira, ba kobo`,
  nairaRange: (label: string, min: Kobo, max: Kobo) =>
    `${label} ya zama tsakanin ${formatNaira(min)} da ${formatNaira(max)}`,

  email: 'Ku saka imel na gaskiya',
  emailTooLong: 'Imel ɗin ya yi tsawo da yawa',
  passwordTooShort: (min: number) => `Kalmar sirri ta kai aƙalla harafi ${min}`,
  passwordTooLong: (max: number) => `Kalmar sirri ba za ta wuce harafi ${max} ba`,
  resetLink: 'Wannan link bai cika ba. Ku sake buɗe shi daga imel ɗin.',
  noOtp: 'Wannan kira yana canja kalmar sirri. Ba ya karɓar lambar amfani ɗaya.',
  userType: 'Ku zaɓi kwastoma ko ƙwararre',

  date: 'Ku saka rana ta gaskiya',
  month: 'Ku zaɓi wata',
  monthShape: 'Ku zaɓi wata kamar 2026-11',
  timestamp: 'Wannan lokaci ba na gaskiya ba ne',

  skills: 'Ku zaɓi aƙalla ƙwarewa ɗaya',
  unknownSkill: 'Ku zaɓi ƙwarewa daga jerin',
  oneTrade: 'Ku zaɓi ƙwarewa daga fanni ɗaya kaɗai',
  unknownTrade: 'Ku zaɓi fanni daga jerin',
  duration: 'Ku zaɓi tsawon lokaci',
  durationRange: 'Tsawon lokaci ya zama wata 1 zuwa 5',
  projectType: 'Ku zaɓi nau’in aiki',
  unknownSortOrder: 'Ku zaɓi jeri daga waɗanda aka nuna',
  locationRequired: 'Ana buƙatar wuri, sai dai idan aikin daga nesa ne',

  file: 'Ku zaɓi fayil',
  emptyFile: 'Babu komai a wannan fayil',
  imageTooLarge: 'Hoto ba zai wuce 5 MB ba',
  thumbnailTooLarge: 'Ƙaramin hoto ba zai wuce 64 kB ba',
  fileTooLarge: 'Fayil ba zai wuce 10 MB ba',
  captureMark: 'Wannan ba alamar fayil ba ce',
  partTooLarge: 'Ɓangare ba zai wuce 256 kB ba',
  sizeBytes: 'size ya zama adadin bytes',
  unknownPart: 'Babu wannan ɓangare',
  partSize: (part: number, bytes: number) => `Ɓangare na ${part} yana da bytes ${bytes}`,

  messageKind: 'Saƙo rubutu ne, hoto, ko saƙon murya',
  messageEmpty: 'Ku rubuta saƙo',
  messageFile: 'Ku zaɓi hoto, ko ku ɗauki saƙon murya',
  voiceLength: 'Saƙon murya ba zai wuce daƙiƙa 60 ba',
  voiceTooLarge: 'Saƙon murya ba zai wuce 300 kB ba',
  voiceType: 'Ku aika saƙon murya a WebM, Ogg ko MP4',
  visible: 'visible ya zama 1 ko babu',

  paymentReference: 'Wannan ba lambar shaidar biya ba ce',
  paymentAmount: 'Adadi ya zama kuɗi na naira',
  bank: 'Ku zaɓi banki',
  pinDigits: (label: string) => `${label} ya zama lambobi 4 zuwa 6`,
  code: 'Ku saka lambar',
  codeDigits: 'Lambar tana da lambobi 6',
  withdrawMin: (min: Kobo) => `Za ku iya cire ${formatNaira(min)} ko fiye`,
  withdrawMax: (max: Kobo) => `Za ku iya cire har zuwa ${formatNaira(max)} a lokaci ɗaya`,
  rating: 'Ku zaɓi tauraro 1 zuwa 5',
  exportSection: 'Ku zaɓi ɓangaren bayanan',
  reviewRole: 'Ku zaɓi client ko tasker',
  disputeReason: 'Ku zaɓi abin da jayayyar take a kai',
  disputeDecision: 'Ku zaɓi raba kuɗi, ko aikin ya ci gaba',
  reviewDecision: 'Ku zaɓi a tura ko a mayar',
  statementFormat: 'Tsarin ya zama json ko csv',
  yesOrNo: 'Ku zaɓi eh ko a’a',
  declineReason: 'Ku zaɓi dalili daga jerin',

  pushEndpoint: 'Hidimar push ta wannan burauza ba ta cikin waɗanda muke iya aikawa.',
  pushKeys: 'Makullan wannan rajista sun lalace. Ku sake kunna sanarwa.',
  reportTarget: 'Ku zaɓi abin da za ku kai rahoto',
  reportReason: 'Ku zaɓi dalili daga jerin',
  reportDecision: 'Ku zaɓi an tabbatar ko an yi watsi',
}
