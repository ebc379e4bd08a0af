import type { Words } from '#schema/domain/localize.ts'
import type { messages as outboxTexts } from './messages.ts'

const outbox: Words<typeof outboxTexts> = {
  title: 'Kò tíì lọ',
  note: 'Ohun tí ẹ ṣe lórí fóònù yìí tí Onise kò tíì gbà. Ó máa wà níbí títí yóò fi lọ tàbí tí ẹ ó fi dà á nù.',
  empty: 'Gbogbo rẹ̀ ti lọ',
  emptyText:
    'Ohun tí ẹ ṣe láìsí network wà ní ìpamọ́ níbí, a ó sì fi ránṣẹ́ nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i.',
  queued: 'Ó wà lórí fóònù',
  sending: 'Ó ń lọ',
  sent: 'Ó ti lọ',
  failed: 'A kò gbà á',
  waitingOffline: 'Kò sí network. A máa fi ránṣẹ́ nígbà tí Onise bá wà ní ṣíṣí tí a sì lè kàn sí i.',
  waitingOnline: (attempts: number) =>
    attempts === 0
      ? 'Ó máa lọ láìpẹ́.'
      : `A ti gbìyànjú ní ìgbà ${attempts}. Onise máa tún gbìyànjú láìpẹ́.`,
  late: 'Ó ti lé ní ọjọ́ kan tí a ti fi pamọ́.',
  beingSent: 'Ó ń lọ lọ́wọ́ báyìí.',
  stop: 'Má fi ránṣẹ́ mọ́',
  stopped: 'A ti dá a dúró',
  since: 'Láti',
  progress: (sent: number, total: number) => `${sent} nínú ${total} ti lọ.`,
  sendNow: 'Fi ránṣẹ́ báyìí',
  edit: 'Ṣàtúnṣe',
  discard: 'Dà á nù',
  confirmDiscard: 'Ṣé kí a da èyí nù?',
  confirmDiscardText: (title: string) => `${title} kò tíì lọ. Ó máa kúrò lórí fóònù yìí.`,
  confirmDiscardTried: (title: string, canUndo: boolean) =>
    `Ó ṣeé ṣe kí ${title} ti lọ. Onise máa kọ́kọ́ wò ó. Bí kò bá tíì lọ, ó máa kúrò. Bó bá ti lọ, ${canUndo ? 'a máa gbà á padà' : 'ó máa wà bí ẹ ṣe fi ránṣẹ́, Onise á sì sọ fún yín'}.`,
  cancelDiscard: 'Fi í sílẹ̀',
  tooLate: 'Ó ń lọ lọ́wọ́ báyìí, ẹ kò lè dà á nù.',
  discarded: 'A ti dà á nù.',
  cancelling: 'A ń dà á nù',
  cancellingNote: 'Ó ṣeé ṣe kó ti lọ kí ẹ tó dà á nù. Onise máa wò ó nígbà tí network bá wà.',
  cancelStarted: 'A ti dà á nù níbí. Onise ń wò ó bóyá ó ti lọ tẹ́lẹ̀.',
  sentBefore: 'Ó ti lọ tẹ́lẹ̀',
  dismiss: 'Ó dáa',
}

export const words = {
  'features/outbox': outbox,
}
