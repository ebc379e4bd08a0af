import type { PayoutId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { INSUFFICIENT_BALANCE } from '#schema/domain/payout.ts'
import type { BackgroundContext } from '#worker/background/context.ts'
import { openProvider, type Provider } from '#worker/paystack/provider.ts'
import type { ProviderTransfer } from '#worker/paystack/responses.ts'
import type { ProviderResult } from '#worker/paystack/result.ts'
import { decrypt } from '#worker/secrets/encryption.ts'
import { withOld } from '#worker/secrets/keys.ts'
import {
  claimPayout,
  POSTPONE_MS,
  updatePayout,
  type PayoutChange,
  type PayoutRow,
} from './queries.ts'
import { failPayout, settleFromTransfer } from './settle-payout.ts'

/** A sender with less of its lease left sends nothing. Longer than the time limit of a provider call. */
const LEASE_MARGIN_MS = 15_000

/**
 * `not_claimed`: another sender owns it. `postponed`: nothing was sent. `unknown`: it may have been sent, and the
 * provider is queried before anything else.
 */
type SendResult = 'settled' | 'sent' | 'postponed' | 'unknown' | 'not_claimed'

type Sending = { background: BackgroundContext; provider: Provider; payout: PayoutRow }

const update = ({ background, payout }: Sending, change: PayoutChange) =>
  background.query((db) => updatePayout(db, payout, change, background.now()))

/** The provider lacked balance, or could not be reached before the transfer. */
async function postpone(
  sending: Sending,
  error: string,
  providerStatus: string | null = null,
): Promise<SendResult> {
  const { background, payout } = sending
  background.deps.log({ alarm: 'payout postponed', payout: payout.id, error })
  const leaseUntil = background.now() + POSTPONE_MS
  await update(sending, { status: 'requested', leaseUntil, lastError: error, providerStatus })
  return 'postponed'
}

/** The lease stays, and the next sender queries the provider first. */
async function markUnknown(sending: Sending, error: string): Promise<SendResult> {
  await update(sending, { lastError: error })
  return 'unknown'
}

async function failForGood({ background, payout }: Sending, error: string): Promise<SendResult> {
  await failPayout(background, payout, error)
  return 'settled'
}

async function acceptTransfer(
  { background }: Sending,
  transfer: ProviderTransfer,
): Promise<SendResult> {
  const result = await settleFromTransfer(background, transfer)
  return result === 'pending' ? 'sent' : 'settled'
}

/** The result of an earlier attempt, or null when the provider knows of none: only then it may be sent. */
async function findEarlierTransfer(sending: Sending): Promise<SendResult | null> {
  const result = await sending.provider.verifyTransfer(sending.payout.reference)
  if (result.kind === 'ok') return acceptTransfer(sending, result.data)
  if (result.kind === 'rejected' && result.code === 'not_found') return null
  return markUnknown(sending, result.message)
}

/** An end moves money, so it is adopted from a query only and never from the answer to the transfer. */
async function acceptSent(sending: Sending, transfer: ProviderTransfer): Promise<SendResult> {
  if (transfer.state === 'pending') return acceptTransfer(sending, transfer)
  return (await findEarlierTransfer(sending)) ?? markUnknown(sending, 'sent, and then not found')
}

type Step<T> = { value: T } | { result: SendResult }

/** May be repeated: the same account returns the same recipient. */
async function createRecipient(sending: Sending): Promise<Step<string>> {
  const { background, provider, payout } = sending
  if (payout.recipientCode) return { value: payout.recipientCode }
  const { BANK_SECRET, BANK_SECRET_OLD } = background.deps.settings
  const { accountName: name, bankCode } = payout
  const accountNumber = await decrypt(
    withOld(BANK_SECRET, BANK_SECRET_OLD),
    payout.accountNumberEnc,
    payout.id,
  )
  const result = await provider.createRecipient({ name, accountNumber, bankCode })
  if (result.kind === 'ok') {
    const { recipientCode } = result.data
    await update(sending, { recipientCode })
    return { value: recipientCode }
  }
  return result.kind === 'unknown'
    ? { result: await postpone(sending, result.message) }
    : { result: await failForGood(sending, result.message) }
}

async function conclude(
  sending: Sending,
  result: ProviderResult<ProviderTransfer>,
): Promise<SendResult> {
  if (result.kind === 'ok') return acceptSent(sending, result.data)
  if (result.kind === 'unknown') return markUnknown(sending, result.message)
  if (result.code === 'insufficient_balance')
    return postpone(sending, result.message, INSUFFICIENT_BALANCE)
  // The rejection may concern this call only: an earlier one under the same reference may have been accepted.
  const earlier = await findEarlierTransfer(sending)
  if (earlier) return earlier
  if (result.code === 'duplicate_reference') return markUnknown(sending, result.message)
  return failForGood(sending, result.message)
}

/** Sends a payout at most once, under a lease (docs/ledger.md#payout-life-cycle). */
export async function sendPayout(background: BackgroundContext, id: PayoutId): Promise<SendResult> {
  const [payout] = await background.query((db) => claimPayout(db, id, background.now()))
  if (!payout) return 'not_claimed'
  const provider = openProvider(background.deps)
  const sending = { background, provider, payout }
  if (payout.attempts > 1) {
    const earlier = await findEarlierTransfer(sending)
    if (earlier) return earlier
  }
  const recipient = await createRecipient(sending)
  if ('result' in recipient) return recipient.result
  if (background.now() > (payout.leaseUntil ?? 0) - LEASE_MARGIN_MS) return 'unknown'
  const result = await provider.transfer({
    reference: payout.reference,
    amount: (payout.amount - payout.charge) as Kobo,
    recipient: recipient.value,
    reason: 'Onise withdrawal',
  })
  return conclude(sending, result)
}
