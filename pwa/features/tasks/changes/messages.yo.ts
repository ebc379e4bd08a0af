import { formatMoment } from '#pwa/ui/format/format-time.ts'
import { CHANGE_REQUESTS_MAX } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

const counted = (count: number) => `${count} nínú ${CHANGE_REQUESTS_MAX}`

export const words: Words<typeof messages> = {
  title: 'Béèrè àtúnṣe',
  note: 'Kí ló yẹ kó yí padà?',
  noteHint: 'Ẹ sọ ohun tó kù tàbí tí kò tọ́, àti ohun tí ẹ fẹ́ dípò rẹ̀.',
  noteRequired: 'Ẹ kọ ohun tó yẹ kó yí padà.',
  send: 'Béèrè àtúnṣe',
  what: (tasker: string, count: number) =>
    `${tasker} máa rí ọ̀rọ̀ yín, ó sì lè fi ẹ̀dà tuntun ránṣẹ́. Ìbéèrè ${counted(count)} nìyí.`,
  money:
    'A ṣì ń di owó náà mú. A kò ní sanwó fún ẹnikẹ́ni títí ẹ ó fi fọwọ́ sí ẹ̀dà tuntun, tàbí ọjọ́ 5 lẹ́yìn rẹ̀.',
  last: 'Èyí tó kẹ́yìn nìyí. Lẹ́yìn rẹ̀, ẹ fọwọ́ sí iṣẹ́ náà tàbí kí ẹ ṣí aáwọ̀.',
  unsent: 'Ìbéèrè yín fún àtúnṣe',
  savedTitle: 'Ìbéèrè yín wà ní ìpamọ́ lórí fóònù yìí.',
  savedNote: 'A máa fi ránṣẹ́ nígbà tí ẹ bá ṣí Onise pẹ̀lú network, ìgbà náà nìkan ló sì máa kà.',
  savedDeadline: (at: string) =>
    `Ó gbọ́dọ̀ dé kó tó di ${formatMoment(at)}. Bí bẹ́ẹ̀ kọ́, a máa fọwọ́ sí iṣẹ́ náà, a ó sì sanwó rẹ̀.`,
  notYours: 'Oníbàárà todo yìí nìkan ló lè béèrè àtúnṣe.',
  rejected: 'A kò gba ìbéèrè yín',
  stopped: 'Ìbéèrè yín wà ní ìpamọ́ lórí fóònù yìí',
  openAgain: 'Ṣí fọ́ọ̀mù náà',
  asked: (client: string, count: number) => `${client} béèrè àtúnṣe (${counted(count)})`,
  youAsked: (count: number) => `Ẹ béèrè àtúnṣe (${counted(count)})`,
  submitAgain: 'Ẹ fi ẹ̀dà tuntun ránṣẹ́ nígbà tó bá parí. A ṣì ń di owó náà mú fún yín.',
  waiting: (tasker: string) => `${tasker} kò tíì fi ẹ̀dà tuntun ránṣẹ́.`,
}
