import { deepEqual, equal } from 'node:assert/strict'
import { resolveStep } from './generate-steps.ts'
import type { MoneyTestServer } from './money-test-server.ts'
import { ReferenceWallet, type Step } from './reference-wallet.ts'
import { INITIAL_BALANCES, ServerWallet } from './server-wallet.ts'

export const FEE_BPS = 750

/** A payment and a task with a proposal, so that most steps have something to act on. */
const OPENING: readonly Step[] = [
  { type: 'startPayment', user: 1, amount: 2_000_000 },
  { type: 'postAndApply', user: 0, tasker: 3, price: 333_300 },
]

type Wallets = { model: ReferenceWallet; server: ServerWallet }
/** What the model and the server return: a status or an error code. */
type Results = readonly [model: string, server: string]
type StepOf<T extends Step['type']> = Extract<Step, { type: T }>

const NO_RESULT: Results = ['', '']

/** Settles in the model what the jobs have settled on the server: which, depends on its clock. */
async function settleLikeServer({ model, server }: Wallets) {
  const statuses = await server.readStatuses()
  for (const [index, status] of statuses.payments.entries()) {
    // A payment that failed may be paid later; the jobs verify it again only after a while.
    const hasFailedNow = status === 'failed' && model.payments[index]?.status === 'open'
    if (status === 'success' || status === 'mismatch' || hasFailedNow) model.queryPayment(index)
  }
  for (const [index, status] of statuses.payouts.entries()) {
    const isFinal = ['success', 'failed', 'reversed'].includes(status)
    if (isFinal && model.payouts[index]?.status !== status) model.settlePayout(index)
  }
}

const STEPS: {
  [T in Step['type']]: (step: StepOf<T>, wallets: Wallets) => Promise<Results>
} = {
  startPayment: async ({ user, amount }, { model, server }) => [
    model.startPayment(user, amount),
    await server.startPayment(user, amount),
  ],
  confirmPayment: async ({ user, payment }, { model, server }) => [
    model.confirmPayment(user, payment),
    await server.confirmPayment(user, payment),
  ],
  postAndApply: async ({ user, tasker, price }, { model, server }) => [
    model.postAndApply(user, tasker, price),
    await server.postAndApply(user, tasker, price),
  ],
  award: async ({ user, task }, { model, server }) => {
    const tasker = model.tasks[task]?.tasker ?? 2
    return [model.award(user, task), await server.award(user, task, tasker)]
  },
  submit: async ({ user, task }, { model, server }) => [
    model.submit(user, task),
    await server.submit(user, task),
  ],
  approve: async ({ user, task }, { model, server }) => [
    model.approve(user, task),
    await server.approve(user, task),
  ],
  withdraw: async ({ user, amount, isPinRight }, { model, server }) => [
    model.withdraw(user, amount, isPinRight),
    await server.withdraw(user, amount, isPinRight),
  ],
  pay: async ({ payment, variant }, { model, server }) => {
    await server.pay(payment, variant, model.payments[payment]?.requested ?? 0)
    model.pay(payment, variant)
    return NO_RESULT
  },
  decideTransfer: async ({ payout, outcome }, { model, server }) => {
    await server.decideTransfer(payout, outcome)
    model.decideTransfer(payout, outcome)
    return NO_RESULT
  },
  deliverWebhooks: async (step, { model, server }) => {
    await server.server.deliverWebhooks(step)
    model.settleAll()
    return NO_RESULT
  },
  runJobs: async ({ minutes }, wallets) => {
    const { model, server } = wallets
    await server.runJobs(minutes)
    model.now = server.server.now()
    await settleLikeServer(wallets)
    return NO_RESULT
  },
  repeatLast: async (_step, { server }) => {
    await server.repeatLast()
    return NO_RESULT
  },
  reuseLastKey: async (_step, { server }) => {
    await server.reuseLastKey()
    return NO_RESULT
  },
}

const runStep = (step: Step, wallets: Wallets): Promise<Results> =>
  (STEPS[step.type] as (step: Step, wallets: Wallets) => Promise<Results>)(step, wallets)

/** Runs one history on both, and compares results, balances and invariants after each step. */
export async function runHistory(
  testServer: MoneyTestServer,
  steps: readonly Step[],
): Promise<Wallets> {
  const model = new ReferenceWallet(INITIAL_BALANCES, FEE_BPS)
  const server = new ServerWallet(testServer)
  await server.createUsers()
  model.now = testServer.now()
  for (const [index, generated] of [...OPENING, ...steps].entries()) {
    const step = resolveStep(generated, model)
    const [expected, actual] = await runStep(step, { model, server })
    const position = `step ${index}: ${JSON.stringify(step)}`
    equal(actual, expected, `${position}: ${actual}, not ${expected}`)
    const balances = await server.balances()
    deepEqual({ position, ...balances }, { position, ...model.balances() })
    const violations = await testServer.findViolations()
    deepEqual({ position, violations }, { position, violations: [] })
  }
  await testServer.deliverWebhooks()
  model.settleAll()
  deepEqual(await server.balances(), model.balances(), 'after the last webhook')
  return { model, server }
}
