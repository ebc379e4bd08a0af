import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useDoor } from '#pwa/session/session.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { Asking } from './asking.tsx'
import { DoorNotice } from './door-notice.tsx'
import { forgetTyped, keepTyped, keptTyped } from './kept-role.ts'
import { useKnock } from './use-knock.ts'
import { words } from './words.ts'

const { login: say } = words

/** `onLoggedIn` is told where this person belongs (SPEC 2, R2). */
export function LoginForm({ onLoggedIn }: { onLoggedIn: (to: string) => void }) {
  const door = useDoor()
  const { failure, isAsking, knock } = useKnock()
  const [email, setEmail] = useState(() => keptTyped().email)

  const send = async (data: FormData) => {
    const password = String(data.get('password'))
    const heard = await knock(() => door.login({ email, password }))
    if (!heard) return
    toast(heard.message)
    forgetTyped()
    onLoggedIn(heard.to)
  }

  return (
    <Form onSubmit={send}>
      <DoorNotice failure={failure.words} offline={say.offline} />
      <TextField
        label={say.email}
        name="email"
        type="email"
        autoComplete="username"
        inputMode="email"
        error={failure.fields['email']}
        data-why={say.emailRequired}
        required
        value={email}
        onChange={({ target }) => {
          setEmail(target.value)
          keepTyped({ ...keptTyped(), email: target.value })
        }}
      />
      <PasswordField
        label={say.password}
        name="password"
        autoComplete="current-password"
        error={failure.fields['password']}
        data-why={say.passwordRequired}
        required
      />
      <p>
        <Link to="/forgot-password">{say.forgot}</Link>
      </p>
      <SubmitButton busyLabel={words.busy}>{say.send}</SubmitButton>
      {isAsking && <Asking />}
    </Form>
  )
}
