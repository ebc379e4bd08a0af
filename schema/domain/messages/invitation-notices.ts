import type { NoticeFacts } from '../notice.ts'

type Text = (facts: NoticeFacts) => readonly [title: string, ...lines: string[]]

/** About invitations, todos for one person only, and questions before a proposal. */
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
} satisfies Record<string, Text>
