import { replaceWaiting } from '#pwa/outbox/placement.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { useDraft } from '#pwa/outbox/use-draft.ts'
import { useFormEntry } from '#pwa/outbox/use-form-entry.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { TextArea } from '#pwa/ui/form/text-field.tsx'
import { newId, type QuestionId, type TaskId } from '#schema/domain/ids.ts'
import { QUESTION_MAX } from '#schema/domain/limits.ts'
import { VALIDATION_MESSAGES } from '#schema/domain/messages/validation.ts'
import { messages } from './messages.ts'
import { answerDraftKey, answerQuestion, askQuestion, questionDraftKey } from './queueable.ts'

const EMPTY = { text: '' }

type TextFormProps = {
  draft: string
  texts: typeof messages.questionForm | typeof messages.answerForm
  /** Why the server refused what was sent before. */
  reason: string | undefined
  onSend: (text: string) => Promise<void>
}

function TextForm({ draft, texts: { label, hint, button }, reason, onSend }: TextFormProps) {
  const { fields, change } = useDraft(draft, EMPTY)
  return (
    <Form onSubmit={() => onSend(fields.text)}>
      {reason && (
        <Notice tone="bad" title={messages.failed} alert>
          {reason}
        </Notice>
      )}
      <TextArea
        label={label}
        name={draft}
        rows={3}
        hint={hint}
        maxLength={QUESTION_MAX}
        limit={QUESTION_MAX}
        required
        data-message={VALIDATION_MESSAGES.required(label)}
        value={fields.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <SubmitButton tone="plain" icon="send" busyLabel={messages.loading}>
        {button}
      </SubmitButton>
    </Form>
  )
}

export function AskForm({ id, reason }: { id: TaskId; reason: string | undefined }) {
  const session = useSession()
  const { submit } = useFormEntry()
  const draft = questionDraftKey(id)
  const send = (question: string) =>
    submit((key) => {
      const input = { id, _id: newId('question'), question }
      return enqueue(session, askQuestion, input, {
        key,
        draft,
        place: replaceWaiting(askQuestion, id),
      })
    })
  return <TextForm draft={draft} texts={messages.questionForm} reason={reason} onSend={send} />
}

type AnswerProps = { id: TaskId; questionId: QuestionId; reason: string | undefined }

/** Once sent, an answer stays, so the form says so before. */
export function AnswerForm({ id, questionId, reason }: AnswerProps) {
  const session = useSession()
  const { submit } = useFormEntry()
  const draft = answerDraftKey(questionId)
  const send = (answer: string) =>
    submit((key) => {
      const place = replaceWaiting(answerQuestion, questionId)
      return enqueue(session, answerQuestion, { id, questionId, answer }, { key, draft, place })
    })
  return <TextForm draft={draft} texts={messages.answerForm} reason={reason} onSend={send} />
}
