import type { Words } from '#schema/domain/localize.ts'
import { words as rejections } from '#schema/domain/messages/ha/rejections.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { messages } from './messages.ts'

const CHANGE_LABELS: Record<string, string> = {
  price: 'Farashi',
  location: 'Wuri',
  projectType: 'Nau’in aiki',
  skills: 'Ƙwarewa',
  duration: 'Tsawon lokaci',
  title: 'Suna',
}

const CHANGED_FIELDS: Record<string, string> = {
  price: 'farashi',
  location: 'wuri',
  projectType: 'nau’in aiki',
  skills: 'ƙwarewa',
  duration: 'tsawon lokaci',
}

export const words: Words<typeof messages> = {
  formTitle: 'Aika proposal',
  editTitle: 'Gyara proposal ɗinku',
  price: 'Farashinku',
  priceHint:
    'Idan kwastoma ya zaɓe ku, ana riƙe da wannan kuɗi dominku. Ana biyan ku idan kwastoma ya amince da aikin.',
  priceOutOfRange: (min: Kobo, max: Kobo) =>
    `Farashi ya zama tsakanin ${formatNaira(min)} da ${formatNaira(max)}`,
  lowPrice: 'Wannan ya yi ƙasa sosai da abin da kwastoma zai biya. Haka ne?',
  text: 'Proposal ɗinku',
  textHint: 'Yadda za ku yi aikin, da dalilin da zai sa kwastoma ya zaɓe ku.',
  date: 'Yaushe za ku iya gamawa?',
  dateInvalid: 'Ku zaɓi rana ta gaskiya, yau ko nan gaba',
  neededAsap: 'Ana buƙatarsa da wuri-wuri.',
  neededBy: (day: string) => `Ana buƙatarsa kafin ƙarshen ${day}.`,
  neededBefore: (day: string) => `Ana buƙatarsa kafin ƙarshen ${day}. Ranarku ta zarce.`,
  dateInvalidByPhone: (today: string) =>
    `Ku zaɓi rana ta gaskiya, yau ko daga baya. Wannan waya ta ce yau ${today} ne. Idan ba haka ba, ku gyara kwanan watan wayar.`,
  send: 'Aika proposal',
  save: 'Adana canje-canje',
  offlineHint:
    'Babu network? Ku aika duk da haka: ana adana shi a wayarku, a aika shi idan kuka buɗe Onise da network.',

  savedTitle: 'An adana a waya',
  savedNote:
    'Ana aika shi idan kuka buɗe Onise da network. Idan kuka rufe Onise, babu abin da zai ɓace.',
  sentNote: 'Kwastoma zai iya karanta shi yanzu.',
  goingBack: 'Ana mayar da ku baya…',
  alreadySent: 'An riga an aika shi yanzu, don haka ba a iya canja shi a nan kuma.',

  mine: 'Proposal ɗinku',
  edit: 'Gyara',
  discard: 'Yi watsi',
  discardProposal: {
    title: 'A yi watsi da wannan proposal?',
    text: 'Ba a aika shi ga kwastoma ba. Za a goge abin da kuka rubuta daga wannan waya.',
    triedText:
      'Mai yiwuwa an riga an aika shi. Onise tana fara dubawa. Idan kwastoma ya same shi, za a janye shi. Za a goge abin da kuka rubuta daga wannan waya.',
    done: 'An yi watsi da proposal',
  },
  discardChanges: {
    title: 'A yi watsi da waɗannan canje-canje?',
    text: 'Ba a aika su ga kwastoma ba. Za a goge abin da kuka canja daga wannan waya, kuma proposal ɗinku zai zauna yadda yake da.',
    triedText:
      'Mai yiwuwa an riga an aika su. Onise tana fara dubawa. Idan kwastoma ya same su, proposal ɗinku zai zauna a canje, kuma Onise za ta gaya muku.',
    done: 'An yi watsi da canje-canje',
  },
  discardCancelling: 'An yi watsi da shi a nan. Onise tana duba ko an riga an aika shi.',
  keep: 'Bar shi',
  failed: 'Ba a karɓa ba',
  finishBy: (day: string) => `Ranar gamawa: ${day}`,
  sentAt: 'An aika',
  writtenAt: 'An rubuta',
  pending: 'Proposal ɗinku yana wurin kwastoma, bai yanke shawara ba tukuna. Za mu sanar da ku.',
  accepted: 'An zaɓe ku don wannan todo.',
  rejected: rejections,
  rejectedPlain: 'Ba a zaɓi wannan proposal ba.',
  taskChanged: 'Kwastoma ya canja wannan todo kafin a aika proposal ɗinku',
  taskChange: (field: string, before: string, after: string) =>
    field === 'description'
      ? 'Bayanin ya canja.'
      : `${CHANGE_LABELS[field] ?? field}: ${before} → ${after}`,
  taskChangedHint:
    'Kwastoma bai sami proposal ɗinku ba. Idan har yanzu ya dace, ko bayan kun canja shi, ku sake aika shi.',
  months: (count: number) => (count === 1 ? 'wata 1' : `watanni ${count}`),
  changed: (fields: readonly string[]) =>
    `Kwastoma ya canja ${fields.map((field) => CHANGED_FIELDS[field] ?? field).join(' da ')} na wannan todo bayan kun nema. Proposal ɗinku yana aiki har yanzu.`,

  applied: 'Todo da kuka nema',
  noneText: 'Ku nemi todo da ya dace da ku, ku aika wa kwastoma farashinku.',
  unsentProposal: (title: string) => `Proposal don “${title}”`,
  unsentEdit: 'Canje-canje ga proposal',
  unsentWithdrawal: 'Janye proposal',
  aTodo: 'wani todo',
  withdraw: 'Janye',
  withdrawTitle: 'A janye wannan proposal?',
  withdrawText:
    'Kwastoma ba zai iya ganin sa kuma ba. Kuna iya neman wannan todo sau uku ne kawai.',
  withdrawn: 'An janye proposal',
  withdrawalSaved: 'An adana a waya. Za a janye shi idan kuka buɗe Onise da network.',
  undoWithdrawal: 'Mayar',
  withdrawalQueued:
    'Za a janye shi idan kuka buɗe Onise da network. Kafin nan kwastoma zai iya ganin sa.',
  withdrawalUndone: 'Proposal ɗinku yana nan yadda yake.',
  changeQueued:
    'Kwastoma zai ga waɗannan canje-canje idan kuka buɗe Onise da network. Kafin nan kwastoma yana ganin tsohuwar siga.',
  editedTitle: 'An canja proposal ɗinku.',
  editedNote: 'Kwastoma zai iya ganin canje-canjen yanzu.',
  notLive: 'Ba a iya canja wannan proposal kuma.',
  unknown: 'Wannan proposal ba ya wannan waya.',
}
