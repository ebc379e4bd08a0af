import { quoteFor } from '#schema/domain/banking.ts'
import { dayOf } from '#schema/domain/days.ts'
import type { Kobo } from '#schema/domain/money.ts'

/** What may be done in a history of money; people, payments, todos and withdrawals by their number in it. */
export type Step =
  | { do: 'begin'; who: number; amount: number }
  | { do: 'pay'; payment: number; how: How }
  | { do: 'confirm'; who: number; payment: number }
  | { do: 'tell'; copies: number; order: 'same' | 'reversed' | 'shuffled' }
  | { do: 'clock'; minutes: number }
  | { do: 'offer'; who: number; tasker: number; price: number }
  | { do: 'award' | 'approve'; who: number; task: number }
  | { do: 'submit'; who: number; task: number }
  | { do: 'withdraw'; who: number; amount: number; pin: boolean }
  | { do: 'transfer'; payout: number; outcome: Outcome }
  | { do: 'again' | 'otherwise' }
export type How = 'as asked' | 'less' | 'declined' | 'abandoned' | 'dollars' | 'live' | 'stranger'
export type Outcome = 'success' | 'failed' | 'blocked' | 'reversed'

const BAD: readonly How[] = ['dollars', 'live', 'stranger']
const MINUTE = 60_000
const LIMITS = { wallet: 30_000_000, aDay: 5_000_000, pending: 3 }

type Purse = { free: number; inflight: number; fails: number; locks: number; lockedUntil: number }
export type Payment = { who: number; asked: number; paid: How | null; here: 'open' | 'in' | 'odd' }
export type Payout = {
  who: number
  amount: number
  day: string
  here: 'open' | 'success' | 'failed' | 'reversed'
  there: 'pending' | Outcome
}
export type Task = { who: number; tasker: number; price: number; held: number; status: string }

/** Of what was asked for, what was paid. */
export const paidOf = ({ asked, paid }: Pick<Payment, 'asked' | 'paid'>) =>
  paid === 'less' ? asked - 5_000 : asked

/** A wallet as a child would keep it, with coins in boxes. It knows nothing of journals, guards or providers. Kobo. */
export class PlainWallet {
  readonly purses: Purse[]
  readonly payments: Payment[] = []
  readonly payouts: Payout[] = []
  readonly tasks: Task[] = []
  readonly feeBps: number
  now = 0

  constructor(money: readonly number[], feeBps: number) {
    this.feeBps = feeBps
    this.purses = money.map((free) => ({ free, inflight: 0, fails: 0, locks: 0, lockedUntil: 0 }))
  }

  private purse(who: number): Purse {
    const purse = this.purses[who]
    if (!purse) throw new Error('nobody')
    return purse
  }

  begin(who: number, asked: number): string {
    if (this.purse(who).free + asked > LIMITS.wallet) return 'balance_limit'
    this.payments.push({ who, asked, paid: null, here: 'open' })
    return '201'
  }

  /** At the provider. What is paid stays paid. */
  pay(number: number, how: How): void {
    const payment = this.payments[number]
    const isPaid = payment?.paid && !['declined', 'abandoned'].includes(payment.paid)
    if (payment && !isPaid) payment.paid = how
  }

  /** The provider was asked about a payment. */
  settlePayment(number: number): void {
    const payment = this.payments[number]
    if (!payment || payment.here === 'in') return
    const { paid } = payment
    if (paid === 'as asked' || paid === 'less') {
      this.purse(payment.who).free += paidOf(payment)
      payment.here = 'in'
    } else if (paid && BAD.includes(paid)) payment.here = 'odd'
  }

  confirm(who: number, number: number): string {
    const payment = this.payments[number]
    if (!payment) return 'unknown_payment'
    if (payment.who !== who) return payment.here === 'in' ? 'payment_elsewhere' : 'unknown_payment'
    this.settlePayment(number)
    if (payment.here === 'in') return '200'
    if (payment.here === 'odd') return 'payment_mismatch'
    return payment.paid === 'declined' ? 'not_paid' : '202'
  }

  offer(who: number, tasker: number, price: number): string {
    this.tasks.push({ who, tasker, price, held: 0, status: 'pending' })
    return '201'
  }

  award(who: number, number: number): string {
    if (who > 1) return 'wrong_role'
    const task = this.tasks[number]
    if (!task || task.who !== who) return 'not_found'
    if (task.status !== 'pending') return '200'
    const purse = this.purse(who)
    if (purse.free < task.price) return 'insufficient_funds'
    purse.free -= task.price
    Object.assign(task, { held: task.price, status: 'in-progress' })
    return '200'
  }

  submit(who: number, number: number): string {
    const task = this.tasks[number]
    if (!task || task.tasker !== who || task.status === 'pending') return 'not_found'
    if (task.status === 'completed') return 'task_not_in_progress'
    task.status = 'submitted'
    return '200'
  }

  approve(who: number, number: number): string {
    const task = this.tasks[number]
    if (!task || task.who !== who) return 'not_found'
    if (task.status === 'completed') return '200'
    if (task.status !== 'submitted') return 'not_submitted'
    this.purse(task.tasker).free +=
      task.held - Math.floor((task.held * this.feeBps + 5000) / 10_000)
    Object.assign(task, { held: 0, status: 'completed' })
    return '200'
  }

  private tryPin(purse: Purse, right: boolean): string | null {
    if (purse.lockedUntil > this.now) return 'pin_locked'
    if (right) {
      Object.assign(purse, { fails: 0, locks: 0, lockedUntil: 0 })
      return null
    }
    purse.fails += 1
    if (purse.fails < (purse.locks === 0 ? 5 : 3)) return 'wrong_pin'
    const lock = purse.locks === 0 ? 30 * MINUTE : 24 * 60 * MINUTE
    Object.assign(purse, { fails: 0, locks: purse.locks + 1, lockedUntil: this.now + lock })
    return 'pin_locked'
  }

  withdraw(who: number, amount: number, pin: boolean): string {
    const purse = this.purse(who)
    const refused = this.tryPin(purse, pin)
    if (refused) return refused
    const mine = this.payouts.filter((payout) => payout.who === who)
    if (mine.filter(({ here }) => here === 'open').length >= LIMITS.pending)
      return 'too_many_withdrawals'
    const day = dayOf(this.now)
    const today = mine
      .filter((payout) => payout.day === day && !['failed', 'reversed'].includes(payout.here))
      .reduce((sum, payout) => sum + payout.amount, 0)
    if (today + amount > LIMITS.aDay) return 'withdrawal_limit'
    if (purse.free < amount) return 'insufficient_funds'
    purse.free -= amount
    purse.inflight += amount
    this.payouts.push({ who, amount, day, here: 'open', there: 'pending' })
    return '200'
  }

  /** At the provider: decided once, save that what arrived may still come back. */
  transfer(number: number, outcome: Outcome): void {
    const payout = this.payouts[number]
    if (!payout) return
    if (payout.there === 'pending' || (payout.there === 'success' && outcome === 'reversed'))
      payout.there = outcome
  }

  settlePayout(number: number): void {
    const payout = this.payouts[number]
    if (!payout || payout.there === 'pending') return
    const { amount, there } = payout
    const purse = this.purse(payout.who)
    if (payout.here === 'open') {
      purse.inflight -= amount
      if (there !== 'success') purse.free += amount
      payout.here = there === 'success' ? 'success' : 'failed'
    } else if (payout.here === 'success' && there === 'reversed') {
      purse.free += quoteFor(amount as Kobo).arrives
      payout.here = 'reversed'
    }
  }

  /** Everything that the provider has to say has been said. */
  settleAll(): void {
    for (const number of this.payments.keys()) this.settlePayment(number)
    for (const number of this.payouts.keys()) this.settlePayout(number)
  }

  boxes() {
    return {
      free: this.purses.map(({ free }) => free),
      inflight: this.purses.map(({ inflight }) => inflight),
      held: this.tasks.map(({ held }) => held),
    }
  }
}
