import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './connection-messages.ts'

export const itemCount = (count: number) => (count === 1 ? 'abu 1' : `abubuwa ${count}`)

export const words: Words<typeof messages> = {
  offline: 'Babu network.',
  updated: 'An sabunta',
  more: 'Ƙari',
  offlineDetail:
    'Za ku iya ci gaba da aiki. Ana adana abin da kuka aika a wannan waya, kuma yana tafiya idan kuka buɗe Onise da network.',
  waitingDetail: 'Za su tafi idan kuka buɗe Onise da network.',
  waiting: (count: number) => `An adana ${itemCount(count)} a wannan waya.`,
  waitingOffline: (count: number) => `An adana ${itemCount(count)} a nan.`,
  failed: (count: number) => `Ba a iya aika ${itemCount(count)} ba. Ku buɗe ku ga dalili.`,
  sentBeforeDiscard: (count: number) =>
    count === 1
      ? 'An riga an aika wani abu da kuka yi watsi da shi.'
      : `An riga an aika abubuwa ${count} da kuka yi watsi da su.`,
  open: 'Buɗe',
  nextTry: (seconds: number) =>
    seconds <= 0
      ? 'Ana gwadawa yanzu.'
      : `Za a sake gwadawa nan da ${seconds < 60 ? `daƙiƙa ${seconds}` : `minti ${Math.ceil(seconds / 60)}`}.`,
  sendNow: 'Aika yanzu',
  signIn: (count: number) =>
    count === 0 ? 'Ku sake shiga don ci gaba.' : `Ku shiga don aika ${itemCount(count)}.`,
  logIn: 'Shiga',
  lost: (count: number) =>
    count === 0
      ? 'Burauzarku ta goge abin da Onise ta adana.'
      : `Burauzarku ta goge ${itemCount(count)} da ba a aika ba tukuna.`,
  lostDetail: (count: number) =>
    count === 0
      ? 'Ta yi hakan don samun wuri a wannan waya. Komai zai sake lodawa idan kuna da network.'
      : 'Ta goge abin da Onise ta adana a wannan waya, don samun wuri. Don Allah ku sake rubuta waɗannan. Sauran komai zai sake lodawa idan kuna da network.',
  temporary: 'Babu abin da aka adana a wannan waya.',
  temporaryDetail:
    'Wannan burauza ba ta barin Onise ta adana komai. Za ku iya ci gaba, amma abin da ba a aika ba zai ɓace idan kuka rufe Onise. Ku yarda da cookies da bayanan wannan site, ku fita daga private browsing, ko ku yi amfani da wata burauza.',
  full: 'Wannan waya ta cika, don haka ba a adana komai a kanta.',
  fullDetail:
    'Kuna ciki har sai kun rufe Onise, kuma abin da ba a aika ba kafin nan zai ɓace. Ku rage abin da ke cikin wayar, sannan ku sake shiga.',
  silent: 'Ma’ajiyar wannan waya ba ta amsawa.',
  silentDetail:
    'Onise tana aiki ba tare da ita ba. Abin da kuka aika yana tafiya, amma abin da ba a aika ba zai ɓace idan kuka rufe Onise. Abin da kuka adana a baya yana nan a wayar: ku rufe sauran tab na Onise ko ku sake kunna wayar, sannan ku sake buɗe Onise.',
  dismiss: 'To',
  newVersion: 'Sabuwar sigar Onise ta shirya.',
  tooOld: 'Wannan sigar ta tsufa sosai. Ku sabunta don ci gaba.',
  tooOldDetail: 'Babu abin da kuka rubuta da ya ɓace.',
  update: 'Sabunta',
}
