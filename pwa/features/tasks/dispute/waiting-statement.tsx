import { EntryActions } from '#pwa/features/tasks/detail/entry-actions.tsx'
import type { EntryView } from '#pwa/outbox/entry-view.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { formatMoment } from '#pwa/ui/format/format-time.ts'
import type { Task } from '#schema/contract/tasks.ts'
import { messages } from './messages.ts'
import { isOpening } from './reads.ts'

type Props = { entry: EntryView; task: Task; other: string }

/** What was written without a network: it counts only when it is sent, and by when it must arrive. */
export function WaitingStatement({ entry, task, other }: Props) {
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
        action={<EntryActions entryKey={entry.key} />}
      >
        <p>{isOpen ? messages.waitingOpen(other, at) : at && messages.waitingAnswer(at)}</p>
        <p className="prose">{String(entry.input['statement'] ?? '')}</p>
      </Notice>
    </div>
  )
}
