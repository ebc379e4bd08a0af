import { useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { useWalletCommand } from '#pwa/features/wallet/use-wallet-command.ts'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { usePhoneChannels } from '#pwa/sync/use-phone-channels.ts'
import { CodeField } from '#pwa/ui/code/code-field.tsx'
import { messages as codeMessages } from '#pwa/ui/code/messages.ts'
import { Resend, type CodeChannel } from '#pwa/ui/code/resend.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { PasswordField } from '#pwa/ui/form/password-field.tsx'
import { RadioCards } from '#pwa/ui/form/radio-cards.tsx'
import { forgotPin, resetPin } from '#schema/contract/pins.ts'
import { WITHDRAWAL_PAUSE_AFTER_PIN_RESET_MS } from '#schema/domain/limits.ts'
import { channelsFor } from '#schema/domain/phone-channels.ts'
import { showPhone } from '#schema/domain/phone-text.ts'
import { messages } from './messages.ts'
import { PinField } from './pin-field.tsx'
import { storePinSet } from './pin-reads.ts'

const { forgot: text } = messages

function ErrorNotice({ children }: { children: string | null }) {
  if (!children) return null
  return (
    <Notice tone="bad" alert>
      {children}
    </Notice>
  )
}

/** A code that was sent. `at`: by the phone's clock. The password is for another code. */
type Sent = { channel: CodeChannel; at: number; password: string }

function useSendCode(onSent: (sent: Sent) => void) {
  const command = useWalletCommand(forgotPin, {
    wrong_password: 'password',
    wrong_credentials: 'password',
  })
  const send = async (password: string, channel: CodeChannel) => {
    const response = await command.send({ password, channel })
    if (!response) return
    toast(response.message)
    onSent({ channel: response.channel ?? channel, at: Date.now(), password })
  }
  return { ...command, send }
}
type SendCode = ReturnType<typeof useSendCode>

/** By which the user can get a code, the usual one first. */
function useChannels(): readonly CodeChannel[] {
  const user = useUser()
  const phoneChannels = usePhoneChannels()
  if (!user) return ['email']
  const byPhone = user.phone ? channelsFor(user.phone, phoneChannels ?? ['sms']) : []
  const byEmail = user.email === null ? [] : (['email'] as const)
  const channels = user.isEmailProven ? [...byEmail, ...byPhone] : [...byPhone, ...byEmail]
  return channels.length > 0 ? channels : ['email']
}

type RequestProps = { sendCode: SendCode; channels: readonly CodeChannel[]; onHaveCode: () => void }

function RequestCode({ sendCode, channels, onHaveCode }: RequestProps) {
  const { whyOffline } = useOnline()
  const [chosen, setChosen] = useState<CodeChannel | null>(null)
  const [usual = 'email'] = channels
  const request = (data: FormData) => sendCode.send(String(data.get('password')), chosen ?? usual)
  return (
    <>
      <p className="soft">{text.requestNote}</p>
      <ErrorNotice>{sendCode.message}</ErrorNotice>
      <Form onSubmit={request}>
        <PasswordField
          label={text.password}
          name="password"
          autoComplete="current-password"
          error={sendCode.fields['password']}
          data-message={text.passwordRequired}
          required
        />
        {channels.length > 1 && (
          <RadioCards
            label={text.by}
            name="channel"
            look="segments"
            options={channels.map((value) => ({ value, label: text.channels[value] }))}
            value={chosen ?? usual}
            onValue={(value) => setChosen(channels.find((each) => each === value) ?? null)}
          />
        )}
        <SubmitButton busyLabel={text.requesting} disabledReason={whyOffline(messages.offline)}>
          {text.request}
        </SubmitButton>
      </Form>
      <Button tone="quiet" onClick={onHaveCode}>
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

type ResetProps = {
  /** Null for a code of an earlier visit. */
  sent: Sent | null
  sendCode: SendCode
  channels: readonly CodeChannel[]
  onReset: () => void
  onBack: () => void
}

function ResetWithCode({ sent, sendCode, channels, onReset, onBack }: ResetProps) {
  const user = useUser()
  const { whyOffline } = useOnline()
  const { reset, message, fields, confirmError } = useResetPin(onReset)
  const sentTo = sent?.channel === 'email' ? user?.email : user?.phone && showPhone(user.phone)
  return (
    <>
      <p className="soft">
        {sent && sentTo ? codeMessages.sent[sent.channel](sentTo) : text.codeNote}
      </p>
      <Notice tone="news" icon="clock">
        {text.pause}
      </Notice>
      <ErrorNotice>{sendCode.message ?? message}</ErrorNotice>
      <Form onSubmit={reset} autoComplete="off">
        <CodeField
          key={sent?.at}
          error={fields['code']}
          isBySms={sent?.channel === 'sms'}
          isOneOfMany
        />
        <PinField label={text.pin} name="pin" error={fields['pin']} isNew />
        <PinField label={text.confirm} name="confirm_pin" error={confirmError} />
        <SubmitButton busyLabel={text.setting} disabledReason={whyOffline(messages.offline)}>
          {text.set}
        </SubmitButton>
      </Form>
      {sent ? (
        <Resend
          key={`again ${sent.at}`}
          sentAt={sent.at}
          channel={sent.channel}
          channels={channels}
          onSend={(channel) => sendCode.send(sent.password, channel)}
        />
      ) : (
        <Button tone="quiet" onClick={onBack}>
          {codeMessages.again}
        </Button>
      )}
    </>
  )
}

/** First the password, then the code that was sent with the new PIN. */
export function ForgotPin({ onReset }: { onReset: () => void }) {
  const [sent, setSent] = useState<Sent | null>(null)
  const [hasCode, setHasCode] = useState(false)
  const sendCode = useSendCode((next) => setSent(next))
  const shared = { sendCode, channels: useChannels() }
  return sent || hasCode ? (
    <ResetWithCode {...shared} sent={sent} onReset={onReset} onBack={() => setHasCode(false)} />
  ) : (
    <RequestCode {...shared} onHaveCode={() => setHasCode(true)} />
  )
}
