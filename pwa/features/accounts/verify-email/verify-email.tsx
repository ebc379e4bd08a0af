import { useState, type ReactNode } from 'react'
import { ApiError, messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { keepDigits } from '#pwa/ui/form/keep-digits.ts'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { proveEmail, sendEmailCode, type OwnUser } from '#schema/contract/accounts.ts'
import { hasProvenContact } from '#schema/domain/user.ts'
import { messages } from './messages.ts'

const keepCode = keepDigits(6)
const focus = (input: HTMLInputElement | null) => input?.focus()

function ErrorNotice({ failure }: { failure: Error | null }) {
  if (!failure) return null
  return (
    <Notice tone="bad" alert>
      {messageFor(failure)}
    </Notice>
  )
}

function RequestCode({ email, onSent }: { email: string; onSent: () => void }) {
  const { whyOffline } = useOnline()
  const { run, failure } = useCommand(sendEmailCode)
  const request = async () => {
    const response = await run({}).catch(() => null)
    if (!response) return
    toast(response.message)
    onSent()
  }
  return (
    <>
      <p className="soft">{messages.requestNote(email)}</p>
      <ErrorNotice failure={failure} />
      <Form onSubmit={request}>
        <SubmitButton busyLabel={messages.requesting} disabledReason={whyOffline(messages.offline)}>
          {messages.request}
        </SubmitButton>
      </Form>
      <Button tone="quiet" onClick={onSent}>
        {messages.haveCode}
      </Button>
    </>
  )
}

type EnterCodeProps = { email: string; onProven: () => void; onBack: () => void }

function EnterCode({ email, onProven, onBack }: EnterCodeProps) {
  const { whyOffline } = useOnline()
  const { run, failure } = useCommand(proveEmail)
  const codeError = failure instanceof ApiError ? failure.fields?.['code'] : undefined
  const confirm = async (data: FormData) => {
    const response = await run({ code: String(data.get('code')) }).catch(() => null)
    if (!response) return
    onProven()
  }
  return (
    <>
      <p className="soft">{messages.codeNote(email)}</p>
      {!codeError && <ErrorNotice failure={failure} />}
      <Form onSubmit={confirm} autoComplete="off">
        <TextField
          label={messages.code}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*(?:\d\s*){6}"
          onInput={keepCode}
          // The sixth digit, typed, pasted or filled in by the phone, sends the form.
          onChange={({ target }) => {
            if (/^\d{6}$/.test(target.value)) target.form?.requestSubmit()
          }}
          ref={focus}
          data-message={messages.codeInvalid}
          error={codeError}
          required
        />
        <SubmitButton busyLabel={messages.confirming} disabledReason={whyOffline(messages.offline)}>
          {messages.confirm}
        </SubmitButton>
      </Form>
      <Button tone="quiet" onClick={onBack}>
        {messages.again}
      </Button>
    </>
  )
}

type Props = {
  user: OwnUser
  /** The screen before has requested the code. */
  wasSent: boolean
  onProven: () => void
  /** What the user can do then. */
  afterwards: ReactNode
}

/** First a code is requested, then it is entered. */
export function VerifyEmail({ user, wasSent, onProven, afterwards }: Props) {
  const [isSent, setIsSent] = useState(wasSent)
  const [isProven, setIsProven] = useState(hasProvenContact(user))
  if (isProven)
    return (
      <div role="status">
        <Notice icon="done" action={afterwards}>
          {messages.done}
        </Notice>
      </div>
    )
  const prove = () => {
    setIsProven(true)
    onProven()
  }
  return isSent ? (
    <EnterCode email={user.email ?? ''} onProven={prove} onBack={() => setIsSent(false)} />
  ) : (
    <RequestCode email={user.email ?? ''} onSent={() => setIsSent(true)} />
  )
}
