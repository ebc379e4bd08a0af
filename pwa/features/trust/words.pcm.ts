import type { Words } from '#schema/domain/localize.ts'
import type { messages as trustTexts } from './messages.ts'

const trust: Words<typeof trustTexts> = {
  close: 'No be now',
  loading: 'Wait small',
  needsNetwork: 'You need network for this.',

  block: 'Block',
  blockTitle: (name) => `Block ${name}?`,
  blockText: [
    'The two of una no go see each other again: no todos, proposals, profile or new messages.',
    'Work wey client don give out already go continue, and the chat for am too.',
    'We no go tell anybody. You fit unblock for Settings.',
  ],
  blocked: (name) => `You don block ${name}. The two of una no go see each other again.`,
  undo: 'Undo',
  unblock: 'Unblock',
  blockedUsers: 'People wey you block',
  nobodyBlocked: 'You never block anybody.',

  report: 'Report',
  reportTitle: {
    user: 'Report this person',
    task: 'Report this todo',
    message: 'Report this message',
    review: 'Report this review',
    workPicture: 'Report this picture',
    question: 'Report this question',
  },
  reportText:
    'We dey look every report, and we go tell you wetin we decide. We no go tell anybody say na you.',
  reason: 'Wetin be the problem?',
  reasonMissing: 'Choose wetin be the problem',
  reasons: {
    scam: 'Fraud, or e ask for money outside Onise',
    contacts: 'E share phone number or link',
    abuse: 'E insult or threaten person',
    fake: 'E dey pretend to be another person, or e no be true',
    unsafe: 'Work wey dey dangerous or against the law',
    spam: 'Advert, or the same thing again and again',
    other: 'Another thing',
  },
  words: 'Wetin happen? (if you like)',
  send: 'Send report',
  sent: 'Thank you. We go look am and tell you wetin we decide.',
  saved: 'E don save for phone. We go send am when Onise dey open and we fit reach am.',
  unsent: 'Report',

  ownReports: 'Your reports',
  nothingReported: 'You never report anything.',
  reported: {
    user: 'Person',
    task: 'Todo',
    message: 'Message',
    review: 'Review',
    workPicture: 'Picture of work',
    question: 'One question',
  },
  reportedOn: 'You report am',
  decidedOn: ', we decide',
  outcomes: {
    open: 'We dey look am',
    upheld: 'We don take action',
    dismissed: 'No rule break',
  },
}

export const words = {
  'features/trust': trust,
}
