import { useState, type ReactNode } from 'react'
import { ApiError, messageFor } from '#pwa/api/errors.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useCommand } from '#pwa/sync/use-command.ts'
import { useReachesPhones } from '#pwa/sync/use-phone-channels.ts'
import { CodeField } from '#pwa/ui/code/code-field.tsx'
import { messages as codeMessages } from '#pwa/ui/code/messages.ts'
import { Resend } from '#pwa/ui/code/resend.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { emailHandlers } from '#pwa/ui/form/email-handlers.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { PasswordField } from '#pwa/ui/form/password-field.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { changeEmail, proveEmail, sendEmailCode, type OwnUser } from '#schema/contract/accounts.ts'
import { hasProvenContact } from '#schema/domain/user.ts'
import { messages } from './messages.ts'

function ErrorNotice({ failure }: { failure: Error | null }) {
  if (!failure) return null
  return (
    <Notice tone="bad" alert>
      {messageFor(failure)}
    </Notice>
  )
}

/** The other way to be reached. */
function PhoneLink({ next }: { next: string | null }) {
  if (!useReachesPhones()) return null
  return (
    <LinkButton to="/phone-number" search={next ? { next } : {}} replace tone="quiet">
      {messages.byPhone}
    </LinkButton>
  )
}

/** For an account without an address, and for one that was mistyped. */
function ChangeEmail({ onSent, onBack }: { onSent: () => void; onBack: (() => void) | null }) {
  const { whyOffline } = useOnline()
  const { run, failure } = useCommand(changeEmail)
  const [email, setEmail] = useState('')
  const fields = failure instanceof ApiError ? (failure.fields ?? {}) : {}
  const isOfField = Object.keys(fields).length > 0
  const send = async (data: FormData) => {
    const response = await run({ email, password: String(data.get('password')) }).catch(() => null)
    if (!response) return
    toast(response.message)
    onSent()
  }
  return (
    <>
      <ErrorNotice failure={isOfField ? null : failure} />
      <Form onSubmit={send}>
        <TextField
          label={messages.newEmail}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          error={fields['email']}
          data-message={messages.emailInvalid}
          required
          value={email}
          {...emailHandlers(setEmail)}
        />
        <PasswordField
          label={messages.password}
          name="password"
          autoComplete="current-password"
          error={fields['password']}
          data-message={messages.passwordNeeded}
          required
        />
        <SubmitButton busyLabel={messages.requesting} disabledReason={whyOffline(messages.offline)}>
          {messages.request}
        </SubmitButton>
      </Form>
      {onBack && (
        <Button tone="quiet" onClick={onBack}>
          {messages.back}
        </Button>
      )}
    </>
  )
}

type RequestProps = {
  email: string
  sendCode: ReturnType<typeof useSendCode>
  onHaveCode: () => void
  children: ReactNode
}

function RequestCode({ email, sendCode, onHaveCode, children }: RequestProps) {
  const { whyOffline } = useOnline()
  return (
    <>
      <p className="soft">{messages.requestNote(email)}</p>
      <ErrorNotice failure={sendCode.failure} />
      <Form onSubmit={sendCode.send}>
        <SubmitButton busyLabel={messages.requesting} disabledReason={whyOffline(messages.offline)}>
          {messages.request}
        </SubmitButton>
      </Form>
      <Button tone="quiet" onClick={onHaveCode}>
        {messages.haveCode}
      </Button>
      {children}
    </>
  )
}

function useSendCode(onSent: () => void) {
  const { run, failure } = useCommand(sendEmailCode)
  const send = async () => {
    const response = await run({}).catch(() => null)
    if (!response) return
    toast(response.message)
    onSent()
  }
  return { send, failure }
}

type EnterCodeProps = {
  email: string
  sentAt: number
  sendCode: ReturnType<typeof useSendCode>
  onProven: () => void
}

function EnterCode({ email, sentAt, sendCode, onProven }: EnterCodeProps) {
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
      <p className="soft">{codeMessages.sent.email(email)}</p>
      <ErrorNotice failure={sendCode.failure ?? (codeError ? null : failure)} />
      <Form onSubmit={confirm} autoComplete="off">
        <CodeField key={sentAt} error={codeError} />
        <SubmitButton busyLabel={messages.confirming} disabledReason={whyOffline(messages.offline)}>
          {messages.confirm}
        </SubmitButton>
      </Form>
      <Resend
        key={`again ${sentAt}`}
        sentAt={sentAt}
        channel="email"
        channels={['email']}
        onSend={sendCode.send}
      />
    </>
  )
}

type Props = {
  user: OwnUser
  /** The screen before has requested the code. */
  wasSent: boolean
  /** Where the user goes on, which the other way to be reached continues too. */
  next: string | null
  onProven: () => void
  /** What the user can do then. */
  afterwards: ReactNode
}

/** First a code is requested, then it is entered. */
export function VerifyEmail({ user, wasSent, next, onProven, afterwards }: Props) {
  /** Null before a code is known to be there; 0 for one of an earlier visit. */
  const [sentAt, setSentAt] = useState(() => (wasSent ? Date.now() : null))
  const [isProven, setIsProven] = useState(user.isEmailProven)
  const sendCode = useSendCode(() => setSentAt(Date.now()))
  const [isChanging, setIsChanging] = useState(user.email === null)
  const { email } = user
  if (isProven || user.isEmailProven)
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
  if (isChanging || email === null)
    return (
      <ChangeEmail
        onSent={() => {
          setIsChanging(false)
          setSentAt(Date.now())
        }}
        onBack={email === null ? null : () => setIsChanging(false)}
      />
    )
  return sentAt === null ? (
    <RequestCode email={email} sendCode={sendCode} onHaveCode={() => setSentAt(0)}>
      <Button tone="quiet" onClick={() => setIsChanging(true)}>
        {messages.otherEmail}
      </Button>
      {!hasProvenContact(user) && <PhoneLink next={next} />}
    </RequestCode>
  ) : (
    <EnterCode email={email} sentAt={sentAt} sendCode={sendCode} onProven={prove} />
  )
}
