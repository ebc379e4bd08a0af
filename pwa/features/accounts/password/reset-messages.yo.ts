import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './reset-messages.ts'

export const words: Words<typeof messages> = {
  title: 'Password tuntun',
  for: (email: string) => `Fún àkáǹtì ${email}.`,
  send: 'Fi password pamọ́',
  brokenTitle: 'Link yìí kò pé',
  broken: 'Ẹ tún un ṣí láti inú ímeèlì náà, tàbí kí a fi tuntun ránṣẹ́ sí yín.',
  newLink: 'Fi link tuntun ránṣẹ́',
  effect: 'Lẹ́yìn náà ẹ máa jáde lórí gbogbo ẹ̀rọ. PIN yín máa wà bó ṣe wà.',
  offline: 'Kò sí network. Ẹ nílò rẹ̀ láti fi password tuntun pamọ́. Link náà ń ṣiṣẹ́ fún ìṣẹ́jú 30.',
  remember: 'Ṣé ẹ mọ password yín?',
}
