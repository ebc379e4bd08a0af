import type { PayoutId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'
import type { Errand } from '../http/errand.ts'
import type { ProviderTransfer } from '../payments/answers.ts'
import type { Outcome } from '../payments/outcome.ts'
import { unseal } from '../secrets/box.ts'
import { providerOf } from './banks.ts'
import { claim, step, type PayoutRow } from './payout-queries.ts'
import { failPayout, settleWith } from './payout-settling.ts'

/** The provider's own purse is empty, or it could not be asked: nothing was sent, and it is tried again then. */
const PAUSE_MS = 10 * 60_000

/** Longer than the provider is given for an answer. */
const PATIENCE_MS = 15_000

/** What came of trying to send: `ours` is somebody else's now, `unknown` must be asked about before anything else. */
export type Sent = 'settled' | 'sent' | 'waiting' | 'unknown' | 'others'

type Sending = { errand: Errand; payout: PayoutRow }

const note = async ({ errand, payout }: Sending, change: Parameters<typeof step>[2]) =>
  errand.ask((db) => step(db, payout, change, errand.now()))

/** Nothing left the provider: it waits for a better moment. */
async function putBack(sending: Sending, words: string): Promise<Sent> {
  const { errand, payout } = sending
  errand.deps.log({ alarm: 'payout waits', payout: payout.id, why: words })
  await note(sending, {
    status: 'requested',
    leaseUntil: errand.now() + PAUSE_MS,
    lastError: words,
  })
  return 'waiting'
}

/** It may have been sent or not. It keeps its lease, and whoever comes after that asks first. */
async function leaveOpen(sending: Sending, words: string): Promise<Sent> {
  await note(sending, { lastError: words })
  return 'unknown'
}

async function adopt({ errand, payout }: Sending, transfer: ProviderTransfer): Promise<Sent> {
  return (await settleWith(errand, payout.reference, transfer)) === 'waiting' ? 'sent' : 'settled'
}

/** MONEY 2: asks what became of an earlier try. Null when the provider knows of none, and only then may it be sent. */
async function earlier(sending: Sending): Promise<Sent | null> {
  const heard = await providerOf(sending.errand).verifyTransfer(sending.payout.reference)
  if (heard.kind === 'said') return adopt(sending, heard.data)
  if (heard.kind === 'refused' && heard.code === 'not_found') return null
  return leaveOpen(sending, heard.words)
}

/** The same account again is the same recipient, so this may be asked as often as it takes. */
async function recipientFor(sending: Sending): Promise<{ recipient: string } | { came: Sent }> {
  const { errand, payout } = sending
  if (payout.recipientCode) return { recipient: payout.recipientCode }
  const { BANK_SECRET } = errand.deps.settings
  const { accountName: name, bankCode } = payout
  const accountNumber = await unseal(BANK_SECRET, payout.accountNumberEnc, payout.id)
  const heard = await providerOf(errand).createRecipient({ name, accountNumber, bankCode })
  if (heard.kind === 'said') {
    const { recipientCode } = heard.data
    await note(sending, { recipientCode })
    return { recipient: recipientCode }
  }
  if (heard.kind === 'unknown') return { came: await putBack(sending, heard.words) }
  await failPayout(errand, payout, heard.words)
  return { came: 'settled' }
}

async function concluded(sending: Sending, heard: Outcome<ProviderTransfer>): Promise<Sent> {
  const { errand, payout } = sending
  if (heard.kind === 'said') return adopt(sending, heard.data)
  if (heard.kind === 'unknown') return leaveOpen(sending, heard.words)
  if (heard.code === 'insufficient_balance') return putBack(sending, heard.words)
  // A no may be about this call alone: an earlier one under the same reference may have been taken.
  const known = await earlier(sending)
  if (known) return known
  if (heard.code === 'duplicate_reference') return leaveOpen(sending, heard.words)
  await failPayout(errand, payout, heard.words)
  return 'settled'
}

/**
 * MONEY 2, Withdraw: claimed with a lease; before any second try the provider is asked about the first; and on an
 * outcome that is not known nothing is given back and nothing sent again.
 */
export async function sendPayout(errand: Errand, id: PayoutId): Promise<Sent> {
  const [payout] = await errand.ask((db) => claim(db, id, errand.now()))
  if (!payout) return 'others'
  const sending = { errand, payout }
  if (payout.attempts > 1) {
    const known = await earlier(sending)
    if (known) return known
  }
  const made = await recipientFor(sending)
  if ('came' in made) return made.came
  // Whoever is slow and no longer sure to be alone with it sends nothing.
  if (errand.now() > (payout.leaseUntil ?? 0) - PATIENCE_MS) return 'unknown'
  const heard = await providerOf(errand).transfer({
    reference: payout.reference,
    amount: (payout.amount - payout.charge) as Kobo,
    recipient: made.recipient,
    reason: 'Onise withdrawal',
  })
  return concluded(sending, heard)
}
