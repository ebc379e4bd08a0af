import { useState } from 'react'
import { messages } from '#pwa/features/tasks/messages.ts'
import { shrinkImage } from '#pwa/images/shrink-image.ts'
import type { FailureReason } from '#pwa/replica/database.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { FileField } from '#pwa/ui/form/file-field.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { TextArea } from '#pwa/ui/form/text-field.tsx'
import { findFieldIssues } from '#schema/contract/field-issues.ts'
import { SubmissionText } from '#schema/contract/tasks.schemas.ts'
import { IMAGE_MAX, NOTES_MAX, SUBMISSION_MAX } from '#schema/domain/limits.ts'
import type { SubmissionFields } from './use-submit.ts'

const isPdf = (file: File) => file.type === 'application/pdf' || /\.pdf$/i.test(file.name)

/** Shrinks a picture; a PDF stays as it is. */
async function prepareFile(file: File): Promise<{ file: File } | { error: string }> {
  if (isPdf(file)) return file.size <= SUBMISSION_MAX ? { file } : { error: messages.fileTooBig }
  const shrunk = await shrinkImage(file).catch(() => null)
  return shrunk && shrunk.size <= IMAGE_MAX ? { file: shrunk } : { error: messages.fileUnsupported }
}

function validateNotes(submissionNotes: string): string | null {
  if (!submissionNotes) return messages.notesRequired
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

/** Notes on the work, and a picture or a PDF of it. */
export function SubmissionForm(props: Props) {
  const { fields, onChange, disabledReason, rejected, version, onSubmit } = props
  const [errors, setErrors] = useState<Partial<Record<keyof SubmissionFields, string>>>({})
  const [isPreparing, setIsPreparing] = useState(false)

  const selectFile = async (file: File | null) => {
    setErrors({})
    if (!file) return onChange({ file: null })
    setIsPreparing(true)
    const prepared = await prepareFile(file)
    setIsPreparing(false)
    if ('file' in prepared) onChange(prepared)
    else setErrors({ file: prepared.error })
  }
  const changeNotes = (notes: string) => {
    setErrors({})
    onChange({ notes })
  }
  const submit = async (_data: FormData, form: HTMLFormElement) => {
    const notes = fields.notes.trim()
    const error = validateNotes(notes)
    if (!error) return onSubmit({ ...fields, notes })
    setErrors({ notes: error })
    form.querySelector<HTMLElement>('[name="notes"]')?.focus()
  }

  return (
    <Form onSubmit={submit}>
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
        error={errors.notes ?? rejected?.fields?.['submissionNotes']}
      />
      <FileField
        label={messages.file}
        name="submissionFile"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        shape={fields.file?.type.startsWith('image/') ? 'wide' : 'row'}
        file={fields.file}
        onFile={(file) => void selectFile(file)}
        prompt={messages.filePrompt}
        hint={messages.fileHint}
        error={errors.file ?? rejected?.fields?.['submissionFile']}
        optional
      />
      <SubmitButton icon="send" busy={isPreparing} disabledReason={disabledReason}>
        {messages.submit}
      </SubmitButton>
    </Form>
  )
}
