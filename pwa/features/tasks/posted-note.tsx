import type { TaskId } from '#schema/domain/ids.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { DELIVERY_WORDS } from '#pwa/replica/words.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { words } from './client-words.ts'
import type { Outcome } from '#pwa/replica/outcome.ts'
import { useTask } from './reads.ts'

type Props = {
  id: TaskId
  /** As far as was known when the form was left; what is known since comes from the phone's memory. */
  outcome: Exclude<Outcome, 'refused'>
}

/** After Post: whether it has left the phone, kept up to date for as long as it is looked at. */
export function PostedNote({ id, outcome }: Props) {
  const task = useTask(id)
  const isSent = task ? task.delivery.state === 'sent' : outcome === 'sent'
  return (
    <div className="stack" role="status">
      <Notice
        tone={isSent ? 'good' : 'wait'}
        icon={isSent ? 'done' : 'phone'}
        title={isSent ? TEXTS.taskPosted : words.whenSaved}
      >
        {words.takingYou}
      </Notice>
      <div className="row">
        <Badge tone={isSent ? 'good' : 'wait'} icon={isSent ? 'check' : 'phone'}>
          {isSent ? DELIVERY_WORDS.sent : DELIVERY_WORDS.saved}
        </Badge>
        {task && <span className="strong">{task.title}</span>}
      </div>
    </div>
  )
}
