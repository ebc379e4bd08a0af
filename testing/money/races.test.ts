import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fundWallet, initFunding } from '#schema/contract/payments.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { approveTask, createTask, deleteTask, submitWork } from '#schema/contract/tasks.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { RACE_SIZES, SEED } from '#testing/random-tests.ts'
import { seededRandom } from '#testing/random.ts'
import { createSqldDatabase } from '#testing/server/sqld-database.ts'
import { taskInput } from '#testing/worker/market.ts'
import { verifyStalePaymentsJob } from '#worker/payments/jobs.ts'
import {
  createMoneyTestServer,
  type TestResponse,
  type MoneyTestServer,
  type TestUser,
} from './money-test-server.ts'

/** On sqld, which serves several connections at once; the engine in one process has a single thread. */
let server: MoneyTestServer
const outcomes: string[] = []
beforeEach(async () => {
  server = await createMoneyTestServer({ engine: await createSqldDatabase() })
})
afterEach(async () => {
  const problems = [...(await server.findViolations()), ...server.faults]
  await server.close()
  if (problems.length > 0) throw new Error(problems.join('\n'))
})
afterAll(() => console.log(`races, seed ${SEED}: ${outcomes.join('; ')}`))

const times = <A>(count: number, send: (index: number) => Promise<A>): Promise<A>[] =>
  Array.from({ length: count }, (_, index) => send(index))
/** How often each status or error code was returned. */
const countResults = (replies: readonly TestResponse[]) => {
  const counts: Record<string, number> = {}
  for (const { status, body } of replies) {
    const name = status < 300 ? String(status) : String(body.code)
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}
const balanceOf = async (account: string) => {
  const [row] = await server.runSql(
    'SELECT credits - debits AS kobo FROM ledger_accounts WHERE id = ?',
    account,
  )
  return Number(row?.['kobo'] ?? 0)
}
const countJournals = async (type: string) =>
  (await server.runSql('SELECT id FROM ledger_journals WHERE type = ?', type)).length

async function createClientAndTaskers(taskerCount: number): Promise<[TestUser, TestUser[]]> {
  const [client, ...taskers] = await server.createUsers(
    { userType: 'client', money: naira(100_000) },
    ...Array.from({ length: taskerCount }, () => ({ userType: 'tasker' as const })),
  )
  return [client as TestUser, taskers]
}
async function createTaskWithProposals(client: TestUser, taskers: readonly TestUser[]) {
  const _id = newId('task')
  await server.send(client, createTask, taskInput({ _id, price: '5000' }))
  const proposal = { taskId: _id, price: 5000, description: 'I can.', date: '2026-04-01' }
  await Promise.all(taskers.map((tasker) => server.send(tasker, applyForTask, proposal)))
  return _id
}

const { confirmations, awards, approvals, awardsAgainstDeletes } = RACE_SIZES

describe('concurrent requests on sqld', { timeout: 240_000 }, () => {
  it(`credits a payment once for ${confirmations} confirmations, 10 webhooks and the job`, async () => {
    const [client] = await createClientAndTaskers(0)
    const { body } = await server.send(client, initFunding, { amount: 20_000 })
    const { reference } = body.payment
    server.provider.pay(reference)
    server.advanceClock(11 * 60_000)
    const [replies] = await Promise.all([
      Promise.all(times(confirmations, () => server.send(client, fundWallet, { reference }))),
      server.deliverWebhooks({ copies: 10 }),
      server.runJobs(verifyStalePaymentsJob),
    ])
    expect(countResults(replies)).toEqual({ 200: confirmations })
    expect(await countJournals('fund')).toBe(1)
    expect(await balanceOf(`ua:${client.id}`)).toBe(naira(120_000))
    outcomes.push(`fund ×${confirmations + 10}: 1 credit`)
  })

  it(`awards to one of ${awards} taskers and holds that price once`, async () => {
    const [client, taskers] = await createClientAndTaskers(awards)
    const taskId = await createTaskWithProposals(client, taskers)
    const replies = await Promise.all(
      times(awards, (index) =>
        server.send(client, awardTask, { taskId, taskerId: (taskers[index] as TestUser).id }),
      ),
    )
    const { 200: awarded, ...others } = countResults(replies)
    expect(awarded).toBe(1)
    expect(Object.values(others).reduce((sum, count) => sum + count, 0)).toBe(awards - 1)
    expect(replies.every(({ status }) => status === 200 || status === 409)).toBe(true)
    const heldAmount = await balanceOf(`te:${taskId}`)
    expect([await countJournals('award'), heldAmount]).toEqual([1, naira(5000)])
    outcomes.push(`award ×${awards}: 1 award`)
  })

  it(`answers ${approvals} approvals with success and releases once`, async () => {
    const [client, taskers] = await createClientAndTaskers(1)
    const [tasker] = taskers as [TestUser]
    const id = await createTaskWithProposals(client, taskers)
    await server.send(client, awardTask, { taskId: id, taskerId: tasker.id })
    await server.send(tasker, submitWork, { id, submissionNotes: 'Done.' })
    const replies = await Promise.all(
      times(approvals, () => server.send(client, approveTask, { id })),
    )
    expect(countResults(replies)).toEqual({ 200: approvals })
    const released = await balanceOf(`ua:${tasker.id}`)
    expect([await countJournals('release'), released]).toEqual([1, naira(5000)])
    outcomes.push(`approve ×${approvals}: 1 release`)
  })

  it(`either awards or deletes each of ${awardsAgainstDeletes} tasks, and its money is where that outcome puts it`, async () => {
    const random = seededRandom(SEED)
    const [client, taskers] = await createClientAndTaskers(1)
    const [tasker] = taskers as [TestUser]
    // One client may post only ten tasks a day.
    const owners = await server.createUsers(
      ...Array.from({ length: awardsAgainstDeletes }, () => ({
        userType: 'client' as const,
        money: naira(5000),
      })),
    )
    const ids: TaskId[] = []
    for (const owner of owners) ids.push(await createTaskWithProposals(owner, taskers))
    /** A random delay, so that sometimes the award and sometimes the deletion comes first. */
    const delayed = async <R>(send: () => Promise<R>): Promise<R> => {
      const delayMs = random.below(awardsAgainstDeletes * 25)
      await new Promise((resolve) => setTimeout(resolve, delayMs))
      return send()
    }
    const pairs = await Promise.all(
      owners.map((owner, index) => {
        const id = ids[index] ?? newId('task')
        return Promise.all([
          delayed(() => server.send(owner, awardTask, { taskId: id, taskerId: tasker.id })),
          delayed(() => server.send(owner, deleteTask, { id })),
        ])
      }),
    )
    const successes = pairs.map((pair) => pair.filter(({ status }) => status === 200).length)
    expect(successes).toEqual(Array(awardsAgainstDeletes).fill(1))
    const holds = await Promise.all(ids.map((id) => balanceOf(`te:${id}`)))
    const balances = await Promise.all(owners.map(({ id }) => balanceOf(`ua:${id}`)))
    const sums = holds.map((held, index) => held + (balances[index] ?? 0))
    expect(sums).toEqual(Array(awardsAgainstDeletes).fill(naira(5000)))
    const awarded = holds.filter((held) => held > 0).length
    expect(await countJournals('award')).toBe(awarded)
    expect(await balanceOf(`ua:${client.id}`)).toBe(naira(100_000))
    const deleted = awardsAgainstDeletes - awarded
    outcomes.push(
      `award against delete ×${awardsAgainstDeletes}: ${awarded} awarded, ${deleted} deleted`,
    )
  })
})
