import type { Words } from '#schema/domain/localize.ts'
import type { messages as reviewsTexts } from './messages.ts'

const reviews: Words<typeof reviewsTexts> = {
  title: 'Ba da sharhi',
  rating: { client: 'Yaya aikin yake?', tasker: 'Yaya kwastoman yake?' },
  ratingRequired: 'Ku zaɓi tauraro 1 zuwa 5',
  comment: 'Sharhi',
  commentPlaceholder: 'Rubuta sharhinku na gaskiya',
  commentHint: 'Kowa zai iya karantawa. Ana ɓoye lambobin waya, imel da link.',
  submit: 'Aika',
  change: 'Canja sharhina',
  loading: 'Ana lodawa',
  shows: (name: string, date: string) => `Zai bayyana bayan sharhin ${name}, ko ranar ${date}.`,
  sealed: (name: string) =>
    `Ba a nuna wa ${name} sharhinku kafin nan, kuma za ku iya canja shi har yanzu.`,
  otherWrote: (name: string) => `Akwai sharhi a kanku daga ${name}`,
  otherWroteText: (date: string) =>
    `Za ku iya karanta shi idan ku ma kun yi sharhi, idan kun tsallake, ko ranar ${date}.`,
  until: (date: string) => `Za ku iya yin sharhi har zuwa ${date}.`,
  skip: 'Tsallake',
  skipTitle: 'A tsallake wannan sharhi?',
  skipText: (name: string) =>
    `Ba za ku iya yin sharhi kan ${name} don wannan todo kuma ba. Abin da ${name} ya/ta rubuta game da ku zai bayyana ga kowa.`,
  skipConfirm: 'Tsallake sharhin',
  skipBack: 'Koma baya',
  skipNeedsNetwork: 'Babu network. Za ku iya tsallakewa idan ya dawo.',
  skipped: (name: string) => `${name} ya/ta zaɓi kada a yi sharhi kan wannan todo.`,
  removed: (name: string) => `Onise ta cire sharhin ${name}, saboda ya karya doka.`,
  notYours: 'Kwastoma da ƙwararren todo ne kaɗai za su iya yin sharhi a kansa.',
  yours: 'Sharhinku',
  theirs: (name: string) => `Sharhin ${name}`,
  noComment: 'Babu rubutu, taurari ne kawai.',
  sent: 'An adana sharhinku.',
  queuedTitle: 'An adana sharhinku a wannan waya.',
  queuedText:
    'Ana aika shi idan Onise tana buɗe kuma an iya isa gare ta. Yana da amfani ne kawai idan ya isa kafin a rufe sharhin wannan todo.',
  goingBack: 'Ana mayar da ku baya…',
  failedTitle: 'Ba a karɓi sharhinku ba',
  unsentReview: 'Sharhinku kan wani todo',
  unsentReply: 'Amsarku ga wani sharhi',

  reviews: 'Sharhi',
  about: { client: 'A matsayin kwastoma', tasker: 'A matsayin ƙwararre' },
  reply: 'Ba da amsa',
  replyLabel: 'Amsarku',
  replyHint: 'Kowa zai iya karantawa. Kuna iya ba da amsa sau ɗaya, kuma ba za ku iya canja ta ba.',
  replySend: 'Aika amsa',
  replyFrom: (name: string) => `Amsar ${name}`,
  replyFailed: 'Ba a karɓi amsarku ba',
}

export const words = {
  'features/reviews': reviews,
}
