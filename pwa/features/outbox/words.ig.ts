import type { Words } from '#schema/domain/localize.ts'
import type { messages as outboxTexts } from './messages.ts'

const outbox: Words<typeof outboxTexts> = {
  title: 'E zigabeghị',
  note: 'Ihe i mere na ekwentị a nke Onise anatabeghị. Ọ ga-anọ ebe a ruo mgbe e zigara ya ma ọ bụ ị tụfuru ya.',
  empty: 'E zigala ihe niile',
  emptyText:
    'A na-echekwa ihe i mere mgbe network adịghị ebe a, ziga ya mgbe Onise mepere emepe ma e nwee ike iru ya.',
  queued: 'Echekwala na ekwentị',
  sending: 'A na-eziga',
  sent: 'E zigala',
  failed: 'Anabataghị',
  waitingOffline: 'Enweghị network. A ga-eziga ya mgbe Onise mepere emepe ma e nwee ike iru ya.',
  waitingOnline: (attempts: number) =>
    attempts === 0
      ? 'A ga-eziga ya n’oge na-adịghị anya.'
      : `A nwara ya ugboro ${attempts}. Onise ga-anwa ọzọ n’oge na-adịghị anya.`,
  late: 'E chekwara ya ihe karịrị otu ụbọchị gara aga.',
  beingSent: 'A na-eziga ya ugbu a.',
  stop: 'Kwụsị izipu ya',
  stopped: 'A kwụsịrị ya',
  since: 'Kemgbe',
  progress: (sent: number, total: number) => `E zigala ${sent} n’ime ${total}.`,
  sendNow: 'Ziga ugbu a',
  edit: 'Dezie',
  discard: 'Tụfuo',
  confirmDiscard: 'Tụfuo nke a?',
  confirmDiscardText: (title: string) => `E zigaghị ${title}. A ga-ehichapụ ya na ekwentị a.`,
  confirmDiscardTried: (title: string, canUndo: boolean) =>
    `O nwere ike ịbụ na e zigalarị ${title}. Onise na-ebu ụzọ elele. Ọ bụrụ na e zigaghị ya, a ga-ehichapụ ya. Ọ bụrụ na e zigara ya, ${canUndo ? 'a ga-eweghachi ya' : 'ọ ga-adị ka e si ziga ya, Onise ga-agwakwa gị'}.`,
  cancelDiscard: 'Hapụ ya',
  tooLate: 'A na-eziga ya ugbu a, e nweghị ike ịtụfu ya.',
  discarded: 'Atụfuola ya.',
  cancelling: 'A na-atụfu ya',
  cancellingNote:
    'O nwere ike ịbụ na e zigara ya tupu ị tụfuo ya. Onise na-elele nke ahụ mgbe network dị.',
  cancelStarted: 'Atụfuola ya ebe a. Onise na-elele ma e zigalarị ya.',
  sentBefore: 'E zigalarị ya',
  dismiss: 'Ọ dị mma',
}

export const words = {
  'features/outbox': outbox,
}
