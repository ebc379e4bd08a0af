import { expect, it } from 'vitest'
import { cancelTask } from '#schema/contract/cancel.ts'
import { openDispute } from '#schema/contract/disputes.ts'
import { fundStage } from '#schema/contract/funding.ts'
import { acceptChange, proposeChange } from '#schema/contract/plan-changes.ts'
import { approveTask, submitWork } from '#schema/contract/tasks.ts'
import { newId } from '#schema/domain/ids.ts'
import { naira } from '#schema/domain/money.ts'
import { RACE_SIZES } from '#testing/random-tests.ts'
import { createMarket } from '#testing/worker/market.ts'
import { race } from '#testing/worker/race.ts'
import { createStagedTask } from '#testing/worker/staged-task.ts'

const { endings } = RACE_SIZES
/** So many writes reach the server at a time. */
const WRITES = 4

type Reply = { status: number; body: object }
async function raceToEnd(racers: readonly (() => Promise<Reply>)[]) {
  const statuses = (await race(racers)).map(({ status }) => status)
  expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([])
}

it(`a stage is held once, or the work ends without it, in ${endings} requests at the same time`, async () => {
  const market = await createMarket({ engine: 'sqld' })
  const { id, task, client, tasker } = await createStagedTask(market, 'stage')
  await market.submit(tasker, task)
  await market.approve(client, task)
  const fund = () => market.send(client.token, fundStage, { id, n: '2', amount: '8000' })
  const leave = (token: string) => () => market.send(token, cancelTask, { id, reason: 'No.' })
  await raceToEnd([fund, fund, leave(tasker.token), fund, leave(client.token), fund])
  const holds = await market.runSql("SELECT id FROM ledger_journals WHERE type = 'hold'")
  expect(holds.length).toBeLessThanOrEqual(1)
  const held = await market.heldAmount(task)
  expect([0, naira(8000)]).toContain(held)
  expect((await market.availableBalance(client)) + held).toBe(naira(94_000))
  expect(await market.availableBalance(tasker)).toBe(naira(6000))
  await market.expectInvariants()
})

it(`a stage is paid once, or disputed, in ${endings} requests at the same time`, async () => {
  const market = await createMarket({ engine: 'sqld' })
  const { id, task, client, tasker } = await createStagedTask(market, 'all')
  await market.submit(tasker, task)
  const approve = () => market.send(client.token, approveTask, { id, stage: '1' })
  const dispute = () =>
    market.send(tasker.token, openDispute, { id, reason: 'late', statement: 'No.' })
  await raceToEnd([approve, approve, dispute])
  const paid = await market.availableBalance(tasker)
  expect([0, naira(6000)]).toContain(paid)
  expect(await market.heldAmount(task)).toBe(naira(18_000) - paid)
  await market.expectInvariants()
})

/** Three held stages; the professional wants ₦3,000 more for the first one. */
async function createRaised(n: 1 | 2) {
  const market = await createMarket({ engine: 'sqld' })
  const staged = await createStagedTask(market, 'all')
  const { id, client, tasker } = staged
  const change = newId('planChange')
  const price = n === 1 ? '9000' : '11000'
  await tasker.send(proposeChange, { id, _id: change, kind: 'price', n, price })
  const accept = () => market.send(client.token, acceptChange, { id, change })
  const approve = () => market.send(client.token, approveTask, { id, stage: '1' })
  const money = async () => {
    await market.expectInvariants()
    const held = await market.heldAmount({ _id: id })
    const [paid, left] = [
      await market.availableBalance(tasker),
      await market.availableBalance(client),
    ]
    return { paid, held, left }
  }
  return { ...staged, market, accept, approve, money }
}
/** `moved_on`: two others were faster, so that a repetition of the command found another state again. */
const codesOf = (replies: readonly Reply[]) =>
  replies
    .map(({ status, body }) => (status === 200 ? 'done' : Reflect.get(body, 'code')))
    .toSorted()

it('a raise that is accepted several times at once is held once', async () => {
  const { accept, money } = await createRaised(1)
  expect(codesOf(await race([accept], WRITES))).toEqual([
    'done',
    ...Array(3).fill('plan_change_gone'),
  ])
  expect(await money()).toEqual({ paid: 0, held: naira(21_000), left: naira(79_000) })
})

it('a raise of the next stage and the approval of this one each happen once, whichever is first', async () => {
  const { accept, approve, money, market, tasker, task } = await createRaised(2)
  await market.submit(tasker, task)
  const replies = await race<Reply>([accept, approve], WRITES)
  const [accepted, approved] = [0, 1].map((from) =>
    codesOf(replies.filter((_, at) => at % 2 === from)),
  )
  expect(accepted).toEqual(['done', expect.stringMatching(/^(plan_change_gone|moved_on)$/)])
  expect(approved).toEqual(['done', expect.stringMatching(/^(stage_gone|moved_on|not_submitted)$/)])
  expect(await money()).toEqual({ paid: naira(6000), held: naira(15_000), left: naira(79_000) })
})

it('a stage is paid with its raise or without it, never with a part of it', async () => {
  const { accept, approve, money, market, id, tasker } = await createRaised(1)
  const finish = async () => {
    await market.send(tasker.token, submitWork, { id, submissionNotes: 'Done.' })
    return approve()
  }
  const [accepted, finished] = await race<Reply>([accept, finish], 2)
  expect(finished?.status).toBe(200)
  const raise = accepted?.status === 200 ? naira(3000) : 0
  expect(codesOf(accepted ? [accepted] : [])).toEqual([raise ? 'done' : 'plan_change_gone'])
  expect(await money()).toEqual({
    paid: naira(6000) + raise,
    held: naira(12_000),
    left: naira(82_000) - raise,
  })
})
