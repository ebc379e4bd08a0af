import type { Day } from '#schema/domain/days.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'

const money = (amount: Kobo) => formatNaira(amount, 'two')
const balance = (kobo: number) => String(kobo / 100)

const WAITS_FOR: Readonly<Record<string, string>> = {
  otp: 'the provider waits for a one-time code',
  insufficient_balance: 'the balance at the provider is too small',
}

/** What administrators read about a difference between the ledger and the provider. */
export const DISCREPANCY_MESSAGES = {
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
  openDispute: (reference: string, status: string) =>
    `A payment is disputed and the provider needs an answer: ${reference} (${status}).`,
  lostDisputeUnclear: (subject: string) =>
    `A dispute was lost and the provider does not say how much was taken, or from which payment: ${subject}.`,
  refundStopped: (reference: string, status: string) =>
    `A refund of ${reference} is ${status}: the customer waits for money that does not arrive.`,
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
    `The provider reports ${theirs.state}${theirs.amount === null ? '' : ` of ${formatNaira(theirs.amount)}`}; ` +
    `the ledger has ${ours.status} of ${formatNaira(ours.amount)}.`,

  overdueWebhook: (event: string) =>
    `The event ${event} of the provider has waited for more than an hour.`,
  overdueRefund: (reference: string, amount: Kobo, status: string) =>
    `The refund of ${formatNaira(amount)} of ${reference} has no end: ${status}.`,
  overdueEmails: 'Emails have waited for more than an hour. The mail provider does not take them.',
  overdueJob: (job: string) => `The job ${job} has not succeeded for too long.`,
  overdueReconciliation:
    'The comparison with the provider is two days late. The provider may not answer.',
  overdueDispute: (title: string, days: number) =>
    `The dispute about “${title}” has had no end for ${days} days. Its money is frozen; after 60 days all of it goes back to the client.`,
  payoutOverdue: (
    { reference, status, amount }: { reference: string; status: string; amount: Kobo },
    providerStatus: string | null,
  ) =>
    `The withdrawal ${reference} of ${formatNaira(amount)} has no end: ${status}, ` +
    `${WAITS_FOR[providerStatus ?? ''] ?? `${providerStatus ?? 'no answer'} at the provider`}.`,

  paymentMissingHere: (currency: string, amount: Kobo, note: string | null) =>
    `${currency} ${balance(amount)} was paid and is in no wallet${note === null ? '' : ` (${note})`}`,
  paymentAmount: (theirs: { amount: Kobo; fees: Kobo }, ours: { amount: Kobo; fees: Kobo }) =>
    `paid ${money(theirs.amount)} less ${money(theirs.fees)} there, ` +
    `${money(ours.amount)} less ${money(ours.fees)} here`,
  transferMissingHere: (amount: Kobo, status: string) =>
    `${money(amount)} was sent (${status}) without a withdrawal here`,
  transferAmount: (theirs: Kobo, ours: Kobo) => `${money(theirs)} there, ${money(ours)} here`,
  transferStatus: (theirs: string, ours: string) => `${theirs} there, ${ours} here`,
  transferFee: (theirs: Kobo, ours: Kobo) =>
    `the transfer cost ${money(theirs)} there, ${money(ours)} here`,
  missingThere: 'In our ledger, and unknown to the provider',
  balance: (sides: { theirs: number; ours: number; inflight: number; unsettled: number }) =>
    `${balance(sides.theirs)} is at the provider, ${balance(sides.ours)} in our ledger, ` +
    `${balance(sides.inflight)} in flight, ${balance(sides.unsettled)} not paid out yet`,

  checksum: (day: Day) => `The entries of ${day} are not those of its checksum.`,
  paymentFlagged: (flag: string, asked: Kobo, paid: Kobo) =>
    `Credited and to be looked at (${flag}): ${money(paid)} was paid, ${money(asked)} was asked for.`,
  fullCheckOverdue: (since: Day) =>
    `The whole ledger was last checked on ${since}. Look for faults of the job check-ledger in the log.`,
} as const
