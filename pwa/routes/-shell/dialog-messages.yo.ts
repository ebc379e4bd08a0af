import type { Words } from '#schema/domain/localize.ts'
import { itemCount } from './connection-messages.yo.ts'
import type { messages } from './dialog-messages.ts'

export const words: Words<typeof messages> = {
  switchType: {
    title: { client: 'Ṣé kí ẹ yí sí Oníbàárà?', tasker: 'Ṣé kí ẹ yí sí Akọ́ṣẹ́mọṣẹ́?' },
    text: 'Ẹ máa jáde, ẹ ó sì tún wọlé pẹ̀lú ímeèlì àti password kan náà.',
    stays:
      'Wallet yín, PIN yín, àgbéyẹ̀wò yín àti gbogbo iṣẹ́ tó ti bẹ̀rẹ̀ máa wà bí wọ́n ṣe wà. Ẹ lè yí padà nígbàkigbà.',
    waiting: (count: number) => `Todo ${count} ń dúró de kí ẹ fọwọ́ sí i.`,
    waitingText: 'Ẹ ṣì lè fọwọ́ sí i lẹ́yìn tí ẹ bá yí.',
    unsent: (count: number) => `${itemCount(count)} kò tíì lọ. Ẹ kọ́kọ́ fi wọ́n ránṣẹ́.`,
    needsNetwork: 'Kò sí network. Ẹ lè yí nígbà tó bá padà dé.',
    confirm: { client: 'Yí sí Oníbàárà', tasker: 'Yí sí Akọ́ṣẹ́mọṣẹ́' },
    switching: 'Ó ń yí',
    send: 'Kọ́kọ́ fi ránṣẹ́',
    cancel: 'Dúró',
  },
  logOut: {
    title: 'Ṣé kí ẹ jáde?',
    unsent: (count: number, canKeep = false) =>
      `${itemCount(count)} kò tíì lọ. ${
        canKeep
          ? 'Tí ẹ bá fi wọ́n sílẹ̀, wọ́n máa wà ní títì lórí fóònù yìí títí ẹ ó fi tún wọlé níbí. Nígbà náà la máa fi wọ́n ránṣẹ́.'
          : 'Ẹ kọ́kọ́ fi wọ́n ránṣẹ́. Wọn kò lè wà lórí fóònù yìí tí ẹ bá jáde lọ́tẹ̀ yìí.'
      } Gbogbo ohun yòókù tó jẹ́ tiyín máa kúrò lórí fóònù yìí.`,
    allSent:
      'Gbogbo ohun tí ẹ ṣe ti lọ. A máa pa data yín rẹ́ lórí fóònù yìí, ó sì máa tún ṣí nígbà tí ẹ bá wọlé.',
    notDeleted:
      'Ẹ ti jáde, ṣùgbọ́n fóònù yìí kò lè pa gbogbo data yín rẹ́. Láti pa á rẹ́, ẹ nu data Onise nínú ètò ẹ̀rọ ìwákiri yín.',
    maybeSent: 'Ó ṣeé ṣe kí díẹ̀ nínú rẹ̀ ti lọ. Dídà á nù kò lè dá ìyẹn padà.',
    send: 'Kọ́kọ́ fi ránṣẹ́',
    sending: 'Ó ń lọ',
    keep: 'Fi sílẹ̀ kí ẹ sì jáde',
    discard: 'Dà á nù kí ẹ sì jáde',
    logOut: 'Jáde',
    cancel: 'Dúró',
  },
}
