import { useFeeBps } from '#pwa/features/tasks/reads.ts'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import { platformFeeOn } from '#schema/domain/fees.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { nextStepOf, type NextStep, type TaskSide } from '#schema/domain/next-step.ts'
import { taskMoneyOf, moneyRowsOf, totalRowOf } from '#schema/domain/stage-money.ts'
import { HELD_STATUSES } from '#schema/domain/task.ts'
import { stagesOf } from './life-task.ts'
import { messages } from './messages.ts'
import { stepWords } from './next-step-words.ts'
import { stepTaskOf } from './step-task.ts'

type Props = {
  task: Task
  side: TaskSide
  /** The name of the other party. */
  other: string
}

/** This side must act, or something is wrong. */
const URGENT: readonly NextStep['kind'][] = [
  'submitLate',
  'workLate',
  'mayCancel',
  'fundStage',
  'awaitMoney',
  'mayLeave',
  'askMaterials',
  'changeMaterials',
  'releaseMaterials',
  'addReceipts',
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

/** Where the money is. After a dispute or an agreed part the timeline has the amounts, and the table those of stages. */
function useMoneyWords({ task, side, other }: Props): string | null {
  const feeBps = useFeeBps(task._id)
  const stages = stagesOf(task)
  const { held, paid } = taskMoneyOf({ stages, price: task.price })
  if (HELD_STATUSES.some((status) => status === task.status))
    return held > 0 ? messages.held[side](formatNaira(held), other) : null
  if (task.status !== 'completed' || task.dispute || paid <= 0) return null
  if (side === 'client') return messages.paid.client(formatNaira(paid), other)
  if (feeBps === undefined) return null
  const fee = stages ? totalRowOf(moneyRowsOf(stages, feeBps)).fee : platformFeeOn(paid, feeBps)
  return messages.paid.tasker(formatNaira((paid - fee) as Kobo))
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
