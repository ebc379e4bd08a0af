import type { Stage } from './agreement.ts'
import { add, change, currentOf, nextStage, TASKERS, type Move, type Task } from './model.ts'

/** The stage for materials with this number, while it is the work of now. */
function buyingNow(task: Task, n: number): Stage | string {
  if (task.status !== 'in-progress') return 'task_not_in_progress'
  const stage = currentOf(task)
  return stage?.n === n && stage.kind === 'materials' ? stage : 'stage_gone'
}

const askForMaterials: Move = (model, task, { by, n, amount: total }) => {
  if (task.tasker !== by) return 'not_found'
  const stage = buyingNow(task, n)
  if (typeof stage === 'string') return stage
  if (stage.held < stage.amount) return 'stage_not_held'
  if (total > stage.held) return 'materials_over'
  stage.materials = {
    total,
    isDeclined: false,
    released: null,
    releasedAt: 0,
    spent: null,
    givenBack: 0,
    isMissed: false,
  }
  change(model, task, {})
  return 200
}

/** By the client, about the list that waits for an answer. */
const ofList =
  (move: (stage: Stage, ...args: Parameters<Move>) => ReturnType<Move>): Move =>
  (model, task, step) => {
    if (task.client !== step.by) return 'not_found'
    const stage = buyingNow(task, step.n)
    if (typeof stage === 'string') return stage
    const isSeen = stage.materials && !stage.materials.isDeclined && !step.stale
    return isSeen ? move(stage, model, task, step) : 'materials_changed'
  }

const declineMaterials = ofList(({ materials }, model, task) => {
  if (materials) materials.isDeclined = true
  change(model, task, {})
  return 200
})

/** Without a fee; the rest of the stage goes back, and the next one begins. */
const releaseMaterials = ofList((stage, model, task, { amount }) => {
  const { materials, held } = stage
  if (!materials || task.tasker === null || amount > materials.total) return 'materials_over'
  Object.assign(materials, { released: amount, releasedAt: model.now })
  task.held -= held
  add(model, task.tasker, amount)
  add(model, task.client, held - amount)
  nextStage(model, task, amount)
  return 200
})

const paidOf = (task: Task, n: number) => {
  const stage = task.stages?.find((each) => each.n === n)
  return stage?.materials?.released ? stage.materials : null
}

const sendReceipts: Move = (model, task, { by, n, amount: spent }) => {
  if (task.tasker !== by) return 'not_found'
  const materials = paidOf(task, n)
  if (!materials) return 'stage_gone'
  if (materials.spent !== null) return 'receipts_sent'
  materials.spent = spent
  change(model, task, {})
  return 200
}

/** What was not spent: all of it, once. */
const giveBack: Move = (model, task, { by, n, amount }) => {
  if (task.tasker !== by) return 'not_found'
  const materials = paidOf(task, n)
  if (!materials || materials.givenBack > 0) return 'stage_gone'
  const rest = (materials.released ?? 0) - (materials.spent ?? 0)
  if (rest <= 0 || rest !== amount) return 'materials_changed'
  if ((model.balances[by] ?? 0) < amount) return 'insufficient_funds'
  materials.givenBack = amount
  add(model, by, -amount)
  add(model, task.client, amount)
  change(model, task, {})
  return 200
}

/** Somewhere else, what a professional has received. */
const spend: Move = (model, _, { by, amount }) => {
  const balance = model.balances[by] ?? 0
  if (!TASKERS.includes(by) || amount > balance) return 402
  add(model, by, -amount)
  return 200
}

export const MATERIALS_MOVES = {
  spend,
  askForMaterials,
  declineMaterials,
  releaseMaterials,
  sendReceipts,
  giveBack,
} satisfies Record<string, Move>
