import type { Call } from '#pwa/api/call.ts'
import { cancelTask } from '#schema/contract/cancel.ts'
import { findDispute, offerSplit, openDispute, settleDispute } from '#schema/contract/disputes.ts'
import { fundStage } from '#schema/contract/funding.ts'
import { askForMaterials, releaseMaterials } from '#schema/contract/materials.ts'
import { proposeChange } from '#schema/contract/plan-changes.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import { approveTask, createTask, submitWork } from '#schema/contract/tasks.ts'
import { newId, type TaskId, type UserId } from '#schema/domain/ids.ts'
import { dateInDays } from '#testing/browser/steps.ts'

type User = { id: UserId; call: Call }
export type Parties = { client: User; tasker: User }
type PlannedStage = { kind: 'work' | 'materials'; title: string; amount: string; date: string }

/** Todos in stages, in the turns that the demo data does not have. */
export const STAGED_TITLES = {
  asked: 'Lights and sockets for a new shop',
  paid: 'Change the wiring of the upper floor',
  disputed: 'Solar panels for the borehole',
  decided: 'New cables for a block of flats',
  cancelled: 'Change-over switch for the generator',
} as const

const stage = (
  days: number,
  title: string,
  amount: number,
  kind: PlannedStage['kind'] = 'work',
): PlannedStage => ({ kind, title, amount: String(amount), date: dateInDays(days) })

const priceOf = (stages: readonly PlannedStage[]) =>
  String(stages.reduce((sum, { amount }) => sum + Number(amount), 0))

/** In progress by this plan, of which the first stage is held. */
async function assignStaged(
  { client, tasker }: Parties,
  title: string,
  stages: PlannedStage[],
): Promise<TaskId> {
  const id = newId('task')
  const price = priceOf(stages)
  await client.call(createTask, {
    _id: id,
    title,
    description: title,
    price,
    duration: 2,
    projectType: 'Onsite',
    location: 'Yaba, Lagos',
    address: '14 Hughes Avenue, second gate',
    skills: 'House Wiring',
  })
  await tasker.call(applyForTask, {
    taskId: id,
    price,
    description: 'In stages, so that you see each part before you pay for it.',
    date: dateInDays(20),
    stages,
  })
  await client.call(awardTask, { taskId: id, taskerId: tasker.id, funding: 'stage' })
  return id
}

const MATERIALS = [
  { what: 'Roll of 2.5 mm cable', quantity: 3, amount: '42000' },
  { what: 'Double socket, white', quantity: 14, amount: '18500' },
  { what: 'Distribution board, 8 ways', quantity: 1, amount: '9500' },
]

async function askForMoney({ tasker }: Parties, id: TaskId) {
  const list = newId('materials')
  await tasker.call(askForMaterials, { id, n: 1, _id: list, items: MATERIALS })
  return list
}

const shopPlan = () => [
  stage(2, 'Cables, sockets and the board', 75_000, 'materials'),
  stage(5, 'Cables in the walls', 40_000),
  stage(8, 'Sockets, board and test', 35_000),
]
const flatsPlan = () => [
  stage(3, 'Ground floor', 20_000),
  stage(6, 'First floor', 25_000),
  stage(9, 'Second floor', 25_000),
  stage(12, 'Stairs and yard', 12_000),
]

async function dispute({ client, tasker }: Parties, id: TaskId) {
  await tasker.call(submitWork, { id, submissionNotes: 'The ground floor is done and tested.' })
  await client.call(openDispute, {
    id,
    reason: 'not_as_agreed',
    statement: 'Two rooms of this floor still have the old cables.',
  })
}

/** The stage is divided, and the plan goes on with the next one, which is not held yet. */
async function divide({ client, tasker }: Parties, id: TaskId) {
  await tasker.call(offerSplit, { id, release: '14000', refund: '6000' })
  const [offer] = (await client.call(findDispute, { id })).dispute.offers
  if (offer) await client.call(settleDispute, { id, offer: offer._id })
}

export async function addStagedData(parties: Parties): Promise<void> {
  const { client, tasker } = parties
  await askForMoney(parties, await assignStaged(parties, STAGED_TITLES.asked, shopPlan()))
  const paid = await assignStaged(parties, STAGED_TITLES.paid, shopPlan())
  const list = await askForMoney(parties, paid)
  await client.call(releaseMaterials, { id: paid, n: 1, list, amount: '70000' })
  const disputed = await assignStaged(parties, STAGED_TITLES.disputed, flatsPlan())
  await tasker.call(submitWork, { id: disputed, submissionNotes: 'The ground floor is done.' })
  await client.call(approveTask, { id: disputed })
  await client.call(fundStage, { id: disputed, n: 2, amount: '25000' })
  await dispute(parties, disputed)
  const decided = await assignStaged(parties, STAGED_TITLES.decided, flatsPlan())
  await dispute(parties, decided)
  await divide(parties, decided)
  // The pass is made when it is first asked for, and ends with the work.
  const cancelled = await assignStaged(parties, STAGED_TITLES.cancelled, flatsPlan())
  for (const id of [decided, cancelled]) await tasker.call(findTask, { id })
  await tasker.call(cancelTask, { id: cancelled, reason: 'I am ill.' })
}

/** The longest names and amounts, in as many stages as there may be, with a change that touches most of them. */
export async function addLongStages(parties: Parties, title: string, word: string): Promise<void> {
  const stages = Array.from({ length: 12 }, (_, index) =>
    stage(index + 2, `${index + 1} ${word}`.slice(0, 60), 812_500, index ? 'work' : 'materials'),
  )
  const id = await assignStaged(parties, title, stages)
  await parties.tasker.call(askForMaterials, {
    id,
    n: 1,
    items: [
      { what: word.slice(0, 60), quantity: 1000, amount: '612500' },
      { what: 'Cable', quantity: 2, amount: '100000' },
    ],
  })
  await parties.tasker.call(proposeChange, {
    id,
    kind: 'order',
    order: [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2],
    note: word + word,
  })
}
