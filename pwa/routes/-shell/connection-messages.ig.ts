import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './connection-messages.ts'

export const itemCount = (count: number) => `ihe ${count}`

export const words: Words<typeof messages> = {
  offline: 'Enweghị network.',
  updated: 'Emelitela ya',
  more: 'Ndị ọzọ',
  offlineDetail:
    'I nwere ike ịga n’ihu n’ọrụ. A na-echekwa ihe i ziga na ekwentị a, ọ na-aga mgbe i mepere Onise ebe network dị.',
  waitingDetail: 'Ha na-aga mgbe i mepere Onise ebe network dị.',
  waiting: (count: number) => `E chekwara ${itemCount(count)} na ekwentị a.`,
  waitingOffline: (count: number) => `E chekwara ${itemCount(count)} ebe a.`,
  failed: (count: number) =>
    `E nweghị ike iziga ${itemCount(count)}. Mepee ka ị hụ ihe kpatara ya.`,
  sentBeforeDiscard: (count: number) =>
    count === 1
      ? 'E zigalarị otu ihe ị tụfuru tupu ị tụfuo ya.'
      : `E zigalarị ${itemCount(count)} ị tụfuru tupu ị tụfuo ha.`,
  open: 'Mepee',
  nextTry: (seconds: number) =>
    seconds <= 0
      ? 'A na-anwa ugbu a.'
      : `A ga-anwa ọzọ na ${seconds < 60 ? `sekọnd ${seconds}` : `nkeji ${Math.ceil(seconds / 60)}`}.`,
  sendNow: 'Ziga ugbu a',
  signIn: (count: number) =>
    count === 0 ? 'Banye ọzọ ka ị gaa n’ihu.' : `Banye ka e ziga ${itemCount(count)}.`,
  logIn: 'Banye',
  lost: (count: number) =>
    count === 0
      ? 'Ihe nchọgharị gị ehichapụla ihe Onise chekwara.'
      : `Ihe nchọgharị gị ehichapụla ${itemCount(count)} e zigabeghị.`,
  lostDetail: (count: number) =>
    count === 0
      ? 'O mere ya ka o nweta ohere na ekwentị a. Ihe niile ga-abata ọzọ mgbe ị nwere network.'
      : 'O hichapụrụ ihe Onise chekwara na ekwentị a ka o nweta ohere. Biko dee ndị ahụ ọzọ. Ihe ndị ọzọ niile ga-abata ọzọ mgbe ị nwere network.',
  temporary: 'E chekwaghị ihe ọ bụla na ekwentị a.',
  temporaryDetail:
    'Ihe nchọgharị a anaghị ekwe ka Onise chekwaa ihe. I nwere ike ịga n’ihu, ma ihe e zigabeghị ga-efu ma i mechie Onise. Kwe ka site a jiri cookies na data, pụọ na private browsing, ma ọ bụ jiri ihe nchọgharị ọzọ.',
  full: 'Ekwentị a ejuola, ya mere e chekwaghị ihe ọ bụla na ya.',
  fullDetail:
    'Ị nọ n’ime ruo mgbe i mechiri Onise, ihe e zigabeghị n’oge ahụ ga-efu. Mepee ohere n’ekwentị, banye ọzọ.',
  silent: 'Ebe nchekwa nke ekwentị a anaghị aza.',
  silentDetail:
    'Onise na-aga n’ihu na-enweghị ya. Ihe i ziri na-aga, ma ihe e zigabeghị ga-efu ma i mechie Onise. Ihe i chekwara na mbụ ka dị n’ekwentị: mechie tab Onise ndị ọzọ ma ọ bụ gbanyụọ ma gbanye ekwentị, meghee Onise ọzọ.',
  dismiss: 'Ọ dị mma',
  newVersion: 'Ụdị Onise ọhụrụ adịla njikere.',
  tooOld: 'Ụdị a emeela ochie. Melite ka ị gaa n’ihu.',
  tooOldDetail: 'Ihe i dere efughị.',
  update: 'Melite',
}
