import type { Day } from '#schema/domain/days.ts'
import { factsOf } from '#schema/domain/facts.ts'
import { localize } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'

const money = (amount: Kobo) => formatNaira(amount, 'two')
const balance = (kobo: number) => String(kobo / 100)

/** What is wrong with a payment (`flag` of payments). */
const FLAGS: Readonly<Record<string, string>> = {
  mode: 'it was paid in the other mode, test or live',
  currency: 'another currency than naira',
  owner: 'another account paid it',
  closed: 'the account is closed',
  amount: 'another amount than was asked for',
  zero: 'nothing was paid',
  excess: 'far more than was asked for',
  over_limit: 'more than an unverified wallet may hold',
  refunded: 'it went back to the payer',
}

/** Statuses of payments, withdrawals and refunds, here and at the provider. */
const STATUSES: Readonly<Record<string, string>> = {
  initialized: 'not finished',
  abandoned: 'given up by the payer',
  mismatch: 'not credited',
  requested: 'not sent yet',
  sending: 'being sent',
  sent: 'sent, without an end',
  needs_review: 'waiting for an administrator',
  success: 'successful',
  'needs-attention': 'stopped and needs attention',
  otp: 'waiting for a one-time code',
}

/** A code that is not known yet is shown with spaces. */
const wordsOf = (words: Readonly<Record<string, string>>, code: string) =>
  (Object.hasOwn(words, code) && words[code]) || code.replaceAll(/[_-]/g, ' ')
const status = (code: string) => wordsOf(STATUSES, code)
const flags = (codes: string) =>
  codes
    .split(' ')
    .filter((code) => code !== '')
    .map((code) => wordsOf(FLAGS, code))
    .join('; ')

const WAITS_FOR: Readonly<Record<string, string>> = {
  otp: 'the provider waits for a one-time code',
  insufficient_balance: 'the balance at the provider is too small',
}

/** What administrators read about a difference between the ledger and the provider. Statuses and flags are codes. */
export const DISCREPANCY_MESSAGES = localize('domain/discrepancies', {
  returnWithoutPayment: (type: 'refund' | 'chargeback', reference: string) =>
    `A ${type} was made for a payment that is in no wallet: ${reference}.`,
  returnTooLarge: (type: 'refund' | 'chargeback', reference: string) =>
    `A ${type} takes back more than was paid: ${reference}.`,
  returnOwed: (type: 'refund' | 'chargeback', reference: string) =>
    `A ${type} of ${reference} was more than the wallet contained. The user owes the rest.`,
  returnedTwice: (type: 'refund' | 'chargeback', reference: string, amount: Kobo) =>
    `A ${type} of ${formatNaira(amount)} of ${reference} was paid although the payer had got that money back already. ` +
    'It is taken from the wallet; what the wallet lacks, the user owes.',
  returnDiffers: (reference: string, asked: Kobo, refunded: Kobo) =>
    `The refund of ${reference} was asked for with ${formatNaira(asked)} and is ${formatNaira(refunded)} at the provider.`,
  openDispute: (reference: string, state: string) =>
    `A payment is disputed and the provider needs an answer: ${reference} (${status(state)}).`,
  lostDisputeUnclear: (subject: string) =>
    `A dispute was lost and the provider does not say how much was taken, or from which payment: ${subject}.`,
  refundStopped: (reference: string, state: string) =>
    `A refund of ${reference} is ${status(state)}: the customer waits for money that does not arrive.`,
  unreadableEvent: (event: string, problem: string) =>
    `The event ${event} cannot be read: ${problem}`,
  unreadableRow: (list: string, problem: string) =>
    `An entry of the provider's list of ${list} cannot be read: ${problem}`,
  auditChain: (seq: number) => `The audit log is not what was written, from entry ${seq}.`,
  paymentWithoutOwner: 'A payment arrived that belongs to no account.',

  webhookGivenUp: (event: string, attempts: number, error: string) =>
    `The event ${event} failed ${attempts} times: ${error}`,

  impliedTopUp: (sent: Kobo, recorded: Kobo) =>
    `The provider sent ${formatNaira(sent)} and the ledger had ${formatNaira(recorded)} there. ` +
    `${formatNaira((sent - recorded) as Kobo)} is posted as a top-up; find out where it came from.`,
  returnedToClosed: (reference: string, amount: Kobo) =>
    `The bank sent ${formatNaira(amount)} of the withdrawal ${reference} back, and its account is closed. ` +
    'Pay the owner in another way, then take the money out of the wallet by an adjustment.',
  transferConflict: (
    theirs: { state: string; amount: Kobo | null },
    ours: { status: string; amount: Kobo },
  ) =>
    `The provider reports it as ${status(theirs.state)}${theirs.amount === null ? '' : ` of ${formatNaira(theirs.amount)}`}; ` +
    `the ledger has it as ${status(ours.status)} of ${formatNaira(ours.amount)}.`,

  overdueWebhook: (event: string) =>
    `The event ${event} of the provider has waited for more than an hour.`,
  overdueRefund: (reference: string, amount: Kobo, state: string) =>
    `The refund of ${formatNaira(amount)} of ${reference} has no end: ${status(state)}.`,
  overdueEmails: 'Emails have waited for more than an hour. The mail provider does not take them.',
  overdueJob: (job: string) => `The job ${job} has not succeeded for too long.`,
  overdueReconciliation:
    'The comparison with the provider is two days late. The provider may not answer.',
  overdueDispute: (title: string, days: number) =>
    `The dispute about “${title}” has had no end for ${days} days. Its money is frozen; after 60 days all of it goes back to the client.`,
  payoutOverdue: (
    { reference, amount, ...payout }: { reference: string; status: string; amount: Kobo },
    providerStatus: string | null,
  ) =>
    `The withdrawal ${reference} of ${formatNaira(amount)} has no end: ${status(payout.status)}, ` +
    `${WAITS_FOR[providerStatus ?? ''] ?? `${status(providerStatus ?? 'no answer')} at the provider`}.`,

  /** `ours`: as it is stored here; null: it is not. */
  paymentMissingHere: (
    currency: string,
    amount: Kobo,
    ours: { status: string; flag: string } | null,
  ) => {
    const why = ours && ` (${[status(ours.status), flags(ours.flag)].filter(Boolean).join(': ')})`
    return `${currency} ${balance(amount)} was paid and is in no wallet${why ?? ''}`
  },
  paymentAmount: (theirs: { amount: Kobo; fees: Kobo }, ours: { amount: Kobo; fees: Kobo }) =>
    `paid ${money(theirs.amount)} less ${money(theirs.fees)} there, ` +
    `${money(ours.amount)} less ${money(ours.fees)} here`,
  transferMissingHere: (amount: Kobo, state: string) =>
    `${money(amount)} was sent (${status(state)}) without a withdrawal here`,
  transferAmount: (theirs: Kobo, ours: Kobo) => `${money(theirs)} there, ${money(ours)} here`,
  transferStatus: (theirs: string, ours: string) =>
    `At the provider it is ${status(theirs)}, here ${status(ours)}.`,
  transferFee: (theirs: Kobo, ours: Kobo) =>
    `the transfer cost ${money(theirs)} there, ${money(ours)} here`,
  missingThere: 'In our ledger, and unknown to the provider',
  balance: (sides: { theirs: number; ours: number; inflight: number; unsettled: number }) =>
    `${balance(sides.theirs)} is at the provider, ${balance(sides.ours)} in our ledger, ` +
    `${balance(sides.inflight)} in flight, ${balance(sides.unsettled)} not paid out yet`,

  checksum: (day: Day) => `The entries of ${day} are not those of its checksum.`,
  paymentFlagged: (flag: string, asked: Kobo, paid: Kobo) =>
    `Credited and to be looked at (${flags(flag)}): ${money(paid)} was paid, ${money(asked)} was asked for.`,
  fullCheckOverdue: (since: Day) =>
    `The whole ledger was last checked on ${since}. Look for faults of the job check-ledger in the log.`,
} as const)
export const DISCREPANCY_FACTS = factsOf('discrepancies', DISCREPANCY_MESSAGES)

/** What administrators read when they close a discrepancy. */
export const RECONCILIATION_MESSAGES = {
  closed: 'The discrepancy is closed.',
  alreadyClosed: 'This discrepancy is closed already.',
  inSuspense:
    'The money of this payment waits in suspense. Credit or refund it; that closes the discrepancy.',
  inClosedWallet:
    'The money that came back is still in the wallet of a closed account. Pay the owner and take it out by an adjustment first.',
  closesItself: 'This discrepancy closes by itself when its cause is gone. Remove the cause first.',
} as const
