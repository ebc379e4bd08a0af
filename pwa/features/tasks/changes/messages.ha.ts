import { formatMoment } from '#pwa/ui/format/format-time.ts'
import { CHANGE_REQUESTS_MAX } from '#schema/domain/limits.ts'
import type { Words } from '#schema/domain/localize.ts'
import type { messages } from './messages.ts'

const counted = (count: number) => `${count} daga ${CHANGE_REQUESTS_MAX}`

export const words: Words<typeof messages> = {
  title: 'Nemi gyara',
  note: 'Me ya kamata a gyara?',
  noteHint: 'Ku faɗi abin da ya rage ko ba daidai ba, da abin da kuke so a maimakonsa.',
  noteRequired: 'Ku rubuta abin da ya kamata a gyara.',
  send: 'Nemi gyara',
  what: (tasker: string, count: number) =>
    `Za a nuna wa ${tasker} bayaninku don a miƙa sabuwar siga. Wannan buƙata ce ta ${counted(count)}.`,
  money:
    'Ana ci gaba da riƙe da kuɗin. Ba a biyan kowa sai kun amince da sabuwar siga, ko kwana 5 bayan ta.',
  last: 'Wannan ita ce ta ƙarshe. Bayan ita sai ku amince da aikin ko ku buɗe jayayya.',
  unsent: 'Buƙatarku ta gyara',
  savedTitle: 'An adana buƙatarku a wannan waya.',
  savedNote: 'Ana aika ta idan kuka buɗe Onise da network, kuma sai a lokacin take da amfani.',
  savedDeadline: (at: string) =>
    `Dole ta isa kafin ${formatMoment(at)}. Idan ba haka ba, an amince da aikin an biya.`,
  notYours: 'Kwastoman wannan todo ne kaɗai zai iya neman gyara.',
  rejected: 'Ba a karɓi buƙatarku ba',
  stopped: 'An adana buƙatarku a wannan waya',
  openAgain: 'Buɗe fom ɗin',
  asked: (client: string, count: number) => `Buƙatar gyara daga ${client} (${counted(count)})`,
  youAsked: (count: number) => `Kun nemi gyara (${counted(count)})`,
  submitAgain: 'Ku miƙa sabuwar siga idan kun gama. Ana ci gaba da riƙe da kuɗin dominku.',
  waiting: (tasker: string) => `Ana jiran sabuwar siga daga ${tasker}.`,
}
