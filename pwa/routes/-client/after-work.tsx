import { messages } from '#pwa/features/tasks/messages.ts'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import type { TaskSide } from '#schema/domain/next-step.ts'

/** After the work: the same again, for the same professional, or the next todo, and the receipt. */
export function AfterWork({ task, side }: { task: Task; side: TaskSide }) {
  return (
    <>
      {side === 'client' ? (
        <LinkButton
          to="/create-task"
          search={{ again: task._id, ...(task.tasker && { for: task.tasker._id }) }}
          size="small"
          icon="plus"
        >
          {messages.hireAgain}
        </LinkButton>
      ) : (
        <LinkButton to="/all-task" size="small" icon="search">
          {messages.findMore}
        </LinkButton>
      )}
      <LinkButton
        to={side === 'client' ? '/client-wallet' : '/wallet'}
        search={{ receipt: task._id }}
        tone="plain"
        size="small"
        icon="wallet"
      >
        {messages.receipt}
      </LinkButton>
    </>
  )
}
