import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  picture: 'Àwòrán',
  pictureFrom: (name: string) => `Àwòrán láti ọ̀dọ̀ ${name}`,
  ownPicture: 'Àwòrán yín',
  open: 'Ṣí i ní ńlá:',
  loading: 'Àwòrán náà ń ṣí',
  preparing: 'Ó ń sọ àwòrán náà di kékeré…',
  notAPicture: 'Fáìlì yìí kò lè ṣí gẹ́gẹ́ bí àwòrán. Ẹ yan àwòrán JPEG, PNG tàbí WebP.',
  pictureHint: 'Ohun tí ẹ bá kọ sísàlẹ̀ máa bá a lọ, ó sì máa ṣàlàyé àwòrán náà.',
  voiceHint: 'Ohun tí ẹ bá kọ sísàlẹ̀ máa bá a lọ, fún àwọn tí kò lè gbọ́ ọ.',
  remove: 'Mú kúrò',
  deleteRecording: 'Pa ohùn tí ẹ gbà sílẹ̀ rẹ́',
  sending: 'Ó ń lọ',
  fileOffline: 'Ó máa ṣí nígbà tí network bá wà.',
  fileFailed: 'Kò lè ṣí.',
  retry: 'Gbìyànjú lẹ́ẹ̀kan sí i',
  cannotPlay: 'Ẹ̀rọ ìwákiri yìí kò lè gbé ohùn yìí jáde.',
  play: (duration: string) => `Gbọ́ ohùn náà, ${duration}`,
  pause: 'Dá ohùn náà dúró',
  starting: 'Ó ń ṣí makirofóònù. Ẹ gbà á láàyè bí ẹ̀rọ ìwákiri yín bá béèrè.',
  recording: 'Ó ń gbà á sílẹ̀. Ó máa parí lẹ́yìn ìṣẹ́jú àáyá 60.',
  slide: 'Fà sí òsì láti fagi lé e',
  letGoToCancel: 'Fi sílẹ̀ láti fagi lé e',
  stop: 'Dá a dúró',
  close: 'Pa dé',
  trouble: {
    denied:
      'Onise kò ní àṣẹ láti lo makirofóònù. Ẹ gbà á láàyè nínú ètò ẹ̀rọ ìwákiri yín fún site yìí, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i.',
    missing: 'A kò rí makirofóònù lórí ẹ̀rọ yìí.',
    busy: 'Makirofóònù kò lè ṣí. Ó ṣeé ṣe kí app mìíràn máa lò ó. Ẹ pa app náà dé, kí ẹ sì gbìyànjú lẹ́ẹ̀kan sí i.',
    unsupported: 'Ẹ̀rọ ìwákiri yìí kò lè gba ohùn sílẹ̀. Ẹ kọ àtẹ̀jíṣẹ́ dípò rẹ̀.',
    empty:
      'A kò gba nǹkan kan sílẹ̀. Ẹ tẹ bọ́tìnì náà mọ́lẹ̀ nígbà tí ẹ bá ń sọ̀rọ̀, tàbí kí ẹ tẹ̀ ẹ́ lẹ́ẹ̀kan kí ẹ sì tún un tẹ̀ láti dá a dúró.',
  },
}
