import type { Words } from '#schema/domain/localize.ts'
import type { messages as mediaTexts } from './media/messages.ts'
import type { messages as chatsTexts } from './messages.ts'
import type { messages as threadOptionTexts } from './thread/option-messages.ts'
import type { messages as threadReplyTexts } from './thread/reply-messages.ts'

const media: Words<typeof mediaTexts> = {
  picture: 'Foto',
  pictureFrom: (name: string) => `Foto sitere na ${name}`,
  ownPicture: 'Foto gị',
  open: 'Mepee ya ka o buo ibu:',
  loading: 'Foto ahụ na-abata',
  preparing: 'A na-eme ka foto ahụ dị obere…',
  notAPicture: 'E nweghị ike imepe faịlụ a dị ka foto. Họrọ foto JPEG, PNG ma ọ bụ WebP.',
  pictureHint: 'Ihe i dere n’okpuru na-eso ya aga, ọ na-akọwakwa foto ahụ.',
  voiceHint: 'Ihe i dere n’okpuru na-eso ya aga, maka ndị na-apụghị ige ntị.',
  remove: 'Wepụ',
  deleteRecording: 'Hichapụ olu e dekọrọ',
  sending: 'A na-eziga',
  fileOffline: 'Ọ ga-abata mgbe network dị.',
  fileFailed: 'O nweghị ike ịbata.',
  retry: 'Nwaa ọzọ',
  cannotPlay:
    'Ihe nchọgharị a enweghị ike ịkpọ olu a. Na iPhone, melite ya gaa iOS 17.4 ma ọ bụ karịa, ma ọ bụ rịọ ka e dee ya ede.',
  play: (duration: string) => `Gee olu ahụ, ${duration}`,
  pause: 'Kwụsịtụ olu ahụ',
  starting: 'A na-emepe igwe okwu. Kwe ya ma ihe nchọgharị gị jụọ.',
  recording: 'A na-edekọ. Ọ ga-akwụsị mgbe sekọnd 60 gasịrị.',
  slide: 'Dọrọ n’aka ekpe ka ị kagbuo',
  letGoToCancel: 'Hapụ ka ị kagbuo',
  stop: 'Kwụsị',
  close: 'Mechie',
  trouble: {
    denied:
      'Onise enweghị ikike iji igwe okwu. Kwe ya na ntọala ihe nchọgharị gị maka site a, nwaa ọzọ.',
    missing: 'A hụghị igwe okwu na ngwaọrụ a.',
    busy: 'E nweghị ike imepe igwe okwu. O nwere ike ịbụ na app ọzọ ji ya. Mechie app ahụ, nwaa ọzọ.',
    unsupported: 'Ihe nchọgharị a enweghị ike idekọ olu. Dee ozi kama ya.',
    empty:
      'Ọ dịghị ihe e dekọrọ. Jide bọtịnụ ahụ mgbe ị na-ekwu okwu, ma ọ bụ pịa ya otu ugboro ma pịa ya ọzọ ka ọ kwụsị.',
  },
}

const chats: Words<typeof chatsTexts> = {
  title: 'Ozi',
  chatWith: (name: string) => `Gị na ${name} na-akparịta ụka`,
  choose: 'Họrọ mkparịta ụka ka ị gụọ ya ebe a.',
  empty: 'Ọ dịbeghị mkparịta ụka.',
  emptyText:
    'I nwere ike idegara onye ahịa ozi mgbe i zigachara proposal, ma degara ọkachamara zitere gị otu.',
  unread: (count: number) => `Ozi ${count} a gụbeghị`,
  you: 'Gị',
  picture: 'Foto',
  voice: 'Olu',
  deleted: 'E hichapụrụ ozi a.',
  deletedShort: 'E hichapụrụ ozi',
  edited: 'e deziri',
  tick: {
    queued: 'Na-eche ka e ziga ya',
    late: 'E zigabeghị',
    sent: 'E zigala',
    seen: 'A hụla ya',
    failed: 'E zigaghị',
  },
  from: (name: string, time: string) => `${name}, ${time}:`,
  masked:
    'A na-ezochi nọmba ekwentị, email na link ruo mgbe e nyere todo ahụ, a na-ezochikwa nọmba akaụntụ ụlọ akụ mgbe niile, iji chebe akụkụ abụọ.',
  thread: (name: string) => `Ozi gị na ${name}`,
  threadEmpty: (name: string) => `Degara ${name} ozi mbụ.`,
  older: 'Ozi ochie na-abata',
  olderOffline: 'Ozi ochie chọrọ network.',
  olderFailed: 'E nweghị ike ibute ozi ochie.',
  loadOlder: 'Gosi ozi ochie',
  toNewest: 'Gaa n’ozi kacha ọhụrụ',
  toNewestCount: (count: number) => `Gaa n’ozi ọhụrụ ${count}`,
  placeholder: 'Dee ozi',
  typing: (name: string) => `${name} na-ede ihe…`,
  presence: { online: 'Nọ n’ịntanetị ugbu a', today: 'Abịala taa' },
  send: 'Ziga ozi',
  addPicture: 'Tinye foto',
  recordVoice: 'Dekọọ olu',
  stopVoice: 'Kwụsị ndekọ',
  charactersLeft: (count: number) => `Ọ fọdụrụ mkpụrụ edemede ${count}`,
  charactersTooMany: (count: number) => `O jiri mkpụrụ edemede ${count} karịa`,
  notStored: 'E nweghị ike ichekwa ozi ahụ na ekwentị a. Ọ ka nọ ebe i dere ya. Nwaa ọzọ.',
  options: (time: string) => `Ihe i nwere ike ime ozi gị nke ${time}`,
  report: (name: string, time: string) => `Mee mkpesa banyere ozi ${name}, ${time}`,
  editing: 'Ị na-agbanwe ozi gị.',
  saveEdit: 'Chekwaa mgbanwe ahụ',
  cancelEdit: 'Kagbuo',
  failed: 'E zigaghị.',
  retry: 'Ziga ọzọ',
  editFailed: 'Dezie',
  discard: 'Tụfuo',
  failedChange: 'A nabataghị mgbanwe gị.',
  unsentMessage: 'Ozi',
  unsentEdit: 'Mgbanwe ozi',
  unsentDelete: 'Ihichapụ ozi',
  unsentSeen: 'Ozi ndị ị gụrụ',
  notAllowed: 'I nwebeghị ike ịkparịta ụka',
  unknown: 'Mkparịta ụka a anọghị na ekwentị a. Ọ ga-emeghe mgbe network dị.',
  goToMessages: 'Lee ozi gị',
}

const threadOption: Words<typeof threadOptionTexts> = {
  optionsTitle: 'Ozi gị',
  edit: 'Dezie',
  delete: 'Hichapụ ya nye unu abụọ',
  deleteUnsent: 'Tụfuo',
  changeNote: 'E nwere ike ịgbanwe ma ọ bụ hichapụ ozi n’ime nkeji 5 ka e zigara ya.',
}

const threadReply: Words<typeof threadReplyTexts> = {
  label: 'Azịza ngwa ngwa',
  client: {
    start: {
      first: 'Ndewo. Kedu mgbe ị ga-abịa lee ya?',
      second: 'Ndewo. Ọnụ ego gị ọ gụnyere ihe eji arụ ọrụ?',
      third: 'Ndewo. Ị rụtụla ụdị ọrụ a mbụ?',
    },
    talk: {
      first: 'Kedu mgbe ị ga-amalite?',
      second: 'Ọnụ ego gị ọ gụnyere ihe eji arụ ọrụ?',
      third: 'Ego ole bụ nke ikpeazụ gị?',
    },
    work: {
      first: 'Ị nọ n’ụzọ?',
      second: 'Kedu mgbe ọ ga-adị njikere?',
      third: 'Daalụ, ị rụrụ ọrụ nke ọma.',
    },
  },
  tasker: {
    start: {
      first: 'Ndewo. Enwere m ike ibu ụzọ bịa lee ya?',
      second: 'Ndewo. Biko, i nwere ike iziga m foto ya?',
      third: 'Ndewo. Kedu mgbe ị chọrọ ka a rụchaa ya?',
    },
    talk: {
      first: 'Biko, i nwere ike iziga m foto ya?',
      second: 'Ọnụ ego m gụnyere ihe eji arụ ọrụ.',
      third: 'Enwere m ike ịmalite echi.',
    },
    work: {
      first: 'Anọ m n’ụzọ.',
      second: 'Ndo, m ga-egbu oge ntakịrị.',
      third: 'Arụchaala m ọrụ ahụ. Biko lee ya.',
    },
  },
}

export const words = {
  'features/chats/media': media,
  'features/chats': chats,
  'features/chats/thread/option-messages': threadOption,
  'features/chats/thread/reply-messages': threadReply,
}
