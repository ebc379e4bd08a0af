import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './change-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Yí password padà',
  note: 'Ẹ ṣì máa wà nínú àkáǹtì yín níbí, ẹ ó sì jáde níbi gbogbo mìíràn.',
  current: 'Password ti báyìí',
  currentRequired: 'Ẹ gbọ́dọ̀ kọ password ti báyìí',
  newPassword: 'Password tuntun',
  send: 'Yí password padà',
  same: 'Password yín ti báyìí nìyí. Ẹ yan òmíràn.',
  forgot: 'Ṣé ẹ gbàgbé password?',
  offline: 'Kò sí network. Ẹ nílò rẹ̀ láti yí password yín padà.',
}
