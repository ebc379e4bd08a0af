import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'
import { plainDay, type Day } from '../days.ts'
import type { DisputeOutcome } from '../dispute.ts'
import { formatNaira, type Kobo } from '../money.ts'
import type { NoticeFacts } from '../notice.ts'

/** Sentences of several notices. */
export const WORK_GOES_ON =
  'The work goes on. The money stays held, and the agreed date moved by the days of the dispute.'
export const NOT_YOU =
  'If you did not do this, change your password now and write to support. Another person can log in to your account.'

/** How a dispute ended; without an outcome by an older build. */
export const DISPUTE_ENDS: Record<DisputeOutcome | '', (title: string) => string> = {
  settled: (title) => `You both agreed on a split of the money for “${title}”.`,
  split: (title) =>
    `An administrator has decided the dispute about “${title}”. Open the todo in Onise to read the reason.`,
  continue: (title) =>
    `An administrator has decided the dispute about “${title}”. Open the todo in Onise to read the reason.`,
  refunded: (title) =>
    `The dispute about “${title}” was not decided within 60 days, so it ended by itself.`,
  cancelled: (title) => `“${title}” was ended, and the dispute about it with it.`,
  '': (title) => `The dispute about “${title}” has ended.`,
}

const CHANGED_FIELDS: Record<string, string> = { projectType: 'project type' }

/** Sentences that a notice has only sometimes. */
export const NOTICE_LINES = localize('domain/notices.NOTICE_LINES', {
  offerEnded: 'Your offer to end the work has ended with it.',
  changed: (fields: readonly string[]) =>
    `Changed: ${fields.map((field) => CHANGED_FIELDS[field] ?? field).join(', ')}.`,
  openOfferEnded: 'The offer to end the work has ended with it.',
  offerAccepted: 'The offer to end the work was accepted.',
  offerSilent: 'Nobody answered the offer to end the work, so it is accepted.',
  account: (name: string, bank: string, last4: string) =>
    `To ${name}, ${bank}, account ending in ${last4}.`,
  /** Why an alert came: "Electrician, 4 km, ₦85,000". */
  whyTodo: (trade: string, km: number, amount: string) => `${trade}, ${km} km, ${amount}`,
  whyTodoWithoutPlace: (trade: string, amount: string) => `${trade}, ${amount}`,
  changePrice: (title: string, from: Kobo, to: Kobo) =>
    `Price of “${title}”: from ${formatNaira(from)} to ${formatNaira(to)}.`,
  changeDate: (title: string, from: Day, to: Day) =>
    `Day of “${title}”: from ${plainDay(from)} to ${plainDay(to)}.`,
  changeStage: (title: string, amount: Kobo, date: Day) =>
    `One more stage: “${title}”, ${formatNaira(amount)}, ${plainDay(date)}.`,
  changeOrder: (titles: string) => `Another order: ${titles}.`,
  /** In a digest. */
  todo: (title: string, why: string) => `${title}: ${why}`,
  invitationDeclined: {
    none: 'No reason was given.',
    no_time: 'The reason given: no time for this now.',
    too_far: 'The reason given: the place is too far away.',
    price: 'The reason given: the price is too low.',
    other_work: 'The reason given: this is not the work that this professional does.',
  },
})
export const NOTICE_LINE_FACTS = factsOf('notices.NOTICE_LINES', NOTICE_LINES)

export const quoted = (note: string) => (note ? [`The reason given: “${note}”`] : [])
export const divided = ({ amount, rest }: NoticeFacts) =>
  `Paid to the professional: ${amount}. Back to the client: ${rest}.`
