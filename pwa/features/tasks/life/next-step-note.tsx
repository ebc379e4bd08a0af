import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import { formatNaira, naira, type Naira } from '#schema/domain/money.ts'
import { nextStepOf, type NextStep, type TaskSide } from '#schema/domain/next-step.ts'
import { HELD_STATUSES } from '#schema/domain/task.ts'
import { messages } from './messages.ts'
import { stepWords } from './next-step-words.ts'
import { stepTaskOf } from './step-task.ts'

type Props = {
  task: Task
  side: TaskSide
  /** The name of the other party. */
  other: string
  /** The agreed price. */
  price: Naira
}

/** This side must act, or something is wrong. */
const URGENT: readonly NextStep['kind'][] = [
  'submitLate',
  'workLate',
  'mayCancel',
  'makeChanges',
  'answerOffer',
  'disputed',
  'answerDispute',
  'answerSplit',
  'decisionLate',
]

/** Nothing is to be done. */
const CLOSED: readonly NextStep['kind'][] = [
  'expired',
  'cancelled',
  'deleted',
  'deletedForGood',
  'removed',
]

function toneOf({ kind }: NextStep) {
  if (URGENT.includes(kind)) return 'wait'
  return CLOSED.includes(kind) ? 'news' : 'good'
}

function iconOf({ status }: Task, { kind }: NextStep) {
  if (status === 'disputed') return 'lock'
  return CLOSED.includes(kind) ? 'info' : 'clock'
}

/** What happens next, who must act until when, and where the money is. */
export function NextStepNote({ task, side, other, price }: Props) {
  const step = nextStepOf(stepTaskOf(task), side, useNow())
  const words = stepWords(step, side, other)
  if (words === '') return null
  const isHeld = HELD_STATUSES.some((status) => status === task.status)
  return (
    <Notice tone={toneOf(step)} icon={iconOf(task, step)} title={words}>
      {isHeld && messages.held[side](formatNaira(naira(price)), other)}
    </Notice>
  )
}
