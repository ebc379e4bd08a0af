import type { Words } from '#schema/domain/localize.ts'
import type { messages as packTexts } from './messages.ts'

const pack: Words<typeof packTexts> = {
  ready: 'Ó ti ṣetán fún iṣẹ́ láìsí network',
  readyText: (todos, size, time) =>
    `Todo ${todos} pẹ̀lú gbogbo ohun tí ẹ nílò, ${size} lórí fóònù yìí, bó ṣe rí ní ${time}.`,
  saving: 'A ń fi iṣẹ́ yín pamọ́ sórí fóònù yìí',
  progress: (done, total) => `${done} nínú ${total}`,
  incomplete: 'Kì í ṣe gbogbo iṣẹ́ yín ló wà lórí fóònù yìí',
  missing: (title, parts) => `${title}: kò tíì sí ${parts}`,
  missingMore: (count) => `àti nǹkan kan nínú todo ${count} mìíràn`,
  parts: {
    details: 'àlàyé',
    pictures: 'àwòrán',
    messages: 'àwòrán àti ohùn tí oníbàárà fi ránṣẹ́',
    changes: 'iṣẹ́ tí ẹ ní láti ṣàtúnṣe',
  },
  offline: 'Onise máa fi í pamọ́ ní kété tí network bá wà.',
  saver: 'A ń dín data kù, nítorí náà èyí ń dúró de kí ẹ tẹ̀ ẹ́.',
  problems: {
    network: 'A kò lè kàn sí Onise. Yóò tẹ̀ síwájú nígbà tó bá ṣeé ṣe.',
    room: 'Fóònù yìí ti kún. Ẹ wá àyè díẹ̀, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i.',
    failed: 'Díẹ̀ nínú rẹ̀ kò ṣí. Ẹ gbìyànjú lẹ́ẹ̀kan sí i.',
  },
  getNow: 'Gbà á nísinsìnyí',
}

export const words = {
  'features/pack': pack,
}
