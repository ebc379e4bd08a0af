import { localize } from '#schema/domain/localize.ts'

/** Texts of invitations, for both sides. */
export const messages = localize('features/proposals/invite', {
  invite: 'Invite to a todo',
  title: (name: string) => `Invite ${name}`,
  text: (name: string) => `${name} gets a notice and can send a proposal or decline.`,
  which: 'Which todo?',
  send: 'Send invitation',
  noTodo: 'You have no open todo. Post one first, then invite.',
  post: 'Post a new todo',
  chooseFirst: 'Choose a todo',
  needsNetwork: 'No network. You can invite when it is back.',
  loading: 'Loading',

  invited: 'Invited',
  answers: {
    none: 'No answer yet',
    applied: 'Has sent a proposal',
    declined: 'Declined',
  },

  invitedYou: (name: string) => `${name} invited you`,
  invitedText: 'Send your proposal below, or decline so that the client need not wait.',
  askedYou: (name: string) => `${name} asks only you`,
  askedText: (at: string) =>
    `Nobody else sees this todo. Send your proposal below or decline before ${at}.`,
  askedLate: 'Nobody else sees this todo yet. You can still send your proposal, or decline.',
  own: 'Invitations for you',
  ownNone: 'Nobody waits for an answer from you.',
  ownOffline: 'No network. Your invitations are shown when it is back.',
  ownInvited: (name: string) => `${name} invites you`,
  ownAnswerBy: (at: string) => `Answer before ${at}`,
  youDeclined: 'You declined this invitation',
  youDeclinedText: 'You can still send a proposal.',
  decline: 'Decline',
  declineTitle: 'Decline this invitation?',
  declineText: (name: string) => `${name} gets a notice with your reason.`,
  why: 'Why?',
  reasons: {
    none: 'No reason',
    no_time: 'I have no time now',
    too_far: 'It is too far away',
    price: 'The price is too low',
    other_work: 'I do not do this work',
  },
  declineNow: 'Decline invitation',
  notYet: 'Not yet',
  declineNeedsNetwork: 'No network. You can decline when it is back.',
})
