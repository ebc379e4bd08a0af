import type { Words } from '#schema/domain/localize.ts'
import type { messages as mediaTexts } from './media/messages.ts'
import type { messages as chatsTexts } from './messages.ts'
import type { messages as threadOptionTexts } from './thread/option-messages.ts'
import type { messages as threadReplyTexts } from './thread/reply-messages.ts'

const media: Words<typeof mediaTexts> = {
  picture: 'Hoto',
  pictureFrom: (name: string) => `Hoto daga ${name}`,
  ownPicture: 'Hotonku',
  open: 'Buɗe da girma:',
  loading: 'Ana loda hoton',
  preparing: 'Ana rage girman hoton…',
  notAPicture: 'Ba a iya buɗe wannan fayil a matsayin hoto ba. Ku zaɓi hoton JPEG, PNG ko WebP.',
  pictureHint: 'Abin da kuka rubuta a ƙasa ana aika shi tare da hoton, kuma yana bayyana hoton.',
  voiceHint:
    'Abin da kuka rubuta a ƙasa ana aika shi tare da muryar, ga waɗanda ba za su iya saurara ba.',
  remove: 'Cire',
  deleteRecording: 'Goge muryar da aka ɗauka',
  sending: 'Ana aikawa',
  fileOffline: 'Za a loda shi idan akwai network.',
  fileFailed: 'Ba a iya loda shi ba.',
  retry: 'Sake gwadawa',
  cannotPlay:
    'Wannan burauza ba za ta iya kunna wannan saƙon murya ba. A iPhone ku sabunta zuwa iOS 17.4 ko sama, ko ku nemi a rubuta muku.',
  play: (duration: string) => `Kunna saƙon murya, ${duration}`,
  pause: 'Dakatar da saƙon murya',
  starting: 'Ana buɗe makirufo. Ku ba da izini idan burauzarku ta tambaya.',
  recording: 'Ana ɗauka. Zai ƙare bayan daƙiƙa 60.',
  slide: 'Ja zuwa hagu don sokewa',
  letGoToCancel: 'Saki don sokewa',
  stop: 'Tsaya',
  close: 'Rufe',
  trouble: {
    denied:
      'Onise ba ta da izinin amfani da makirufo. Ku ba da izini a saitunan burauzarku na wannan site, ku sake gwadawa.',
    missing: 'Ba a sami makirufo a wannan na’ura ba.',
    busy: 'Ba a iya buɗe makirufo ba. Mai yiwuwa wata app tana amfani da shi. Ku rufe ta, ku sake gwadawa.',
    unsupported: 'Wannan burauza ba za ta iya ɗaukar saƙon murya ba. Ku rubuta saƙo.',
    empty:
      'Ba a ɗauki komai ba. Ku riƙe maɓallin yayin da kuke magana, ko ku taɓa shi sau ɗaya sannan ku sake taɓawa don tsayawa.',
  },
}

const chats: Words<typeof chatsTexts> = {
  title: 'Saƙonni',
  chatWith: (name: string) => `Hira da ${name}`,
  choose: 'Zaɓi hira don karanta ta a nan.',
  empty: 'Babu hira tukuna.',
  emptyText:
    'Za ku iya rubuta wa kwastoma idan kun aika proposal, da ƙwararren da ya aiko muku ɗaya.',
  unread: (count: number) => `Saƙo ${count} da ba a karanta ba`,
  you: 'Ku',
  picture: 'Hoto',
  voice: 'Saƙon murya',
  deleted: 'An goge wannan saƙo.',
  deletedShort: 'An goge saƙo',
  edited: 'an gyara',
  tick: {
    queued: 'Ana jiran aikawa',
    late: 'Ba a aika ba tukuna',
    sent: 'An aika',
    seen: 'An gani',
    failed: 'Ba a aika ba',
  },
  from: (name: string, time: string) => `${name}, ${time}:`,
  masked:
    'Ana ɓoye lambobin waya, imel da link har sai an ba da todo, kuma ana ɓoye lambobin asusun banki koyaushe, don kare ɓangarorin biyu.',
  thread: (name: string) => `Saƙonni da ${name}`,
  threadEmpty: (name: string) => `Ku rubuta saƙo na farko ga ${name}.`,
  older: 'Ana loda tsofaffin saƙonni',
  olderOffline: 'Tsofaffin saƙonni suna buƙatar network.',
  olderFailed: 'Ba a iya loda tsofaffin saƙonni ba.',
  loadOlder: 'Nuna tsofaffin saƙonni',
  toNewest: 'Je sabon saƙo',
  toNewestCount: (count: number) => `Je sababbin saƙonni ${count}`,
  placeholder: 'Rubuta saƙo',
  typing: (name: string) => `${name} yana rubutu…`,
  presence: { online: 'Kan layi yanzu', today: 'An gani yau' },
  send: 'Aika saƙo',
  addPicture: 'Ƙara hoto',
  recordVoice: 'Ɗauki saƙon murya',
  stopVoice: 'Dakatar da ɗauka',
  charactersLeft: (count: number) => `Saura harafi ${count}`,
  charactersTooMany: (count: number) => `Ya wuce da harafi ${count}`,
  notStored: 'Ba a iya adana saƙon a wannan waya ba. Yana nan a wurin rubutu. Ku sake gwadawa.',
  options: (time: string) => `Zaɓuɓɓukan saƙonku na ${time}`,
  report: (name: string, time: string) => `Kai rahoton saƙon ${name}, ${time}`,
  editing: 'Kuna canja saƙonku.',
  saveEdit: 'Adana canjin',
  cancelEdit: 'Soke',
  failed: 'Ba a aika ba.',
  retry: 'Sake aikawa',
  editFailed: 'Gyara',
  discard: 'Yi watsi',
  failedChange: 'Ba a karɓi canjinku ba.',
  unsentMessage: 'Saƙo',
  unsentEdit: 'Canjin saƙo',
  unsentDelete: 'Goge saƙo',
  unsentSeen: 'Saƙonnin da kuka karanta',
  notAllowed: 'Ba za ku iya hira ba tukuna',
  unknown: 'Wannan hira ba ta wannan waya. Za ta buɗe idan akwai network.',
  goToMessages: 'Duba saƙonninku',
}

const threadOption: Words<typeof threadOptionTexts> = {
  optionsTitle: 'Saƙonku',
  edit: 'Gyara',
  delete: 'Goge ga ku biyun',
  deleteUnsent: 'Yi watsi',
  changeNote: 'Ana iya canja ko goge saƙo na minti 5 bayan an aika shi.',
}

const threadReply: Words<typeof threadReplyTexts> = {
  label: 'Gajerun amsoshi',
  client: {
    start: {
      first: 'Barka. Yaushe za ku iya zuwa ku duba?',
      second: 'Barka. Farashinku ya haɗa da kayan aiki?',
      third: 'Barka. Kun taɓa yin irin wannan aiki?',
    },
    talk: {
      first: 'Yaushe za ku iya farawa?',
      second: 'Farashinku ya haɗa da kayan aiki?',
      third: 'Nawa ne farashinku na ƙarshe?',
    },
    work: {
      first: 'Kuna kan hanya?',
      second: 'Yaushe zai kammala?',
      third: 'Na gode, aiki ya yi kyau.',
    },
  },
  tasker: {
    start: {
      first: 'Barka. Zan iya zuwa in fara dubawa?',
      second: 'Barka. Don Allah ku aiko mini da hotonsa?',
      third: 'Barka. Yaushe kuke so a gama?',
    },
    talk: {
      first: 'Don Allah ku aiko mini da hotonsa?',
      second: 'Farashina ya haɗa da kayan aiki.',
      third: 'Zan iya farawa gobe.',
    },
    work: {
      first: 'Ina kan hanya.',
      second: 'Ku yi haƙuri, zan ɗan makara.',
      third: 'Na gama aikin. Don Allah ku duba.',
    },
  },
}

export const words = {
  'features/chats/media': media,
  'features/chats': chats,
  'features/chats/thread/option-messages': threadOption,
  'features/chats/thread/reply-messages': threadReply,
}
