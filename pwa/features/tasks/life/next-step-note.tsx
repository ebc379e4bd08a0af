import { useFeeBps } from '#pwa/features/tasks/reads.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import { platformFeeOn } from '#schema/domain/fees.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
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
  price: Kobo
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

/** Where the money is. After a dispute or an agreed part the timeline has the amounts. */
function useMoneyWords({ task, side, other, price }: Props): string | null {
  const feeBps = useFeeBps(task._id)
  const amount = price
  if (HELD_STATUSES.some((status) => status === task.status))
    return messages.held[side](formatNaira(amount), other)
  if (task.status !== 'completed' || task.dispute) return null
  if (side === 'client') return messages.paid.client(formatNaira(amount), other)
  return feeBps === undefined
    ? null
    : messages.paid.tasker(formatNaira((amount - platformFeeOn(amount, feeBps)) as Kobo))
}

/** What happens next, who must act until when, and where the money is. */
export function NextStepNote(props: Props) {
  const { task, side, other } = props
  const money = useMoneyWords(props)
  const step = nextStepOf(stepTaskOf(task), side, useNow())
  const words = stepWords(step, side, other)
  if (words === '' && !money) return null
  // What has happened to the money is the result; the rest can wait.
  if (money && task.status === 'completed')
    return (
      <Notice icon="done" title={money}>
        {words}
      </Notice>
    )
  return (
    <Notice tone={toneOf(step)} icon={iconOf(task, step)} title={words}>
      {money}
    </Notice>
  )
}
