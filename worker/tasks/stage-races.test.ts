import { expect, it } from 'vitest'
import { cancelTask } from '#schema/contract/cancel.ts'
import { openDispute } from '#schema/contract/disputes.ts'
import { fundStage } from '#schema/contract/funding.ts'
import { approveTask } from '#schema/contract/tasks.ts'
import { naira } from '#schema/domain/money.ts'
import { RACE_SIZES, SEED } from '#testing/random-tests.ts'
import { seededRandom } from '#testing/random.ts'
import { createMarket } from '#testing/worker/market.ts'
import { createStagedTask } from '#testing/worker/staged-task.ts'

const { endings } = RACE_SIZES
const random = seededRandom(SEED)

type Racer = () => Promise<{ status: number }>
async function race(racers: readonly Racer[]) {
  const replies = Array.from({ length: endings }, async (_, index) => {
    await new Promise((resolve) => setTimeout(resolve, random.below(endings * 4)))
    return racers[index % racers.length]?.()
  })
  const statuses = (await Promise.all(replies)).map((reply) => reply?.status ?? 0)
  expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([])
}

it(`a stage is held once, or the work ends without it, in ${endings} requests at the same time`, async () => {
  const market = await createMarket({ engine: 'sqld' })
  const { id, task, client, tasker } = await createStagedTask(market, 'stage')
  await market.submit(tasker, task)
  await market.approve(client, task)
  const fund = () => market.send(client.token, fundStage, { id, n: '2', amount: '8000' })
  const leave = (token: string) => () => market.send(token, cancelTask, { id, reason: 'No.' })
  await race([fund, fund, leave(tasker.token), fund, leave(client.token), fund])
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
  await race([approve, approve, dispute])
  const paid = await market.availableBalance(tasker)
  expect([0, naira(6000)]).toContain(paid)
  expect(await market.heldAmount(task)).toBe(naira(18_000) - paid)
  await market.expectInvariants()
})
