import { UNPAID, type Change, type ChangeTerms, type Stage } from './agreement.ts'
import {
  add,
  change,
  dayFrom,
  isParty,
  openDisputeOf,
  TIMES,
  type Answer,
  type Model,
  type Move,
  type Task,
} from './model.ts'

const STAGES_MAX = 12
/** In kobo. */
const AMOUNT_MIN = 100_00
const MATERIALS_MAX = 0.6

/** One payment at the end is one stage. */
const stagesOf = (task: Task): Stage[] =>
  task.stages ?? [
    {
      ...UNPAID,
      n: 1,
      kind: 'work',
      amount: task.price,
      held: task.price,
      returned: task.returned,
      day: task.agreedDay,
    },
  ]
const openStagesOf = (task: Task) => stagesOf(task).filter(({ isOver }) => !isOver)
export const stagesToCome = (task: Task) => openStagesOf(task).slice(1)
const sum = (stages: readonly Stage[], of: 'amount' | 'held') =>
  stages.reduce((total, each) => total + each[of], 0)

function isPlan(stages: readonly Stage[]): boolean {
  if (stages.some(({ amount }) => amount < AMOUNT_MIN)) return false
  if (stages.length === 1) return true
  const materials = stages.filter(({ kind }) => kind === 'materials')
  const open = stages.filter(({ isOver }) => !isOver)
  return (
    stages.length <= STAGES_MAX &&
    open.every(({ day }, at) => day >= (open[at - 1]?.day ?? 0)) &&
    sum(materials, 'amount') <= sum(stages, 'amount') * MATERIALS_MAX &&
    stages.at(-1)?.kind === 'work'
  )
}

/** The day of the work of now is that of the task. */
const dayOf = (task: Task, stage: Stage) =>
  stage.n === openStagesOf(task)[0]?.n ? task.agreedDay : stage.day

function withStage(task: Task, { buys, day, amount }: ChangeTerms): Stage[] {
  const stages = stagesOf(task)
  const n = Math.max(...stages.map((each) => each.n)) + 1
  const kind = buys ? 'materials' : 'work'
  const after = stagesToCome(task).filter((each) => (buys ? each.day < day : each.day <= day))
  const place = stages.length - stagesToCome(task).length + after.length
  return stages.toSpliced(place, 0, { ...UNPAID, n, kind, amount, day, held: 0 })
}

function withOrder(task: Task, { order }: ChangeTerms): Stage[] | string {
  const toCome = stagesToCome(task)
  const numbers = toCome.map(({ n }) => n)
  if (order.toSorted().join() !== numbers.toSorted().join()) return 'stage_gone'
  if (order.join() === numbers.join()) return 'invalid_input'
  const ordered = order.flatMap((n, at) =>
    toCome.filter((each) => each.n === n).map((each) => ({ ...each, day: toCome[at]?.day ?? 0 })),
  )
  const stages = stagesOf(task)
  return [...stages.slice(0, stages.length - toCome.length), ...ordered]
}

/** A held stage stays held: it takes or gives back the difference. */
const withPrice = (stage: Stage, amount: number): Stage => {
  const held = stage.held > 0 ? amount : 0
  return { ...stage, amount, held, returned: stage.returned + Math.max(0, stage.held - held) }
}

/** Of a stage that is not handed in, and for which nothing was asked. */
function withOther(task: Task, { kind, n, amount, day }: ChangeTerms): Stage[] | string {
  const [now, ...toCome] = openStagesOf(task)
  const isWork = task.status !== 'submitted' && now?.materials === null
  const stage = [...(isWork ? [now] : []), ...toCome].find((each) => each.n === n)
  if (!stage) return 'stage_gone'
  if (kind === 'price' ? stage.amount === amount : dayOf(task, stage) === day)
    return 'invalid_input'
  const stages = stagesOf(task)
  const place = stages.findIndex((each) => each.n === n)
  return stages.map((each, at) => {
    if (kind === 'price') return at === place ? withPrice(each, amount) : each
    return at === place || (at > place && each.day < day) ? { ...each, day } : each
  })
}

/** The stages after a change, or why there is none. */
function outcomeOf(task: Task, terms: ChangeTerms): Stage[] | string {
  let stages: Stage[] | string
  if (terms.kind === 'stage') stages = withStage(task, terms)
  else if (terms.kind === 'order') stages = withOrder(task, terms)
  else stages = withOther(task, terms)
  return typeof stages === 'string' || isPlan(stages) ? stages : 'invalid_input'
}

/** The amounts or days that the two agree about. */
function sightOf(task: Task, { kind, n, day }: ChangeTerms): string {
  const stages = stagesOf(task)
  if (kind === 'stage') return ''
  if (kind === 'price') {
    const stage = stages.find((each) => each.n === n)
    return `${stage?.amount} ${stage?.held}`
  }
  const place = stages.findIndex((each) => each.n === n)
  const touched =
    kind === 'order'
      ? stagesToCome(task)
      : stages.filter((each, at) => at === place || (at > place && each.day < day))
  return touched.map((each) => `${each.n} ${dayOf(task, each)}`).join()
}

const DAY_KINDS = ['day', 'stage']
const propose =
  (kind: Change['kind']): Move =>
  (model, task, { by, n, amount, days, buys, order }) => {
    if (!isParty(task, by)) return 'not_found'
    if (task.status !== 'in-progress' && task.status !== 'submitted') return 'task_not_in_progress'
    if (task.offer) return 'cancel_offer_open'
    if (task.change) return 'plan_change_exists'
    if (DAY_KINDS.includes(kind) && days < 0) return 'invalid_input'
    const terms = { kind, n, amount, day: dayFrom(model.now, days), buys, order }
    const stages = outcomeOf(task, terms)
    if (typeof stages === 'string') return stages
    const until = model.now + TIMES.planChange
    change(model, task, { change: { ...terms, by, until, seen: sightOf(task, terms) } })
    return 201
  }

/** Of the open one, which the step names unless it is stale. */
const ofOpen =
  (isOwn: boolean, move: (open: Change, ...args: Parameters<Move>) => Answer): Move =>
  (model, task, step) => {
    if (!isParty(task, step.by)) return 'not_found'
    if (task.status !== 'in-progress' && task.status !== 'submitted') return 'task_not_in_progress'
    if (!task.change || step.stale) return 'plan_change_gone'
    return (task.change.by === step.by) === isOwn
      ? move(task.change, model, task, step)
      : 'not_found'
  }

const drop = (_: Change, model: Model, task: Task) => {
  change(model, task, { change: null })
  return 200
}

function agree(model: Model, task: Task, { kind, n, day }: Change, stages: Stage[]) {
  const money = sum(stages, 'held') - sum(stagesOf(task), 'held')
  const isNow = kind === 'day' && n === openStagesOf(task)[0]?.n
  const isOnePayment = !task.stages && stages.length === 1
  add(model, task.client, -money)
  change(model, task, {
    change: null,
    held: task.held + money,
    returned: task.returned + Math.max(0, -money),
    price: sum(stages, 'amount'),
    stages: isOnePayment ? null : stages,
    agreedDay: isNow ? day : task.agreedDay,
  })
}

/** `yes`: the client holds the money for a new stage at once. */
const acceptChange = ofOpen(false, (open, model, task, { by, yes }) => {
  if (task.offer) return 'cancel_offer_open'
  const isClient = by === task.client
  const isAllHeld = openStagesOf(task).every(({ held, amount }) => held === amount)
  if (yes && !(open.kind === 'stage' && isClient && isAllHeld)) return 'stage_gone'
  const known = stagesOf(task).map(({ n }) => n)
  const outcome = outcomeOf(task, open)
  if (typeof outcome === 'string') return 'plan_change_stale'
  const stages = outcome.map((each) =>
    yes && !known.includes(each.n) ? { ...each, held: each.amount } : each,
  )
  const money = sum(stages, 'held') - sum(stagesOf(task), 'held')
  if (money > 0 && money > (model.balances[task.client] ?? 0))
    return isClient ? 'insufficient_funds' : 'client_funds_short'
  agree(model, task, open, stages)
  return 200
})

/** It ends when what it is about changes, or the work ends; the days of a dispute do not count. */
export function followChange(model: Model, task: Task, act: () => Answer): Answer {
  const disputedAt = openDisputeOf(task)?.openedAt
  const answer = act()
  const { change: open, status } = task
  if (!open) return answer
  const goesOn = status === 'in-progress' || status === 'submitted' || status === 'disputed'
  if (!goesOn || typeof outcomeOf(task, open) === 'string' || sightOf(task, open) !== open.seen)
    task.change = null
  else if (disputedAt !== undefined && status !== 'disputed')
    open.until += task.updatedAt - disputedAt
  return answer
}

export const isSilent = (model: Model, { change: open }: Task) =>
  open !== null && model.now >= open.until

export const CHANGE_MOVES = {
  changePrice: propose('price'),
  changeDay: propose('day'),
  addStage: propose('stage'),
  changeOrder: propose('order'),
  withdrawChange: ofOpen(true, drop),
  declineChange: ofOpen(false, drop),
  acceptChange,
} satisfies Record<string, Move>
