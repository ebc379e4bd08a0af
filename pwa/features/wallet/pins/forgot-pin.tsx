import { useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { useWalletCommand } from '#pwa/features/wallet/use-wallet-command.ts'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { keepDigits } from '#pwa/ui/form/keep-digits.ts'
import { PasswordField } from '#pwa/ui/form/password-field.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { forgotPin, resetPin } from '#schema/contract/pins.ts'
import { WITHDRAWAL_PAUSE_AFTER_PIN_RESET_MS } from '#schema/domain/limits.ts'
import { messages } from './messages.ts'
import { PinField } from './pin-field.tsx'
import { storePinSet } from './pin-reads.ts'

const keepCode = keepDigits(6)

const { forgot: text } = messages

function ErrorNotice({ children }: { children: string | null }) {
  if (!children) return null
  return (
    <Notice tone="bad" alert>
      {children}
    </Notice>
  )
}

function RequestCode({ onSent }: { onSent: () => void }) {
  const { whyOffline } = useOnline()
  const command = useWalletCommand(forgotPin, {
    wrong_password: 'password',
    wrong_credentials: 'password',
  })
  const request = async (data: FormData) => {
    const response = await command.send({ password: String(data.get('password')) })
    if (!response) return
    toast(response.message)
    onSent()
  }
  return (
    <>
      <p className="soft">{text.requestNote}</p>
      <ErrorNotice>{command.message}</ErrorNotice>
      <Form onSubmit={request}>
        <PasswordField
          label={text.password}
          name="password"
          autoComplete="current-password"
          error={command.fields['password']}
          data-message={text.passwordRequired}
          required
        />
        <SubmitButton busyLabel={text.requesting} disabledReason={whyOffline(messages.offline)}>
          {text.request}
        </SubmitButton>
      </Form>
      <Button tone="quiet" onClick={onSent}>
        {text.haveCode}
      </Button>
    </>
  )
}

function useResetPin(onReset: () => void) {
  const session = useSession()
  const [mismatch, setMismatch] = useState<string | null>(null)
  const { send, message, fields } = useWalletCommand(resetPin, {
    wrong_code: 'code',
    pins_differ: 'confirm_pin',
    pin_weak: 'pin',
  })
  const reset = async (data: FormData, form: HTMLFormElement) => {
    const input = {
      code: String(data.get('code')),
      pin: String(data.get('pin')),
      confirm_pin: String(data.get('confirm_pin')),
    }
    const isEqual = input.pin === input.confirm_pin
    setMismatch(isEqual ? null : messages.mismatch)
    if (!isEqual) return toast(messages.mismatch, 'bad')
    const response = await send(input)
    if (!response) return
    form.reset()
    const pausedUntil = new Date(session.now() + WITHDRAWAL_PAUSE_AFTER_PIN_RESET_MS)
    await storePinSet(session, { withdrawalsPausedUntil: pausedUntil.toISOString() })
    toast(response.message)
    onReset()
  }
  return { reset, message, fields, confirmError: mismatch ?? fields['confirm_pin'] }
}

type ResetProps = { onReset: () => void; onBack: () => void }

function ResetWithCode({ onReset, onBack }: ResetProps) {
  const user = useUser()
  const { whyOffline } = useOnline()
  const { reset, message, fields, confirmError } = useResetPin(onReset)
  return (
    <>
      <p className="soft">{text.codeNote(user?.email ?? '')}</p>
      <Notice tone="news" icon="clock">
        {text.pause}
      </Notice>
      <ErrorNotice>{message}</ErrorNotice>
      <Form onSubmit={reset} autoComplete="off">
        <TextField
          label={text.code}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*(?:\d\s*){6}"
          onInput={keepCode}
          data-message={text.codeInvalid}
          error={fields['code']}
          required
        />
        <PinField label={text.pin} name="pin" error={fields['pin']} isNew />
        <PinField label={text.confirm} name="confirm_pin" error={confirmError} />
        <SubmitButton busyLabel={text.setting} disabledReason={whyOffline(messages.offline)}>
          {text.set}
        </SubmitButton>
      </Form>
      <Button tone="quiet" onClick={onBack}>
        {text.again}
      </Button>
    </>
  )
}

/** First the password, then the emailed code with the new PIN. */
export function ForgotPin({ onReset }: { onReset: () => void }) {
  const [isSent, setIsSent] = useState(false)
  return isSent ? (
    <ResetWithCode onReset={onReset} onBack={() => setIsSent(false)} />
  ) : (
    <RequestCode onSent={() => setIsSent(true)} />
  )
}
