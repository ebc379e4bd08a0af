import type { Words } from '#schema/domain/localize.ts'
import type { RateLimitName } from '#schema/domain/rate-limits.ts'
import type * as English from '../rate-limits.ts'

const tooManyTries = 'You don try too many times.'
const REASONS: Record<RateLimitName, string> = {
  register: 'Too many accounts don open for this network.',
  loginAddress: 'Too many log-ins don fail for this network.',
  loginAccount: tooManyTries,
  loginDevice: tooManyTries,
  loginNotice: tooManyTries,
  newDeviceNotice: tooManyTries,
  password: tooManyTries,
  support: tooManyTries,
  supportNotice: tooManyTries,
  supportSender: tooManyTries,
  passwordReset: 'People don ask for many links for this e-mail.',
  passwordResetAddress: 'People don ask for many links for this network.',
  export: 'You don take several copies of your data today.',
  emailCode: tooManyTries,
  pinCode: tooManyTries,
  nameEnquiry: 'You don check many account numbers.',
  unknownPayment: 'You don check many payments wey we no know.',
  pendingPayment: 'You don check your payments many times.',
  file: 'You don send all the files wey we dey accept for one day.',
  command: 'You don make plenty changes.',
  message: 'You don send many messages.',
  page: 'Plenty pages don open for this network.',
  unprovenEmail: 'People don ask for many links for this e-mail.',
  upload: 'You don send all the files wey we dey accept for one day.',
  unprovenUpload: 'You don send all the files wey we dey accept for one day.',
  uploadAddress: 'Plenty changes don come from this network.',
  health: 'Plenty pages don open for this network.',
  cspReport: 'Plenty pages don open for this network.',
  privateFile: 'Plenty pages don open for this network.',
  publicFile: 'Plenty pages don open for this network.',
  webhook: 'Plenty pages don open for this network.',
  forgedWebhook: 'Plenty pages don open for this network.',
  commandAddress: 'Plenty changes don come from this network.',
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

function wait(seconds: number): string {
  if (seconds < 60) return plural(Math.max(1, Math.ceil(seconds)), 'second')
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour')
}

/** Begins as in English, because the screen finds and counts down the wait in it. */
const retryIn = (seconds: number) => `Try again in ${wait(seconds)}.`

export const words: Words<Pick<typeof English, 'RATE_LIMIT_MESSAGES' | 'WAIT_WORDS'>> = {
  WAIT_WORDS: { wait },
  RATE_LIMIT_MESSAGES: {
    exceeded: (name, seconds) => `${REASONS[name]} ${retryIn(seconds)}`,
    tooManyRequests: (seconds) => `Too many requests at the same time. ${retryIn(seconds)}`,
    passwordsBusy: (seconds) => `Many people dey log in now. ${retryIn(seconds)}`,
  },
}
