import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './connection-messages.ts'

export const itemCount = (count: number) => `nǹkan ${count}`

export const words: Words<typeof messages> = {
  offline: 'Kò sí network.',
  updated: 'Ó ti di tuntun',
  more: 'Púpọ̀ sí i',
  offlineDetail:
    'Ẹ lè máa bá iṣẹ́ lọ. Ohun tí ẹ bá fi ránṣẹ́ wà ní ìpamọ́ lórí fóònù yìí, ó sì máa lọ nígbà tí ẹ bá ṣí Onise pẹ̀lú network.',
  waitingDetail: 'Wọ́n máa lọ nígbà tí ẹ bá ṣí Onise pẹ̀lú network.',
  waiting: (count: number) => `${itemCount(count)} wà ní ìpamọ́ lórí fóònù yìí.`,
  waitingOffline: (count: number) => `${itemCount(count)} wà ní ìpamọ́ níbí.`,
  failed: (count: number) => `${itemCount(count)} kò lè lọ. Ẹ ṣí i láti rí ìdí rẹ̀.`,
  sentBeforeDiscard: (count: number) =>
    count === 1
      ? 'Nǹkan kan tí ẹ dà nù ti lọ kí ẹ tó dà á nù.'
      : `${itemCount(count)} tí ẹ dà nù ti lọ kí ẹ tó dà wọ́n nù.`,
  open: 'Ṣí i',
  nextTry: (seconds: number) =>
    seconds <= 0
      ? 'A ń gbìyànjú báyìí.'
      : `A máa tún gbìyànjú láàárín ${seconds < 60 ? `ìṣẹ́jú àáyá ${seconds}` : `ìṣẹ́jú ${Math.ceil(seconds / 60)}`}.`,
  sendNow: 'Fi ránṣẹ́ báyìí',
  signIn: (count: number) =>
    count === 0 ? 'Ẹ tún wọlé láti tẹ̀síwájú.' : `Ẹ wọlé láti fi ${itemCount(count)} ránṣẹ́.`,
  logIn: 'Wọlé',
  lost: (count: number) =>
    count === 0
      ? 'Ẹ̀rọ ìwákiri yín ti pa ohun tí Onise fi pamọ́ rẹ́.'
      : `Ẹ̀rọ ìwákiri yín ti pa ${itemCount(count)} tí kò tíì lọ rẹ́.`,
  lostDetail: (count: number) =>
    count === 0
      ? 'Ó ṣe é láti wá àyè lórí fóònù yìí. Gbogbo rẹ̀ máa tún ṣí nígbà tí ẹ bá ní network.'
      : 'Ó pa ohun tí Onise fi pamọ́ sórí fóònù yìí rẹ́ láti wá àyè. Ẹ jọ̀ọ́, ẹ tún àwọn yẹn kọ. Gbogbo ohun yòókù máa tún ṣí nígbà tí ẹ bá ní network.',
  temporary: 'Kò sí ohun tó wà ní ìpamọ́ lórí fóònù yìí.',
  temporaryDetail:
    'Ẹ̀rọ ìwákiri yìí kò jẹ́ kí Onise fi nǹkan kan pamọ́. Ẹ lè tẹ̀síwájú, ṣùgbọ́n ohun tí kò tíì lọ máa sọnù tí ẹ bá pa Onise dé. Ẹ gba cookies àti data site yìí láàyè, ẹ jáde kúrò nínú private browsing, tàbí kí ẹ lo ẹ̀rọ ìwákiri mìíràn.',
  full: 'Fóònù yìí ti kún, nítorí náà kò sí ohun tó ń wà ní ìpamọ́ lórí rẹ̀.',
  fullDetail:
    'Ẹ wà nínú Onise títí ẹ ó fi pa á dé, ohun tí kò bá tíì lọ nígbà náà máa sọnù. Ẹ wá àyè lórí fóònù, lẹ́yìn náà kí ẹ tún wọlé.',
  silent: 'Ibi ìpamọ́ fóònù yìí kò dáhùn.',
  silentDetail:
    'Onise ń bá iṣẹ́ lọ láìsí i. Ohun tí ẹ fi ránṣẹ́ ń lọ, ṣùgbọ́n ohun tí kò tíì lọ máa sọnù tí ẹ bá pa Onise dé. Ohun tí ẹ fi pamọ́ tẹ́lẹ̀ ṣì wà lórí fóònù: ẹ pa àwọn tab Onise yòókù dé tàbí kí ẹ tún fóònù tàn, lẹ́yìn náà kí ẹ tún Onise ṣí.',
  dismiss: 'Ó dáa',
  newVersion: 'Ẹ̀dà Onise tuntun ti ṣe tán.',
  tooOld: 'Ẹ̀dà yìí ti pẹ́ jù. Ẹ gba ẹ̀dà tuntun láti tẹ̀síwájú.',
  tooOldDetail: 'Kò sí ohun tí ẹ kọ tó sọnù.',
  update: 'Gba ẹ̀dà tuntun',
}
