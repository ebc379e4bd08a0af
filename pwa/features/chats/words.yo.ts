import type { Words } from '#schema/domain/localize.ts'
import type { messages as mediaTexts } from './media/messages.ts'
import type { messages as chatsTexts } from './messages.ts'
import type { messages as threadOptionTexts } from './thread/option-messages.ts'
import type { messages as threadReplyTexts } from './thread/reply-messages.ts'

const media: Words<typeof mediaTexts> = {
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
  cannotPlay:
    'Ẹ̀rọ ìwákiri yìí kò lè gbé ohùn yìí jáde. Lórí iPhone, ẹ ṣe ìmúdójúìwọ̀n sí iOS 17.4 tàbí jù bẹ́ẹ̀ lọ, tàbí kí ẹ ní kí wọ́n kọ ọ́.',
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

const chats: Words<typeof chatsTexts> = {
  title: 'Àtẹ̀jíṣẹ́',
  chatWith: (name: string) => `Ìfọ̀rọ̀wérọ̀ pẹ̀lú ${name}`,
  choose: 'Ẹ yan ìfọ̀rọ̀wérọ̀ kan láti kà á níbí.',
  empty: 'Kò tíì sí ìfọ̀rọ̀wérọ̀.',
  emptyText:
    'Ẹ lè kọ̀wé sí oníbàárà lẹ́yìn tí ẹ bá ti fi proposal ránṣẹ́, àti sí akọ́ṣẹ́mọṣẹ́ tó bá fi ọ̀kan ránṣẹ́ sí yín.',
  unread: (count: number) => `Àtẹ̀jíṣẹ́ ${count} tí ẹ kò tíì kà`,
  you: 'Ẹ̀yin',
  picture: 'Àwòrán',
  voice: 'Ohùn',
  deleted: 'Wọ́n ti pa àtẹ̀jíṣẹ́ yìí rẹ́.',
  deletedShort: 'A ti pa àtẹ̀jíṣẹ́ rẹ́',
  edited: 'a ti ṣàtúnṣe',
  tick: {
    queued: 'Ó ń dúró láti lọ',
    late: 'Kò tíì lọ',
    sent: 'Ó ti lọ',
    seen: 'Wọ́n ti rí i',
    failed: 'Kò lọ',
  },
  from: (name: string, time: string) => `${name}, ${time}:`,
  masked:
    'A máa fi nọ́ńbà fóònù, ímeèlì àti link pamọ́ títí tí wọ́n á fi gbé todo fún ẹnì kan, a sì máa fi nọ́ńbà àkáǹtì báńkì pamọ́ nígbà gbogbo, láti dáàbò bo ìhà méjèèjì.',
  thread: (name: string) => `Àtẹ̀jíṣẹ́ pẹ̀lú ${name}`,
  threadEmpty: (name: string) => `Ẹ kọ àtẹ̀jíṣẹ́ àkọ́kọ́ sí ${name}.`,
  older: 'Àtẹ̀jíṣẹ́ àtijọ́ ń ṣí',
  olderOffline: 'Àtẹ̀jíṣẹ́ àtijọ́ nílò network.',
  olderFailed: 'Àtẹ̀jíṣẹ́ àtijọ́ kò lè ṣí.',
  loadOlder: 'Fi àtẹ̀jíṣẹ́ àtijọ́ hàn',
  toNewest: 'Lọ sí àtẹ̀jíṣẹ́ tó tuntun jù',
  toNewestCount: (count: number) => `Lọ sí àtẹ̀jíṣẹ́ tuntun ${count}`,
  placeholder: 'Kọ àtẹ̀jíṣẹ́',
  typing: (name: string) => `${name} ń kọ̀wé…`,
  presence: { online: 'Wà lórí ayélujára báyìí', today: 'Wọlé lónìí' },
  send: 'Fi àtẹ̀jíṣẹ́ ránṣẹ́',
  addPicture: 'Fi àwòrán sí i',
  recordVoice: 'Gba ohùn sílẹ̀',
  stopVoice: 'Dá gbígba ohùn dúró',
  charactersLeft: (count: number) => `Ó ku lẹ́tà ${count}`,
  charactersTooMany: (count: number) => `Ó fi lẹ́tà ${count} pọ̀ jù`,
  notStored:
    'A kò lè fi àtẹ̀jíṣẹ́ náà pamọ́ sórí fóònù yìí. Ó ṣì wà níbi tí ẹ kọ ọ́ sí. Ẹ gbìyànjú lẹ́ẹ̀kan sí i.',
  options: (time: string) => `Ohun tí ẹ lè ṣe sí àtẹ̀jíṣẹ́ yín ti ${time}`,
  report: (name: string, time: string) => `Fi ẹjọ́ àtẹ̀jíṣẹ́ ${name} sùn, ${time}`,
  editing: 'Ẹ ń yí àtẹ̀jíṣẹ́ yín padà.',
  saveEdit: 'Fi àyípadà pamọ́',
  cancelEdit: 'Fagi lé e',
  failed: 'Kò lọ.',
  retry: 'Tún fi ránṣẹ́',
  editFailed: 'Ṣàtúnṣe',
  discard: 'Dà á nù',
  failedChange: 'A kò gba àyípadà yín.',
  unsentMessage: 'Àtẹ̀jíṣẹ́',
  unsentEdit: 'Àyípadà àtẹ̀jíṣẹ́',
  unsentDelete: 'Píparẹ́ àtẹ̀jíṣẹ́',
  unsentSeen: 'Àtẹ̀jíṣẹ́ tí ẹ ti kà',
  notAllowed: 'Ẹ kò tíì lè bá ara yín sọ̀rọ̀',
  unknown: 'Ìfọ̀rọ̀wérọ̀ yìí kò sí lórí fóònù yìí. Ó máa ṣí nígbà tí network bá wà.',
  goToMessages: 'Wo àtẹ̀jíṣẹ́ yín',
}

const threadOption: Words<typeof threadOptionTexts> = {
  optionsTitle: 'Àtẹ̀jíṣẹ́ yín',
  edit: 'Ṣàtúnṣe',
  delete: 'Pa á rẹ́ fún ẹ̀yin méjèèjì',
  deleteUnsent: 'Dà á nù',
  changeNote: 'Ẹ lè yí àtẹ̀jíṣẹ́ padà tàbí pa á rẹ́ láàárín ìṣẹ́jú 5 lẹ́yìn tó lọ.',
}

const threadReply: Words<typeof threadReplyTexts> = {
  label: 'Ìdáhùn kíákíá',
  client: {
    start: {
      first: 'Ẹ kú ọjọ́. Ìgbà wo ni ẹ lè wá wò ó?',
      second: 'Ẹ kú ọjọ́. Ṣé owó yín ti ní owó ohun èlò nínú?',
      third: 'Ẹ kú ọjọ́. Ṣé ẹ ti ṣe irú iṣẹ́ yìí rí?',
    },
    talk: {
      first: 'Ìgbà wo ni ẹ lè bẹ̀rẹ̀?',
      second: 'Ṣé owó yín ti ní owó ohun èlò nínú?',
      third: 'Èló ni ẹ máa gbà gan-an?',
    },
    work: {
      first: 'Ṣé ẹ ti wà lọ́nà?',
      second: 'Ìgbà wo ni yóò parí?',
      third: 'Ẹ ṣé, iṣẹ́ yín dára.',
    },
  },
  tasker: {
    start: {
      first: 'Ẹ kú ọjọ́. Ṣé mo lè wá wò ó ná?',
      second: 'Ẹ kú ọjọ́. Ẹ jọ̀ọ́, ṣé ẹ lè fi àwòrán rẹ̀ ránṣẹ́ sí mi?',
      third: 'Ẹ kú ọjọ́. Ìgbà wo ni ẹ fẹ́ kó parí?',
    },
    talk: {
      first: 'Ẹ jọ̀ọ́, ṣé ẹ lè fi àwòrán rẹ̀ ránṣẹ́ sí mi?',
      second: 'Owó mi ti ní owó ohun èlò nínú.',
      third: 'Mo lè bẹ̀rẹ̀ ní ọ̀la.',
    },
    work: {
      first: 'Mo ti wà lọ́nà.',
      second: 'Ẹ má bínú, máa pẹ́ díẹ̀.',
      third: 'Iṣẹ́ ti parí. Ẹ jọ̀ọ́, ẹ yẹ̀ ẹ́ wò.',
    },
  },
}

export const words = {
  'features/chats/media': media,
  'features/chats': chats,
  'features/chats/thread/option-messages': threadOption,
  'features/chats/thread/reply-messages': threadReply,
}
