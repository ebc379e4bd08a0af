import type { Words } from '#schema/domain/localize.ts'
import type { RateLimitName } from '#schema/domain/rate-limits.ts'
import type * as English from '../rate-limits.ts'

const wait = (seconds: number) => {
  if (seconds < 60) return `sekọnd ${Math.max(1, Math.ceil(seconds))}`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? `nkeji ${minutes}` : `awa ${Math.ceil(minutes / 60)}`
}

const tooManyTries = 'Ị nwaala ọtụtụ ugboro.'
const REASONS: Record<RateLimitName, string> = {
  register: 'E mepeela ọtụtụ akaụntụ na network a.',
  loginAddress: 'A nwaala ịbanye ma kụọ afọ n’ala ọtụtụ ugboro na network a.',
  loginAccount: tooManyTries,
  loginDevice: tooManyTries,
  loginNotice: tooManyTries,
  newDeviceNotice: tooManyTries,
  password: tooManyTries,
  support: tooManyTries,
  supportNotice: tooManyTries,
  supportSender: tooManyTries,
  passwordReset: 'A rịọla ọtụtụ link maka email a.',
  passwordResetAddress: 'A rịọla ọtụtụ link na network a.',
  export: 'I werela nnomi data gị ọtụtụ ugboro taa.',
  emailCode: tooManyTries,
  pinCode: tooManyTries,
  nameEnquiry: 'I leleela ọtụtụ nọmba akaụntụ.',
  unknownPayment: 'I leleela ọtụtụ ịkwụ ụgwọ anyị amaghị.',
  pendingPayment: 'I leleela ịkwụ ụgwọ gị ọtụtụ ugboro.',
  file: 'I zigala faịlụ niile anyị na-anabata n’otu ụbọchị.',
  command: 'I meela ọtụtụ mgbanwe nke ukwuu.',
  message: 'I zigala ọtụtụ ozi.',
  page: 'E mepeela ọtụtụ ibe nke ukwuu na network a.',
  unprovenEmail: 'A rịọla ọtụtụ link maka email a.',
  upload: 'I zigala faịlụ niile anyị na-anabata n’otu ụbọchị.',
  unprovenUpload: 'I zigala faịlụ niile anyị na-anabata n’otu ụbọchị.',
  uploadAddress: 'Ọtụtụ mgbanwe nke ukwuu si na network a.',
  health: 'E mepeela ọtụtụ ibe nke ukwuu na network a.',
  cspReport: 'E mepeela ọtụtụ ibe nke ukwuu na network a.',
  privateFile: 'E mepeela ọtụtụ ibe nke ukwuu na network a.',
  publicFile: 'E mepeela ọtụtụ ibe nke ukwuu na network a.',
  webhook: 'E mepeela ọtụtụ ibe nke ukwuu na network a.',
  forgedWebhook: 'E mepeela ọtụtụ ibe nke ukwuu na network a.',
  commandAddress: 'Ọtụtụ mgbanwe nke ukwuu si na network a.',
}

const retryIn = (seconds: number) => `Nwaa ọzọ mgbe ${wait(seconds)} gasịrị.`

export const words: Words<Pick<typeof English, 'WAIT_WORDS' | 'RATE_LIMIT_MESSAGES'>> = {
  WAIT_WORDS: { wait },
  RATE_LIMIT_MESSAGES: {
    exceeded: (name: RateLimitName, seconds: number) => `${REASONS[name]} ${retryIn(seconds)}`,
    tooManyRequests: (seconds: number) => `Arịrịọ dị ọtụtụ n’otu oge. ${retryIn(seconds)}`,
    passwordsBusy: (seconds: number) => `Ọtụtụ mmadụ na-abanye ugbu a. ${retryIn(seconds)}`,
  },
}
