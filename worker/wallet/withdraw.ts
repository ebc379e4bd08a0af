import { withdraw } from '#schema/contract/withdrawals.ts'
import { quoteFor, sharesAName } from '#schema/domain/banking.ts'
import { newId } from '#schema/domain/ids.ts'
import { UNVERIFIED_PER_DAY, VERIFIED_PER_DAY } from '#schema/domain/limits.ts'
import { MONEY_TEXTS } from '#schema/domain/money-texts.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { Refusal, REFUSALS } from '#schema/domain/refusal.ts'
import { availableOf, payoutReference } from '#schema/domain/wallet.ts'
import type { Context } from '../context.ts'
import type { Actor } from '../db/actor.ts'
import { commit, guardThat } from '../db/commit.ts'
import { first } from '../db/read.ts'
import { errandOf } from '../http/errand.ts'
import { serve } from '../http/serve.ts'
import { sendLetter } from '../mail/letters.ts'
import { seal } from '../secrets/box.ts'
import { BANKS, bankIn } from './banks.ts'
import { withdrawalLetter } from './letters.ts'
import { nameKey, nameOf } from './name-enquiry.ts'
import { sendOff } from './payout-postings.ts'
import { insertPayout, ownerOf, sentToday, stillWithin, underWay } from './payout-queries.ts'
import { clockWords, pinOf, provePin, refuseLocked, type PinRow } from './pin-tries.ts'
import { presentTransaction } from './present.ts'
import { kept } from './provider-cache.ts'
import { sendPayout } from './sending.ts'

const perDayOf = ({ isVerified }: Pick<Actor, 'isVerified'>): Kobo =>
  isVerified ? VERIFIED_PER_DAY : UNVERIFIED_PER_DAY

/** R42: after a forgotten PIN was replaced, whoever did it waits; no try is spent on that. */
function refuseResting({ restsUntil }: PinRow, now: number): void {
  if (restsUntil === null || restsUntil <= now) return
  const words = `Your PIN was reset. You can withdraw again after ${clockWords(restsUntil)}.`
  throw new Refusal('pin_resting', words, { retryAfter: Math.ceil((restsUntil - now) / 1000) })
}

type Wanted = { amount: Kobo; perDay: Kobo; today: Kobo; pending: number; most: number }
function refuseOver({ amount, perDay, today, pending, most }: Wanted): void {
  if (pending >= most)
    throw new Refusal(
      'too_many_withdrawals',
      `${pending === 1 ? 'A withdrawal of yours is' : `${pending} withdrawals of yours are`} still on the way. Wait until one has arrived.`,
    )
  if (today + amount <= perDay) return
  const left = formatNaira(Math.max(0, perDay - today) as Kobo)
  const words = `You can withdraw ${formatNaira(perDay)} a day; ${left} is left today.`
  throw new Refusal('withdrawal_limit', words, { fields: { amount: words } })
}

function refuseShort(available: Kobo, amount: Kobo): void {
  if (available >= amount) return
  const words = `${REFUSALS.insufficient_funds} You have ${formatNaira(available)}.`
  throw new Refusal('insufficient_funds', words, { fields: { amount: words } })
}

/** R43: what a verified person's account is called must have something of their name, else a person looks first. */
const reviewOf = (actor: Actor, accountName: string): string | null =>
  actor.isVerified && !sharesAName(accountName, actor.username)
    ? 'The account has another name.'
    : null

/** What R43 asks before the PIN and after it, in one round trip with the session. */
async function factsFor(ctx: Context, input: { accountNumber: string; bankCode: string }) {
  const { db, me, now } = ctx
  const key = await nameKey(ctx, input)
  const facts = await ctx.read({
    pin: first(pinOf(db, me)),
    owner: first(ownerOf(db, me)),
    today: first(sentToday(db, me, now)),
    pending: first(underWay(db, me)),
    banks: first(kept(db, BANKS)),
    name: first(kept(db, key)),
  })
  return { ...facts, key }
}

/**
 * R43, in its order: session, standing and form; bank, PIN, limits, funds; then the name the bank has for the account,
 * and one batch that takes the money out of the wallet, or none. It is sent afterwards.
 */
export const withdrawMoney = serve(withdraw, async (ctx, input) => {
  const { db, me, now } = ctx
  const { settings } = ctx.deps
  const { amount, pin: given, accountNumber, bankCode } = input
  const { actor, pin, owner, today, pending, ...facts } = await factsFor(ctx, input)
  if (!owner) throw new Refusal('signed_out')
  const bank = await bankIn(ctx, facts.banks, bankCode)
  if (!pin) throw new Refusal('pin_missing')
  refuseLocked(pin.lockedUntil, now)
  refuseResting(pin, now)
  const proven = await provePin(ctx, pin, given, 'pin')

  const perDay = perDayOf(actor)
  const most = settings.PENDING_WITHDRAWALS_MAX
  const account = { accountNumber, bankCode }
  const afterPin = async () => {
    const sofar = { today: today?.amount ?? (0 as Kobo), pending: pending?.count ?? 0 }
    refuseOver({ amount, perDay, most, ...sofar })
    refuseShort(owner.available, amount)
    return nameOf(ctx, account, facts.key, facts.name)
  }
  const accountName = await afterPin().catch(async (error: unknown) => {
    await proven.forget()
    throw error
  })

  const id = newId('payout')
  const { arrives, charge } = quoteFor(amount)
  const posted = sendOff({ id, user: me, amount, charge, now })
  const reviewReason = reviewOf(actor, accountName)
  const payout = {
    ...{ id, userId: me, journalId: posted.id, amount, charge, bankCode, bankName: bank.name },
    accountNumberEnc: await seal(settings.BANK_SECRET, accountNumber, id),
    accountLast4: accountNumber.slice(-4),
    accountName,
    reference: payoutReference(id),
    status: reviewReason ? ('needs_review' as const) : ('requested' as const),
    ...{ reviewReason, createdAt: now, updatedAt: now },
  }
  const letter = withdrawalLetter(owner, payout, now)
  const line = {
    ...{ entry: 0, id: posted.id, type: 'withdraw' as const, subject: id, meta: null },
    ...{ debit: availableOf(me), amount, createdAt: now, payout },
  }
  const errand = errandOf(ctx.deps)
  return commit({
    writes: [
      ...proven.writes,
      ...posted.writes,
      insertPayout(db, payout),
      guardThat('payout_state', stillWithin(me, now, perDay, most)),
      letter.write,
    ],
    changes: [
      { scope: `u:${me}`, entity: 'trx', id: posted.id },
      { scope: `u:${me}`, entity: 'me', id: me },
    ],
    answer: {
      message: reviewReason ? MONEY_TEXTS.withdrawalHeld : MONEY_TEXTS.withdrawalRequested,
      transaction: presentTransaction(line, me, []),
      ...{ arrives, charge, balance: (owner.available - amount) as Kobo },
    },
    otherwise: proven.forget,
    after: () =>
      Promise.all([
        ...(reviewReason ? [] : [sendPayout(errand, id)]),
        sendLetter(errand, letter.id),
      ]),
  })
})
