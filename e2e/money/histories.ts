import { deepEqual, equal, ok } from 'node:assert/strict'
import type { Endpoint, Sent } from '#schema/contract/endpoint.ts'
import { fundWallet, initFunding } from '#schema/contract/payments.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { approveTask, createTask, submitWork } from '#schema/contract/tasks.ts'
import { withdraw } from '#schema/contract/withdrawals.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { inbox } from '#worker/clock/inbox.ts'
import { payments } from '#worker/clock/payments.ts'
import { payouts } from '#worker/clock/payouts.ts'
import { todo } from '#worker/test/market.ts'
import { aimed } from './any-history.ts'
import { PIN, type House, type Person } from './house.ts'
import { paidOf, PlainWallet, type How, type Outcome, type Step } from './plain-wallet.ts'

/** Two who pay, two who are paid, and what they have to begin with. */
export const MONEY = [50_000, 12_000, 30_000, 6_000].map(naira)
export const FEE_BPS = 750
const MINUTE = 60_000

/** Enough that most steps have something to happen to. */
export const OPENING: readonly Step[] = [
  { do: 'begin', who: 1, amount: 2_000_000 },
  { do: 'offer', who: 0, tasker: 3, price: 333_300 },
]

type Kept = { endpoint: Endpoint; input: object; key: string; who: number; status: string }

/** The same steps by real people, with real calls, over a real database and a provider with books of its own. */
export class RealWallet {
  readonly references: string[] = []
  readonly tasks: TaskId[] = []
  readonly ids: string[] = []
  people: Person[] = []
  private last: Kept | null = null
  readonly house: House

  constructor(house: House) {
    this.house = house
  }

  async open() {
    const types = ['client', 'client', 'tasker', 'tasker'] as const
    this.people = await this.house.people(
      ...types.map((userType, at) => ({ userType, money: naira((MONEY[at] ?? 0) / 100) })),
    )
  }

  private person(who: number): Person {
    const person = this.people[who]
    if (!person) throw new Error('nobody')
    return person
  }

  private async ask<E extends Endpoint>(who: number, endpoint: E, input: Sent<E>) {
    const key = newId('journal')
    const reply = await this.house.send(this.person(who), endpoint, input, key)
    ok(reply.status < 500, JSON.stringify(reply.body))
    const said = reply.status < 300 ? String(reply.status) : String(reply.body.code)
    // What was written leaves a receipt; a refusal and a "not yet" do not.
    const wrote = reply.status < 300 && reply.status !== 202 && 'seq' in reply.body
    this.last = wrote ? { endpoint, input: input as object, key, who, status: said } : null
    return { said, body: reply.body }
  }

  /** The same call once more, or another under its key. */
  async repeat(changed: boolean): Promise<void> {
    const { last } = this
    if (!last) return
    const { endpoint, key, who } = last
    const input = changed ? { ...last.input, amount: '4321' } : last.input
    if (changed && !('amount' in last.input)) return
    const reply = await this.house.send(this.person(who), endpoint, input as never, key)
    if (changed) equal(reply.body.code, 'key_reused')
    else equal(String(reply.status), last.status)
  }

  async begin(who: number, amount: number) {
    const { said, body } = await this.ask(who, initFunding, { amount: amount / 100 })
    if (said === '201') this.references.push(body.payment.reference)
    return said
  }

  async pay(number: number, way: How, asked: number) {
    const reference = this.references[number]
    if (!reference) return
    const AS: Partial<Record<How, object>> = {
      less: { amount: paidOf({ asked, paid: 'less' }) },
      dollars: { currency: 'USD' },
      live: { domain: 'live' },
      stranger: { metadata: { user_id: newId('user') } },
    }
    const isPaid = !['declined', 'abandoned'].includes(way)
    await this.house.paystack.control('pay', {
      ...{ reference, outcome: isPaid ? 'success' : way },
      ...AS[way],
    })
  }

  confirm = async (who: number, number: number) =>
    (
      await this.ask(who, fundWallet, {
        reference: this.references[number] ?? 'fw-1-nothing00',
        amount: '1',
      })
    ).said

  async offer(who: number, by: number, price: number) {
    const _id = newId('task')
    this.tasks.push(_id)
    const posted = await this.ask(who, createTask, todo({ _id, price: '5000' }))
    if (posted.said !== '201') return posted.said
    const offered = { price: price / 100, description: 'I can.', date: '2026-04-01' }
    const applied = await this.ask(by, applyForTask, { taskId: _id, ...offered })
    this.last = null
    return applied.said
  }

  award = async (who: number, number: number, by: number) =>
    (
      await this.ask(who, awardTask, {
        taskId: this.tasks[number] ?? newId('task'),
        taskerId: this.people[by]?.id ?? newId('user'),
      })
    ).said
  submit = async (who: number, number: number) =>
    (
      await this.ask(who, submitWork, {
        ...{ id: this.tasks[number] ?? newId('task'), submissionNotes: 'Done.' },
      })
    ).said
  approve = async (who: number, number: number) =>
    (await this.ask(who, approveTask, { id: this.tasks[number] ?? newId('task') })).said

  async withdraw(who: number, amount: number, pin: boolean) {
    const input = { accountNmber: '0123456789', bankCode: '044', amount: amount / 100 }
    const { said } = await this.ask(who, withdraw, { ...input, pin: pin ? PIN : '9036' })
    if (said === '200') {
      const known = this.ids.length === 0 ? [''] : this.ids
      const [row] = await this.house.rows(
        `SELECT reference FROM payouts WHERE user_id = ? AND reference NOT IN (${known.map(() => '?').join()})`,
        ...[this.person(who).id, ...known],
      )
      this.ids.push(String(row?.['reference']))
    }
    return said
  }

  async transfer(number: number, decided: Outcome) {
    const reference = this.ids[number]
    if (reference) await this.house.paystack.control('transfer', { reference, outcome: decided })
  }

  async clock(minutes: number) {
    this.house.wait(minutes * MINUTE)
    await this.house.clock(inbox, payments, payouts)
  }

  /** What our own books call settled by now. */
  async standing() {
    const paid = await this.house.rows('SELECT reference, status FROM payments')
    const sent = await this.house.rows('SELECT reference, status FROM payouts')
    const of = (list: typeof paid, names: string[]) =>
      names.map((name) => String(list.find(({ reference }) => reference === name)?.['status']))
    return { payments: of(paid, this.references), payouts: of(sent, this.ids) }
  }

  async boxes() {
    const owners = [...this.people.map(({ id }) => id), ...this.tasks]
    const found = await this.house.rows(
      `SELECT id, credits - debits AS kobo FROM ledger_accounts WHERE owner_id IN (${owners.map(() => '?').join()})`,
      ...owners,
    )
    const by = new Map(found.map(({ id, kobo }) => [id, Number(kobo)]))
    const of = (kind: string, ids: readonly string[]) => ids.map((id) => by.get(kind + id) ?? 0)
    const people = this.people.map(({ id }) => id)
    return { free: of('ua:', people), inflight: of('pi:', people), held: of('te:', this.tasks) }
  }
}

/** What the provider told in the meantime: which of it came in our own time, our books say; that it is right, the model. */
async function catchUp(plain: PlainWallet, real: RealWallet) {
  const { payments: paid, payouts: sent } = await real.standing()
  for (const [number, status] of paid.entries())
    if (status === 'success' || status === 'mismatch') plain.settlePayment(number)
  for (const [number, status] of sent.entries())
    if (['success', 'failed', 'reversed'].includes(status)) {
      const here = plain.payouts[number]?.here
      if (here !== status) plain.settlePayout(number)
    }
}

async function follow(one: Step, plain: PlainWallet, real: RealWallet): Promise<[string, string]> {
  switch (one.do) {
    case 'begin':
      return [plain.begin(one.who, one.amount), await real.begin(one.who, one.amount)]
    case 'confirm':
      return [plain.confirm(one.who, one.payment), await real.confirm(one.who, one.payment)]
    case 'offer': {
      const { who, tasker: by, price } = one
      return [plain.offer(who, by, price), await real.offer(who, by, price)]
    }
    case 'award': {
      const by = plain.tasks[one.task]?.tasker ?? 2
      return [plain.award(one.who, one.task), await real.award(one.who, one.task, by)]
    }
    case 'submit':
      return [plain.submit(one.who, one.task), await real.submit(one.who, one.task)]
    case 'approve':
      return [plain.approve(one.who, one.task), await real.approve(one.who, one.task)]
    case 'withdraw': {
      const { who, amount, pin } = one
      return [plain.withdraw(who, amount, pin), await real.withdraw(who, amount, pin)]
    }
    case 'pay':
      await real.pay(one.payment, one.how, plain.payments[one.payment]?.asked ?? 0)
      plain.pay(one.payment, one.how)
      break
    case 'transfer':
      await real.transfer(one.payout, one.outcome)
      plain.transfer(one.payout, one.outcome)
      break
    case 'tell':
      await real.house.tell(one)
      plain.settleAll()
      break
    case 'clock':
      await real.clock(one.minutes)
      plain.now = real.house.now()
      await catchUp(plain, real)
      break
    default:
      await real.repeat(one.do === 'otherwise')
  }
  return ['', '']
}

/** One history, step by step; the boxes and the laws after each. Both wallets, as they end. */
export async function play(house: House, steps: readonly Step[]) {
  const plain = new PlainWallet(MONEY, FEE_BPS)
  const real = new RealWallet(house)
  await real.open()
  plain.now = house.now()
  for (const [place, meant] of [...OPENING, ...steps].entries()) {
    const each = aimed(meant, plain)
    const [wanted, said] = await follow(each, plain, real)
    const where = `step ${place}: ${JSON.stringify(each)}`
    equal(said, wanted, `${where}: ${said}, not ${wanted}`)
    deepEqual({ where, ...(await real.boxes()) }, { where, ...plain.boxes() })
    deepEqual({ where, broken: await house.broken() }, { where, broken: [] })
  }
  // And at last everything is told.
  await house.tell()
  plain.settleAll()
  deepEqual(await real.boxes(), plain.boxes(), 'in the end')
  return { plain, real }
}
