import type { ErrorCode } from './errors.ts'
import type { UserId } from './ids.ts'
import type { Kobo } from './money.ts'
import {
  agreedDateAfter,
  changeOf,
  PLAN_CHANGE_MS,
  stageListOf,
  type Changed,
  type ChangeLine,
  type ChangeLines,
  type ChangeTask,
  type ChangeTerms,
  type PlanChange,
  type PlanChangeId,
} from './plan-change.ts'
import { answerReminderAt } from './quiet-hours.ts'
import { totalOf, type Stage } from './stages.ts'
import type { TaskEventData } from './task-event.ts'
import { HELD_STATUSES } from './task.ts'

const isParty = ({ client, taskerId }: ChangeTask, user: UserId) =>
  client === user || taskerId === user

/** Both sides, while the work goes on; an offer to end it comes first. */
function whyNotChangePlan(task: ChangeTask, user: UserId): ErrorCode | null {
  if (!isParty(task, user)) return 'not_found'
  if (task.status !== 'in-progress' && task.status !== 'submitted') return 'task_not_in_progress'
  return task.cancelOffer === null ? null : 'cancel_offer_open'
}

export const whyNotPropose = (task: ChangeTask, user: UserId): ErrorCode | null =>
  whyNotChangePlan(task, user) ?? (task.planChange === null ? null : 'plan_change_exists')

const whyNotUse = (task: ChangeTask, id: PlanChangeId, user: UserId): ErrorCode | null =>
  whyNotChangePlan({ ...task, cancelOffer: null }, user) ??
  (task.planChange?.id === id ? null : 'plan_change_gone')

export const whyNotWithdrawChange = (task: ChangeTask, id: PlanChangeId, user: UserId) =>
  whyNotUse(task, id, user) ?? (task.planChange?.by === user ? null : 'not_found')

export const whyNotDeclineChange = (task: ChangeTask, id: PlanChangeId, user: UserId) =>
  whyNotUse(task, id, user) ?? (task.planChange?.by === user ? 'not_found' : null)

export const whyNotAcceptChange = (task: ChangeTask, id: PlanChangeId, user: UserId) =>
  whyNotDeclineChange(task, id, user) ?? whyNotChangePlan(task, user)

/** Whether an accepted stage can be held at once: by the client, when everything before it is. */
export const mayHoldAtOnce = (task: ChangeTask, change: PlanChange, user: UserId): boolean =>
  change.terms.kind === 'stage' &&
  task.client === user &&
  stageListOf(task).every(({ endedAt, amount, held }) => endedAt !== null || held === amount)

/** What a change is about, as its other side saw it; a change of the day is about no money, one of the price about no day. */
const aboutOf = ({ kind }: ChangeTerms, lines: readonly ChangeLine[]) =>
  JSON.stringify(
    lines.map(({ n, amount, date, held }) => [
      n,
      ...(kind === 'price' ? [amount, held] : []),
      ...(kind === 'date' || kind === 'order' ? [date] : []),
    ]),
  )

/** What an open change makes of its task; null when the task changed in what it is about. */
export function standingChangeOf(task: ChangeTask, change: PlanChange): Changed | null {
  const { terms } = change
  const changed = changeOf(task, terms)
  if (typeof changed === 'string') return null
  if (aboutOf(terms, changed.before) !== aboutOf(terms, change.before)) return null
  return terms.kind === 'stage' || aboutOf(terms, changed.after) === aboutOf(terms, change.after)
    ? changed
    : null
}

type Frozen = { dispute: { openedAt: number } | null }

/** The open change of a task after the task has changed: null when it has ended with that. */
export function planChangeAfter(
  before: ChangeTask & Frozen,
  after: ChangeTask,
  now: number,
): PlanChange | null {
  const { planChange: change } = after
  if (change === null || change.id !== before.planChange?.id) return change
  if (!HELD_STATUSES.some((status) => status === after.status)) return null
  // While disputed nothing is decided; what is agreed stands as it was.
  if (after.status === 'disputed')
    return standingChangeOf({ ...after, status: 'in-progress' }, change) && change
  if (standingChangeOf(after, change) === null) return null
  const frozenAt = before.status === 'disputed' ? before.dispute?.openedAt : undefined
  return frozenAt === undefined ? change : { ...change, until: change.until + now - frozenAt }
}

export const untilOf = (proposedAt: number): number => proposedAt + PLAN_CHANGE_MS

/** When the side that has to answer is reminded, then when the change ends. Null without one. */
export function planChangeDueAt(change: PlanChange | null | undefined, now: number): number | null {
  if (!change) return null
  const remindAt = answerReminderAt(change.until)
  return remindAt > now ? remindAt : change.until
}

/** What a task is after an accepted change; `holds`: the new stage is held with it. */
export function afterChange(
  task: ChangeTask,
  { terms }: PlanChange,
  changed: Changed,
  holds = false,
) {
  const isNew = ({ n }: Stage) => !stageListOf(task).some((each) => each.n === n)
  const stages = changed.stages.map((stage) =>
    holds && isNew(stage) ? { ...stage, held: stage.amount } : stage,
  )
  return {
    price: totalOf(stages),
    agreedDate: agreedDateAfter(task, terms),
    /** Null for a task that still has one. */
    stages: task.stages === null && stages.length === 1 ? null : stages,
  }
}

/** What the timeline says about a change: what was, and what is asked for. */
export function changeFactsOf({
  terms,
  before,
  after,
}: Pick<PlanChange, 'terms' | keyof ChangeLines>): {
  amount: Kobo | null
  data: TaskEventData
} {
  const named = (lines: readonly ChangeLine[]) => lines.map(({ title }) => title).join(', ')
  const [was] = before
  const [is] = after
  const { kind } = terms
  if (kind === 'order')
    return { amount: null, data: { change: kind, from: named(before), to: named(after) } }
  if (kind === 'stage') {
    const { title, date: to, amount, kind: of } = terms.stage
    return { amount, data: { change: kind, title, to, of } }
  }
  const title = is?.title ?? ''
  return kind === 'price'
    ? { amount: terms.amount, data: { change: kind, title, price: was?.amount ?? (0 as Kobo) } }
    : { amount: null, data: { change: kind, title, from: was?.date ?? '', to: terms.date } }
}
