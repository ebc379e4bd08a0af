import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pickTask, type TaskBetween } from '#pwa/features/chats/pick-task.ts'
import { readTasksBetween } from '#pwa/features/chats/read-tasks-between.ts'
import { TaskBadge } from '#pwa/features/tasks/detail/task-badge.tsx'
import { stepWords } from '#pwa/features/tasks/life/next-step-words.ts'
import { stepTaskOf } from '#pwa/features/tasks/life/step-task.ts'
import { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import { useReplica } from '#pwa/outbox/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { nextStepOf, type TaskSide } from '#schema/domain/next-step.ts'
import { messages } from './messages.ts'
import './task-strip.css'

const sideOf = ({ client, tasker }: Task, userId: UserId): TaskSide | null => {
  if (!tasker) return null
  return client === userId ? 'client' : 'tasker'
}

const otherName = ({ tasker, postedBy }: Task, side: TaskSide) =>
  side === 'tasker' ? postedBy.username : (tasker?.username ?? '')

/** What happens next, in the words of the todo's own page. */
function useStepText({ task, sent, received }: TaskBetween): string {
  const { userId } = useSession()
  const now = useNow()
  const side = sideOf(task, userId)
  if (side) return stepWords(nextStepOf(stepTaskOf(task), side, now), side, otherName(task, side))
  if (sent) return messages.proposal.sent(formatNaira(sent.price))
  if (!received) return ''
  return messages.proposal.received(formatNaira(received.price), received.tasker.username)
}

function Strip({ between, others }: { between: TaskBetween; others: number }) {
  const { task, received } = between
  const step = useStepText(between)
  return (
    <section className="task-strip">
      <div className="task-strip-head">
        <h2 className="task-strip-title">
          <Link to="/single-task/$id" params={{ id: task._id }}>
            {task.title}
          </Link>
        </h2>
        <TaskBadge status={task.status} />
      </div>
      <p className="task-strip-step small soft">
        {step} {others > 0 && messages.others(others)}{' '}
        {received && task.status === 'pending' && (
          <Link to="/single-proposal/$id" params={{ id: received._id }}>
            {messages.seeProposal}
          </Link>
        )}
      </p>
    </section>
  )
}

type Props = {
  other: UserId
  /** Shown until the first pull is complete, when no todo is known yet. */
  space: ReactNode
}

/** The todo between the two users of a conversation: its state and its next step. */
export function TaskStrip({ other, space }: Props) {
  const known = useReplica(
    async (device) => ({
      tasks: (await readTasksBetween(await OptimisticView.load(device)))(other),
      hasPulled: (await device.replica.getMeta('lastPullAt')) !== undefined,
    }),
    [other],
  )
  if (!known) return space
  const between = pickTask(known.tasks)
  if (between) return <Strip between={between} others={known.tasks.length - 1} />
  return known.hasPulled ? null : space
}
