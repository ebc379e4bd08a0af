import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import { fundStage } from '#schema/contract/funding.ts'
import { fundWallet as confirmPayment, initFunding } from '#schema/contract/payments.ts'
import { withdraw as withdrawMoney } from '#schema/contract/payouts.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { approveTask, createTask, submitWork } from '#schema/contract/tasks.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import type { Random } from '#testing/random.ts'
import { PIN, type TestResponse, type MoneyTestServer, type TestUser } from './money-test-server.ts'

/** What was acknowledged to a user or paid at the provider: at the end all of it must be in the ledger, once. */
export type AcknowledgedOperations = {
  operations: number
  rejections: Map<string, number>
  /** Operations that got no response in any attempt; their outcome is unknown. */
  unanswered: number
  payments: { reference: string; user: TestUser; kobo: number }[]
  tasks: {
    id: TaskId
    client: TestUser
    tasker: TestUser
    /** What each stage costs; one of a task without a plan. */
    parts: number[]
    acknowledged: Set<string>
  }[]
  payouts: { user: TestUser; kobo: number; isAcknowledged: boolean }[]
}
export const newOperations = (): AcknowledgedOperations => ({
  operations: 0,
  rejections: new Map(),
  unanswered: 0,
  payments: [],
  tasks: [],
  payouts: [],
})

type Send = <E extends Endpoint>(
  user: TestUser,
  endpoint: E,
  input: WireInput<E>,
  key: string,
) => Promise<TestResponse<E>>
export type ScenarioContext = {
  random: Random
  acknowledged: AcknowledgedOperations
  send: Send
  pay: (reference: string) => Promise<unknown>
  attemptsMax?: number
  pauseBetweenAttempts?: () => Promise<unknown>
  onSuccess?: () => void
}

/** How many movements of holds were acknowledged. */
export const countMovements = (
  { tasks }: AcknowledgedOperations,
  kind: 'hold' | 'release',
): number =>
  tasks.flatMap(({ acknowledged }) => [...acknowledged]).filter((name) => name.startsWith(kind))
    .length

const ATTEMPTS_MAX = 8
const TASK_FIELDS = {
  title: 'Hang a new kitchen cabinet',
  description: 'Two doors, the wood is here.',
  price: '5000',
  duration: 1,
  projectType: 'Onsite',
  location: 'Yaba, Lagos',
  skills: ['Woodwork'],
} as const

/**
 * Sends as a phone does: under one key until there is a response, sometimes twice at once. Null when no attempt got a
 * response.
 */
async function sendWithRetry<E extends Endpoint>(
  context: ScenarioContext,
  user: TestUser,
  endpoint: E,
  input: WireInput<E>,
): Promise<TestResponse<E> | null> {
  const { random, acknowledged, send, attemptsMax = ATTEMPTS_MAX } = context
  acknowledged.operations++
  const key = newId('journal')
  const attempt = async () => {
    try {
      const reply = await send(user, endpoint, input, key)
      return reply.status < 500 && reply.status !== 429 ? reply : null
    } catch {
      return null
    }
  }
  for (let attempts = 0; attempts < attemptsMax; attempts++) {
    if (attempts > 0) await context.pauseBetweenAttempts?.()
    const replies = await Promise.all(random.chance(0.15) ? [attempt(), attempt()] : [attempt()])
    const reply = replies.find((each) => each && each.status < 300) ?? replies.find(Boolean)
    if (!reply) continue
    const { code } = reply.body
    if (reply.status >= 400 && code)
      acknowledged.rejections.set(code, (acknowledged.rejections.get(code) ?? 0) + 1)
    if (reply.status < 300) context.onSuccess?.()
    return reply
  }
  acknowledged.unanswered++
  return null
}
const isSuccess = (reply: TestResponse | null): boolean => reply !== null && reply.status < 300

/** A payment; the user confirms it, or leaves that to the webhook and the job. */
export async function fundWallet(context: ScenarioContext, user: TestUser): Promise<void> {
  const { acknowledged, random } = context
  const kobo = 10_000 + acknowledged.operations
  const reply = await sendWithRetry(context, user, initFunding, { amount: kobo / 100 })
  if (!reply || !isSuccess(reply)) return
  const { reference } = reply.body.payment
  await context.pay(reference)
  acknowledged.payments.push({ reference, user, kobo })
  if (random.chance(0.6)) await sendWithRetry(context, user, confirmPayment, { reference })
}

const DAY_OF_WORK = '2026-04-01'
const planOf = (parts: readonly number[]) =>
  parts.map((kobo, at) => ({
    kind: 'work' as const,
    title: `Part ${at + 1}`,
    amount: kobo / 100,
    date: DAY_OF_WORK,
  }))

/** A task from its posting to its approval, as far as each step is acknowledged. Half of them have two stages, which are held one after the other. */
export async function completeTask(
  context: ScenarioContext,
  client: TestUser,
  tasker: TestUser,
): Promise<void> {
  const id = newId('task')
  const kobo = (100 + (context.acknowledged.operations % 400)) * 100
  const parts = context.random.chance(0.5) ? [100_00, kobo] : [kobo]
  const acknowledged = new Set<string>()
  context.acknowledged.tasks.push({ id, client, tasker, parts, acknowledged })
  async function step<E extends Endpoint>(
    name: string,
    user: TestUser,
    endpoint: E,
    input: WireInput<E>,
  ) {
    if (!isSuccess(await sendWithRetry(context, user, endpoint, input))) return false
    acknowledged.add(name)
    return true
  }
  const price = parts.reduce((sum, part) => sum + part, 0) / 100
  const terms = parts.length > 1 ? { price, stages: planOf(parts) } : { price }
  const proposal = { taskId: id, description: 'I can.', date: DAY_OF_WORK, ...terms }
  const task = { ...TASK_FIELDS, skills: [...TASK_FIELDS.skills], _id: id }
  const isAwarded =
    (await step('post', client, createTask, task)) &&
    (await step('apply', tasker, applyForTask, proposal)) &&
    (await step('hold 1', client, awardTask, { taskId: id, taskerId: tasker.id, funding: 'stage' }))
  if (!isAwarded || context.random.chance(0.1)) return
  for (const [at, part] of parts.entries()) {
    const n = at + 1
    const amount = part / 100
    const isHeld = at === 0 || (await step(`hold ${n}`, client, fundStage, { id, n, amount }))
    const isSubmitted =
      isHeld && (await step(`submit ${n}`, tasker, submitWork, { id, submissionNotes: 'Done.' }))
    const stage = parts.length > 1 ? { stage: n } : {}
    if (!isSubmitted || !(await step(`release ${n}`, client, approveTask, { id, ...stage }))) return
  }
}

/** A payout. Each amount is used once, so that a second payout of it is noticed. */
export async function withdraw(context: ScenarioContext, user: TestUser): Promise<void> {
  const { payouts } = context.acknowledged
  const kobo = 100_000 + payouts.length
  const payout = { user, kobo, isAcknowledged: false }
  payouts.push(payout)
  const input = { accountNmber: '0123456789', bankCode: '044', amount: kobo / 100, pin: PIN }
  payout.isAcknowledged = isSuccess(await sendWithRetry(context, user, withdrawMoney, input))
}

export const createScenarioContext = (
  server: MoneyTestServer,
  random: Random,
  acknowledged: AcknowledgedOperations,
): ScenarioContext => ({
  random,
  acknowledged,
  send: server.send,
  pay: async (reference) => server.provider.pay(reference),
})
