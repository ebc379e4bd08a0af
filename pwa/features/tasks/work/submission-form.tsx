import { useState } from 'react'
import { EvidenceField } from '#pwa/features/tasks/evidence/evidence-field.tsx'
import { messages } from '#pwa/features/tasks/messages.ts'
import type { FailureReason } from '#pwa/replica/database.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { focusFirstEmpty } from '#pwa/ui/form/focus-first-empty.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { TextArea } from '#pwa/ui/form/text-field.tsx'
import { findFieldIssues } from '#schema/contract/field-issues.ts'
import { SubmissionText } from '#schema/contract/tasks.schemas.ts'
import { NOTES_MAX } from '#schema/domain/limits.ts'
import { hasVisibleText } from '#schema/domain/text.ts'
import type { SubmissionFields } from './use-submit.ts'

function validateNotes(submissionNotes: string): string | null {
  if (!hasVisibleText(submissionNotes)) return messages.notesRequired
  const issues = findFieldIssues(SubmissionText, { submissionNotes })
  return issues.get('submissionNotes')?.message ?? null
}

function RejectionNotice({ reason }: { reason: FailureReason }) {
  return (
    <Notice
      tone={reason.isStopped ? 'wait' : 'bad'}
      title={reason.isStopped ? messages.stoppedTitle : messages.failedTitle}
      alert
    >
      {reason.message}
    </Notice>
  )
}

type Props = {
  fields: SubmissionFields
  onChange: (some: Partial<SubmissionFields>) => void
  disabledReason: string | null
  rejected: FailureReason | null
  /** The latest submitted version; 0 for none. */
  version: number
  onSubmit: (fields: SubmissionFields) => Promise<void>
}

/** Notes on the work, and pictures or a PDF of it. */
export function SubmissionForm(props: Props) {
  const { fields, onChange, disabledReason, rejected, version, onSubmit } = props
  const [error, setError] = useState<string | null>(null)
  const [isPreparing, setIsPreparing] = useState(false)

  const changeNotes = (notes: string) => {
    setError(null)
    onChange({ notes })
  }
  const submit = async () => {
    const notes = fields.notes.trim()
    const problem = validateNotes(notes)
    if (!problem) return onSubmit({ ...fields, notes })
    setError(problem)
  }

  return (
    <Form ref={focusFirstEmpty} onSubmit={submit}>
      {rejected && <RejectionNotice reason={rejected} />}
      {version > 0 && <Notice tone="news" title={messages.newVersion(version)} />}
      <TextArea
        label={messages.notes}
        name="notes"
        rows={6}
        limit={NOTES_MAX}
        value={fields.notes}
        onChange={({ target }) => changeNotes(target.value)}
        hint={messages.notesHint}
        error={error ?? rejected?.fields?.['submissionNotes']}
      />
      <EvidenceField fields={fields} onChange={onChange} onBusy={setIsPreparing} />
      <SubmitButton icon="send" busy={isPreparing} disabledReason={disabledReason}>
        {messages.submit}
      </SubmitButton>
    </Form>
  )
}
