import type { Words } from '#schema/domain/localize.ts'
import { words as listWords } from './list/messages.ha.ts'
import type { messages } from './messages.ts'

export const words: Words<typeof messages> = {
  ...listWords,
  listTitle: 'Todo',
  emptyTab: {
    assigned: 'Idan kwastoma ya ba ku todo, yana bayyana a nan, kuma ana riƙe da kuɗin dominku.',
    submitted: 'Aikin da kuka miƙa yana bayyana a nan har sai kwastoma ya amince da shi.',
    completed: 'Todo da aka kammala aka biya suna bayyana a nan.',
  },
  find: 'Nemi todo',

  verified: 'Kwastoma da aka tantance',
  notVerified: 'Ba a tantance ba',
  description: 'Bayanin aiki',
  skills: 'Ƙwarewar da ake buƙata',
  projectType: 'Nau’in aiki',
  location: 'Wuri',
  duration: 'Tsawon lokaci',
  price: 'Farashi',
  address: 'Adireshi',
  addressNote: 'Ku da kwastoma kaɗai kuke ganin wannan.',
  ownAddressNote: 'Ku da ƙwararren da kuka ba aikin kaɗai kuke ganin wannan.',
  yourProfessional: 'Ƙwararrenku',

  sendProposal: 'Aika proposal',
  findMore: 'Nemo ƙarin todo',
  submit: 'Miƙa aiki',
  backToList: 'Koma jerin',
  goneTitle: 'Wannan todo ba ya nan kuma',
  gone: 'An ba wani ƙwararre shi, ko kwastoma ya goge shi.',
  goneForClient: 'An goge shi, ko wasu ne kaɗai za su iya ganinsa.',
  unknownOffline:
    'Wannan todo bai zo wayarku ba tukuna, kuma babu network. Ku sake buɗe shi idan network ya dawo.',

  aProfessional: 'wani ƙwararre',
  messageTo: (name: string) => `Aika wa ${name} saƙo`,
  hireAgain: 'Sake ɗauka',
  receipt: 'Rasiti',
  help: 'Nemi taimako',

  work: 'Aikin da aka miƙa',
  version: (version: number) => `Siga ta ${version}`,
  changesAsked: 'An nemi gyara ranar',
  workPicture: (version: number) => `Hoton siga ta ${version}`,
  workOf: (name: string) => `Aikin ${name}`,
  before: 'Kafin aikin',
  after: 'Bayan aikin',
  earlierWork: 'Sigogin da suka gabata',
  noFile: 'Ba a aika hoto ko PDF tare da wannan siga ba.',

  submitTitle: 'Ku miƙa aikinku',
  notes: 'Bayani',
  notesHint: 'Ku rubuta abin da kuka yi da duk abin da ya kamata kwastoma ya sani.',
  notesRequired: 'Ku rubuta ’yan kalmomi game da aikin.',
  newVersion: (version: number) =>
    `Kun riga kun miƙa siga ta ${version}. Kwastoma zai amince da sabuwar sigar maimakon ta. Ku biyun za ku iya ganin tsofaffin har yanzu.`,
  savedTitle: 'An adana aikinku a wannan waya.',
  savedNote:
    'Ana aika shi idan kuka buɗe Onise da network. Idan kuka rufe Onise, babu abin da zai ɓace.',
  unsentWork: 'Aikinku a kan wani todo',
  goingBack: 'Ana mayar da ku baya…',
  notYours: 'Ƙwararren da aka ba wannan todo ne kaɗai zai iya miƙa aiki.',
  change: 'Gyara',
  discard: 'Yi watsi',
  failedTitle: 'Ba a karɓi aikinku ba',
  stoppedTitle: 'An adana aikinku a wannan waya',
  stop: 'Dakatar da aikawa',
  stopped: 'An dakatar. Abin da kuka rubuta yana nan a fom ɗin.',
  alreadySent: 'An riga an aika shi yanzu.',
}
