import { messages } from '#pwa/features/tasks/client/messages.ts'
import { useTask } from '#pwa/features/tasks/reads.ts'
import { DELIVERY_MESSAGES } from '#pwa/outbox/delivery-messages.ts'
import type { EntryState } from '#pwa/replica/database.ts'
import { Badge } from '#pwa/ui/display/badge.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import type { TaskId } from '#schema/domain/ids.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'

type Props = {
  id: TaskId
  /** The entry's state when the form closed; later changes come with the task. */
  state: EntryState
}

/** Shown after posting: whether the task was sent. */
export function PostedNote({ id, state }: Props) {
  const task = useTask(id)
  const isSent = task ? task.delivery.state === 'sent' : state === 'sent'
  return (
    <div className="stack" role="status">
      <Notice
        tone={isSent ? 'good' : 'wait'}
        icon={isSent ? 'done' : 'phone'}
        title={isSent ? GENERAL_MESSAGES.taskPosted : messages.postQueued}
      >
        {messages.takingYou}
      </Notice>
      <div className="row">
        <Badge tone={isSent ? 'good' : 'wait'} icon={isSent ? 'check' : 'phone'}>
          {isSent ? DELIVERY_MESSAGES.sent : DELIVERY_MESSAGES.saved}
        </Badge>
        {task && <span className="strong">{task.title}</span>}
      </div>
    </div>
  )
}
