import type { Words } from '#schema/domain/localize.ts'
import type { messages as reviewsTexts } from './messages.ts'

const reviews: Words<typeof reviewsTexts> = {
  title: 'Drop review',
  rating: { client: 'How the work be?', tasker: 'How the client be?' },
  ratingRequired: 'Choose 1 to 5 stars',
  comment: 'Review',
  commentPlaceholder: 'Write your honest review',
  commentHint: 'Everybody fit read am. We dey hide phone numbers, e-mails and links.',
  submit: 'Submit',
  change: 'Change my review',
  loading: 'E dey load',
  shows: (name, date) => `E go show when ${name} drop review, or on ${date}.`,
  sealed: (name) =>
    `${name} no fit read your review before that time, and you still fit change am.`,
  otherWrote: (name) => `${name} don review you`,
  otherWroteText: (date) =>
    `You fit read am when you drop your own review, when you skip, or on ${date}.`,
  until: (date) => `You fit review until ${date}.`,
  skip: 'Skip',
  skipTitle: 'Skip this review?',
  skipText: (name) =>
    `You no go fit review ${name} for this todo again. Everybody go see wetin ${name} write about you.`,
  skipConfirm: 'Skip the review',
  skipBack: 'Go back',
  skipNeedsNetwork: 'Network no dey. You fit skip when e come back.',
  skipped: (name) => `${name} choose not to review this todo.`,
  removed: (name) => `Onise don remove the review of ${name}, because e break one rule.`,
  notYours: 'Only the client and the professional of the todo fit review am.',
  yours: 'Your review',
  theirs: (name) => `The review of ${name}`,
  noComment: 'No words, only stars.',
  sent: 'Your review don save.',
  queuedTitle: 'Your review don save for this phone.',
  queuedText:
    'We go send am when Onise dey open and we fit reach am. E go count only if e reach us before the reviews of this todo close.',
  goingBack: 'We dey take you back…',
  failedTitle: 'We no accept your review',
  unsentReview: 'Your review of one todo',
  unsentReply: 'Your reply to one review',

  reviews: 'Reviews',
  about: { client: 'As client', tasker: 'As professional' },
  reply: 'Reply',
  replyLabel: 'Your reply',
  replyHint: 'Everybody fit read am. You fit reply only once, and you no fit change am later.',
  replySend: 'Send reply',
  replyFrom: (name) => `Reply of ${name}`,
  replyFailed: 'We no accept your reply',
}

export const words = {
  'features/reviews': reviews,
}
