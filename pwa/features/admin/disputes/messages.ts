import { DISPUTE_ALARM_DAYS } from '#schema/domain/dispute.ts'

export const messages = {
  title: 'Disputes',
  note: `Decide within 5 days after both statements. After ${DISPUTE_ALARM_DAYS.join(', ')} days without an end you are alarmed, after 60 days everything goes back to the client.`,
  empty: 'No dispute is open',
  columns: {
    todo: 'Todo',
    client: 'Client',
    tasker: 'Professional',
    held: 'Held',
    reason: 'About',
    decideBy: 'Decide by',
    state: 'State',
  },
  ready: 'Ready to decide',
  waiting: 'Waits for the answer',
  late: 'Late',

  about: 'The dispute',
  openedBy: 'Opened by',
  client: 'client',
  tasker: 'professional',
  openedAt: 'Opened',
  answerBy: 'Answer until',
  answered: 'Answered',
  notAnswered: 'Not yet',
  endsAt: 'Ends by itself',
  agreed: 'Agreed for',
  description: 'The todo',
  statements: 'Statements',
  noStatement: (name: string) => `${name} has made no statement.`,
  offers: 'Offers between the two',
  noOffers: 'Neither has offered a split.',
  offer: (release: string, refund: string) =>
    `${release} for the professional, ${refund} back to the client`,

  decide: 'Decide',
  decideNow: 'Decide now',
  chooseFirst: 'Choose a decision, and you see here what happens to the money.',
  outcomeRequired: 'Choose what happens to the work and the money.',
  outcome: 'Decision',
  outcomes: {
    split: { label: 'Divide the money', note: 'The todo ends, and the dispute with it.' },
    continue: {
      label: 'The work goes on',
      note: 'The money stays held. The agreed date moves by the days of the dispute.',
    },
  },
  release: (name: string) => `For the professional, ${name}`,
  releaseHint: (held: string) => `From ₦0 to ${held}, before the platform fee`,
  preview: 'What will happen',
  previewSplit: (release: string, tasker: string, refund: string, client: string) =>
    `${release} is paid to ${tasker}. ${refund} goes back to ${client}.`,
  previewContinue: (held: string, tasker: string) =>
    `${held} stays held, and ${tasker} goes on with the work.`,
  final:
    'If more than ₦100,000 is held and you divide it, another administrator must approve it. It cannot be undone here. Both sides read your reason.',
  reasonHint: 'Both sides read it, and it is stored in the audit log.',
  waits: (name: string) => `${name} asked for this. Another administrator must approve it:`,
  anAdministrator: 'An administrator',
  toApprovals: 'To the second approvals',
  notReady: 'Decide when both statements are there, or when the time to answer is over.',
  closed: 'This dispute has ended.',
} as const
