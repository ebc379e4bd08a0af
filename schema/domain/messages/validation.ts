// Sentences about one field of a form; `label` is the field's name on the screen. Single exports, so that a form loads
// only those of its own fields. Imported as `messages`.
import { formatNaira, type Kobo } from '#schema/domain/money.ts'

const thousands = (count: number) => count.toLocaleString('en-NG')

export const required = (label: string) => `${label} is required`
export const text = (label: string) => `${label} must be text`
export const maxLength = (label: string, max: number) =>
  `${label} can be at most ${thousands(max)} characters`
export const number = (label: string) => `${label} must be a number`
export const atLeast = (label: string, min: number) => `${label} must be at least ${min}`
export const atMost = (label: string, max: number) => `${label} can be at most ${max}`
export const id = 'That is not a valid id.'
export const notices = (max: number) => `Name 1 to ${max} notices`
export const noticeCategory = 'Choose categories that can be turned off'
export const cursor = 'That cursor is not valid'
export const nothingToChange = 'There is nothing to change'
export const stackedMarks = (label: string) =>
  `${label} has letters with too many marks above or below them`
export const unstorableCharacters = 'This text has characters that cannot be stored.'

export const naira = (label: string) => `Enter ${label.toLowerCase()} as an amount in naira`
export const wholeNaira = (label: string) => `${label} must be in whole naira`
export const nairaRange = (label: string, min: Kobo, max: Kobo) =>
  `${label} must be between ${formatNaira(min)} and ${formatNaira(max)}`

export const email = 'Enter a valid email'
export const emailTooLong = 'That email is too long'
export const passwordTooShort = (min: number) => `Use at least ${min} characters for the password`
export const passwordTooLong = (max: number) => `A password can be at most ${max} characters`
export const resetLink = 'This link is not complete. Open it again from the e-mail.'
export const noOtp = 'This call changes a password. It accepts no one-time code.'
export const userType = 'Choose client or professional'

export const date = 'Enter a real date'
export const month = 'Choose a month'
export const monthShape = 'Choose a month as 2026-11'
export const timestamp = 'That time is not valid'

export const skills = 'Choose at least one skill'
export const unknownSkill = 'Choose skills from the list'
export const oneTrade = 'Choose skills from one field only'
export const unknownTrade = 'Choose a field from the list'
export const duration = 'Choose a duration'
export const durationRange = 'Duration must be 1 to 5 months'
export const projectType = 'Choose a project type'
export const unknownSortOrder = 'Choose an order from the list'
export const locationRequired = 'Location is required unless the work is remote'

export const file = 'Choose a file'
export const emptyFile = 'That file is empty'
export const imageTooLarge = 'A picture can be at most 5 MB'
export const thumbnailTooLarge = 'The small picture can be at most 64 kB'
export const fileTooLarge = 'A file can be at most 10 MB'
export const captureMark = 'That is not the mark of a file'
export const partTooLarge = 'A part can be at most 256 kB'
export const sizeBytes = 'size must be a number of bytes'
export const unknownPart = 'That part does not exist'
export const partSize = (part: number, bytes: number) => `Part ${part} has ${bytes} bytes`

export const messageKind = 'A message is a text, a picture or a voice note'
export const messageEmpty = 'Type a message'
export const messageFile = 'Choose the picture, or record the voice note'
export const voiceLength = 'A voice note can be at most 60 seconds long'
export const voiceTooLarge = 'A voice note can be at most 300 kB'
export const voiceType = 'Send a voice note as WebM, Ogg or MP4 audio'
export const visible = 'visible is 1 or absent'

export const paymentReference = 'That is not a payment reference'
export const paymentAmount = 'Amount must be an amount in naira'
export const bank = 'Choose a bank'
export const pinDigits = (label: string) => `${label} must be 4 to 6 digits`
export const code = 'Enter the code'
export const codeDigits = 'The code has 6 digits'
export const withdrawMin = (min: Kobo) => `You can withdraw ${formatNaira(min)} or more`
export const withdrawMax = (max: Kobo) => `You can withdraw at most ${formatNaira(max)} at once`
export const rating = 'Choose 1 to 5 stars'
export const exportSection = 'Choose a part of the export'
export const reviewRole = 'Choose client or tasker'
export const disputeReason = 'Choose what the dispute is about'
export const disputeDecision = 'Choose a split, or that the work goes on'
export const reviewDecision = 'Choose to send it or to return it'
export const statementFormat = 'The format is json or csv'
export const yesOrNo = 'Choose yes or no'
export const declineReason = 'Choose a reason from the list'

export const pushEndpoint = 'This browser’s push service is not one that we can send to.'
export const pushKeys = 'The keys of this subscription are damaged. Turn notifications on again.'
export const reportTarget = 'Choose what to report'
export const reportReason = 'Choose a reason from the list'
export const reportDecision = 'Choose upheld or dismissed'
