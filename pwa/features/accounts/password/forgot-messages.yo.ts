import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './forgot-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Ṣé ẹ gbàgbé password?',
  note: 'A máa fi link ránṣẹ́ sí ímeèlì yín tí ẹ lè fi ṣe password tuntun.',
  email: 'Ímeèlì',
  emailInvalid: 'Ẹ kọ ímeèlì tó tọ́',
  send: 'Fi link ránṣẹ́',
  sentTitle: 'Ẹ wo inú ímeèlì yín',
  sent: (email: string) =>
    `Bí ${email} bá ní àkáǹtì, link kan ti ń bọ̀. Ó ń ṣiṣẹ́ lẹ́ẹ̀kan péré, fún ìṣẹ́jú 30. Ẹ wo inú spam náà.`,
  again: 'Fi link mìíràn ránṣẹ́',
  other: 'Lo ímeèlì mìíràn',
  remember: 'Ṣé ẹ mọ password yín?',
  offline: 'Kò sí network. Ẹ nílò rẹ̀ láti gba link.',
}
