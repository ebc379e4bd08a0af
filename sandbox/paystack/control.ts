import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import type { Accounts } from './accounts.ts'
import type { Balance } from './balance.ts'
import { faultRuleSchema, type Faults } from './faults.ts'
import type { RefundsAndDisputes } from './refunds-and-disputes.ts'
import {
  DISPUTE_RESOLUTIONS,
  REFUND_STATUSES,
  TRANSFER_OUTCOMES,
  TRANSFER_STATUSES,
  UNFINISHED_STATUSES,
  type SandboxContext,
} from './rows.ts'
import { SCENARIO_NAMES, SCENARIOS, SETTLEMENT_MODES, type Settings } from './settings.ts'
import type { Settlements } from './settlements.ts'
import type { Transactions } from './transactions.ts'
import type { Transfers } from './transfers.ts'
import { referenceOf, WEBHOOK_ORDERS, type Webhooks } from './webhooks.ts'

const oneOf = <const Options extends readonly string[]>(name: string, options: Options) =>
  v.picklist(options, `${name} must be one of ${options.join(', ')}`)

const kobo = v.pipe(v.number(), v.safeInteger('amount must be a whole number of kobo'))

/** What a payment may have other than requested. */
const paymentSchema = v.object({
  reference: v.string(),
  outcome: oneOf('outcome', ['success', 'declined', 'abandoned', ...UNFINISHED_STATUSES]),
  channel: v.optional(v.string()),
  /** Of a pending payment; null: it arrives when a script pays it. */
  delayMs: v.optional(v.nullable(v.number()), null),
  amount: v.exactOptional(v.number()),
  currency: v.exactOptional(v.string()),
  domain: v.exactOptional(v.string()),
  email: v.exactOptional(v.string()),
  metadata: v.exactOptional(v.unknown()),
  fees: v.exactOptional(v.number()),
})
const transferSchema = v.object({
  reference: v.string(),
  outcome: oneOf('outcome', TRANSFER_STATUSES),
})
const refundSchema = v.object({
  reference: v.string(),
  amount: v.exactOptional(v.number()),
  status: v.exactOptional(oneOf('status', REFUND_STATUSES)),
  id: v.exactOptional(v.number()),
})
const disputeSchema = v.object({
  reference: v.string(),
  amount: v.exactOptional(v.number()),
  resolution: v.optional(oneOf('resolution', DISPUTE_RESOLUTIONS)),
  id: v.optional(v.number()),
})
const faultsSchema = v.object({
  calls: v.optional(v.union([v.array(faultRuleSchema), faultRuleSchema])),
  transfers: v.optional(
    v.partial(
      v.object({
        outcome: oneOf('outcome', TRANSFER_OUTCOMES),
        delayMs: v.number(),
        reversalDelayMs: v.number(),
      }),
    ),
  ),
  webhooks: v.optional(
    v.partial(
      v.object({
        paused: v.boolean(),
        copies: v.number(),
        delayMs: v.number(),
        forged: v.boolean(),
      }),
    ),
  ),
  refunds: v.optional(v.partial(v.object({ status: oneOf('status', REFUND_STATUSES) }))),
  disputes: v.optional(v.partial(v.object({ isAmountHidden: v.boolean() }))),
  settlements: v.optional(v.partial(v.object({ mode: oneOf('mode', SETTLEMENT_MODES) }))),
})
const scenarioSchema = v.object({ name: oneOf('name', SCENARIO_NAMES) })
const webhooksSchema = v.object({
  release: v.optional(v.boolean()),
  order: v.optional(v.picklist(WEBHOOK_ORDERS)),
  count: v.optional(v.number()),
  resend: v.optional(v.string()),
})
const balanceSchema = v.object({ amount: kobo })
const accountSchema = v.object({
  account_number: v.pipe(v.string(), v.regex(/^\d{10}$/, 'an account has 10 digits and a name')),
  account_name: v.pipe(v.string(), v.nonEmpty('an account has 10 digits and a name')),
})
const clockSchema = v.object({
  at: v.nullable(v.pipe(v.number(), v.safeInteger('at must be ms or null'))),
})

type ControlOptions = {
  context: SandboxContext
  transactions: Transactions
  transfers: Transfers
  refundsAndDisputes: RefundsAndDisputes
  settlements: Settlements
  accounts: Accounts
  balance: Balance
  webhooks: Webhooks
  faults: Faults
  settings: Settings
  topUp: (amount: number) => void
  setTime: (at: number | null) => void
}

class NotFoundError extends Error {}

/** The handlers of `/_control`, by path. */
export class Control {
  readonly #options: ControlOptions

  constructor(options: ControlOptions) {
    this.#options = options
  }

  pay(body: unknown) {
    const { transactions } = this.#options
    const { reference, outcome, channel, delayMs, ...overrides } = v.parse(paymentSchema, body)
    if (!transactions.find(reference)) throw new NotFoundError('No transaction has that reference')
    const actions = {
      success: () => transactions.pay(reference, { channel, overrides }),
      declined: () => transactions.decline(reference),
      abandoned: () => transactions.abandon(reference, { force: true }),
      pending: () => transactions.awaitTransfer(reference, delayMs),
      ongoing: () => transactions.await(reference, 'ongoing'),
      processing: () => transactions.await(reference, 'processing'),
      queued: () => transactions.await(reference, 'queued'),
    }
    const { status, amount } = actions[outcome]()
    return { status: true, data: { reference, status, amount } }
  }

  transfer(body: unknown) {
    const { transfers } = this.#options
    const { reference, outcome } = v.parse(transferSchema, body)
    if (!transfers.find(reference)) throw new NotFoundError('No transfer has that reference')
    const { status } = transfers.settle(reference, outcome)
    return { status: true, data: { reference, status } }
  }

  #assertPaid(reference: string): void {
    if (typeof this.#options.transactions.find(reference)?.paidAt !== 'number')
      throw new NotFoundError('No payment of that reference was made')
  }

  refund(body: unknown) {
    const { reference, ...input } = v.parse(refundSchema, body)
    this.#assertPaid(reference)
    return { status: true, data: this.#options.refundsAndDisputes.refund(reference, input) }
  }

  dispute(body: unknown) {
    const { reference, ...input } = v.parse(disputeSchema, body)
    this.#assertPaid(reference)
    return { status: true, data: this.#options.refundsAndDisputes.dispute(reference, input) }
  }

  faults(body: unknown) {
    const { faults, settings, webhooks } = this.#options
    const input = v.parse(faultsSchema, body)
    if (input.calls) faults.add([input.calls].flat())
    settings.change(input)
    if (input.webhooks?.paused === false) webhooks.resume()
    return { status: true, data: { calls: faults.rules, ...settings.current } }
  }

  scenario(body: unknown) {
    const { name } = v.parse(scenarioSchema, body)
    this.#options.settings.change(SCENARIOS[name])
    return { status: true, data: this.#options.settings.current }
  }

  /** The next day has come: the money of the payments that wait is paid out. */
  settle() {
    const { settings, settlements } = this.#options
    const isToBank = settings.current.settlements.mode === 'to-bank'
    return { status: true, data: settlements.settle(isToBank) }
  }

  clearFaults() {
    const { faults, settings, webhooks } = this.#options
    faults.clear()
    settings.reset()
    webhooks.resume()
    return { status: true }
  }

  async webhooks(body: unknown) {
    const { webhooks } = this.#options
    const { release, order, count, resend } = v.parse(webhooksSchema, body)
    const resent = resend ? await webhooks.resend(resend) : 0
    const released = release ? await webhooks.release({ order, count }) : 0
    return { status: true, data: { released, resent } }
  }

  balance(body: unknown) {
    const { amount } = v.parse(balanceSchema, body)
    this.#options.topUp(amount)
    return { status: true, data: { balance: this.#options.balance.of('NGN') } }
  }

  account(body: unknown) {
    const { account_number: number, account_name: name } = v.parse(accountSchema, body)
    this.#options.accounts.setName(number, name)
    return { status: true }
  }

  clock(body: unknown) {
    this.#options.setTime(v.parse(clockSchema, body).at)
    return { status: true }
  }

  state() {
    const { context, balance, faults, settings } = this.#options
    const { store } = context
    return {
      balance: balance.of('NGN'),
      transactions: store.all('transactions'),
      transfers: store.all('transfers'),
      recipients: store.all('recipients'),
      webhooks: store.all('webhooks').map(({ body, ...webhook }) => ({
        ...webhook,
        reference: referenceOf({ body }),
      })),
      faults: { rules: faults.rules, happened: faults.happened },
      settings: settings.current,
    }
  }
}

async function readBody(c: Context): Promise<unknown> {
  const text = await c.req.text()
  return text ? JSON.parse(text) : {}
}

/** The HTTP interface of the control; sandbox/README.md describes it. */
export function createControlApp(control: Control): Hono {
  const app = new Hono()
  app.onError((error, c) =>
    c.json({ status: false, message: error.message }, error instanceof NotFoundError ? 404 : 400),
  )
  app.post('/pay', async (c) => c.json(control.pay(await readBody(c))))
  app.post('/transfer', async (c) => c.json(control.transfer(await readBody(c))))
  app.post('/refund', async (c) => c.json(control.refund(await readBody(c))))
  app.post('/dispute', async (c) => c.json(control.dispute(await readBody(c))))
  app.post('/faults', async (c) => c.json(control.faults(await readBody(c))))
  app.post('/scenario', async (c) => c.json(control.scenario(await readBody(c))))
  app.post('/settle', (c) => c.json(control.settle()))
  app.delete('/faults', (c) => c.json(control.clearFaults()))
  app.post('/webhooks', async (c) => c.json(await control.webhooks(await readBody(c))))
  app.post('/balance', async (c) => c.json(control.balance(await readBody(c))))
  app.post('/account', async (c) => c.json(control.account(await readBody(c))))
  app.post('/clock', async (c) => c.json(control.clock(await readBody(c))))
  app.get('/state', (c) => c.json(control.state()))
  return app
}
