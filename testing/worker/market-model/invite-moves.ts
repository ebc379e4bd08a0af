import { change, proposalsOf, TASKERS, TIMES, type Move, type Task } from './model.ts'

const isPending = ({ status }: { status: string }) => status === 'pending'

/** Only the client of the task; for others it does not exist. */
const ofClient =
  (move: Move): Move =>
  (model, task, step) =>
    task.client === step.by ? move(model, task, step) : 404

const invite = ofClient((_, task, { tasker }) => {
  if (task.status !== 'pending' || task.asked !== null) return 409
  if (task.invited.has(tasker)) return 200
  const rounds = task.proposals.get(tasker) ?? []
  if (rounds.some((each) => isPending(each) || each.reason === 'declined_price')) return 409
  task.invited.set(tasker, false)
  return 201
})

const declineInvitation: Move = (model, task, { by }) => {
  const isDeclined = task.invited.get(by)
  if (isDeclined === undefined) return 404
  if (isDeclined) return 200
  if (task.status !== 'pending' || (task.proposals.get(by) ?? []).some(isPending)) return 409
  task.invited.set(by, true)
  if (task.asked === by) change(model, task, { askedUntil: 0, askEnd: 'declined' })
  return 200
}

const show = ofClient((model, task) => {
  if (task.status !== 'pending') return 409
  if (task.asked !== null) change(model, task, { asked: null, askedUntil: 0, askEnd: null })
  return 200
})

const waitLonger = ofClient((model, task) => {
  if (task.status !== 'pending') return 409
  if (task.askedUntil !== 0) return 200
  if (task.askEnd !== 'unanswered') return 409
  change(model, task, { askedUntil: model.now + TIMES.askWait, askEnd: null })
  return 200
})

/** Of a task for one person: nobody else sees it or applies. */
export const isForOther = ({ asked }: Task, user: number) => asked !== null && asked !== user

/** Whether a user finds it by its id. */
const see: Move = (_, task, { by }) => {
  const isParty = by === task.client || by === task.tasker
  const isOpen = task.status === 'pending' && !isForOther(task, by)
  return isParty || isOpen || task.proposals.has(by) ? 200 : 404
}

/** Whether it is in a professional's list of open todos: 404 stands for its absence. */
const list: Move = (_, task) => (task.status === 'pending' && task.asked === null ? 200 : 404)

/** The wait is over. An application is an answer. */
export function settleAsk(model: Parameters<Move>[0], task: Task) {
  if (task.askedUntil === 0 || model.now < task.askedUntil) return
  const hasApplied = proposalsOf(task).some(isPending)
  change(model, task, { askedUntil: 0, askEnd: hasApplied ? task.askEnd : 'unanswered' })
}

export const INVITE_MOVES = {
  invite,
  declineInvitation,
  show,
  waitLonger,
  see,
  list,
} satisfies Record<string, Move>

/** Who is asked alone, of a new task. */
export const asking = (now: number, tasker: number) => ({
  asked: tasker,
  askedUntil: now + TIMES.askWait,
  invited: new Map([[tasker, false]]),
})

/** Mostly somebody whom it concerns. */
export const concerned = ({ asked, invited }: Task): readonly number[] =>
  asked === null ? [...TASKERS, ...invited.keys()] : [asked, asked, asked, ...TASKERS]
