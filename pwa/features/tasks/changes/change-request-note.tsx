import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import { messages } from './messages.ts'
import { usePendingRequest } from './use-request-changes.ts'

/** The client's latest request while the tasker works on it, for both sides; and a request that was rejected. */
export function ChangeRequestNote({ task, isTasker }: { task: Task; isTasker: boolean }) {
  const { _id: id, status, changeRequest, postedBy, tasker } = task
  const pending = usePendingRequest(id)
  if (pending?.reason)
    return (
      <Notice
        tone={pending.reason.isStopped ? 'wait' : 'bad'}
        title={pending.reason.isStopped ? messages.stopped : messages.rejected}
        action={
          <LinkButton to="/request-changes/$id" params={{ id }} tone="plain" size="small">
            {messages.openAgain}
          </LinkButton>
        }
      >
        {pending.reason.message}
      </Notice>
    )
  if (status !== 'in-progress' || !changeRequest) return null
  const { count, note } = changeRequest
  return (
    <Notice
      tone="wait"
      icon="edit"
      title={isTasker ? messages.asked(postedBy.username, count) : messages.youAsked(count)}
    >
      <p className="prose">{note}</p>
      <p className="small soft">
        {isTasker ? messages.submitAgain : messages.waiting(tasker?.username ?? '')}
      </p>
    </Notice>
  )
}
