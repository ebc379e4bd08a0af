import { fundWallet, initFunding, listPayments } from '#schema/contract/payments.ts'
import type { Answer } from '#schema/contract/endpoint.ts'
import {
  DAY,
  FUNDINGS_AT_ONCE,
  FUNDINGS_WINDOW_MS,
  UNVERIFIED_BALANCE_MAX,
} from '#schema/domain/limits.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { MONEY_TEXTS } from '#schema/domain/money-texts.ts'
import { Refusal } from '#schema/domain/refusal.ts'
import { PAYABLE_STATUSES, type PaymentStatus } from '#schema/domain/wallet.ts'
import { payments } from '#schema/tables/payments.ts'
import { commit } from '../db/commit.ts'
import { first } from '../db/read.ts'
import { PAYSTACK_URL } from '../env.ts'
import { done, serve } from '../http/serve.ts'
import type { ProviderPayment } from '../payments/answers.ts'
import { openProvider } from '../payments/provider.ts'
import {
  begunSince,
  paymentBy,
  purseOf,
  unsettledOf,
  type PaymentRow,
  type Purse,
} from './payment-queries.ts'
import { settle } from './settling.ts'

type ShownPayment = Answer<typeof listPayments>['payments'][number]

const mayStillBePaid = (status: PaymentStatus) =>
  (PAYABLE_STATUSES as readonly PaymentStatus[]).includes(status)

type Deps = Parameters<typeof openProvider>[0]
const checkoutOf = ({ settings }: Deps) =>
  settings.PAYSTACK_URL === PAYSTACK_URL ? ('paystack' as const) : ('sandbox' as const)

/** For its owner alone: with the code anybody could pay, and see the address it was begun with. */
function presentPayment(deps: Deps, row: PaymentRow): ShownPayment {
  const { reference, amount, status, checkoutUrl, createdAt } = row
  const isOpen = mayStillBePaid(status)
  return {
    ...{ reference, amount, status, createdAt },
    accessCode: isOpen ? row.accessCode : null,
    checkout: isOpen && checkoutUrl ? { checkout: checkoutOf(deps), checkoutUrl } : null,
    paid: row.paid as Kobo | null,
  }
}

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'
/** F18: the time first, as SPEC has it, then eight letters that nobody can guess. */
export function newReference(now: number): string {
  const random = crypto.getRandomValues(new Uint8Array(8))
  return `fw-${now}-${[...random].map((byte) => LETTERS[byte % LETTERS.length]).join('')}`
}

/** R41: before the popup opens, never after money was paid. */
function refuseOverLimit({ isVerified, available }: Purse, amount: Kobo): void {
  if (isVerified || available + amount <= UNVERIFIED_BALANCE_MAX) return
  const room = Math.max(0, UNVERIFIED_BALANCE_MAX - available) as Kobo
  throw new Refusal(
    'balance_limit',
    `Until you are verified your wallet can hold ${formatNaira(UNVERIFIED_BALANCE_MAX)}. ` +
      (room > 0
        ? `You can add ${formatNaira(room)} now.`
        : 'Withdraw or spend some first, or get verified.'),
  )
}

/** What the provider said instead stands in the log, not in the answer. */
const providerAway = (words: string): Refusal =>
  Object.assign(new Refusal('provider_unavailable', undefined, { retryAfter: 5 }), { cause: words })

/** F18, F19: named by us and known to the provider before anything can be paid; nobody has the code before our row is there. */
export const beginFunding = serve(initFunding, async (ctx, { amount, phone }) => {
  const { db, me, now, deps } = ctx
  const { purse, begun } = await ctx.read({
    purse: first(purseOf(db, me)),
    begun: begunSince(db, me, now - FUNDINGS_WINDOW_MS, FUNDINGS_AT_ONCE),
  })
  if (!purse) throw new Refusal('signed_out')
  refuseOverLimit(purse, amount)
  if (begun.length >= FUNDINGS_AT_ONCE) {
    const oldest = Math.min(...begun.map(({ at }) => at))
    const retryAfter = Math.ceil((oldest + FUNDINGS_WINDOW_MS - now) / 1000)
    throw new Refusal('too_many_tries', undefined, { retryAfter })
  }

  const reference = newReference(now)
  const opened = await openProvider(deps).initialize({
    ...{ reference, email: purse.email, amount, user: me, phone },
  })
  if (opened.kind !== 'said') throw providerAway(opened.words)
  const { accessCode, checkoutUrl } = opened.data
  const row = {
    ...{ reference, userId: me, amount, phone, accessCode, checkoutUrl },
    ...{ status: 'initialized' as const, createdAt: now },
  }
  return commit({
    writes: [db.insert(payments).values(row)],
    changes: [],
    status: 201,
    answer: {
      message: MONEY_TEXTS.paymentReady,
      payment: presentPayment(deps, { ...row, ...UNASKED }),
      checkout: checkoutOf(deps),
      checkoutUrl,
    },
  })
})
const UNASKED = {
  ...{ currency: 'NGN', providerStatus: null, providerId: null, paid: null, fees: null },
  takenBack: 0 as Kobo,
  ...{ flag: null, askedAt: null, verifiedAt: null },
}

/** R41: by the provider's word alone; the second and every later time it is simply so. */
export const confirmFunding = serve(fundWallet, async (ctx, { reference, amount }) => {
  const { db, me, now, deps } = ctx
  const { payment, purse } = await ctx.read({
    payment: first(paymentBy(db, reference)),
    purse: first(purseOf(db, me)),
  })
  if (!purse) throw new Refusal('signed_out')
  if (payment && payment.userId !== me)
    throw new Refusal(payment.status === 'success' ? 'payment_elsewhere' : 'unknown_payment')
  const message = MONEY_TEXTS.walletFunded
  if (payment?.status === 'success')
    return done({ message, payment: presentPayment(deps, payment), balance: purse.available })

  const isMine = async ({ user, email }: ProviderPayment) =>
    (user === null ? email === purse.email : user === me) ? purse : null
  const expected = { reference, payment, owner: purse, amount: amount ?? null }
  const settled = await settle(openProvider(deps), expected, isMine, now)
  if (settled.kind === 'paid') {
    const shown = { payment: presentPayment(deps, settled.payment), balance: settled.available }
    return commit({ ...settled.effect, answer: { message, ...shown } })
  }
  if (settled.kind === 'unknown') throw providerAway(settled.words)
  if (settled.kind === 'nobodys') throw new Refusal('unknown_payment')
  await ctx.write(settled.effect.writes)
  if (settled.kind === 'failed') throw new Refusal('not_paid')
  if (settled.kind === 'mismatch') throw new Refusal('payment_mismatch')
  const shown = settled.payment && presentPayment(deps, settled.payment)
  return done({ message: MONEY_TEXTS.paymentPending, payment: shown }, 202)
})

const SHOWN_MS = 7 * DAY
export const showPayments = serve(listPayments, async ({ db, me, now, deps, read }) => {
  const { rows } = await read({ rows: unsettledOf(db, me, now - SHOWN_MS) })
  return { payments: rows.map((row) => presentPayment(deps, row)) }
})
