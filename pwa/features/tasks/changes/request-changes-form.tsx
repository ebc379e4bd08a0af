import { useState } from 'react'
import type { FailureReason } from '#pwa/replica/database.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { focusFirstEmpty } from '#pwa/ui/form/focus-first-empty.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { TextArea } from '#pwa/ui/form/text-field.tsx'
import { ChangeNote } from '#schema/contract/change-request.schemas.ts'
import { findFieldIssues } from '#schema/contract/field-issues.ts'
import { CHANGE_NOTE_MAX, CHANGE_REQUESTS_MAX } from '#schema/domain/limits.ts'
import { hasVisibleText } from '#schema/domain/text.ts'
import { messages } from './messages.ts'

type Props = {
  note: string
  onChange: (note: string) => void
  tasker: string
  /** The number of this request. */
  count: number
  disabledReason: string | null
  rejected: FailureReason | null
  onSubmit: (note: string) => Promise<void>
}

/** What should be changed, and what the request does to the money. */
export function RequestChangesForm(props: Props) {
  const { note, onChange, tasker, count, disabledReason, rejected, onSubmit } = props
  const [error, setError] = useState<string>()
  const change = (text: string) => {
    setError(undefined)
    onChange(text)
  }
  const submit = async () => {
    const trimmed = note.trim()
    const issue = findFieldIssues(ChangeNote, { note: trimmed }).get('note')
    if (!issue) return onSubmit(trimmed)
    setError(hasVisibleText(trimmed) ? issue.message : messages.noteRequired)
  }
  return (
    <Form ref={focusFirstEmpty} onSubmit={submit}>
      {rejected && (
        <Notice
          tone={rejected.isStopped ? 'wait' : 'bad'}
          title={rejected.isStopped ? messages.stopped : messages.rejected}
          alert
        >
          {rejected.message}
        </Notice>
      )}
      {!disabledReason && (
        <Notice tone="news" icon="shield" title={messages.what(tasker, count)}>
          <p>{messages.money}</p>
          {count === CHANGE_REQUESTS_MAX && <p>{messages.last}</p>}
        </Notice>
      )}
      <TextArea
        label={messages.note}
        name="note"
        rows={5}
        limit={CHANGE_NOTE_MAX}
        value={note}
        onChange={({ target }) => change(target.value)}
        hint={messages.noteHint}
        error={error ?? rejected?.fields?.['note']}
      />
      <SubmitButton icon="send" disabledReason={disabledReason}>
        {messages.send}
      </SubmitButton>
    </Form>
  )
}
