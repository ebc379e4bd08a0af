import { initFunding } from '#schema/contract/payments.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import {
  OPEN_PAYMENTS_MAX,
  OPEN_PAYMENTS_WINDOW_MS,
  UNVERIFIED_BALANCE_MAX,
} from '#schema/domain/limits.ts'
import { MONEY_MESSAGES } from '#schema/domain/messages/money.ts'
import { PAYMENT_MESSAGES } from '#schema/domain/messages/payments.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { whyNotMoveMoney } from '#schema/domain/user.ts'
import { payments } from '#schema/tables/payments.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { openProvider } from '#worker/paystack/provider.ts'
import { checkoutOf, presentPayment, providerUnavailable } from './present.ts'
import { paymentsStartedSince, walletOf, type WalletSnapshot } from './queries.ts'
import { newPayment } from './record.ts'

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789'
/** The time, as the legacy clients named payments, and eight random characters, so that it cannot be guessed. */
function newReference(now: number): string {
  const random = crypto.getRandomValues(new Uint8Array(8))
  return `fw-${now}-${[...random].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`
}

/** docs/rules.md#an-unverified-wallet-has-a-limit */
function rejectOverLimit({ isVerified, available }: WalletSnapshot, amount: Kobo): void {
  if (isVerified || available + amount <= UNVERIFIED_BALANCE_MAX) return
  const room = Math.max(0, UNVERIFIED_BALANCE_MAX - available) as Kobo
  throw new DomainError('balance_limit', PAYMENT_MESSAGES.balanceLimit(room))
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
  const { actor, wallet, started } = await ctx.read({
    wallet: first(walletOf(db, userId)),
    started: paymentsStartedSince(db, userId, now - OPEN_PAYMENTS_WINDOW_MS, OPEN_PAYMENTS_MAX),
  })
  if (!wallet) throw new DomainError('signed_out')
  throwIf(whyNotMoveMoney(actor))
  rejectOverLimit(wallet, amount)
  rejectTooMany(
    started.map(({ at }) => at),
    now,
  )

  const reference = newReference(now)
  const checkoutRequest = { reference, email: wallet.email, amount, userId, phone }
  const result = await openProvider(deps).initialize(checkoutRequest)
  if (result.kind !== 'ok') throw providerUnavailable(result.message)
  const { accessCode, checkoutUrl } = result.data
  const payment = {
    ...newPayment({ reference, userId, amount, createdAt: now }),
    phone,
    accessCode,
    checkoutUrl,
  }
  return commit({
    writes: [db.insert(payments).values(payment)],
    changes: [],
    status: 201,
    response: {
      message: MONEY_MESSAGES.paymentReady,
      payment: presentPayment(deps.settings, payment),
      checkout: checkoutOf(deps.settings),
      checkoutUrl,
    },
  })
})
