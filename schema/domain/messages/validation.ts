import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'

const thousands = (count: number) => count.toLocaleString('en-NG')

/** Sentences about one field of a form; `label` is the field's name on the screen. Forms import them as `messages`. */
export const VALIDATION_MESSAGES = localize('domain/validation', {
  required: (label: string) => `${label} is required`,
  text: (label: string) => `${label} must be text`,
  maxLength: (label: string, max: number) => `${label} can be at most ${thousands(max)} characters`,
  number: (label: string) => `${label} must be a number`,
  atLeast: (label: string, min: number) => `${label} must be at least ${min}`,
  atMost: (label: string, max: number) => `${label} can be at most ${max}`,
  id: 'That is not a valid id.',
  notices: (max: number) => `Name 1 to ${max} notices`,
  language: 'Choose one of the languages',
  noticeCategory: 'Choose categories that can be turned off',
  cursor: 'That cursor is not valid',
  nothingToChange: 'There is nothing to change',
  stackedMarks: (label: string) => `${label} has letters with too many marks above or below them`,
  unstorableCharacters: 'This text has characters that cannot be stored.',

  naira: (label: string) => `Enter ${label.toLowerCase()} as an amount in naira`,
  wholeNaira: (label: string) => `${label} must be in whole naira`,
  nairaRange: (label: string, min: Kobo, max: Kobo) =>
    `${label} must be between ${formatNaira(min)} and ${formatNaira(max)}`,

  email: 'Enter a valid email',
  emailTooLong: 'That email is too long',
  passwordTooShort: (min: number) => `Use at least ${min} characters for the password`,
  passwordTooLong: (max: number) => `A password can be at most ${max} characters`,
  resetLink: 'This link is not complete. Open it again from the e-mail.',
  noOtp: 'This call changes a password. It accepts no one-time code.',
  userType: 'Choose client or professional',

  date: 'Enter a real date',
  month: 'Choose a month',
  monthShape: 'Choose a month as 2026-11',
  timestamp: 'That time is not valid',

  skills: 'Choose at least one skill',
  unknownSkill: 'Choose skills from the list',
  oneTrade: 'Choose skills from one field only',
  unknownTrade: 'Choose a field from the list',
  duration: 'Choose a duration',
  durationRange: 'Duration must be 1 to 5 months',
  projectType: 'Choose a project type',
  unknownSortOrder: 'Choose an order from the list',
  unknownPlace: 'Choose an area from the list',
  areas: (max: number) => `Choose at most ${max} more areas`,
  reach: 'Choose a distance from the list',
  locationRequired: 'Location is required unless the work is remote',

  file: 'Choose a file',
  emptyFile: 'That file is empty',
  imageTooLarge: 'A picture can be at most 5 MB',
  thumbnailTooLarge: 'The small picture can be at most 64 kB',
  fileTooLarge: 'A file can be at most 10 MB',
  captureMark: 'That is not the mark of a file',
  partTooLarge: 'A part can be at most 256 kB',
  sizeBytes: 'size must be a number of bytes',
  unknownPart: 'That part does not exist',
  partSize: (part: number, bytes: number) => `Part ${part} has ${bytes} bytes`,

  messageKind: 'A message is a text, a picture or a voice note',
  messageEmpty: 'Type a message',
  messageFile: 'Choose the picture, or record the voice note',
  voiceLength: 'A voice note can be at most 60 seconds long',
  voiceTooLarge: 'A voice note can be at most 300 kB',
  voiceType: 'Send a voice note as WebM, Ogg or MP4 audio',
  visible: 'visible is 1 or absent',

  paymentReference: 'That is not a payment reference',
  paymentAmount: 'Amount must be an amount in naira',
  bank: 'Choose a bank',
  pinDigits: (label: string) => `${label} must be 4 to 6 digits`,
  code: 'Enter the code',
  codeDigits: 'The code has 6 digits',
  withdrawMin: (min: Kobo) => `You can withdraw ${formatNaira(min)} or more`,
  withdrawMax: (max: Kobo) => `You can withdraw at most ${formatNaira(max)} at once`,
  rating: 'Choose 1 to 5 stars',
  exportSection: 'Choose a part of the export',
  reviewRole: 'Choose client or tasker',
  disputeReason: 'Choose what the dispute is about',
  disputeDecision: 'Choose a split, or that the work goes on',
  reviewDecision: 'Choose to send it or to return it',
  statementFormat: 'The format is json or csv',
  yesOrNo: 'Choose yes or no',
  declineReason: 'Choose a reason from the list',

  pushEndpoint: 'This browser’s push service is not one that we can send to.',
  pushKeys: 'The keys of this subscription are damaged. Turn notifications on again.',
  reportTarget: 'Choose what to report',
  reportReason: 'Choose a reason from the list',
  reportDecision: 'Choose upheld or dismissed',
})
export const VALIDATION_FACTS = factsOf('validation', VALIDATION_MESSAGES)
