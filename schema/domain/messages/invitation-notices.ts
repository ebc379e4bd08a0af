import type { NoticeFacts } from '../notice.ts'

type Text = (facts: NoticeFacts) => readonly [title: string, ...lines: string[]]

/** About invitations, todos for one person only, questions before a proposal, and counter-offers. */
export const INVITATION_NOTICES = {
  invited: ({ title, name }) => [`${name} invites you to ${title}`, 'Apply for it, or decline.'],
  invitationDeclined: ({ title, name, lines }) => [
    `${name} declined your invitation to ${title}`,
    ...lines,
    'Your todo stays open for everyone. You can invite somebody else.',
  ],
  asked: ({ title, name, at }) => [
    `${name} asks only you: ${title}`,
    `Nobody else sees this todo. Send a proposal or decline before ${at}. After that the client may ask everybody.`,
  ],
  askDeclined: ({ title, name, lines }) => [
    `${name} declined ${title}`,
    ...lines,
    'Nobody else sees this todo yet. Open it to show it to everybody, or delete it.',
  ],
  askUnanswered: ({ title, name }) => [
    `${name} has not answered about ${title}`,
    'Nobody else sees this todo yet. Open it to show it to everybody, to keep waiting, or to delete it.',
  ],
  questionAsked: ({ title }) => [`A question about ${title}`, 'Answer it once, for all.'],
  questionAnswered: ({ title }) => [`Your question about ${title}`, 'The client has answered.'],
  counterOffered: ({ title, name, amount, at }) => [
    `${name} suggests ${amount} for ${title}`,
    `Look at the price, the date and the stages. Accept, decline, or suggest something else before ${at}.`,
  ],
  counterAccepted: ({ title, name, amount }) => [
    `${name} accepts ${amount} for ${title}`,
    'What you suggested is the proposal now.',
  ],
  counterDeclined: ({ title, name }) => [
    `${name} declines what you suggested for ${title}`,
    'The proposal stays as it was.',
  ],
} satisfies Record<string, Text>
