import type { Words } from '#schema/domain/localize.ts'
import type { RateLimitName } from '#schema/domain/rate-limits.ts'
import type * as English from '../rate-limits.ts'

const wait = (seconds: number) => {
  if (seconds < 60) return `daƙiƙa ${Math.max(1, Math.ceil(seconds))}`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? `minti ${minutes}` : `awa ${Math.ceil(minutes / 60)}`
}

const tooManyTries = 'An gwada sau da yawa.'
const REASONS: Record<RateLimitName, string> = {
  register: 'An buɗe asusu da yawa a wannan network.',
  loginAddress: 'An kasa shiga sau da yawa a wannan network.',
  loginAccount: tooManyTries,
  loginDevice: tooManyTries,
  loginNotice: tooManyTries,
  newDeviceNotice: tooManyTries,
  password: tooManyTries,
  support: tooManyTries,
  supportNotice: tooManyTries,
  supportSender: tooManyTries,
  passwordReset: 'An nemi link da yawa don wannan imel.',
  passwordResetAddress: 'An nemi link da yawa a wannan network.',
  export: 'Kun ɗauki kwafin bayananku sau da yawa yau.',
  emailCode: tooManyTries,
  pinCode: tooManyTries,
  nameEnquiry: 'Kun duba lambobin asusu da yawa.',
  unknownPayment: 'Kun duba biyan kuɗi da yawa da ba mu sani ba.',
  pendingPayment: 'Kun duba biyanku sau da yawa.',
  file: 'Kun aika yawan fayilolin da muke karɓa a rana.',
  command: 'Kun yi canje-canje da yawa sosai.',
  message: 'Kun aika saƙonni da yawa.',
  page: 'An buɗe shafuka da yawa sosai a wannan network.',
  unprovenEmail: 'An nemi link da yawa don wannan imel.',
  upload: 'Kun aika yawan fayilolin da muke karɓa a rana.',
  unprovenUpload: 'Kun aika yawan fayilolin da muke karɓa a rana.',
  uploadAddress: 'Canje-canje da yawa sosai sun zo daga wannan network.',
  health: 'An buɗe shafuka da yawa sosai a wannan network.',
  cspReport: 'An buɗe shafuka da yawa sosai a wannan network.',
  privateFile: 'An buɗe shafuka da yawa sosai a wannan network.',
  publicFile: 'An buɗe shafuka da yawa sosai a wannan network.',
  webhook: 'An buɗe shafuka da yawa sosai a wannan network.',
  forgedWebhook: 'An buɗe shafuka da yawa sosai a wannan network.',
  commandAddress: 'Canje-canje da yawa sosai sun zo daga wannan network.',
}

const retryIn = (seconds: number) => `Ku sake gwadawa bayan ${wait(seconds)}.`

export const words: Words<Pick<typeof English, 'WAIT_WORDS' | 'RATE_LIMIT_MESSAGES'>> = {
  WAIT_WORDS: { wait },
  RATE_LIMIT_MESSAGES: {
    exceeded: (name: RateLimitName, seconds: number) => `${REASONS[name]} ${retryIn(seconds)}`,
    tooManyRequests: (seconds: number) => `Buƙatu da yawa a lokaci ɗaya. ${retryIn(seconds)}`,
    passwordsBusy: (seconds: number) => `Mutane da yawa suna shiga yanzu. ${retryIn(seconds)}`,
  },
}
