import type { Kobo } from './money.ts'

/** What the timeline of a task records (docs/rules.md#timeline). */
export const TASK_EVENT_KINDS = [
  'posted',
  'edited',
  'removed',
  'restored',
  'awarded',
  'submitted',
  'approved',
  'reviewsPublished',
  // docs/rules.md#work-is-approved-automatically-after-5-days
  'approvalReminded',
  // docs/rules.md#stages
  'stageFunded',
  // docs/rules.md#arriving-and-leaving-are-recorded
  'arrived',
  'left',
  // docs/rules.md#what-was-agreed-changes-only-together
  'changeProposed',
  'changeAccepted',
  'changeDeclined',
  'changeWithdrawn',
  'changeEnded',
  // docs/rules.md#materials
  'materialsAsked',
  'materialsDeclined',
  'materialsReleased',
  'receiptsSent',
  'receiptsMissed',
  'materialsGivenBack',
  // docs/rules.md#changes-can-be-requested-three-times
  'changesRequested',
  'autoApproved',
  'disputed',
  'disputeAnswered',
  'disputeUnanswered',
  'splitOffered',
  'offerTakenBack',
  'disputeSettled',
  'disputeDecided',
  'disputeExpired',
  // docs/rules.md#before-a-submission-either-party-can-cancel
  'declined',
  'taskerCancelled',
  'clientCancelled',
  'cancelOffered',
  'cancelOfferWithdrawn',
  'cancelOfferEnded',
  'cancelAgreed',
  'abandoned',
  'reopened',
  'paid',
  'refunded',
  // docs/ledger.md#chargeback
  'bankClaim',
  // docs/rules.md#an-idle-task-expires-after-30-days
  'expiryWarned',
  'expired',
  'reposted',
  // docs/rules.md#an-administrators-deletion-refunds-the-client
  'removedByAdmin',
] as const
export type TaskEventKind = (typeof TASK_EVENT_KINDS)[number]

/** Details of an event for the screen: the platform fee, what went back to the client, the price before a change, and what has no amount. */
export type TaskEventData = { fee?: Kobo; refund?: Kobo; price?: Kobo } & Record<
  string,
  string | number | boolean | null
>
