import { withdraw, type Destination } from '#schema/contract/payouts.ts'
import { quoteFor } from '#schema/domain/bank-charge.ts'
import { accountHolderOf } from '#schema/domain/banking.ts'
import { withdrawableOf } from '#schema/domain/clearing.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { newId } from '#schema/domain/ids.ts'
import { availableOf } from '#schema/domain/ledger.ts'
import { MONEY_FACTS } from '#schema/domain/messages/money.ts'
import { PAYOUT_FACTS, PAYOUT_MESSAGES } from '#schema/domain/messages/payouts.ts'
import { PIN_FACTS } from '#schema/domain/messages/pins.ts'
import { STANDING_FACTS } from '#schema/domain/messages/standing.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { payoutReference, walletIsNewUntil, withdrawalsPerDay } from '#schema/domain/payout.ts'
import { rejectMoneyAtRest, rejectUnverifiedOverLimit } from '#schema/domain/standing.ts'
import { whyNotMoveMoney } from '#schema/domain/user.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import type { Actor } from '#worker/db/actor.ts'
import { changedForWallet } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { assertThat, commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { assertCleared, selectClearings } from '#worker/ledger/clearings.ts'
import { presentTransaction } from '#worker/ledger/present-transaction.ts'
import { assertNotDisputed, standingOf } from '#worker/ledger/standing.ts'
import { insertEmail, sendEmail, type Recipient } from '#worker/mail/outbound-email.ts'
import { notify } from '#worker/notices/notify.ts'
import { accountLine } from '#worker/notices/text.ts'
import { walletOf } from '#worker/payments/queries.ts'
import { rejectLocked, verifyPin } from '#worker/pins/attempts.ts'
import { pinOf, type PinRow } from '#worker/pins/queries.ts'
import { encrypt } from '#worker/secrets/encryption.ts'
import { selectSetting, settingOf } from '#worker/settings/queries.ts'
import { BANKS, findBank } from './banks.ts'
import { resolveAccountName } from './name-enquiry.ts'
import { postPayoutRequest } from './postings.ts'
import { selectCached } from './provider-cache.ts'
import {
  inflightPayouts,
  insertPayout,
  isWithinLimits,
  withdrawnToday,
  type WithdrawalLimits,
} from './queries.ts'
import {
  accountOf,
  destinationQueries,
  rememberAccount,
  type Account,
  type OpenedAccount,
} from './saved-accounts.ts'
import { sendPayout } from './send-payout.ts'

/** Everything that the checks need, in one round trip with the session check. */
async function readState(ctx: Context, destination: Destination) {
  const { userId, now, deps } = ctx
  const { actor, pin, wallet, standing, clearings, today, inflight, banks, maxPending, ...known } =
    await ctx.readBeforeReplay({
      pin: first(pinOf({ userId })),
      wallet: first(walletOf({ userId })),
      standing: first(standingOf({ user: userId })),
      clearings: selectClearings({ user: userId, now }),
      today: first(withdrawnToday(userId, now)),
      inflight: first(inflightPayouts({ userId })),
      banks: first(selectCached({ name: BANKS })),
      ...(await destinationQueries(ctx, destination)),
      maxPending: first(selectSetting({ name: 'pendingWithdrawalsMax' })),
    })
  if (!wallet || !standing) throw new DomainError('signed_out')
  const age = { pinLimitedUntil: pin?.limitedUntil ?? null, registeredAt: actor.createdAt }
  const newUntil = walletIsNewUntil(age, now)
  const limits: WithdrawalLimits = {
    perDay: withdrawalsPerDay({ isVerified: actor.isVerified, isNew: newUntil !== null }),
    maxPending: settingOf(deps.settings, 'pendingWithdrawalsMax', maxPending),
  }
  return {
    actor,
    pin,
    wallet,
    standing,
    clearings,
    limits,
    newUntil,
    withdrawnToday: today?.amount ?? (0 as Kobo),
    pending: inflight?.count ?? 0,
    banks,
    known,
  }
}
type State = Awaited<ReturnType<typeof readState>>

/** A repeat is a guess too: the PIN is proven, and the attempt counted, before the stored response is returned. */
async function replayAfterPin(ctx: Context, pin: PinRow | null, entered: string): Promise<void> {
  if (!ctx.isRepeat()) return
  if (!pin) throw new DomainError('pin_missing')
  const verified = await verifyPin(ctx, pin, { entered, field: 'pin' })
  await verified.clearAttempts()
  ctx.replayStored()
}

/** After a PIN reset withdrawals are paused; this rejection consumes no attempt. */
function rejectPaused({ withdrawalsPausedUntil: until }: PinRow, now: number): void {
  if (until === null || until <= now) return
  const retryAfter = Math.ceil((until - now) / 1000)
  throw new DomainError('pin_resting', PIN_FACTS.withdrawalsPaused(until), { retryAfter })
}

function rejectOverLimits(state: State, amount: Kobo): void {
  const { limits, newUntil, withdrawnToday: today, pending } = state
  if (pending >= limits.maxPending)
    throw new DomainError('too_many_withdrawals', PAYOUT_FACTS.tooManyPending(pending))
  if (today + amount <= limits.perDay) return
  const left = Math.max(0, limits.perDay - today) as Kobo
  const message =
    newUntil === null
      ? PAYOUT_FACTS.dailyLimit(limits.perDay, left)
      : PAYOUT_FACTS.newWalletLimit(limits.perDay, left, newUntil)
  throw new DomainError('withdrawal_limit', message, { fields: { amount: message } })
}

function rejectInsufficientFunds({ wallet }: State, amount: Kobo): void {
  if (wallet.available >= amount) return
  const message = PAYOUT_FACTS.insufficientFunds(wallet.available)
  throw new DomainError('insufficient_funds', message, { fields: { amount: message } })
}

function rejectUncleared({ wallet, clearings }: State, amount: Kobo, now: number): void {
  const free = withdrawableOf(wallet.available, clearings, now)
  if (amount <= free) return
  const message = STANDING_FACTS.clearing(free, clearings)
  throw new DomainError('money_at_rest', message, { fields: { amount: message } })
}

/** What is checked after the PIN, and the bank's name for the account. */
async function checkAndResolve(ctx: Context, state: State, amount: Kobo, opened: OpenedAccount) {
  rejectMoneyAtRest(state.standing, 'withdraw')
  rejectUnverifiedOverLimit(state.wallet)
  rejectOverLimits(state, amount)
  rejectInsufficientFunds(state, amount)
  rejectUncleared(state, amount, ctx.now)
  return resolveAccountName(ctx, opened)
}

/** Why an administrator must decide first, or null (docs/rules.md#the-bank-decides-whose-account-it-is). */
const reviewReasonOf = (actor: Actor, accountName: string): string | null =>
  accountHolderOf(accountName, actor) === 'reviewed' ? PAYOUT_MESSAGES.otherAccountName : null

type NamedAccount = Account & { bankName: string; accountName: string }

async function newPayout(ctx: Context, actor: Actor, asked: Kobo, to: NamedAccount) {
  const { userId, now } = ctx
  const { accountNumber, bankCode, bankName, accountName } = to
  const id = newId('payout')
  const { arrives, charge, debited: amount } = quoteFor(asked)
  const journal = postPayoutRequest({ id, userId, amount, now })
  const reviewReason = reviewReasonOf(actor, accountName)
  const payout = {
    id,
    userId,
    journalId: journal.id,
    amount,
    charge,
    bankCode,
    bankName,
    accountNumberEnc: await encrypt(ctx.deps.settings.BANK_SECRET, accountNumber, id),
    accountLast4: accountNumber.slice(-4),
    accountName,
    reference: payoutReference(id),
    status: reviewReason ? ('needs_review' as const) : ('requested' as const),
    reviewReason,
    attempts: 0,
    providerStatus: null,
    overdueAt: null,
    createdAt: now,
    updatedAt: now,
  }
  return { payout, arrives, journal }
}
type NewPayout = Awaited<ReturnType<typeof newPayout>>

const presentPayout = ({ payout, journal }: NewPayout) =>
  presentTransaction(
    {
      entry: 0,
      id: journal.id,
      type: 'withdraw',
      subject: payout.id,
      meta: null,
      debit: availableOf(payout.userId),
      amount: payout.amount,
      createdAt: payout.createdAt,
      payout,
    },
    payout.userId,
    [],
  )

function notifyOwner({ payout, arrives: amount }: NewPayout, isReviewed: boolean) {
  const { userId: to, createdAt: now } = payout
  const kind = isReviewed ? 'withdrawalHeld' : 'withdrawalSent'
  return notify({ to, kind, data: { amount, lines: [accountLine(payout)] }, now })
}

function emailOwner(to: Recipient, { payout }: NewPayout) {
  const { amount, charge, bankName, accountLast4, accountName, createdAt: now } = payout
  const params = { at: now, amount, charge, bankName, accountLast4, accountName }
  return insertEmail({ to, template: 'withdrawal', params, now })
}

/**
 * The order of the checks is fixed (docs/rules.md#a-withdrawal-is-checked-in-a-fixed-order). One batch debits the
 * wallet; the transfer is sent after the response.
 */
export const withdrawRoute = route(withdraw, async (ctx, { amount, pin: entered, destination }) => {
  const { db, userId, now } = ctx
  const state = await readState(ctx, destination)
  const { actor, pin, wallet } = state
  await replayAfterPin(ctx, pin, entered)
  throwIf(whyNotMoveMoney(actor))
  const opened = await accountOf(ctx, destination, state.known)
  const { name: bankName } = await findBank(ctx, state.banks, opened.account.bankCode)
  if (!pin) throw new DomainError('pin_missing')
  rejectLocked(pin.lockedUntil, now)
  rejectPaused(pin, now)
  const verified = await verifyPin(ctx, pin, { entered, field: 'pin' })

  const accountName = await checkAndResolve(ctx, state, amount, opened).catch(
    async (error: unknown) => {
      await verified.clearAttempts()
      throw error
    },
  )

  const to = { ...opened.account, bankName, accountName }
  const created = await newPayout(ctx, actor, amount, to)
  const remembered = await rememberAccount(ctx, state.known.accounts, to)
  const { payout, journal, arrives } = created
  const email = emailOwner(wallet, created)
  const background = createBackgroundContext(ctx.deps)
  const isReviewed = payout.status === 'needs_review'
  return commit({
    effects: [
      verified.effects,
      journal.writes,
      insertPayout(db, payout),
      assertNotDisputed(userId),
      assertCleared(userId, now),
      assertThat('payout_state', isWithinLimits(userId, state.limits, now)),
      remembered.effects,
      email.write,
      changedForWallet(userId, journal.id),
      notifyOwner(created, isReviewed),
      {
        afterCommit: () =>
          Promise.all([
            ...(isReviewed ? [] : [sendPayout(background, payout.id)]),
            sendEmail(background, email.id),
          ]),
      },
    ],
    response: {
      message: isReviewed ? MONEY_FACTS.withdrawalHeld : MONEY_FACTS.withdrawalRequested,
      transaction: presentPayout(created),
      arrives,
      charge: payout.charge,
      isAccountNew: remembered.isAccountNew,
      balance: (wallet.available - payout.amount) as Kobo,
    },
  })
})
