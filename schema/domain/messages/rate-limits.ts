import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'
import type { RateLimitName } from '../rate-limits.ts'

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** A wait in words, rounded up: "40 seconds", "14 minutes", "5 hours". */
function wait(seconds: number): string {
  if (seconds < 60) return plural(Math.max(1, Math.ceil(seconds)), 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour')
}
export const WAIT_WORDS = localize('domain/rate-limits.WAIT_WORDS', { wait })

const codesSent = 'Many codes were sent to this number.'
const tooManyTries = 'Too many tries.'
const REASONS: Record<RateLimitName, string> = {
  register: 'Too many accounts were opened on this network.',
  loginAddress: 'Too many failed log-ins on this network.',
  loginAccount: tooManyTries,
  loginDevice: tooManyTries,
  loginNotice: tooManyTries,
  newDeviceNotice: tooManyTries,
  password: tooManyTries,
  support: tooManyTries,
  supportNotice: tooManyTries,
  supportSender: tooManyTries,
  passwordReset: 'Many links were requested for this e-mail.',
  passwordResetAddress: 'Many links were requested on this network.',
  export: 'You have taken several copies of your data today.',
  phoneCode: codesSent,
  phoneCodeDay: codesSent,
  phoneCodeDevice: codesSent,
  phoneCodeRange: 'Many codes were sent to numbers like this one.',
  phoneCodeAddress: 'Many codes were requested on this network.',
  phoneCodeUser: 'Many codes were sent to you.',
  emailCode: tooManyTries,
  pinCode: tooManyTries,
  nameEnquiry: 'You have checked many account numbers.',
  unknownPayment: 'You have checked many payments that we do not know.',
  pendingPayment: 'You have checked your payments many times.',
  file: 'You have sent as many files as we accept in a day.',
  command: 'You have made very many changes.',
  message: 'You have sent many messages.',
  page: 'Very many pages were opened on this network.',
  arrival: 'Too many wrong arrival codes.',
  pass: 'Very many passes were checked on this network.',
  unprovenEmail: 'Many links were requested for this e-mail.',
  upload: 'You have sent as many files as we accept in a day.',
  unprovenUpload: 'You have sent as many files as we accept in a day.',
  uploadAddress: 'Very many changes came from this network.',
  health: 'Very many pages were opened on this network.',
  cspReport: 'Very many pages were opened on this network.',
  privateFile: 'Very many pages were opened on this network.',
  publicFile: 'Very many pages were opened on this network.',
  webhook: 'Very many pages were opened on this network.',
  forgedWebhook: 'Very many pages were opened on this network.',
  commandAddress: 'Very many changes came from this network.',
}

// English in every language: a phone recognises the server's sentence by it.
const retryIn = (seconds: number) => `Try again in ${wait(seconds)}.`

export const RATE_LIMIT_MESSAGES = localize('domain/rate-limits.RATE_LIMIT_MESSAGES', {
  exceeded: (name: RateLimitName, seconds: number) => `${REASONS[name]} ${retryIn(seconds)}`,
  tooManyRequests: (seconds: number) => `Too many requests at once. ${retryIn(seconds)}`,
  passwordsBusy: (seconds: number) => `Many people are logging in right now. ${retryIn(seconds)}`,
})
export const RATE_LIMIT_FACTS = factsOf('rate-limits.RATE_LIMIT_MESSAGES', RATE_LIMIT_MESSAGES)
