import type { Words } from '#schema/domain/localize.ts'
import type { messages as trustTexts } from './messages.ts'

const trust: Words<typeof trustTexts> = {
  close: 'Ọ bụghị ugbu a',
  loading: 'Chere ntakịrị',
  needsNetwork: 'Ị chọrọ network maka nke a.',

  block: 'Gbochie',
  blockTitle: (name: string) => `Gbochie ${name}?`,
  blockText: [
    'Unu agaghị ahụzi ibe unu: ọ dịghị todo, proposal, profile ma ọ bụ ozi ọhụrụ.',
    'Ọrụ e nyelarị mmadụ na-aga n’ihu, mkparịta ụka ya na-agakwa.',
    'A naghị agwa onye ọ bụla. I nwere ike ịhapụ ya na Ntọala.',
  ],
  blocked: (name: string) => `E gbochiela ${name}. Unu agaghị ahụzi ibe unu.`,
  undo: 'Weghachi',
  unblock: 'Hapụ ya',
  blockedUsers: 'Ndị i gbochiri',
  nobodyBlocked: 'I gbochibeghị onye ọ bụla.',

  report: 'Mee mkpesa',
  reportTitle: {
    user: 'Mee mkpesa banyere onye a',
    task: 'Mee mkpesa banyere todo a',
    message: 'Mee mkpesa banyere ozi a',
    review: 'Mee mkpesa banyere nyocha a',
    workPicture: 'Mee mkpesa banyere foto a',
    question: 'Mee mkpesa banyere ajụjụ a',
  },
  reportText:
    'Anyị na-eleba anya na mkpesa ọ bụla ma gwa gị ihe anyị kpebiri. A naghị agwa onye ọ bụla na ọ bụ gị.',
  reason: 'Gịnị bụ nsogbu ahụ?',
  reasonMissing: 'Họrọ nsogbu ahụ',
  reasons: {
    scam: 'Aghụghọ, ma ọ bụ ịrịọ ego na mpụga Onise',
    contacts: 'Na-enye nọmba ekwentị ma ọ bụ link',
    abuse: 'Mkparị ma ọ bụ iyi egwu',
    fake: 'Na-eme ka ọ bụ onye ọzọ, ma ọ bụ ọ bụghị eziokwu',
    unsafe: 'Ọrụ dị ize ndụ ma ọ bụ nke iwu machibidoro',
    spam: 'Mgbasa ozi, ma ọ bụ otu ihe ugboro ugboro',
    other: 'Ihe ọzọ',
  },
  words: 'Gịnị merenụ? (ọ bụghị iwu)',
  send: 'Ziga mkpesa',
  sent: 'Daalụ. Anyị ga-eleba ya anya ma gwa gị ihe anyị kpebiri.',
  saved: 'Echekwala na ekwentị. A na-eziga ya mgbe Onise mepere emepe ma e nwee ike iru ya.',
  unsent: 'Mkpesa',

  ownReports: 'Mkpesa gị',
  nothingReported: 'I mebeghị mkpesa ọ bụla.',
  reported: {
    user: 'Mmadụ',
    task: 'Todo',
    message: 'Ozi',
    review: 'Nyocha',
    workPicture: 'Foto ọrụ',
    question: 'Ajụjụ',
  },
  reportedOn: 'E mere mkpesa',
  decidedOn: ', e kpebiri',
  outcomes: {
    open: 'Anyị na-elele',
    upheld: 'Anyị emeela ihe kwesịrị',
    dismissed: 'Ahụghị mmehie',
  },
}

export const words = {
  'features/trust': trust,
}
