import { localize } from '#schema/domain/localize.ts'
import { REJECTION_MESSAGES } from '#schema/domain/messages/rejections.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'

const CHANGE_LABELS: Record<string, string> = {
  price: 'Price',
  location: 'Location',
  projectType: 'Project type',
  skills: 'Skills',
  duration: 'Duration',
  title: 'Title',
}

/** By the names that `changedFields` of a proposal contains. */
const CHANGED_FIELDS: Record<string, string> = {
  price: 'the price',
  location: 'the location',
  projectType: 'the project type',
  skills: 'the skills',
  duration: 'the duration',
}

const listFormat = new Intl.ListFormat('en', { type: 'conjunction' })

/** Texts of a tasker's proposals. */
export const messages = localize('features/proposals', {
  formTitle: 'Send a proposal',
  editTitle: 'Edit your proposal',
  price: 'Your price',
  priceHint:
    'If the client chooses you, this amount is held for you. You are paid when the client approves the work.',
  priceOutOfRange: (min: Kobo, max: Kobo) =>
    `Price must be between ${formatNaira(min)} and ${formatNaira(max)}`,
  lowPrice: 'This is far below what the client offers. Is it right?',
  text: 'Your proposal',
  textHint: 'How you would do the work, and why the client should choose you.',
  date: 'When can you finish?',
  dateInvalid: 'Choose a real date, today or later',
  neededAsap: 'The client needs it as soon as possible.',
  neededBy: (day: string) => `The client needs it by ${day}.`,
  neededBefore: (day: string) => `The client needs it by ${day}. Your date is later.`,
  dateInvalidByPhone: (today: string) =>
    `Choose a real date, today or later. This phone says that today is ${today}. If that is wrong, set the date of the phone.`,
  send: 'Send Proposal',
  save: 'Save changes',
  offlineHint:
    'No network? Send it anyway: it is saved on your phone and sent when Onise is open and can be reached.',

  savedTitle: 'Saved on phone',
  savedNote:
    'It is sent when Onise is open and can be reached. If you close Onise, nothing is lost.',
  sentNote: 'The client can read it now.',
  goingBack: 'Taking you back…',
  alreadySent: 'It was just sent, so it can no longer be changed here.',

  mine: 'Your proposal',
  edit: 'Edit',
  discard: 'Discard',
  discardProposal: {
    title: 'Discard this proposal?',
    text: 'It was not sent to the client. What you wrote is deleted from this phone.',
    triedText:
      'It may already have been sent. Onise checks that first. If the client has it, it is withdrawn. What you wrote is deleted from this phone.',
    done: 'Proposal discarded',
  },
  discardChanges: {
    title: 'Discard these changes?',
    text: 'They were not sent to the client. What you changed is deleted from this phone, and your proposal stays as it was.',
    triedText:
      'They may already have been sent. Onise checks that first. If the client has them, your proposal stays changed, and Onise tells you.',
    done: 'Changes discarded',
  },
  discardCancelling: 'Discarded here. Onise checks whether it was already sent.',
  keep: 'Keep it',
  failed: 'Not accepted',
  finishBy: (day: string) => `Finish by ${day}`,
  sentAt: 'Sent',
  writtenAt: 'Written',
  pending: 'The client has your proposal and has not decided yet. We tell you when they do.',
  seen: (day: string) => `The client has looked at it (${day}).`,
  unseen: 'The client has not looked at it yet.',
  longUnseen: 'The client has not looked at it for 7 days. You can wait, or withdraw it.',
  appliedCount: (count: number) =>
    count === 1 ? 'You are the only one who has applied.' : `${count} professionals have applied.`,
  thirds: {
    lower: 'Your price is in the lower third.',
    middle: 'Your price is in the middle third.',
    higher: 'Your price is in the higher third.',
  },
  because: {
    price: 'Why: a lower price.',
    date: 'Why: an earlier date.',
    distance: 'Why: nearer to the work.',
    reviews: 'Why: better reviews.',
    skills: 'Why: skills that fit better.',
  },
  accepted: 'You were chosen for this todo.',
  rejected: REJECTION_MESSAGES,
  rejectedPlain: 'This proposal was not chosen.',
  taskChanged: 'The client changed this todo before your proposal was sent',
  taskChange: (field: string, before: string, after: string) =>
    field === 'description'
      ? 'The description is different.'
      : `${CHANGE_LABELS[field] ?? field}: ${before} → ${after}`,
  taskChangedHint:
    'The client has not received your proposal. If it still fits, or after you have changed it, send it again.',
  changed: (fields: readonly string[]) =>
    `The client changed ${listFormat.format(fields.map((field) => CHANGED_FIELDS[field] ?? field))} of this todo after you applied. Your proposal is still valid.`,

  applied: 'Applied todos',
  noneText: 'Find a todo that suits you and send the client your price.',
  unsentProposal: (title: string) => `Proposal for “${title}”`,
  unsentEdit: 'Changes to a proposal',
  unsentWithdrawal: 'Withdrawal of a proposal',
  aTodo: 'a todo',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this proposal?',
  withdrawText: 'The client can no longer see it. You can apply for this todo three times at most.',
  withdrawn: 'Proposal withdrawn',
  withdrawalSaved: 'Saved on phone. It is withdrawn when Onise is open and can be reached.',
  undoWithdrawal: 'Undo',
  withdrawalQueued:
    'It is withdrawn when Onise is open and can be reached. Until then the client can still see it.',
  withdrawalUndone: 'Your proposal stays as it was.',
  changeQueued:
    'The client will see these changes when Onise is open and can be reached. Until then the client sees the old version.',
  editedTitle: 'Your proposal is changed.',
  editedNote: 'The client can see the changes now.',
  notLive: 'This proposal can no longer be changed.',
  unknown: 'This proposal is not on this phone.',
})
