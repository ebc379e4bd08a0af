import type { Random } from '#testing/random.ts'
import type { Stage } from './agreement.ts'
import { stagesToCome } from './change-moves.ts'
import { openCounterOf } from './counter-moves.ts'
import {
  currentOf,
  DAY,
  dayFrom,
  latestOf,
  proposalsOf,
  TIMES,
  type Model,
  type Step,
  type Task,
} from './model.ts'
import { isWithoutReceipts } from './work-moves.ts'

export type Weights = Record<string, number>

const CHANGES = { changePrice: 4, changeDay: 3, addStage: 2 }
const ANSWERS = { acceptChange: 25, declineChange: 2, withdrawChange: 2 }

const restOf = ({ materials }: Stage) =>
  materials?.givenBack === 0 ? (materials.released ?? 0) - (materials.spent ?? 0) : 0

/** What is likely about the money for materials, whatever the status of the task. */
export function materialsWeights({ stages, status }: Task): Weights {
  const current = currentOf({ stages } as Task)
  const isBuying = status === 'in-progress' && current?.kind === 'materials'
  return {
    ...(isBuying && !current.materials && { askForMaterials: 30 }),
    ...(isBuying &&
      current.materials && {
        askForMaterials: current.materials.isDeclined ? 30 : 1,
        releaseMaterials: 30,
        declineMaterials: 4,
      }),
    ...(stages?.some(isWithoutReceipts) && { sendReceipts: 20 }),
    ...(stages?.some((each) => restOf(each) > 0) && { giveBack: 12, spend: 3 }),
  }
}

/** How often something about the agreement is tried, of work that goes on. */
export const agreementWeights = (task: Task): Weights => ({
  ...materialsWeights(task),
  ...(task.change ? ANSWERS : CHANGES),
  ...(!task.change && stagesToCome(task).length > 1 && { changeOrder: 3 }),
})

export const counterWeights = (task: Task): Weights =>
  proposalsOf(task).some(({ status, counter }) => status === 'pending' && counter?.end === null)
    ? { counter: 6, acceptCounter: 8, declineCounter: 2 }
    : { counter: 5 }

export const planDeadlines = (task: Task): number[] => [
  ...(task.change ? [task.change.until] : []),
  ...(task.stages ?? [])
    .filter(isWithoutReceipts)
    .map(({ materials }) => (materials?.releasedAt ?? 0) + TIMES.receipts),
  ...proposalsOf(task).flatMap(({ counter }) => (counter?.end === null ? [counter.until] : [])),
]

type Fields = Partial<Step>
type Choose = (random: Random, model: Model, task: Task) => Fields

/** Whole naira. */
const part = (kobo: number, share: number) => Math.floor((kobo * share) / 100) * 100
const otherOf = (task: Task, user: number | undefined) =>
  user === task.client ? (task.tasker ?? 2) : task.client
const mostly = (random: Random, usual: number, other: number) =>
  random.chance(0.94) ? usual : other

const buying: Choose = (random, _, task) => {
  const stage = currentOf(task)
  const held = stage?.held ?? 1000_00
  const shares = [1, 1, 0.5, 0.8]
  const amount = random.chance(0.05) ? held + 100 : part(held, random.pick(shares) ?? 1)
  return { by: task.tasker ?? 2, n: stage?.n ?? 1, amount: Math.max(200, amount) }
}

const releasing: Choose = (random, _, task) => {
  const stage = currentOf(task)
  const total = stage?.materials?.total ?? 1000_00
  const amount = random.chance(0.05) ? total + 100 : part(total, random.pick([1, 1, 0.4]) ?? 1)
  return { by: task.client, n: stage?.n ?? 1, amount: Math.max(100, amount) }
}

const proving: Choose = (random, _, task) => {
  const paid = task.stages?.filter(({ materials }) => materials?.released) ?? []
  const stage = paid.find(isWithoutReceipts) ?? paid[0]
  const released = stage?.materials?.released ?? 0
  const amount = part(released, random.pick([1, 0.7, 0, 1.2]) ?? 1)
  return { by: task.tasker ?? 2, n: stage?.n ?? 1, amount }
}

const givingBack: Choose = (random, _, task) => {
  const stage = task.stages?.find((each) => restOf(each) > 0)
  const amount = (stage ? restOf(stage) : 0) + (random.chance(0.05) ? 100 : 0)
  return { by: task.tasker ?? 2, n: stage?.n ?? 1, amount: Math.max(100, amount) }
}

const spending: Choose = (random, { balances }, task) => {
  const by = task.tasker ?? 2
  return { by, amount: Math.max(100, part(balances[by] ?? 0, random.pick([0.5, 0.9, 1]) ?? 1)) }
}

/** One of the open stages; one payment at the end is one too. */
function pickStage(random: Random, task: Task) {
  const { price, agreedDay, stages } = task
  const open = stages?.filter(({ isOver }) => !isOver) ?? []
  const stage = random.pick(open)
  if (!stage) return { n: 1, amount: price, day: agreedDay }
  return stage === open[0] ? { ...stage, day: agreedDay } : stage
}

/** Around the days and amounts that are agreed. */
const asking: Choose = (random, { now }, task) => {
  const { n, amount, day } = pickStage(random, task)
  const toCome = stagesToCome(task).map((each) => each.n)
  const other = random.chance(0.1) ? toCome.slice(1) : toCome.toReversed()
  const daysLeft = day === 0 ? 0 : Math.round((day - dayFrom(now, 0)) / DAY)
  return {
    by: random.chance(0.5) ? task.client : (task.tasker ?? 2),
    n: random.chance(0.06) ? 1 : n,
    amount: Math.max(100_00, part(amount, random.pick([0.5, 0.8, 1, 1.3, 2]) ?? 1)),
    days: daysLeft + (random.pick([-3, 0, 1, 4, 9]) ?? 0),
    order: random.chance(0.9) ? other : toCome,
    buys: random.chance(0.4),
  }
}

const answering: Choose = (random, _, task) => {
  const { change } = task
  const by = mostly(random, otherOf(task, change?.by), change?.by ?? 0)
  const holds = change?.kind === 'stage' && by === task.client
  return { by, yes: random.chance(holds ? 0.5 : 0.03) }
}

const withdrawing: Choose = (random, _, task) => {
  const by = task.change?.by ?? task.client
  return { by: mostly(random, by, otherOf(task, by)) }
}

/** One of the pending proposals, first those with an open counter-offer. */
function talkOf(random: Random, { now }: Model, task: Task) {
  const pending = [...task.proposals.keys()].filter(
    (tasker) => latestOf(task, tasker)?.status === 'pending',
  )
  const isOpen = (tasker: number) => {
    const proposal = latestOf(task, tasker)
    return proposal ? openCounterOf(proposal, now) : null
  }
  const open = pending.filter(isOpen)
  const tasker = random.pick(open.length > 0 && random.chance(0.8) ? open : pending) ?? 2
  return { tasker, open: isOpen(tasker) }
}
const sideUser = (task: Task, tasker: number, isTasker: boolean) =>
  isTasker ? tasker : task.client

const countering: Choose = (random, model, task) => {
  const { tasker, open } = talkOf(random, model, task)
  const isTaskers = open?.by === 'client'
  const by = mostly(random, sideUser(task, tasker, isTaskers), sideUser(task, tasker, !isTaskers))
  const isNamed = random.chance(0.94) ? open !== null : open === null
  const plan = random.pick([0, 2, 3]) ?? 0
  return { by, tasker, yes: isNamed, plan, buys: plan > 0 && random.chance(0.5) }
}

const answeringCounter: Choose = (random, model, task) => {
  const { tasker, open } = talkOf(random, model, task)
  const isTaskers = open?.by !== 'tasker'
  const usual = sideUser(task, tasker, isTaskers)
  return { tasker, by: mostly(random, usual, sideUser(task, tasker, !isTaskers)) }
}

const CHOOSE: Record<string, Choose> = {
  askForMaterials: buying,
  releaseMaterials: releasing,
  declineMaterials: releasing,
  sendReceipts: proving,
  giveBack: givingBack,
  spend: spending,
  changePrice: asking,
  changeDay: asking,
  addStage: asking,
  changeOrder: asking,
  acceptChange: answering,
  declineChange: answering,
  withdrawChange: withdrawing,
  counter: countering,
  acceptCounter: answeringCounter,
  declineCounter: answeringCounter,
}

const NAMING = ['releaseMaterials', 'acceptChange', 'acceptCounter', 'counter', 'withdrawChange']
/** What else a step has; who acts is mostly who may. */
export function planFields(random: Random, model: Model, task: Task, action: string): Fields {
  const staleness = action === 'award' ? 0.4 : 0.05
  const isNaming = action === 'award' || NAMING.includes(action)
  return { ...CHOOSE[action]?.(random, model, task), stale: isNaming && random.chance(staleness) }
}
