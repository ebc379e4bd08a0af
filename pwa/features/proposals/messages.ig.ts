import type { Words } from '#schema/domain/localize.ts'
import { words as rejections } from '#schema/domain/messages/ig/rejections.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import type { messages } from './messages.ts'

const CHANGE_LABELS: Record<string, string> = {
  price: 'Ọnụ ego',
  location: 'Ebe ọrụ',
  projectType: 'Ụdị ọrụ',
  skills: 'Nka',
  duration: 'Ogologo oge',
  title: 'Aha',
}

const CHANGED_FIELDS: Record<string, string> = {
  price: 'ọnụ ego',
  location: 'ebe ọrụ',
  projectType: 'ụdị ọrụ',
  skills: 'nka',
  duration: 'ogologo oge',
}

export const words: Words<typeof messages> = {
  formTitle: 'Ziga proposal',
  editTitle: 'Dezie proposal gị',
  price: 'Ọnụ ego gị',
  priceHint:
    'Ọ bụrụ na onye ahịa họrọ gị, a na-ejide ego a maka gị. A na-akwụ gị ụgwọ mgbe onye ahịa kwadoro ọrụ ahụ.',
  priceOutOfRange: (min: Kobo, max: Kobo) =>
    `Ọnụ ego ga-adịrịrị n’etiti ${formatNaira(min)} na ${formatNaira(max)}`,
  lowPrice: 'Nke a dị nnọọ ala karịa ihe onye ahịa ga-akwụ. Ọ bụ ya?',
  text: 'Proposal gị',
  textHint: 'Otu ị ga-esi rụọ ọrụ ahụ, na ihe mere onye ahịa ga-eji họrọ gị.',
  date: 'Olee mgbe ị ga-emecha?',
  dateInvalid: 'Họrọ ezi ụbọchị, taa ma ọ bụ n’ihu',
  neededAsap: 'Onye ahịa chọrọ ya ngwa ngwa.',
  neededBy: (day: string) => `Onye ahịa chọrọ ya tupu ${day} agwụ.`,
  neededBefore: (day: string) => `Onye ahịa chọrọ ya tupu ${day} agwụ. Ụbọchị gị gafere ya.`,
  dateInvalidByPhone: (today: string) =>
    `Họrọ ụbọchị dị adị, taa ma ọ bụ mgbe e mesịrị. Ekwentị a na-ekwu na taa bụ ${today}. Ọ bụrụ na ọ bụghị eziokwu, dozie ụbọchị ekwentị.`,
  send: 'Ziga proposal',
  save: 'Chekwaa mgbanwe',
  offlineHint:
    'Enweghị network? Ziga ya otu ọ dị: a na-echekwa ya na ekwentị gị, zigakwa ya mgbe i mepere Onise ebe network dị.',

  savedTitle: 'Echekwala na ekwentị',
  savedNote:
    'A na-eziga ya mgbe i mepere Onise ebe network dị. Ọ bụrụ na i mechie Onise, ihe ọ bụla agaghị efu.',
  sentNote: 'Onye ahịa nwere ike ịgụ ya ugbu a.',
  goingBack: 'Anyị na-edughachi gị azụ…',
  alreadySent: 'E zigara ya ugbu a, ya mere e nweghịzi ike ịgbanwe ya ebe a.',

  mine: 'Proposal gị',
  edit: 'Dezie',
  discard: 'Tụfuo',
  discardProposal: {
    title: 'Tụfuo proposal a?',
    text: 'E zigaghị ya onye ahịa. A ga-ehichapụ ihe i dere na ekwentị a.',
    triedText:
      'O nwere ike ịbụ na e zigalarị ya. Onise na-ebu ụzọ elele. Ọ bụrụ na o ruola onye ahịa aka, a ga-ewepụ ya. A ga-ehichapụ ihe i dere na ekwentị a.',
    done: 'Atụfuola proposal',
  },
  discardChanges: {
    title: 'Tụfuo mgbanwe ndị a?',
    text: 'E zigaghị ha onye ahịa. A ga-ehichapụ ihe ị gbanwere na ekwentị a, proposal gị ga-adịkwa ka ọ dịbu.',
    triedText:
      'O nwere ike ịbụ na e zigalarị ha. Onise na-ebu ụzọ elele. Ọ bụrụ na ha eruola onye ahịa aka, proposal gị ga-adị na mgbanwe ahụ, Onise ga-agwakwa gị.',
    done: 'Atụfuola mgbanwe',
  },
  discardCancelling: 'Atụfuola ya ebe a. Onise na-elele ma e zigalarị ya.',
  keep: 'Hapụ ya',
  failed: 'Anabataghị',
  finishBy: (day: string) => `Ụbọchị a ga-emecha: ${day}`,
  sentAt: 'E zigara',
  writtenAt: 'E dere',
  pending: 'Proposal gị dị onye ahịa n’aka, o kpebibeghị. Anyị ga-agwa gị mgbe o kpebiri.',
  accepted: 'A họọrọ gị maka todo a.',
  rejected: rejections,
  rejectedPlain: 'A họrọghị proposal a.',
  taskChanged: 'Onye ahịa gbanwere todo a tupu e ziga proposal gị',
  taskChange: (field: string, before: string, after: string) =>
    field === 'description'
      ? 'Nkọwa ahụ dị iche.'
      : `${CHANGE_LABELS[field] ?? field}: ${before} → ${after}`,
  taskChangedHint:
    'Onye ahịa anatabeghị proposal gị. Ọ bụrụ na ọ ka dabara, ma ọ bụ mgbe ị gbanwechara ya, ziga ya ọzọ.',
  months: (count: number) => `ọnwa ${count}`,
  changed: (fields: readonly string[]) =>
    `Onye ahịa gbanwere ${fields.map((field) => CHANGED_FIELDS[field] ?? field).join(' na ')} nke todo a mgbe ị rịọchara ya. Proposal gị ka dị ire.`,

  applied: 'Todo ndị ị rịọrọ',
  noneText: 'Chọọ todo dabara gị ma zigara onye ahịa ọnụ ego gị.',
  unsentProposal: (title: string) => `Proposal maka “${title}”`,
  unsentEdit: 'Mgbanwe na proposal',
  unsentWithdrawal: 'Iwepụ proposal',
  aTodo: 'otu todo',
  withdraw: 'Wepụ',
  withdrawTitle: 'Wepụ proposal a?',
  withdrawText: 'Onye ahịa agaghị ahụzi ya. Naanị ugboro atọ ka i nwere ike ịrịọ todo a.',
  withdrawn: 'E wepụla proposal',
  withdrawalSaved: 'Echekwala na ekwentị. A ga-ewepụ ya mgbe i mepere Onise ebe network dị.',
  undoWithdrawal: 'Weghachi',
  withdrawalQueued:
    'A ga-ewepụ ya mgbe i mepere Onise ebe network dị. Ruo mgbe ahụ onye ahịa ka nwere ike ịhụ ya.',
  withdrawalUndone: 'Proposal gị dị ka ọ dịbu.',
  changeQueued:
    'Onye ahịa ga-ahụ mgbanwe ndị a mgbe i mepere Onise ebe network dị. Ruo mgbe ahụ onye ahịa na-ahụ ụdị ochie.',
  editedTitle: 'Agbanweela proposal gị.',
  editedNote: 'Onye ahịa nwere ike ịhụ mgbanwe ndị ahụ ugbu a.',
  notLive: 'E nweghịzi ike ịgbanwe proposal a.',
  unknown: 'Proposal a anọghị na ekwentị a.',
}
