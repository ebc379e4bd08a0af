import { dayAfter, startOfDay } from './days.ts'
import type { LifeTask } from './task-actions.ts'

export type TaskSide = 'client' | 'tasker'

/** What happens next in a task: who must act, until when, in ms; the words are the screen's. */
export type NextStep =
  | { kind: 'chooseProposal' | 'over' | 'review' | 'disputed'; at: null }
  /** Until the end of the agreed day. */
  | { kind: 'submit' | 'awaitWork' | 'submitLate' | 'workLate'; at: number | null }
  /** Pays by itself at that time, if it is known. */
  | { kind: 'approve' | 'awaitApproval' | 'paymentDue'; at: number | null }

/** The last moment of the agreed day. */
const workDueAt = ({ agreedDate }: LifeTask): number | null =>
  agreedDate === null ? null : startOfDay(dayAfter(agreedDate)) - 1

function stepOfWork(task: LifeTask, side: TaskSide, now: number): NextStep {
  const at = workDueAt(task)
  const isLate = at !== null && now > at
  if (side === 'tasker') return { kind: isLate ? 'submitLate' : 'submit', at }
  return { kind: isLate ? 'workLate' : 'awaitWork', at }
}

function stepOfApproval({ autoApproveAt: at }: LifeTask, side: TaskSide, now: number): NextStep {
  if (at !== null && now >= at) return { kind: 'paymentDue', at }
  return { kind: side === 'client' ? 'approve' : 'awaitApproval', at }
}

/** docs/rules.md#the-page-of-a-task-says-what-happens-next */
export function nextStepOf(task: LifeTask, side: TaskSide, now: number): NextStep {
  switch (task.status) {
    case 'pending':
      return { kind: 'chooseProposal', at: null }
    case 'in-progress':
      return stepOfWork(task, side, now)
    case 'submitted':
      return stepOfApproval(task, side, now)
    case 'disputed':
      return { kind: 'disputed', at: null }
    case 'completed':
      return { kind: 'review', at: null }
    default:
      return { kind: 'over', at: null }
  }
}
