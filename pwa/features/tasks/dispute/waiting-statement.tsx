import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { useEntryActions } from '#pwa/outbox/use-outbox-entry.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import { messages } from './messages.ts'
import { isOpening } from './reads.ts'
import { formatMoment } from './words.ts'

type Props = { entry: EntryView; task: Task; other: string }

/** What was written without a network: it counts only when it is sent, and by when it must arrive. */
export function WaitingStatement({ entry, task, other }: Props) {
  const { edit, discard } = useEntryActions(entry.key)
  const { autoApproveAt, dispute } = task
  const isOpen = isOpening(entry)
  const until = isOpen ? autoApproveAt : dispute && dispute.answerBy
  const at = until && formatMoment(until)
  return (
    <div role="status">
      <Notice
        tone="wait"
        icon="phone"
        title={isOpen ? messages.waitingTitle : messages.waitingAnswerTitle}
        action={
          <div className="row">
            <Button tone="plain" size="small" icon="edit" onClick={() => void edit()}>
              {messages.change}
            </Button>
            <Button tone="quiet" size="small" icon="delete" onClick={() => void discard()}>
              {messages.discard}
            </Button>
          </div>
        }
      >
        <p>{isOpen ? messages.waitingOpen(other, at) : at && messages.waitingAnswer(at)}</p>
        <p className="prose">{String(entry.input['statement'] ?? '')}</p>
      </Notice>
    </div>
  )
}
