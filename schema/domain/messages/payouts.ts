import { factsOf } from '#schema/domain/facts.ts'
import { formatLagosDateTime } from '#schema/domain/lagos-time.ts'
import { localize } from '#schema/domain/localize.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { ERROR_MESSAGES } from './errors.ts'

/** Messages about withdrawals that name an amount or a user. The others are in errors.ts and money.ts. */
export const PAYOUT_MESSAGES = localize('domain/payouts', {
  tooManyPending: (count: number) =>
    `${count === 1 ? 'A withdrawal of yours is' : `${count} withdrawals of yours are`} still on the way. Wait until one has arrived.`,
  dailyLimit: (limit: Kobo, left: Kobo) =>
    `You can withdraw ${formatNaira(limit)} a day; ${formatNaira(left)} is left today.`,
  newWalletLimit: (limit: Kobo, left: Kobo, until: number) =>
    `For your safety you can withdraw ${formatNaira(limit)} a day until ${formatLagosDateTime(until)}, because your account or PIN is new; ${formatNaira(left)} is left today.`,
  insufficientFunds: (available: Kobo) =>
    `${ERROR_MESSAGES.insufficient_funds} You have ${formatNaira(available)}.`,
  otherAccountName: 'The account has another name.',

  ownWithdrawal: 'Another administrator must review your own withdrawal.',
  reviewEnded: 'This withdrawal was already decided: it was sent, or its money was returned.',
  reviewSent: 'The withdrawal is on its way.',
  reviewReturned: (accountName: string) =>
    `${accountName} receives nothing. The money is back in the wallet.`,
  transferOpen: (status: string) =>
    `The provider still has this transfer (${status}). End it in the dashboard of the provider first.`,
  transferUnknown: 'The provider has no transfer for this withdrawal, so it cannot have arrived.',
  sentBySystem: 'This withdrawal is sent again automatically.',
  beingSent: 'This withdrawal is being sent now. Try again in a few minutes.',
  overdueReturned: 'The money is back in the wallet.',
  overdueArrived: 'The withdrawal is recorded as arrived.',
  notSent: 'Not sent: the account has another name.',
})
export const PAYOUT_FACTS = factsOf('payouts', PAYOUT_MESSAGES)
