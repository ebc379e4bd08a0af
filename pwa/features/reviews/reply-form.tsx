import { isWaiting } from '#pwa/outbox/entry.ts'
import { replaceWaiting } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useFormEntry } from '#pwa/outbox/use-form-entry.ts'
import { useUnsentEntries } from '#pwa/outbox/use-unsent-entries.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { TextArea } from '#pwa/ui/form/text-field.tsx'
import type { TaskId } from '#schema/domain/ids.ts'
import { REVIEW_REPLY_MAX } from '#schema/domain/limits.ts'
import { VALIDATION_MESSAGES } from '#schema/domain/messages/validation.ts'
import { messages } from './messages.ts'
import { replyDraftKey, replyToReview } from './queueable.ts'

const EMPTY = { reply: '' }

/** The user's reply that the server has not accepted. */
const usePendingReply = (taskId: TaskId) =>
  useUnsentEntries().findLast(
    ({ command, ref }) => ref === taskId && command === replyToReview.command.name,
  ) ?? null

/** Once sent, a reply stays, so the form says so before. */
export function ReplyForm({ taskId }: { taskId: TaskId }) {
  const session = useSession()
  const pending = usePendingReply(taskId)
  const { fields, change } = useDraft(replyDraftKey(taskId), EMPTY)
  const { submit } = useFormEntry()
  const send = () =>
    submit((key) => {
      const input = { id: taskId, reply: fields.reply }
      const place = replaceWaiting(replyToReview, taskId)
      return enqueue(session, replyToReview, input, { key, draft: replyDraftKey(taskId), place })
    })
  if (pending && isWaiting(pending)) return null
  return (
    <Form onSubmit={send}>
      {pending?.reason && (
        <Notice tone="bad" title={messages.replyFailed} alert>
          {pending.reason.message}
        </Notice>
      )}
      <TextArea
        label={messages.replyLabel}
        name="reply"
        rows={3}
        hint={messages.replyHint}
        maxLength={REVIEW_REPLY_MAX}
        limit={REVIEW_REPLY_MAX}
        required
        data-message={VALIDATION_MESSAGES.required(messages.reply)}
        value={fields.reply}
        onChange={({ target }) => change({ reply: target.value })}
      />
      <SubmitButton tone="plain" icon="send" busyLabel={messages.loading}>
        {messages.replySend}
      </SubmitButton>
    </Form>
  )
}
