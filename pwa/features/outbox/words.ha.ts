import type { Words } from '#schema/domain/localize.ts'
import type { messages as outboxTexts } from './messages.ts'

const outbox: Words<typeof outboxTexts> = {
  title: 'Ba a aika ba tukuna',
  note: 'Abin da kuka yi a wannan waya wanda Onise ba ta karɓa ba tukuna. Yana nan har sai an aika shi ko kun yi watsi da shi.',
  empty: 'An aika komai',
  emptyText:
    'Abin da kuka yi ba tare da network ba ana adana shi a nan, a aika shi idan Onise tana buɗe kuma an iya isa gare ta.',
  queued: 'An adana a waya',
  sending: 'Ana aikawa',
  sent: 'An aika',
  failed: 'Ba a karɓa ba',
  waitingOffline: 'Babu network. Ana aika shi idan Onise tana buɗe kuma an iya isa gare ta.',
  waitingOnline: (attempts: number) =>
    attempts === 0
      ? 'Za a aika shi nan da ɗan lokaci.'
      : `An gwada sau ${attempts === 1 ? 'ɗaya' : attempts}. Onise za ta sake gwadawa ba da daɗewa ba.`,
  late: 'An adana shi fiye da kwana ɗaya da ya wuce.',
  beingSent: 'Ana aika shi yanzu.',
  stop: 'Dakatar da aikawa',
  stopped: 'An dakatar',
  since: 'Tun',
  progress: (sent: number, total: number) => `An aika ${sent} daga ${total}.`,
  sendNow: 'Aika yanzu',
  edit: 'Gyara',
  discard: 'Yi watsi',
  confirmDiscard: 'A yi watsi da wannan?',
  confirmDiscardText: (title: string) => `Ba a aika ${title} ba. Za a goge shi daga wannan waya.`,
  confirmDiscardTried: (title: string, canUndo: boolean) =>
    `Mai yiwuwa an riga an aika ${title}. Onise tana fara dubawa. Idan ba a aika shi ba, za a goge shi. Idan an aika, ${canUndo ? 'za a dawo da shi' : 'zai zauna yadda aka aika shi kuma Onise za ta gaya muku'}.`,
  cancelDiscard: 'Bar shi',
  tooLate: 'Ana aika shi yanzu, ba a iya yin watsi da shi.',
  discarded: 'An yi watsi da shi.',
  cancelling: 'Ana yin watsi',
  cancellingNote:
    'Mai yiwuwa an aika shi kafin ku yi watsi da shi. Onise tana duba wannan idan akwai network.',
  cancelStarted: 'An yi watsi da shi a nan. Onise tana duba ko an riga an aika shi.',
  sentBefore: 'An riga an aika shi',
  dismiss: 'To',
}

export const words = {
  'features/outbox': outbox,
}
