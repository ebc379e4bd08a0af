import { enqueue } from '#pwa/outbox/queue.ts'
import { newRequestKey } from '#pwa/outbox/request-key.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { waitForAnswer } from '#pwa/outbox/watch-entry.ts'
import { useSession } from '#pwa/session/session.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { TextArea } from '#pwa/ui/form/text-field.tsx'
import { Sheet } from '#pwa/ui/layout/dialog.tsx'
import { newId, type Id } from '#schema/domain/ids.ts'
import { REPORT_WORDS_MAX } from '#schema/domain/limits.ts'
import { REPORT_REASONS, type ReportTarget } from '#schema/domain/report.ts'
import { messages } from './messages.ts'
import { report, reportDraftKey } from './queueable.ts'

type Reason = (typeof REPORT_REASONS)[number]
const listReasons = () => REPORT_REASONS.map((value) => ({ value, label: messages.reasons[value] }))
// A person decides what is wrong: a preselected reason would be sent unread.
const EMPTY: { reason: Reason | ''; words: string } = { reason: '', words: '' }

type Props = { target: ReportTarget; targetId: string; open: boolean; onClose: () => void }

/** A report of a user, todo, message or review. It may wait for a network. */
export function ReportSheet({ target, targetId, open, onClose }: Props) {
  return (
    <Sheet open={open} onClose={onClose} title={messages.reportTitle[target]}>
      <ReportForm target={target} targetId={targetId} onClose={onClose} />
    </Sheet>
  )
}

function ReportForm({ target, targetId, onClose }: Omit<Props, 'open'>) {
  const session = useSession()
  const draft = reportDraftKey(targetId)
  const { fields, change } = useDraft(draft, EMPTY)
  const send = async () => {
    const { reason, words } = fields
    // The form is valid only with a reason.
    if (!reason) return
    const about = { target, targetId: targetId as Id<'reported'> }
    const input = { _id: newId('report'), ...about, reason, words }
    const key = await enqueue(session, report, input, { key: newRequestKey(), draft })
    const state = await waitForAnswer(session, key)
    if (state === 'failed') {
      const entry = await session.replica.outbox.get({ key })
      toast(entry?.error?.message ?? messages.saved, 'bad')
    } else toast(state === 'queued' ? messages.saved : messages.sent)
    onClose()
  }
  return (
    <Form onSubmit={send}>
      <p>{messages.reportText}</p>
      <RadioCards
        look="tall"
        label={messages.reason}
        name="reason"
        options={listReasons()}
        required
        requiredMessage={messages.reasonMissing}
        value={fields.reason}
        onValue={(reason) => change({ reason: reason as Reason })}
      />
      <TextArea
        label={messages.words}
        name="words"
        rows={3}
        maxLength={REPORT_WORDS_MAX}
        limit={REPORT_WORDS_MAX}
        value={fields.words}
        onChange={({ target: { value } }) => change({ words: value })}
      />
      <SubmitButton icon="send" busyLabel={messages.loading}>
        {messages.send}
      </SubmitButton>
    </Form>
  )
}
