import type { Words } from '#schema/domain/localize.ts'
import type { messages as reviewsTexts } from './messages.ts'

const reviews: Words<typeof reviewsTexts> = {
  title: 'Dee nyocha',
  rating: { client: 'Kedu ka ọrụ ahụ dị?', tasker: 'Kedu ka onye ahịa ahụ dị?' },
  ratingRequired: 'Họrọ kpakpando 1 ruo 5',
  comment: 'Nyocha',
  commentPlaceholder: 'Dee nyocha gị n’eziokwu',
  commentHint: 'Mmadụ niile nwere ike ịgụ ya. A na-ezochi nọmba ekwentị, email na link.',
  submit: 'Ziga',
  change: 'Gbanwee nyocha m',
  loading: 'Ọ na-ebu',
  shows: (name: string, date: string) => `Ọ ga-apụta mgbe ${name} dere nke ya, ma ọ bụ na ${date}.`,
  sealed: (name: string) =>
    `${name} enweghị ike ịgụ nyocha gị tupu mgbe ahụ, ị ka nwekwara ike ịgbanwe ya.`,
  otherWrote: (name: string) => `${name} edeela nyocha banyere gị`,
  otherWroteText: (date: string) =>
    `I nwere ike ịgụ ya mgbe gị onwe gị dere nke gị, mgbe ị mafere ya, ma ọ bụ na ${date}.`,
  until: (date: string) => `I nwere ike ide nyocha ruo ${date}.`,
  skip: 'Mafere ya',
  skipTitle: 'Mafere nyocha a?',
  skipText: (name: string) =>
    `Ị gaghị edeli nyocha ${name} maka todo a ọzọ. Mmadụ niile ga-ahụ ihe ${name} dere banyere gị.`,
  skipConfirm: 'Mafere nyocha ahụ',
  skipBack: 'Laghachi azụ',
  skipNeedsNetwork: 'Enweghị network. I nwere ike ịmafe ya mgbe ọ lọtara.',
  skipped: (name: string) => `${name} họọrọ na ọ gaghị ede nyocha todo a.`,
  removed: (name: string) => `Onise wepụrụ nyocha ${name}, n’ihi na o mebiri iwu.`,
  notYours: 'Naanị onye ahịa na ọkachamara nke todo nwere ike ide nyocha ya.',
  yours: 'Nyocha gị',
  theirs: (name: string) => `Nyocha ${name}`,
  noComment: 'Enweghị okwu, naanị kpakpando.',
  sent: 'Echekwala nyocha gị.',
  queuedTitle: 'Echekwala nyocha gị na ekwentị a.',
  queuedText:
    'A na-eziga ya mgbe Onise mepere emepe ma e nwee ike iru ya. Ọ na-adị ire naanị ma o ruo tupu e mechie nyocha todo a.',
  goingBack: 'Anyị na-edughachi gị azụ…',
  failedTitle: 'A nabataghị nyocha gị',
  unsentReview: 'Nyocha gị maka todo',
  unsentReply: 'Azịza gị maka nyocha',

  reviews: 'Nyocha',
  about: { client: 'Dị ka onye ahịa', tasker: 'Dị ka ọkachamara' },
  reply: 'Zaa',
  replyLabel: 'Azịza gị',
  replyHint:
    'Mmadụ niile nwere ike ịgụ ya. Otu ugboro ka i nwere ike ịza, ị gaghị agbanwelikwa ya.',
  replySend: 'Ziga azịza',
  replyFrom: (name: string) => `Azịza ${name}`,
  replyFailed: 'A nabataghị azịza gị',
}

export const words = {
  'features/reviews': reviews,
}
