import type { Words } from '#schema/domain/localize.ts'
import { words as listWords } from './list/messages.ig.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  ...listWords,
  listTitle: 'Todo',
  emptyTab: {
    assigned: 'Mgbe onye ahịa nyere gị todo, ọ na-apụta ebe a, a na-ejidekwa ego ahụ maka gị.',
    submitted: 'Ọrụ i nyefere na-apụta ebe a ruo mgbe onye ahịa kwadoro ya.',
    completed: 'Todo ndị emechara ma kwụọ ụgwọ ha na-apụta ebe a.',
  },
  find: 'Chọọ todo',

  verified: 'Onye ahịa enyochara',
  notVerified: 'Enyochabeghị',
  description: 'Nkọwa ọrụ',
  skills: 'Nka achọrọ',
  projectType: 'Ụdị ọrụ',
  location: 'Ebe ọrụ',
  duration: 'Ogologo oge',
  price: 'Ọnụ ego',
  address: 'Adreesị',
  addressNote: 'Naanị gị na onye ahịa nwere ike ịhụ nke a.',
  ownAddressNote: 'Naanị gị na ọkachamara i nyere ọrụ nwere ike ịhụ nke a.',
  yourProfessional: 'Ọkachamara gị',

  sendProposal: 'Ziga proposal',
  findMore: 'Chọta todo ndị ọzọ',
  submit: 'Nyefee ọrụ',
  backToList: 'Laghachi na ndepụta',
  goneTitle: 'Todo a adịghịzi',
  gone: 'E nyere ya ọkachamara ọzọ, ma ọ bụ onye ahịa hichapụrụ ya.',
  goneForClient: 'E hichapụla ya, ma ọ bụ naanị ndị ọzọ nwere ike ịhụ ya.',
  unknownOffline:
    'Todo a anọbeghị na ekwentị gị, network adịghịkwa. Mepee ya ọzọ mgbe network lọtara.',

  aProfessional: 'otu ọkachamara',
  messageTo: (name: string) => `Zigara ${name} ozi`,
  hireAgain: 'Were ya ọrụ ọzọ',
  receipt: 'Risiti',
  help: 'Nweta enyemaka',

  work: 'Ọrụ e nyefere',
  version: (version: number) => `Ụdị ${version}`,
  changesAsked: 'A rịọrọ mgbanwe na',
  workPicture: (version: number) => `Foto nke ụdị ${version}`,
  workOf: (name: string) => `Ọrụ ${name}`,
  before: 'Tupu ọrụ',
  after: 'Mgbe ọrụ gasịrị',
  earlierWork: 'Ụdị ndị bu ụzọ',
  noFile: 'E zigaghị foto ma ọ bụ PDF na ụdị a.',

  submitTitle: 'Nyefee ọrụ gị',
  notes: 'Nkọwa',
  notesHint: 'Dee ihe i mere na ihe ọ bụla onye ahịa kwesịrị ịma.',
  notesRequired: 'Dee okwu ole na ole maka ọrụ ahụ.',
  newVersion: (version: number) =>
    `I nyefeelarị ụdị ${version}. Onye ahịa ga-akwado ụdị ọhụrụ ahụ kama ya. Unu abụọ ka nwere ike ịhụ ndị ochie.`,
  savedTitle: 'Echekwala ọrụ gị na ekwentị a.',
  savedNote:
    'A na-eziga ya mgbe i mepere Onise ebe network dị. Ọ bụrụ na i mechie Onise, ihe ọ bụla agaghị efu.',
  unsentWork: 'Ọrụ gị na todo',
  goingBack: 'Anyị na-edughachi gị azụ…',
  notYours: 'Naanị ọkachamara e nyere todo a nwere ike inyefe ọrụ.',
  change: 'Dezie',
  discard: 'Tụfuo',
  failedTitle: 'A nabataghị ọrụ gị',
  stoppedTitle: 'Echekwala ọrụ gị na ekwentị a',
  stop: 'Kwụsị izipu ya',
  stopped: 'A kwụsịrị ya. I ka nwere ike ịhụ ihe i dere n’akwụkwọ ahụ.',
  alreadySent: 'E zigara ya ugbu a.',
}
