import { quoteFor } from '#schema/domain/bank-charge.ts'
import { dayOf } from '#schema/domain/days.ts'
import type { Kobo } from '#schema/domain/money.ts'

/** A step of a history. Users, payments, tasks and payouts are named by their index. */
export type Step =
  | { type: 'startPayment'; user: number; amount: number }
  | { type: 'pay'; payment: number; variant: PaymentVariant }
  | { type: 'confirmPayment'; user: number; payment: number }
  | { type: 'deliverWebhooks'; copies: number; order: 'same' | 'reversed' | 'shuffled' }
  | { type: 'runJobs'; minutes: number }
  | { type: 'postAndApply'; user: number; tasker: number; price: number }
  | { type: 'award'; user: number; task: number }
  | { type: 'approve'; user: number; task: number }
  | { type: 'submit'; user: number; task: number }
  | { type: 'withdraw'; user: number; amount: number; isPinRight: boolean }
  | { type: 'decideTransfer'; payout: number; outcome: TransferOutcome }
  | { type: 'repeatLast' }
  | { type: 'reuseLastKey' }
/** How a payment is made at the provider. */
export type PaymentVariant =
  | 'exact'
  | 'partial'
  | 'declined'
  | 'abandoned'
  | 'wrong currency'
  | 'live mode'
  | 'wrong owner'
export type TransferOutcome = 'success' | 'failed' | 'blocked' | 'reversed'

const MISMATCHES: readonly PaymentVariant[] = ['wrong currency', 'live mode', 'wrong owner']
const MISSING_KOBO = 5_000
const MINUTE_MS = 60_000
const LIMITS = { wallet: 30_000_000, payoutsPerDay: 5_000_000, pendingPayouts: 3 }

type Wallet = {
  available: number
  inTransit: number
  failedPins: number
  pinLocks: number
  lockedUntil: number
}
type Payment = {
  user: number
  requested: number
  variant: PaymentVariant | null
  status: 'open' | 'credited' | 'mismatch' | 'failed'
}
type Payout = {
  user: number
  amount: number
  day: string
  status: 'open' | 'success' | 'failed' | 'reversed'
  providerStatus: 'pending' | TransferOutcome
}
type Task = { client: number; tasker: number; price: number; held: number; status: string }

export const paidAmount = (requested: number, variant: PaymentVariant | null) =>
  variant === 'partial' ? requested - MISSING_KOBO : requested

/** Reference model: plain balances in kobo, without ledger, guards or provider. Results are a status or an error code. */
export class ReferenceWallet {
  readonly wallets: Wallet[]
  readonly payments: Payment[] = []
  readonly payouts: Payout[] = []
  readonly tasks: Task[] = []
  readonly feeBps: number
  now = 0

  constructor(initialBalances: readonly number[], feeBps: number) {
    this.feeBps = feeBps
    this.wallets = initialBalances.map((available) => ({
      available,
      inTransit: 0,
      failedPins: 0,
      pinLocks: 0,
      lockedUntil: 0,
    }))
  }

  private wallet(user: number): Wallet {
    const wallet = this.wallets[user]
    if (!wallet) throw new Error(`no user ${user}`)
    return wallet
  }

  startPayment(user: number, requested: number): string {
    const { available } = this.wallet(user)
    if (available + requested > LIMITS.wallet) return 'balance_limit'
    const open = this.payments.filter((each) => each.user === user && each.status === 'open')
    const started = open.reduce((sum, each) => sum + each.requested, 0)
    if (available + started + requested > LIMITS.wallet)
      // The same amount again continues the payment that was started.
      return open.some((each) => each.requested === requested) ? '201' : 'balance_limit'
    this.payments.push({ user, requested, variant: null, status: 'open' })
    return '201'
  }

  /** At the provider; a successful payment is final. */
  pay(index: number, variant: PaymentVariant): void {
    const payment = this.payments[index]
    const isPaid = payment?.variant && !['declined', 'abandoned'].includes(payment.variant)
    if (payment && !isPaid) payment.variant = variant
  }

  /** The worker has learned the state of the payment. */
  settlePayment(index: number): void {
    const payment = this.payments[index]
    if (!payment || payment.status === 'credited') return
    const { variant } = payment
    if (variant === 'exact' || variant === 'partial') {
      this.wallet(payment.user).available += paidAmount(payment.requested, variant)
      payment.status = 'credited'
    } else if (variant && MISMATCHES.includes(variant)) payment.status = 'mismatch'
  }

  /** The worker has queried the provider, which reports declined payments only then. */
  queryPayment(index: number): void {
    const payment = this.payments[index]
    if (payment?.status === 'open' && payment.variant === 'declined') payment.status = 'failed'
    this.settlePayment(index)
  }

  confirmPayment(user: number, index: number): string {
    const payment = this.payments[index]
    if (!payment) return 'unknown_payment'
    if (payment.user !== user)
      return payment.status === 'credited' ? 'payment_elsewhere' : 'unknown_payment'
    this.queryPayment(index)
    if (payment.status === 'credited') return '200'
    if (payment.status === 'mismatch') return 'payment_mismatch'
    return payment.variant === 'declined' ? 'not_paid' : '202'
  }

  postAndApply(client: number, tasker: number, price: number): string {
    this.tasks.push({ client, tasker, price, held: 0, status: 'pending' })
    return '201'
  }

  award(user: number, index: number): string {
    if (user > 1) return 'wrong_role'
    const task = this.tasks[index]
    if (!task || task.client !== user) return 'not_found'
    if (task.status !== 'pending') return '200'
    const wallet = this.wallet(user)
    if (wallet.available < task.price) return 'insufficient_funds'
    wallet.available -= task.price
    Object.assign(task, { held: task.price, status: 'in-progress' })
    return '200'
  }

  submit(user: number, index: number): string {
    const task = this.tasks[index]
    if (!task || task.tasker !== user || task.status === 'pending') return 'not_found'
    if (task.status === 'completed') return 'task_not_in_progress'
    task.status = 'submitted'
    return '200'
  }

  approve(user: number, index: number): string {
    const task = this.tasks[index]
    if (!task || task.client !== user) return 'not_found'
    if (task.status === 'completed') return '200'
    if (task.status !== 'submitted') return 'not_submitted'
    const fee = Math.floor((task.held * this.feeBps + 5000) / 10_000)
    this.wallet(task.tasker).available += task.held - fee
    Object.assign(task, { held: 0, status: 'completed' })
    return '200'
  }

  /** Returns an error code, or null when the PIN is accepted. */
  private checkPin(wallet: Wallet, isRight: boolean): string | null {
    if (wallet.lockedUntil > this.now) return 'pin_locked'
    if (isRight) {
      Object.assign(wallet, { failedPins: 0, pinLocks: 0, lockedUntil: 0 })
      return null
    }
    wallet.failedPins += 1
    if (wallet.failedPins < (wallet.pinLocks === 0 ? 5 : 3)) return 'wrong_pin'
    const lockMs = wallet.pinLocks === 0 ? 30 * MINUTE_MS : 24 * 60 * MINUTE_MS
    wallet.failedPins = 0
    wallet.pinLocks += 1
    wallet.lockedUntil = this.now + lockMs
    return 'pin_locked'
  }

  withdraw(user: number, amount: number, isPinRight: boolean): string {
    const wallet = this.wallet(user)
    const pinError = this.checkPin(wallet, isPinRight)
    if (pinError) return pinError
    const payouts = this.payouts.filter((payout) => payout.user === user)
    if (payouts.filter(({ status }) => status === 'open').length >= LIMITS.pendingPayouts)
      return 'too_many_withdrawals'
    const day = dayOf(this.now)
    const today = payouts
      .filter((payout) => payout.day === day && !['failed', 'reversed'].includes(payout.status))
      .reduce((sum, payout) => sum + payout.amount, 0)
    if (today + amount > LIMITS.payoutsPerDay) return 'withdrawal_limit'
    if (wallet.available < amount) return 'insufficient_funds'
    const { debited } = quoteFor(amount as Kobo)
    wallet.available -= debited
    wallet.inTransit += debited
    this.payouts.push({ user, amount: debited, day, status: 'open', providerStatus: 'pending' })
    return '200'
  }

  /** At the provider; only a success may change, to a reversal. */
  decideTransfer(index: number, outcome: TransferOutcome): void {
    const payout = this.payouts[index]
    if (!payout) return
    const { providerStatus } = payout
    const isReversal = providerStatus === 'success' && outcome === 'reversed'
    if (providerStatus === 'pending' || isReversal) payout.providerStatus = outcome
  }

  /** The worker has learned the state of the transfer. */
  settlePayout(index: number): void {
    const payout = this.payouts[index]
    if (!payout || payout.providerStatus === 'pending') return
    const { amount, providerStatus } = payout
    const wallet = this.wallet(payout.user)
    if (payout.status === 'open') {
      wallet.inTransit -= amount
      if (providerStatus !== 'success') wallet.available += amount
      payout.status = providerStatus === 'success' ? 'success' : 'failed'
    } else if (payout.status === 'success' && providerStatus === 'reversed') {
      wallet.available += quoteFor(amount as Kobo).arrives
      payout.status = 'reversed'
    }
  }

  /** Every webhook of the provider was delivered. */
  settleAll(): void {
    for (const index of this.payments.keys()) this.settlePayment(index)
    for (const index of this.payouts.keys()) this.settlePayout(index)
  }

  balances() {
    return {
      available: this.wallets.map(({ available }) => available),
      inTransit: this.wallets.map(({ inTransit }) => inTransit),
      held: this.tasks.map(({ held }) => held),
    }
  }
}
