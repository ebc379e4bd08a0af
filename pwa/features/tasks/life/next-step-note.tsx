import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import { formatNaira, naira, type Naira } from '#schema/domain/money.ts'
import { nextStepOf, type TaskSide } from '#schema/domain/next-step.ts'
import { HELD_STATUSES } from '#schema/domain/task.ts'
import { lifeTaskOf } from './life-task.ts'
import { messages } from './messages.ts'
import { stepWords } from './next-step-words.ts'

type Props = {
  task: Task
  side: TaskSide
  /** The name of the other party. */
  other: string
  /** The agreed price. */
  price: Naira
}

const isUrgent = (kind: string) => ['submitLate', 'workLate', 'disputed'].includes(kind)

/** What happens next, who must act until when, and where the money is. */
export function NextStepNote({ task, side, other, price }: Props) {
  const step = nextStepOf(lifeTaskOf(task), side, useNow())
  const words = stepWords(step, side, other)
  if (words === '') return null
  const isHeld = HELD_STATUSES.some((status) => status === task.status)
  return (
    <Notice
      tone={isUrgent(step.kind) ? 'wait' : 'good'}
      icon={step.kind === 'disputed' ? 'lock' : 'clock'}
      title={words}
    >
      {isHeld && messages.held[side](formatNaira(naira(price)), other)}
    </Notice>
  )
}
