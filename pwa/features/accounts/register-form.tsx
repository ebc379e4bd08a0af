import { useState, type ReactNode } from 'react'
import { register } from '#schema/contract/accounts.ts'
import { PASSWORD_MAX, PASSWORD_MIN, USERNAME_MAX } from '#schema/domain/limits.ts'
import { USERNAME_TOO_LONG, usernameFits } from '#schema/domain/person.ts'
import { useDoor } from '#pwa/session/session.tsx'
import { Form, SubmitButton } from '../../ui/form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast-store.ts'
import { Asking } from './asking.tsx'
import { DoorNotice } from './door-notice.tsx'
import { forgetTyped, keepTyped, keptTyped, type Role } from './kept-role.ts'
import { useKnock } from './use-knock.ts'
import { words } from './words.ts'

const { register: say } = words

type Props = {
  role: Role
  onRegistered: () => void
  /** Back to the two account types. */
  change: ReactNode
}

export function RegisterForm({ role, onRegistered, change }: Props) {
  const door = useDoor()
  const { failure, isAsking, fail, knock, keyFor } = useKnock()
  const [typed, setTyped] = useState(keptTyped)
  const type = (some: Partial<typeof typed>) => {
    const now = { ...typed, ...some }
    setTyped(now)
    keepTyped(now)
  }

  const send = async (data: FormData) => {
    // SPEC 5: too long a name is said here, and nothing is asked.
    if (!usernameFits(typed.username))
      return fail(USERNAME_TOO_LONG, { username: USERNAME_TOO_LONG })
    const input = { userType: role, ...typed, password: String(data.get('password')) }
    const heard = await knock(() => door.call(register, input, { key: keyFor(input) }))
    if (!heard) return
    toast(heard.message)
    forgetTyped()
    keepTyped({ username: '', email: typed.email })
    onRegistered()
  }

  return (
    <Form onSubmit={send}>
      <DoorNotice failure={failure.words} offline={say.offline} />
      <p className="row">
        <span className="soft">{say.as[role]}</span> {change}
      </p>
      <TextField
        label={say.username}
        name="username"
        autoComplete="nickname"
        autoCapitalize="words"
        limit={USERNAME_MAX}
        hint={say.usernameHint}
        error={failure.fields['username']}
        data-why={say.usernameRequired}
        required
        value={typed.username}
        onChange={({ target }) => type({ username: target.value })}
      />
      <TextField
        label={say.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={failure.fields['email']}
        data-why={say.emailWrong}
        required
        value={typed.email}
        onChange={({ target }) => type({ email: target.value })}
      />
      <PasswordField
        label={say.password}
        name="password"
        autoComplete="new-password"
        minLength={PASSWORD_MIN}
        maxLength={PASSWORD_MAX}
        hint={say.passwordHint}
        error={failure.fields['password']}
        data-why={say.passwordWrong}
        required
      />
      <SubmitButton busyLabel={words.busy}>{say.send}</SubmitButton>
      {isAsking && <Asking />}
    </Form>
  )
}
