import { sql, type SQL } from 'drizzle-orm'
import { REVIEW_AFTER_MS } from '#schema/domain/limits.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { INFLIGHT_STATUSES, type PayoutStatus } from '#schema/domain/wallet.ts'
import { guard, type Change, type Statement } from '../db/commit.ts'
import { isConstraint } from '../db/outage.ts'
import type { Errand } from '../http/errand.ts'
import { sendLetter } from '../mail/letters.ts'
import type { ProviderTransfer, TransferStanding } from '../payments/answers.ts'
import { providerOf } from './banks.ts'
import { forAPerson } from './recon-items.ts'
import { returnedLetter, type To } from './letters.ts'
import { arrive, bookTopUp, giveBack, payFee, takeBack } from './payout-postings.ts'
import { payoutBy, type PayoutRow } from './payout-queries.ts'

/** `stray`: no payout of ours has that reference, or what is said cannot be true of it. */
export type Settled = 'settled' | 'waiting' | 'unknown' | 'stray'

/** What is known of a transfer by now. */
export type Word = Pick<ProviderTransfer, 'standing' | 'feeCharged'> & {
  /** Null where nobody named it: our own reasons to give up. */
  amount: Kobo | null
  transferCode: string | null
  words: string | null
}
type Known = { payout: PayoutRow; owner: To; held: Kobo; word: Word; now: number }
type Effect = { writes: Statement[]; changes: Change[]; letter?: { id: string }; came: Settled }

const isInflight = ({ status }: PayoutRow) =>
  (INFLIGHT_STATUSES as readonly PayoutStatus[]).includes(status)
const posting = ({ payout, now }: Known) => ({ ...payout, user: payout.userId, now })

/** Only from where it was seen: whoever comes second stops here and looks again. */
const move = ({ payout, word, now }: Known, status: PayoutStatus): SQL[] => [
  sql`UPDATE payouts SET status = ${status}, lease_until = NULL, updated_at = ${now},
      provider_transfer_code = coalesce(${word.transferCode}, provider_transfer_code),
      fee_charged = coalesce(${word.feeCharged}, fee_charged), last_error = ${word.words}
    WHERE id = ${payout.id} AND status = ${payout.status}`,
  guard('payout_state'),
]

const toldTo = ({ payout }: Known, ...journals: string[]): Change[] => [
  ...[payout.journalId, ...journals].map(
    (id) => ({ scope: `u:${payout.userId}`, entity: 'trx', id }) as const,
  ),
  { scope: `u:${payout.userId}`, entity: 'me', id: payout.userId },
]

/**
 * The books record what happened: a transfer that arrived is not left hanging because they did not know of all the
 * money that paid for it. A person confirms where it came from.
 */
function topUp(known: Known, leaving: Kobo): SQL[] {
  const { payout, held, now } = known
  const missing = (leaving - held) as Kobo
  if (missing <= 0) return []
  const words = `The provider sent ${formatNaira(leaving)} and our books had ${formatNaira(held)} there; ${formatNaira(missing)} is booked as a top-up that nobody told.`
  return [
    ...bookTopUp(posting(known), missing).writes,
    forAPerson(`capital:${payout.reference}`, 'amount', words, now, missing),
  ]
}

/** What a transfer cost, where nobody had told it yet: the provider may keep it though the money came back. */
function price(known: Known): SQL[] {
  const { payout, word } = known
  if (payout.feeCharged !== null || !word.feeCharged) return []
  return [...topUp(known, word.feeCharged), ...payFee(posting(known), word.feeCharged).writes]
}

/** Posting 6. */
function arrived(known: Known): Effect {
  const { payout, word } = known
  const posted = arrive(posting(known), word.feeCharged)
  const leaving = (payout.amount - payout.charge + (word.feeCharged ?? 0)) as Kobo
  return {
    writes: [...move(known, 'success'), ...topUp(known, leaving), ...posted.writes],
    changes: toldTo(known),
    came: 'settled',
  }
}

/** Posting 7: its row in the history turns `failed`, and that is all of it that is shown (R22). */
function failed(known: Known): Effect {
  const posted = giveBack(posting(known))
  const letter = returnedLetter(known.owner, known.payout, known.payout.amount, known.now)
  return {
    writes: [...move(known, 'failed'), ...posted.writes, ...price(known), letter.write],
    ...{ changes: toldTo(known), letter, came: 'settled' },
  }
}

/** Posting 8: a row of its own. */
function returned(known: Known): Effect {
  const { payout, owner, now } = known
  const posted = takeBack(posting(known))
  const letter = returnedLetter(owner, payout, (payout.amount - payout.charge) as Kobo, now)
  return {
    writes: [...move(known, 'reversed'), ...posted.writes, ...price(known), letter.write],
    ...{ changes: toldTo(known, posted.id), letter, came: 'settled' },
  }
}

/** What a transfer cost is told on the webhook, which may come after it was found to have arrived. */
function priced(known: Known): Effect | null {
  const { payout, word } = known
  if (payout.feeCharged !== null || word.feeCharged === null) return null
  const fee = sql`UPDATE payouts SET fee_charged = ${word.feeCharged} WHERE id = ${payout.id} AND fee_charged IS NULL`
  return {
    writes: [fee, guard('payout_state'), ...price(known)],
    changes: [],
    came: 'settled',
  }
}

/** Not conclusive. After a day a person looks, and the provider is still asked. */
function waiting(known: Known): Effect {
  const { payout, now } = known
  const isOld = payout.createdAt <= now - REVIEW_AFTER_MS
  const next = isOld || payout.status === 'needs_review' ? 'needs_review' : 'sent'
  // A price that is told before the end is not kept: once kept it counts as booked.
  const word = { ...known.word, feeCharged: null }
  return { writes: move({ ...known, word }, next), changes: [], came: 'waiting' }
}

/** The money is back in the wallet and the provider says it arrived as well, or the like: a person must look. */
function strange({ payout, word, now }: Known): Effect {
  const words = `The provider says ${word.standing}${word.amount === null ? '' : ` of ${formatNaira(word.amount)}`}; we have ${payout.status} of ${formatNaira((payout.amount - payout.charge) as Kobo)}.`
  return {
    writes: [forAPerson(`transfer:${payout.reference}`, 'status', words, now, word.amount)],
    changes: [],
    came: 'stray',
  }
}

/** By the provider's word and what we have already; null where that is the same. */
const NEXT: Record<TransferStanding, (known: Known) => Effect | null> = {
  success: (known) => {
    if (isInflight(known.payout)) return arrived(known)
    if (known.payout.status === 'failed') return strange(known)
    return priced(known)
  },
  // Something that arrived comes back by the word `reversed` alone (MONEY 3.2).
  failed: (known) => (isInflight(known.payout) ? failed(known) : null),
  reversed: (known) => {
    if (known.payout.status === 'success') return returned(known)
    return isInflight(known.payout) ? failed(known) : priced(known)
  },
  waiting: (known) => (isInflight(known.payout) ? waiting(known) : null),
}

const isOurs = ({ payout, word }: Known) =>
  word.amount === null || word.amount === payout.amount - payout.charge

function effectOf(known: Known): Effect | null {
  return isOurs(known) ? NEXT[known.word.standing](known) : strange(known)
}

const TURNS = 4

async function apply(errand: Errand, reference: string, word: Word): Promise<Settled> {
  for (let turn = 1; ; turn++) {
    const [found] = await errand.ask((db) => payoutBy(db, reference))
    if (!found) {
      errand.deps.log({ alarm: 'a transfer that is not ours', reference, standing: word.standing })
      return 'stray'
    }
    const known = { ...found, word, now: errand.now() }
    const effect = effectOf(known)
    if (!effect) return isInflight(found.payout) ? 'waiting' : 'settled'
    if (effect.came === 'stray')
      errand.deps.log({ alarm: 'payout differs', payout: found.payout.id, standing: word.standing })
    try {
      await errand.commit(effect)
      if (effect.letter) await sendLetter(errand, effect.letter.id)
      return effect.came
    } catch (error) {
      // Somebody else was told the same at the same moment, or something newer: look again.
      if (!isConstraint(error) || turn === TURNS) throw error
    }
  }
}

/** For what was never sent: nobody is to be asked, and the money goes back. */
export const givenUp = (
  { payout, owner }: { payout: PayoutRow; owner: To },
  words: string,
  now: number,
): Effect => {
  const word = {
    standing: 'failed',
    feeCharged: null,
    amount: null,
    transferCode: null,
    words,
  } as const
  return failed({ payout, owner, held: 0 as Kobo, word, now })
}

/** With what the provider itself has just answered. */
export const settleWith = (
  errand: Errand,
  reference: string,
  { standing, feeCharged, amount, transferCode, currency }: ProviderTransfer,
): Promise<Settled> =>
  apply(errand, reference, {
    ...{ standing, feeCharged, transferCode, words: null },
    // Another currency is another amount.
    amount: currency === 'NGN' ? amount : (0 as Kobo),
  })

/** Nothing was sent, and nothing will be under this reference. */
export const failPayout = (
  errand: Errand,
  { reference }: PayoutRow,
  words: string,
): Promise<Settled> =>
  apply(errand, reference, {
    ...{ standing: 'failed', feeCharged: null, transferCode: null, amount: null, words },
  })

/**
 * The one way in which a withdrawal ends, for the webhook, for whoever asks, and for the clock: what became of it the
 * provider is asked, whoever may have told us. Only the price may come with the telling, since nothing else has it.
 */
export async function settlePayout(
  errand: Errand,
  reference: string,
  told: { feeCharged: Kobo | null } = { feeCharged: null },
): Promise<Settled> {
  const heard = await providerOf(errand).verifyTransfer(reference)
  if (heard.kind === 'said')
    return settleWith(errand, reference, {
      ...heard.data,
      feeCharged: heard.data.feeCharged ?? told.feeCharged,
    })
  errand.deps.log({ provider: 'verifyTransfer', reference, why: heard.words })
  return 'unknown'
}
