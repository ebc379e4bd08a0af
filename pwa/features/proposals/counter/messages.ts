import { localize } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'

/** Texts of counter-offers, for both sides. */
export const messages = localize('features/proposals/counter', {
  title: 'Suggest another price or date',
  suggest: 'Suggest another price or date',
  other: 'Suggest something else',
  byYou: 'You suggested',
  byOther: (name: string) => `${name} suggests`,
  theClient: 'The client',
  was: 'Proposal',
  is: 'Suggested',
  note: 'Note',
  noteHint: 'Why, or what would be different. Phone numbers and links are hidden.',
  answerBy: (at: string) => `Answer before ${at}. Without an answer the proposal stays as it is.`,
  waiting: (name: string, at: string) => `${name} can answer until ${at}.`,
  roundsLeft: (count: number) => {
    if (count === 0) return 'This is the last one: accept or decline it.'
    return count === 1 ? 'One more can be suggested.' : `${count} more can be suggested.`
  },
  accept: (price: Kobo) => `Accept ${formatNaira(price)}`,
  decline: 'Decline',
  ranOut: 'No answer came in time, so the proposal stays as it is.',
  declinedByYou: 'You declined this. The proposal stays as it is.',
  declinedByOther: (name: string) => `${name} declined this. The proposal stays as it is.`,
  agreed: (price: Kobo, day: string) => `You agreed on ${formatNaira(price)} by ${day}.`,
  agreedNext: 'The client can assign the todo now.',
  price: 'Price',
  date: 'Done by',
  low: (budget: string) => `This is far below the budget of ${budget}. Is it right?`,
  send: 'Send',
  savedTitle: 'Saved on phone',
  savedNote: 'It is sent when Onise is open and can be reached.',
  sentTitle: 'Your suggestion is sent.',
  sentNote: 'The answer comes within 72 hours, or the proposal stays as it is.',
  unsent: 'Suggestion of another price or date',
  unsentAnswer: 'Answer to a suggestion',
  unknown: 'We could not find this proposal.',
  seeProposal: 'See the proposal',
})
