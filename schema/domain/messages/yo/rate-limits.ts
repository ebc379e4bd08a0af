import type { Words } from '#schema/domain/localize.ts'
import type { RateLimitName } from '#schema/domain/rate-limits.ts'
import type * as English from '../rate-limits.ts'

const wait = (seconds: number) => {
  if (seconds < 60) return `ìṣẹ́jú àáyá ${Math.max(1, Math.ceil(seconds))}`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 120 ? `ìṣẹ́jú ${minutes}` : `wákàtí ${Math.ceil(minutes / 60)}`
}

const tooManyTries = 'Ẹ ti gbìyànjú jù.'
const REASONS: Record<RateLimitName, string> = {
  register: 'Wọ́n ti ṣí àkáǹtì púpọ̀ jù lórí network yìí.',
  loginAddress: 'Ìgbìyànjú láti wọlé tó kùnà ti pọ̀ jù lórí network yìí.',
  loginAccount: tooManyTries,
  loginDevice: tooManyTries,
  loginNotice: tooManyTries,
  newDeviceNotice: tooManyTries,
  password: tooManyTries,
  support: tooManyTries,
  supportNotice: tooManyTries,
  supportSender: tooManyTries,
  passwordReset: 'Wọ́n ti béèrè link púpọ̀ fún ímeèlì yìí.',
  passwordResetAddress: 'Wọ́n ti béèrè link púpọ̀ lórí network yìí.',
  export: 'Ẹ ti gba ẹ̀dà data yín ní ìgbà púpọ̀ lónìí.',
  emailCode: tooManyTries,
  pinCode: tooManyTries,
  nameEnquiry: 'Ẹ ti yẹ nọ́ńbà àkáǹtì púpọ̀ wò.',
  unknownPayment: 'Ẹ ti yẹ owó sísan púpọ̀ wò tí a kò mọ̀.',
  pendingPayment: 'Ẹ ti yẹ owó sísan yín wò ní ìgbà púpọ̀.',
  file: 'Ẹ ti fi iye fáìlì tí a ń gbà lóòjọ́ ránṣẹ́.',
  command: 'Ẹ ti ṣe àyípadà púpọ̀ gan-an.',
  message: 'Ẹ ti fi àtẹ̀jíṣẹ́ púpọ̀ ránṣẹ́.',
  page: 'Wọ́n ti ṣí ojú ìwé púpọ̀ gan-an lórí network yìí.',
  unprovenEmail: 'Wọ́n ti béèrè link púpọ̀ fún ímeèlì yìí.',
  upload: 'Ẹ ti fi iye fáìlì tí a ń gbà lóòjọ́ ránṣẹ́.',
  unprovenUpload: 'Ẹ ti fi iye fáìlì tí a ń gbà lóòjọ́ ránṣẹ́.',
  uploadAddress: 'Àyípadà púpọ̀ gan-an ti wá láti network yìí.',
  health: 'Wọ́n ti ṣí ojú ìwé púpọ̀ gan-an lórí network yìí.',
  cspReport: 'Wọ́n ti ṣí ojú ìwé púpọ̀ gan-an lórí network yìí.',
  privateFile: 'Wọ́n ti ṣí ojú ìwé púpọ̀ gan-an lórí network yìí.',
  publicFile: 'Wọ́n ti ṣí ojú ìwé púpọ̀ gan-an lórí network yìí.',
  webhook: 'Wọ́n ti ṣí ojú ìwé púpọ̀ gan-an lórí network yìí.',
  forgedWebhook: 'Wọ́n ti ṣí ojú ìwé púpọ̀ gan-an lórí network yìí.',
  commandAddress: 'Àyípadà púpọ̀ gan-an ti wá láti network yìí.',
}

const retryIn = (seconds: number) => `Ẹ gbìyànjú lẹ́ẹ̀kan sí i lẹ́yìn ${wait(seconds)}.`

export const words: Words<Pick<typeof English, 'WAIT_WORDS' | 'RATE_LIMIT_MESSAGES'>> = {
  WAIT_WORDS: { wait },
  RATE_LIMIT_MESSAGES: {
    exceeded: (name: RateLimitName, seconds: number) => `${REASONS[name]} ${retryIn(seconds)}`,
    tooManyRequests: (seconds: number) => `Ìbéèrè pọ̀ jù lẹ́ẹ̀kan náà. ${retryIn(seconds)}`,
    passwordsBusy: (seconds: number) => `Èèyàn púpọ̀ ló ń wọlé báyìí. ${retryIn(seconds)}`,
  },
}
