import { localize } from '#schema/domain/localize.ts'

/** Texts of reviews; the headings are fixed (docs/product.md#fixed-texts). */
export const messages = localize('features/reviews', {
  title: 'Drop a Review',
  rating: { client: 'How was the work?', tasker: 'How was the client?' },
  ratingRequired: 'Choose 1 to 5 stars',
  comment: 'Review',
  commentPlaceholder: 'Enter your honest review',
  commentHint: 'Everybody can read it. Phone numbers, e-mails and links are hidden.',
  submit: 'Submit',
  change: 'Change my review',
  loading: 'Loading',
  shows: (name: string, date: string) => `Shows when ${name} reviews, or on ${date}.`,
  sealed: (name: string) =>
    `${name} cannot read your review before that, and you can still change it.`,
  otherWrote: (name: string) => `${name} has reviewed you`,
  otherWroteText: (date: string) =>
    `You can read it when you review too, when you skip, or on ${date}.`,
  until: (date: string) => `You can review until ${date}.`,
  skip: 'Skip',
  skipTitle: 'Skip this review?',
  skipText: (name: string) =>
    `You cannot review ${name} for this todo any more. What ${name} wrote about you becomes public.`,
  skipConfirm: 'Skip the review',
  skipBack: 'Go back',
  skipNeedsNetwork: 'No network. You can skip when it is back.',
  skipped: (name: string) => `${name} chose not to review this todo.`,
  removed: (name: string) => `Onise removed the review of ${name}, because it broke a rule.`,
  notYours: 'Only the client and the professional of a todo can review it.',
  yours: 'Your review',
  theirs: (name: string) => `The review of ${name}`,
  noComment: 'No words, only stars.',
  sent: 'Your review is saved.',
  queuedTitle: 'Your review is saved on this phone.',
  queuedText:
    'It is sent when Onise is open and can be reached. It counts only if it arrives before the reviews of this todo close.',
  goingBack: 'Taking you back…',
  failedTitle: 'Your review was not accepted',
  unsentReview: 'Your review of a todo',
  unsentReply: 'Your reply to a review',

  reviews: 'Reviews',
  about: { client: 'As a client', tasker: 'As a professional' },
  reply: 'Reply',
  replyLabel: 'Your reply',
  replyHint: 'Everybody can read it. You can reply once and cannot change it later.',
  replySend: 'Send reply',
  replyFrom: (name: string) => `Reply of ${name}`,
  replyFailed: 'Your reply was not accepted',
})
