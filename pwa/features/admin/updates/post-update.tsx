import { useEffect, useState } from 'react'
import { messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { messages as shared } from '#pwa/features/admin/messages.ts'
import { Facts } from '#pwa/features/admin/page/facts.tsx'
import { optionsOf } from '#pwa/features/admin/page/filter-bar.tsx'
import { Section } from '#pwa/features/admin/page/section.tsx'
import { useRefetchAdmin } from '#pwa/features/admin/page/use-admin-query.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { readNow } from '#pwa/ui/browser/clock.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { copyFile } from '#pwa/ui/form/copy-file.ts'
import { FileField } from '#pwa/ui/form/file-field.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { Select } from '#pwa/ui/form/select.tsx'
import { TextArea, TextField } from '#pwa/ui/form/text-field.tsx'
import { Dialog } from '#pwa/ui/layout/dialog.tsx'
import { postUpdate } from '#schema/contract/community.ts'
import { localTimeOf } from '#schema/domain/days.ts'
import {
  UPDATE_AHEAD_MS,
  UPDATE_AUDIENCES,
  UPDATE_CAPTION_MAX,
  UPDATE_FILE_MAX,
  type UpdateAudience,
} from '#schema/domain/updates.ts'
import { messages } from './messages.ts'

const AUDIENCES = optionsOf(messages.audiences)
const PUSHES = [
  { value: 'no', ...messages.pushes.no },
  { value: 'yes', ...messages.pushes.yes },
]

const audienceOf = (fields: FormData): UpdateAudience =>
  UPDATE_AUDIENCES.find((audience) => audience === fields.get('audience')) ?? 'all'

/** An update may be shown from a later minute on. */
function ShowFromField() {
  const [now] = useState(readNow)
  return (
    <TextField
      name="showFrom"
      type="datetime-local"
      label={messages.showFrom}
      hint={messages.showFromHint}
      min={localTimeOf(now)}
      max={localTimeOf(now + UPDATE_AHEAD_MS)}
      data-message={messages.showFromInvalid}
      optional
    />
  )
}

type UpdateFileProps = { file: File | null; onFile: (file: File | null) => void }

function UpdateFileField({ file, onFile }: UpdateFileProps) {
  const [error, setError] = useState('')
  const choose = async (chosen: File | null) => {
    const copy = chosen && (await copyFile(chosen).catch(() => null))
    setError(chosen && !copy ? messages.fileUnreadable : '')
    onFile(copy)
  }
  return (
    <FileField
      name="file"
      label={messages.file}
      accept="image/jpeg,image/png,image/webp,application/pdf"
      shape="row"
      maxBytes={UPDATE_FILE_MAX}
      file={file}
      onFile={(chosen) => void choose(chosen)}
      error={error}
      prompt={messages.filePrompt}
      optional
    />
  )
}

/** The update as its readers see it, and who they are. */
function UpdatePreview({ fields, file }: { fields: FormData; file: File | null }) {
  const [picture] = useState(() =>
    file?.type.startsWith('image/') ? URL.createObjectURL(file) : null,
  )
  useEffect(() => () => void (picture && URL.revokeObjectURL(picture)), [picture])
  const showFrom = String(fields.get('showFrom') ?? '')
  const push = fields.get('push') === 'yes' ? messages.pushes.yes : messages.pushes.no
  return (
    <>
      <article className="admin-preview stack stack-tight">
        {picture && <img src={picture} alt="" />}
        <p className="prose">{String(fields.get('caption') ?? '').trim()}</p>
        {file && !picture && <p className="small soft">{file.name}</p>}
      </article>
      <Facts
        facts={[
          [messages.audience, messages.audiences[audienceOf(fields)]],
          [messages.showFrom, showFrom ? showFrom.replace('T', ', ') : messages.atOnce],
          [messages.push, push.label],
        ]}
      />
    </>
  )
}

type ConfirmProps = {
  fields: FormData
  file: File | null
  onPost: (fields: FormData) => Promise<void>
  onClose: () => void
}

function ConfirmUpdate({ fields, file, onPost, onClose }: ConfirmProps) {
  const { whyOffline } = useOnline()
  return (
    <Dialog open onClose={onClose} title={messages.preview}>
      <Form onSubmit={() => onPost(fields)} messageOf={messageFor}>
        <UpdatePreview fields={fields} file={file} />
        <SubmitButton busyLabel={messages.posting} disabledReason={whyOffline(shared.needsNetwork)}>
          {messages.post}
        </SubmitButton>
        <Button tone="plain" onClick={onClose}>
          {messages.change}
        </Button>
      </Form>
    </Dialog>
  )
}

/** News for all users or one type of them, at once or from a later time, with a picture or PDF. */
export function PostUpdate() {
  const { run } = useCommand(postUpdate)
  const refetch = useRefetchAdmin()
  const [file, setFile] = useState<File | null>(null)
  // A new key empties the fields after an update was posted.
  const [posted, setPosted] = useState(0)
  const [draft, setDraft] = useState<FormData | null>(null)
  const send = async (fields: FormData) => {
    const showFrom = String(fields.get('showFrom') ?? '')
    const { message } = await run({
      caption: String(fields.get('caption') ?? '').trim(),
      audience: audienceOf(fields),
      ...(fields.get('push') === 'yes' && { push: '1' as const }),
      ...(showFrom && { showFrom }),
      ...(file && { file }),
    })
    await refetch()
    toast(message, 'good')
    setDraft(null)
    setFile(null)
    setPosted(posted + 1)
  }
  return (
    <Section title={messages.title}>
      <p className="soft small">{messages.note}</p>
      <Form key={posted} onSubmit={async (fields) => setDraft(fields)} messageOf={messageFor}>
        <TextArea
          name="caption"
          label={messages.caption}
          hint={messages.captionHint}
          limit={UPDATE_CAPTION_MAX}
          maxLength={UPDATE_CAPTION_MAX}
          rows={3}
          required
          data-message={messages.captionRequired}
        />
        <UpdateFileField file={file} onFile={setFile} />
        <Select name="audience" label={messages.audience} options={AUDIENCES} />
        <ShowFromField />
        <RadioCards name="push" label={messages.push} options={PUSHES} defaultValue="no" />
        <SubmitButton wide={false}>{messages.toPreview}</SubmitButton>
      </Form>
      {draft && (
        <ConfirmUpdate fields={draft} file={file} onPost={send} onClose={() => setDraft(null)} />
      )}
    </Section>
  )
}
