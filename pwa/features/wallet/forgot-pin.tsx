import { useState } from 'react'
import { forgotPin, resetPin } from '#schema/contract/withdrawals.ts'
import { PIN_RESET_REST_MS } from '#schema/domain/limits.ts'
import { useOnline } from '#pwa/api/online.ts'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { Button } from '#pwa/ui/button.tsx'
import { Form, SubmitButton } from '#pwa/ui/form.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { PasswordField } from '#pwa/ui/password-field.tsx'
import { TextField } from '#pwa/ui/text-field.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import { PinField } from './pin-field.tsx'
import { knowPinSet } from './pin-reads.ts'
import { useAsked } from './use-asked.ts'
import { words } from './pin-words.ts'

const { forgot: say } = words

function Refusal({ children }: { children: string | null }) {
  if (!children) return null
  return (
    <Notice tone="bad" alert>
      {children}
    </Notice>
  )
}

/** Somebody who knows the password is sent a code (R42). */
function AskForCode({ onSent }: { onSent: () => void }) {
  const { online } = useOnline()
  const asked = useAsked(forgotPin, { wrong_password: 'password', wrong_credentials: 'password' })
  const send = async (data: FormData) => {
    const heard = await asked.ask({ password: String(data.get('password')) })
    if (!heard) return
    toast(heard.message)
    onSent()
  }
  return (
    <>
      <p className="soft">{say.askNote}</p>
      <Refusal>{asked.words}</Refusal>
      <Form onSubmit={send}>
        <PasswordField
          label={say.password}
          name="password"
          autoComplete="current-password"
          error={asked.fields['password']}
          data-why={say.passwordRequired}
          required
        />
        <SubmitButton busyLabel={say.asking} why={online ? null : words.needsSignal}>
          {say.ask}
        </SubmitButton>
      </Form>
      <Button tone="quiet" onClick={onSent}>
        {say.haveCode}
      </Button>
    </>
  )
}

function SetAnew({ onSet, onAgain }: { onSet: () => void; onAgain: () => void }) {
  const session = useSession()
  const user = useUser()
  const { online } = useOnline()
  const [differ, setDiffer] = useState<string | null>(null)
  const asked = useAsked(resetPin, {
    wrong_code: 'code',
    pins_differ: 'confirm_pin',
    pin_weak: 'pin',
  })
  const send = async (data: FormData, form: HTMLFormElement) => {
    const [code, pin, confirm_pin] = ['code', 'pin', 'confirm_pin'].map((name) =>
      String(data.get(name)),
    ) as [string, string, string]
    setDiffer(pin === confirm_pin ? null : words.differ)
    if (pin !== confirm_pin) return toast(words.differ, 'bad')
    const heard = await asked.ask({ code, pin, confirm_pin })
    if (!heard) return
    form.reset()
    await knowPinSet(session, new Date(session.now() + PIN_RESET_REST_MS).toISOString())
    toast(heard.message)
    onSet()
  }
  return (
    <>
      <p className="soft">{say.setNote(user?.email ?? '')}</p>
      <Notice tone="news" icon="clock">
        {say.rest}
      </Notice>
      <Refusal>{asked.words}</Refusal>
      <Form onSubmit={send} autoComplete="off">
        <TextField
          label={say.code}
          name="code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\s*(?:\d\s*){6}"
          data-why={say.codeWrong}
          error={asked.fields['code']}
          required
        />
        <PinField label={say.pin} name="pin" error={asked.fields['pin']} isNew />
        <PinField
          label={say.confirm}
          name="confirm_pin"
          error={differ ?? asked.fields['confirm_pin']}
        />
        <SubmitButton busyLabel={say.setting} why={online ? null : words.needsSignal}>
          {say.set}
        </SubmitButton>
      </Form>
      <Button tone="quiet" onClick={onAgain}>
        {say.again}
      </Button>
    </>
  )
}

/** Password, then a code by e-mail, then the new PIN twice. */
export function ForgotPin({ onSet }: { onSet: () => void }) {
  const [isSent, setIsSent] = useState(false)
  return isSent ? (
    <SetAnew onSet={onSet} onAgain={() => setIsSent(false)} />
  ) : (
    <AskForCode onSent={() => setIsSent(true)} />
  )
}
