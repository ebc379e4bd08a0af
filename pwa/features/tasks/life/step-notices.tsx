import { Fragment, type ReactNode } from 'react'
import { partiesOf } from '#pwa/features/tasks/detail/parties.ts'
import { DisputeNotice } from '#pwa/features/tasks/dispute/dispute-notice.tsx'
import { useView } from '#pwa/outbox/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import { sortByUrgency } from '#schema/domain/act-order.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { nextStepOf, type NextStep } from '#schema/domain/next-step.ts'
import { messages } from './messages.ts'
import { stepWords } from './next-step-words.ts'
import { stepTaskOf } from './step-task.ts'

const sideOf = (task: Task, userId: UserId) =>
  partiesOf(task, userId).isTasker ? 'tasker' : 'client'

function StepNotice({ task, step }: { task: Task; step: NextStep }) {
  const { userId } = useSession()
  return (
    <Notice
      tone="wait"
      title={task.title}
      action={
        <LinkButton to="/single-task/$id" params={{ id: task._id }} size="small" tone="plain">
          {messages.seeTodo}
        </LinkButton>
      }
    >
      {stepWords(step, sideOf(task, userId), partiesOf(task, userId).other)}
    </Notice>
  )
}

export type Approvals = (count: number) => ReactNode

/** What waits for this user, most urgent first. All work to approve is one notice. */
export function StepNotices({ approvals }: { approvals?: Approvals | undefined }) {
  const { userId } = useSession()
  const now = useNow()
  const tasks = useView((view) => view.rows('tasks'), [])
  const steps = sortByUrgency(
    (tasks ?? []).map((task) => ({
      task,
      step: nextStepOf(stepTaskOf(task), sideOf(task, userId), now),
    })),
  )
  const toApprove = steps.filter(({ step }) => step.kind === 'approve')
  return steps.map(({ task, step }) => {
    if (step.kind === 'approve')
      return (
        task === toApprove[0]?.task && (
          <Fragment key="approve">{approvals?.(toApprove.length)}</Fragment>
        )
      )
    return task.status === 'disputed' ? (
      <DisputeNotice key={task._id} task={task} step={step} />
    ) : (
      <StepNotice key={task._id} task={task} step={step} />
    )
  })
}
