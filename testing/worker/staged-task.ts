import { awardTask } from '#schema/contract/proposals.ts'
import { naira } from '#schema/domain/money.ts'
import type { Funding, PlannedStage } from '#schema/domain/stages.ts'
import type { Market } from './market.ts'

/** ₦18,000 in three stages of work. */
const PLAN = [
  { kind: 'work', title: 'Foundation', amount: naira(6000), date: '2026-03-20' },
  { kind: 'work', title: 'Walls', amount: naira(8000), date: '2026-03-27' },
  { kind: 'work', title: 'Roof', amount: naira(4000), date: '2026-04-03' },
] as PlannedStage[]

/** A task in progress with that plan, by two new users; the client has ₦100,000 before. */
export async function createStagedTask(market: Market, funding: Funding, plan = PLAN) {
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const task = await market.postTask(client)
  const { _id } = await market.apply(tasker, task)
  await market.runSql('UPDATE proposals SET stages = ? WHERE id = ?', JSON.stringify(plan), _id)
  const input = { taskId: task._id, taskerId: tasker.id, funding }
  const { status, body } = await client.send(awardTask, input)
  if (status !== 200) throw new Error(`the award was answered with ${status}`)
  return { id: task._id, task: body.task, client, tasker }
}
