import { initFunding } from '#schema/contract/payments.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import {
  OPEN_PAYMENTS_MAX,
  OPEN_PAYMENTS_WINDOW_MS,
  REVIEW_AFTER_MS,
  UNVERIFIED_BALANCE_MAX,
} from '#schema/domain/limits.ts'
import { MONEY_FACTS } from '#schema/domain/messages/money.ts'
import { PAYMENT_FACTS } from '#schema/domain/messages/payments.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { roomToFund } from '#schema/domain/standing.ts'
import { whyNotMoveMoney } from '#schema/domain/user.ts'
import { payments } from '#schema/tables/payments.ts'
import { first } from '#worker/db/read.ts'
import { assertThat, commit } from '#worker/db/write.ts'
import type { Settings } from '#worker/env.ts'
import { done, route } from '#worker/http/serve.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import { assertWithinBounds, selectAmountBounds } from '#worker/settings/amount-bounds.ts'
import { checkoutOf, presentPayment, providerRejected, providerUnavailable } from './present.ts'
import {
  isWithinStartLimits,
  openPaymentOver,
  openPaymentsTotal,
  paymentsStartedSince,
  walletOf,
  type PaymentRow,
  type WalletSnapshot,
} from './queries.ts'
import { newPayment } from './record.ts'

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
/** The time, as the legacy clients named payments, and eight random characters, so that it cannot be guessed. */
function newReference(now: number): string {
  const random = crypto.getRandomValues(new Uint8Array(8))
  return `fw-${now}-${[...random].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}

/** The provider needs an address of each customer; that of a user without one is ours, and nobody reads it. */
function payerEmail({ MAIL_FROM }: Settings, { id, email }: WalletSnapshot): string {
  const domain = /@([^\s>]+)/.exec(MAIL_FROM)?.[1] ?? 'onise.test'
  return email ?? `${id}@${domain}`
}

/** docs/rules.md#an-unverified-wallet-has-a-limit: `started` may still be paid. */
function isOverLimit(wallet: WalletSnapshot, started: Kobo, amount: Kobo): boolean {
  const room = roomToFund(wallet, started)
  return room !== null && amount > room
}

function rejectOverLimit(wallet: WalletSnapshot, started: Kobo, amount: Kobo): void {
  if (!isOverLimit(wallet, started, amount)) return
  const room = roomToFund(wallet, started) ?? (0 as Kobo)
  throw new DomainError('balance_limit', PAYMENT_FACTS.balanceLimit(room, started))
}

function rejectTooMany(startedAt: readonly number[], now: number): void {
  if (startedAt.length < OPEN_PAYMENTS_MAX) return
  const nextAt = Math.min(...startedAt) + OPEN_PAYMENTS_WINDOW_MS
  const retryAfter = Math.ceil((nextAt - now) / 1000)
  throw new DomainError('too_many_tries', undefined, { retryAfter })
}

/** The provider and our table have the reference before the client receives the code, so no payment is unknown. */
export const initFundingRoute = route(initFunding, async (ctx, { amount, phone }) => {
  const { db, userId, now, deps } = ctx
  const openSince = now - REVIEW_AFTER_MS
  const { actor, wallet, started, open, same, bounds } = await ctx.read({
    bounds: selectAmountBounds({}),
    wallet: first(walletOf({ userId })),
    started: paymentsStartedSince({
      userId,
      since: now - OPEN_PAYMENTS_WINDOW_MS,
      limit: OPEN_PAYMENTS_MAX,
    }),
    open: first(openPaymentsTotal({ userId, since: openSince })),
    same: first(openPaymentOver({ userId, amount, since: openSince })),
  })
  if (!wallet) throw new DomainError('signed_out')
  throwIf(whyNotMoveMoney(actor))
  assertWithinBounds(bounds, 'fund', amount)
  const total = open?.amount ?? (0 as Kobo)
  const respond = (payment: PaymentRow) => ({
    message: MONEY_FACTS.paymentReady,
    payment: presentPayment(deps.settings, payment),
    checkout: checkoutOf(deps.settings),
    checkoutUrl: payment.checkoutUrl ?? '',
  })
  // Trying the same amount again continues the payment that was started, which can be paid once.
  const isOver = isOverLimit(wallet, total, amount) && !isOverLimit(wallet, 0 as Kobo, amount)
  if (same && isOver) return done(respond(same), 201)
  rejectOverLimit(wallet, total, amount)
  rejectTooMany(
    started.map(({ at }) => at),
    now,
  )

  const reference = newReference(now)
  const email = payerEmail(deps.settings, wallet)
  const checkoutRequest = { reference, email, amount, userId, phone }
  const result = await openProvider(deps).initialize(checkoutRequest)
  if (result.kind === 'rejected') throw providerRejected(deps, result)
  if (result.kind !== 'ok') throw providerUnavailable(result.message)
  const { accessCode, checkoutUrl } = result.data
  const payment = {
    ...newPayment({ reference, userId, amount, createdAt: now }),
    phone,
    accessCode,
    checkoutUrl,
  }
  const limits = {
    count: OPEN_PAYMENTS_MAX,
    countSince: now - OPEN_PAYMENTS_WINDOW_MS,
    total: wallet.isVerified ? null : UNVERIFIED_BALANCE_MAX,
    openSince,
  }
  return commit({
    effects: [
      db.insert(payments).values(payment),
      assertThat('payment_state', isWithinStartLimits(userId, limits)),
    ],
    status: 201,
    response: respond(payment),
  })
})
