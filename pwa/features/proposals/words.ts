import type { RejectionReason } from '#schema/domain/proposal.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'

const rejected: Record<RejectionReason, string> = {
  not_selected: 'The client chose somebody else.',
  task_removed: 'The client took this todo back.',
  declined_by_client: 'The client declined this proposal.',
}

/** Names of a todo's terms, as the wire lists them when they change (R8). */
const TERMS: Record<string, string> = {
  price: 'the price',
  location: 'the location',
  projectType: 'the project type',
  skills: 'the skills',
  duration: 'the duration',
}

const joined = new Intl.ListFormat('en', { type: 'conjunction' })

/** What a tasker reads about their proposals. SPEC's fixed messages stand in schema/domain/texts.ts. */
export const words = {
  formTitle: 'Send a proposal',
  editTitle: 'Edit your proposal',
  budget: (price: string) => `The client offers ${price}.`,
  price: 'Your price',
  priceHint: 'This is held for you when you are chosen, and paid when the work is approved.',
  priceWrong: (least: Kobo, most: Kobo) =>
    `Price must be between ${formatNaira(least)} and ${formatNaira(most)}`,
  lowPrice: 'This is far below what the client offers. Is it right?',
  text: 'Your proposal',
  textHint: 'Say how you would do it, and why you.',
  textTooLong: (most: number) =>
    `Proposal can be at most ${most.toLocaleString('en-NG')} characters`,
  date: 'When can you finish?',
  dateWrong: 'Choose a real date, today or later',
  send: 'Send Proposal',
  save: 'Save changes',
  works: 'No network? Send it anyway: it is kept on your phone and goes by itself.',

  savedTitle: 'Saved on phone',
  savedNote:
    'It goes out by itself when there is a signal and Onise is open. Closing Onise loses nothing.',
  sentNote: 'The client can read it now.',
  goingBack: 'Taking you back…',
  goneOut: 'It was just sent, so it can no longer be changed here.',

  mine: 'Your proposal',
  edit: 'Edit',
  discard: 'Discard',
  discarding: {
    title: 'Discard this proposal?',
    text: 'It was not sent to the client. What you wrote is removed from this phone.',
    done: 'Proposal discarded',
  },
  undoing: {
    title: 'Discard these changes?',
    text: 'They were not sent to the client. What you changed is removed from this phone, and your proposal stands as it was.',
    done: 'Changes discarded',
  },
  keep: 'Keep it',
  refused: 'Not accepted',
  finishBy: (day: string) => `Finish by ${day}`,
  sentAt: 'Sent',
  writtenAt: 'Written',
  waiting: 'The client has it. You are told when somebody is chosen.',
  accepted: 'You were chosen for this todo.',
  rejected,
  rejectedPlain: 'This proposal was not chosen.',
  changed: (fields: readonly string[]) =>
    `The client changed ${joined.format(fields.map((field) => TERMS[field] ?? field))} of this todo after you applied. Your proposal still stands.`,

  applied: 'Applied todos',
  noneText: 'Find one that suits you and say what you would take for it.',
  unsentTodo: (title: string) => `Proposal for “${title}”`,
  unsentEdit: 'Changes to a proposal',
  unsentWithdrawal: 'Taking back a proposal',
  aTodo: 'a todo',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this proposal?',
  withdrawText: 'The client no longer sees it. You can apply again, three times at most.',
  withdrawn: 'Proposal withdrawn',
  withdrawSaved: 'Saved on phone. It is withdrawn when there is a signal.',
  undoWithdrawal: 'Undo',
  withdrawalWaits: 'It is taken back when there is a signal. Until then the client still sees it.',
  withdrawalUndone: 'Your proposal stands as it was.',
  changeWaits:
    'The client sees these terms when there is a signal, and the ones before until then.',
  editedTitle: 'Your proposal is changed.',
  editedNote: 'The client sees the new terms.',
  notLive: 'This proposal can no longer be changed.',
  unknown: 'This phone does not know that proposal.',
} as const
