import { useState, type ReactNode } from 'react'
import { AuthNotice } from '#pwa/features/accounts/auth/auth-notice.tsx'
import { CodeStep, type SentCode } from '#pwa/features/accounts/auth/code-step.tsx'
import { useAuthCall } from '#pwa/features/accounts/auth/use-auth-call.ts'
import { useRequestKey } from '#pwa/outbox/use-request-key.ts'
import { useSession } from '#pwa/session/session.tsx'
import { runCommand } from '#pwa/sync/use-command.ts'
import { useReachesPhones } from '#pwa/sync/use-phone-channels.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { focusFirstEmpty } from '#pwa/ui/form/focus-first-empty.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { PasswordField } from '#pwa/ui/form/password-field.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { proveOwnPhone, sendOwnPhoneCode, type OwnUser } from '#schema/contract/accounts.ts'
import type { PhoneChannel } from '#schema/domain/phone-channels.ts'
import { showPhone } from '#schema/domain/phone-text.ts'
import { messages } from './messages.ts'

function useOwnPhone(onProven: () => void) {
  const session = useSession()
  const call = useAuthCall('phone-number')
  const sendWithKey = useRequestKey()
  const [phone, setPhone] = useState('')
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState<SentCode | null>(null)
  const [provenPhone, setProvenPhone] = useState<string | null>(null)

  const sendCode = async (secret: string, channel?: PhoneChannel) => {
    const input = { phone, password: secret, ...(channel && { channel }) }
    const response = await call.run(() =>
      sendWithKey(input, (key) => runCommand(session, sendOwnPhoneCode, input, key)),
    )
    if (!response) return
    toast(response.message)
    const { codeId, channel: by } = response
    setSent({ phone, codeId, channel: by, at: Date.now() })
  }
  const request = (data: FormData) => {
    const secret = String(data.get('password'))
    setPassword(secret)
    return sendCode(secret)
  }
  const confirm = async (data: FormData) => {
    const input = { codeId: sent?.codeId ?? '', code: String(data.get('code')) }
    const response = await call.run(() =>
      sendWithKey(input, (key) => runCommand(session, proveOwnPhone, input, key)),
    )
    if (!response) return
    toast(response.message)
    setProvenPhone(phone)
    onProven()
  }
  const resend = (_phone: string, channel?: PhoneChannel) => sendCode(password, channel)
  const goBack = () => setSent(null)
  return { call, phone, setPhone, password, sent, provenPhone, request, resend, confirm, goBack }
}

type Props = {
  user: OwnUser
  onProven: () => void
  /** What the user can do then. */
  afterwards: ReactNode
}

/** Adds a number to the account, or replaces the one that it has. */
export function PhoneNumber({ user, onProven, afterwards }: Props) {
  const own = useOwnPhone(onProven)
  const { call, sent } = own
  const isNotOffered = !useReachesPhones()
  if (own.provenPhone !== null)
    return (
      <div role="status">
        <Notice icon="done" action={afterwards}>
          {messages.done(user.phone ? showPhone(user.phone) : own.provenPhone)}
        </Notice>
      </div>
    )
  if (sent)
    return (
      <CodeStep
        sent={sent}
        call={call}
        onSubmit={own.confirm}
        onSend={own.resend}
        onBack={own.goBack}
        send={messages.confirm}
      />
    )
  return (
    <Form ref={focusFirstEmpty} onSubmit={own.request}>
      <AuthNotice failure={call.failure.message} offline={messages.offline} />
      {user.phone && <p className="strong">{messages.own(showPhone(user.phone))}</p>}
      <TextField
        label={user.phone ? messages.newPhone : messages.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        error={call.failure.fields['phone']}
        data-message={messages.invalid}
        required
        value={own.phone}
        onChange={({ target }) => own.setPhone(target.value)}
      />
      <PasswordField
        label={messages.password}
        name="password"
        autoComplete="current-password"
        hint={messages.passwordHint}
        defaultValue={own.password}
        error={call.failure.fields['password']}
        data-message={messages.passwordRequired}
        required
      />
      <SubmitButton
        busyLabel={messages.sending}
        disabledReason={isNotOffered ? messages.none : null}
      >
        {messages.send}
      </SubmitButton>
    </Form>
  )
}
