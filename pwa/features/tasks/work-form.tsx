import { useState } from 'react'
import { IMAGE_MAX, NOTES_MAX, SUBMISSION_MAX } from '#schema/domain/limits.ts'
import { shrinkPicture } from '#pwa/replica/shrink-picture.ts'
import type { Unsent } from '#pwa/replica/unsent.ts'
import { FileField } from '#pwa/ui/file-field.tsx'
import { Form, SubmitButton } from '#pwa/ui/form.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { TextArea } from '#pwa/ui/text-field.tsx'
import type { WorkFields } from './use-submit.ts'
import { words } from './words.ts'

type Props = {
  fields: WorkFields
  onChange: (some: Partial<WorkFields>) => void
  why: string | null
  refused: Unsent | null
  /** The latest version already handed in; 0 for none. */
  version: number
  onSend: (fields: WorkFields) => Promise<void>
}

const isPdf = (file: File) => file.type === 'application/pdf' || /\.pdf$/i.test(file.name)

type Readied = { file: File } | { wrong: string }

/** A picture made small, a PDF as it is; anything else cannot be read by the other side. */
async function readied(file: File): Promise<Readied> {
  if (isPdf(file)) return file.size <= SUBMISSION_MAX ? { file } : { wrong: words.fileTooBig }
  const small = await shrinkPicture(file).catch(() => null)
  return small && small.size <= IMAGE_MAX ? { file: small } : { wrong: words.fileWrong }
}

/** Notes on the work, and a picture or a PDF of it (R29). */
export function WorkForm({ fields, onChange, why, refused, version, onSend }: Props) {
  const [fault, setFault] = useState<Partial<Record<keyof WorkFields, string>>>({})
  const [isReading, setIsReading] = useState(false)

  const take = async (chosen: File | null) => {
    setFault({})
    if (!chosen) return onChange({ file: null })
    setIsReading(true)
    const ready = await readied(chosen)
    setIsReading(false)
    if ('file' in ready) onChange(ready)
    else setFault({ file: ready.wrong })
  }
  const send = async (_data: FormData, form: HTMLFormElement) => {
    const notes = fields.notes.trim()
    const wrong = !notes
      ? words.notesRequired
      : notes.length > NOTES_MAX && words.notesTooLong(NOTES_MAX)
    if (!wrong) return onSend({ ...fields, notes })
    setFault({ notes: wrong })
    form.querySelector<HTMLElement>('[name="notes"]')?.focus()
  }

  return (
    <Form onSubmit={send}>
      {refused && (
        <Notice
          tone={refused.isStopped ? 'wait' : 'bad'}
          title={refused.isStopped ? words.stoppedTitle : words.refusedTitle}
          alert
        >
          {refused.words}
        </Notice>
      )}
      {version > 0 && (
        <Notice tone="news" title={words.again(version)}>
          {words.restarts}
        </Notice>
      )}
      <TextArea
        label={words.notes}
        name="notes"
        rows={6}
        limit={NOTES_MAX}
        value={fields.notes}
        onChange={({ target }) => {
          setFault({})
          onChange({ notes: target.value })
        }}
        hint={words.notesHint}
        error={fault.notes ?? refused?.fields?.['submissionNotes']}
      />
      <FileField
        label={words.file}
        name="submissionFile"
        accept="image/jpeg,image/png,image/webp,application/pdf"
        shape={fields.file?.type.startsWith('image/') ? 'wide' : 'row'}
        file={fields.file}
        onFile={(file) => void take(file)}
        prompt={words.filePrompt}
        hint={words.fileHint}
        error={fault.file ?? refused?.fields?.['submissionFile']}
        optional
      />
      <SubmitButton icon="send" busy={isReading} why={why}>
        {words.submit}
      </SubmitButton>
    </Form>
  )
}
