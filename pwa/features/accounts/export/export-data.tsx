import { useState } from 'react'
import { ApiError, messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { isMetered } from '#pwa/ui/browser/data-saver.ts'
import { saveFile } from '#pwa/ui/browser/save-file.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { PasswordField } from '#pwa/ui/form/password-field.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { formatSize } from '#pwa/ui/format/format-size.ts'
import { EXPORT_SECTIONS } from '#schema/domain/export.ts'
import type { Progress } from './collect.ts'
import { messages } from './messages.ts'
import { useExport } from './use-export.ts'

const FILE_NAME = 'onise-my-data.zip'
const listExtents = () => [
  { value: 'all', label: messages.all, note: messages.allNote },
  { value: 'texts', label: messages.texts },
]

type FormProps = {
  isExpired: boolean | undefined
  onStart: (password: string, withFiles: boolean) => Promise<void>
}

function StartForm({ isExpired, onStart }: FormProps) {
  const { whyOffline } = useOnline()
  const [passwordError, setPasswordError] = useState<string>()
  const start = async (data: FormData) => {
    setPasswordError(undefined)
    try {
      await onStart(String(data.get('password')), data.get('extent') === 'all')
    } catch (failure) {
      const isPassword = failure instanceof ApiError && failure.code === 'wrong_password'
      if (!isPassword) throw failure
      setPasswordError(messageFor(failure))
    }
  }
  return (
    <>
      <p className="prose">{messages.contents}</p>
      <p className="soft prose">{messages.privacy}</p>
      {isExpired && (
        <Notice tone="wait" alert>
          {messages.expired}
        </Notice>
      )}
      <Form onSubmit={start} messageOf={messageFor}>
        <RadioCards
          label={messages.extent}
          name="extent"
          look="tall"
          options={listExtents()}
          defaultValue={isMetered() ? 'texts' : 'all'}
        />
        <PasswordField
          label={messages.password}
          name="password"
          autoComplete="current-password"
          data-message={messages.passwordRequired}
          error={passwordError}
          required
        />
        <SubmitButton
          busyLabel={messages.starting}
          disabledReason={whyOffline(messages.needsNetwork)}
        >
          {messages.start}
        </SubmitButton>
      </Form>
    </>
  )
}

function ProgressText({ sections, rows, files }: Progress) {
  const max = EXPORT_SECTIONS.length + files.all
  return (
    <div className="stack stack-tight">
      <progress
        className="progress-bar"
        aria-label={messages.title}
        value={sections + files.done}
        max={max}
      />
      <p className="small soft tabular">
        {messages.rows(rows)}
        {sections === EXPORT_SECTIONS.length && files.all > 0 && (
          <> · {messages.files(files.done, files.all)}</>
        )}
      </p>
    </div>
  )
}

/** After the password everything is read page by page, packed on this device and saved by the user. */
export function ExportData() {
  const { state, start, goOn } = useExport()
  if (state.step === 'form') return <StartForm isExpired={state.isExpired} onStart={start} />
  if (state.step === 'ready')
    return (
      <div className="stack">
        <Notice title={messages.ready} alert>
          {formatSize(state.file.size)}
        </Notice>
        {state.missing > 0 && <Notice tone="wait">{messages.missing(state.missing)}</Notice>}
        <p className="soft prose">{messages.privacy}</p>
        <Button icon="download" onClick={() => saveFile(state.file, FILE_NAME)}>
          {messages.save}
        </Button>
      </div>
    )
  return (
    <div className="stack">
      <p role="status">{messages.collecting}</p>
      <ProgressText {...state.progress} />
      {state.step === 'stopped' && (
        <Notice
          tone="bad"
          alert
          title={messages.interrupted}
          action={
            <Button tone="plain" size="small" icon="retry" onClick={goOn}>
              {messages.goOn}
            </Button>
          }
        >
          {state.reason}
        </Notice>
      )}
    </div>
  )
}
