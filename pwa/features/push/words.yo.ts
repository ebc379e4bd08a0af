import type { Words } from '#schema/domain/localize.ts'
import type { messages as pushTexts } from './messages.ts'

const push: Words<typeof pushTexts> = {
  title: 'Ìfitónilétí lórí fóònù yìí',
  why: 'Onise lè sọ fún yín lójú ẹsẹ̀ nígbà tí ẹnì kan bá fi proposal ránṣẹ́, tó yàn yín, tó sanwó fún yín tàbí tó kọ̀wé sí yín, kódà nígbà tí ó bá wà ní pípadé. Ẹ lè pa á nígbàkigbà.',
  quiet: 'Láti 21:00 sí 07:00, ìkìlọ̀ nípa àkáǹtì yín nìkan ló máa dún.',
  turnOn: 'Tan ìfitónilétí',
  turningOn: 'Ó ń tàn…',
  turnOff: 'Pa ìfitónilétí',
  later: 'Kò tíì yá',
  on: 'Ìfitónilétí wà ní títàn lórí fóònù yìí.',
  onNote: 'Nígbà tí ẹ bá jáde níbí, wọ́n máa dúró títí ẹ ó fi tún wọlé.',
  offered: 'Ṣé ẹ fẹ́ mọ̀ nígbà tí ẹnì kan bá dáhùn?',
  denied:
    'Ẹ ti dènà ìfitónilétí Onise. Láti gbà á láàyè, ẹ ṣí ètò site yìí nínú ẹ̀rọ ìwákiri yín, ẹ yan “Notifications”, lẹ́yìn náà “Allow”.',
  unsupported:
    'Ẹ̀rọ ìwákiri yìí kò lè fi ìfitónilétí hàn. Onise máa fi ohun tuntun hàn nígbà tí ẹ bá ṣí i.',
  notInstalled:
    'iPhone máa ń fi ìfitónilétí hàn fún app tó wà lójú fóònù nìkan. Ẹ fi Onise sí ojú fóònù yín, ẹ ṣí i láti ibẹ̀, kí ẹ sì tan ìfitónilétí.',
  unavailable: 'Ìfitónilétí kò sí báyìí. Ẹ gbìyànjú lẹ́ẹ̀kan sí i tó bá yá.',
  offline: 'Ẹ so pọ̀ mọ́ íńtánẹ́ẹ̀tì láti yí èyí padà.',
  failed: 'Ìyẹn kò ṣiṣẹ́. Ẹ yẹ ìsopọ̀ yín wò, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i.',
}

export const words = {
  'features/push': push,
}
