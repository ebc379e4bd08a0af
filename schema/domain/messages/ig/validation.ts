import type { Words } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { VALIDATION_MESSAGES } from '../validation.ts'

const thousands = (count: number) => count.toLocaleString('en-NG')

export const words: Words<typeof VALIDATION_MESSAGES> = {
  required: (label: string) => `Ị ga-ederịrị ${label}`,
  text: (label: string) => `${label} ga-abụrịrị ederede`,
  maxLength: (label: string, max: number) =>
    `${label} agaghị akarị mkpụrụ edemede ${thousands(max)}`,
  number: (label: string) => `${label} ga-abụrịrị nọmba`,
  atLeast: (label: string, min: number) => `${label} ga-erurịrị ${min}`,
  atMost: (label: string, max: number) => `${label} agaghị akarị ${max}`,
  id: 'Id ahụ ezighị ezi.',
  notices: (max: number) => `Kpọọ ọkwa 1 ruo ${max} aha`,
  language: 'Họrọ otu n’ime asụsụ',
  noticeCategory: 'Họrọ ụdị a pụrụ imenyụ',
  cursor: 'Akara ọnọdụ ahụ ezighị ezi',
  nothingToChange: 'Ọ dịghị ihe a ga-agbanwe',
  stackedMarks: (label: string) =>
    `${label} nwere mkpụrụ edemede nwere ọtụtụ akara n’elu ma ọ bụ n’okpuru ha`,
  unstorableCharacters: 'Ederede a nwere mkpụrụ edemede a na-apụghị ichekwa.',

  naira: (label: string) => `Tinye ${label.toLowerCase()} dị ka ego naịra`,
  wholeNaira: (label: string) => `${label} ga-abụrịrị naịra zuru ezu`,
  nairaRange: (label: string, min: Kobo, max: Kobo) =>
    `${label} ga-adịrịrị n’etiti ${formatNaira(min)} na ${formatNaira(max)}`,

  email: 'Tinye email ziri ezi',
  emailTooLong: 'Email ahụ toro ogologo',
  passwordTooShort: (min: number) => `Password ga-erurịrị mkpụrụ edemede ${min}`,
  passwordTooLong: (max: number) => `Password agaghị akarị mkpụrụ edemede ${max}`,
  resetLink: 'Link a ezughị ezu. Mepee ya ọzọ site na email ahụ.',
  noOtp: 'Ọkpụkpọ a na-agbanwe password. Ọ naghị anabata koodu otu ugboro.',
  userType: 'Họrọ onye ahịa ma ọ bụ ọkachamara',

  date: 'Tinye ezi ụbọchị',
  month: 'Họrọ ọnwa',
  monthShape: 'Họrọ ọnwa dịka 2026-11',
  timestamp: 'Oge ahụ ezighị ezi',

  skills: 'Họrọ ma ọ dịkarịa ala otu nka',
  unknownSkill: 'Họrọ nka site na ndepụta ahụ',
  oneTrade: 'Họrọ nka site n’otu ngalaba naanị',
  unknownTrade: 'Họrọ ngalaba site na ndepụta ahụ',
  duration: 'Họrọ ogologo oge',
  durationRange: 'Ogologo oge ga-abụrịrị ọnwa 1 ruo 5',
  projectType: 'Họrọ ụdị ọrụ',
  unknownSortOrder: 'Họrọ usoro site na ndepụta ahụ',
  locationRequired: 'Ị ga-ederịrị ebe ọrụ, belụsọ ma a na-arụ ya site n’ebe ọzọ',

  file: 'Họrọ faịlụ',
  emptyFile: 'Ọ dịghị ihe dị na faịlụ ahụ',
  imageTooLarge: 'Foto agaghị akarị 5 MB',
  thumbnailTooLarge: 'Obere foto agaghị akarị 64 kB',
  fileTooLarge: 'Faịlụ agaghị akarị 10 MB',
  captureMark: 'Nke ahụ abụghị akara faịlụ',
  partTooLarge: 'Otu akụkụ agaghị akarị 256 kB',
  sizeBytes: 'size ga-abụrịrị ọnụọgụ bytes',
  unknownPart: 'Akụkụ ahụ adịghị',
  partSize: (part: number, bytes: number) => `Akụkụ ${part} nwere bytes ${bytes}`,

  messageKind: 'Ozi bụ ederede, foto ma ọ bụ olu',
  messageEmpty: 'Dee ozi',
  messageFile: 'Họrọ foto ahụ, ma ọ bụ dekọọ olu',
  voiceLength: 'Olu agaghị akarị sekọnd 60',
  voiceTooLarge: 'Olu agaghị akarị 300 kB',
  voiceType: 'Ziga olu dị ka WebM, Ogg ma ọ bụ MP4',
  visible: 'visible ga-abụ 1 ma ọ bụ ọ gaghị adị',

  paymentReference: 'Nke ahụ abụghị nọmba ntụaka ịkwụ ụgwọ',
  paymentAmount: 'Ego ole ga-abụrịrị ego naịra',
  bank: 'Họrọ ụlọ akụ',
  pinDigits: (label: string) => `${label} ga-abụrịrị nọmba 4 ruo 6`,
  code: 'Tinye koodu ahụ',
  codeDigits: 'Koodu ahụ nwere nọmba 6',
  withdrawMin: (min: Kobo) => `I nwere ike iwepụ ${formatNaira(min)} ma ọ bụ karịa`,
  withdrawMax: (max: Kobo) => `I nweghị ike iwepụ karịa ${formatNaira(max)} n’otu oge`,
  rating: 'Họrọ kpakpando 1 ruo 5',
  exportSection: 'Họrọ akụkụ nke data ahụ',
  reviewRole: 'Họrọ client ma ọ bụ tasker',
  disputeReason: 'Họrọ ihe esemokwu ahụ gbasara',
  disputeDecision: 'Họrọ ikewa ego, ma ọ bụ ka ọrụ gaa n’ihu',
  reviewDecision: 'Họrọ iziga ya ma ọ bụ iweghachi ya',
  statementFormat: 'Ọ bụ json ma ọ bụ csv',
  yesOrNo: 'Họrọ ee ma ọ bụ mba',
  declineReason: 'Họrọ ihe kpatara ya site na ndepụta ahụ',

  pushEndpoint: 'Ọrụ push nke ihe nchọgharị a esoghị na ndị anyị nwere ike izigara.',
  pushKeys: 'Igodo ndebanye aha a emebiela. Gbanye ọkwa ọzọ.',
  reportTarget: 'Họrọ ihe ị ga-eme mkpesa ya',
  reportReason: 'Họrọ ihe kpatara ya site na ndepụta ahụ',
  reportDecision: 'Họrọ akwadoro ma ọ bụ ajụrụ',
}
