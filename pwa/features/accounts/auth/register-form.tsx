import { useState, type FormEvent, type ReactNode } from 'react'
import { messages } from '#pwa/features/accounts/messages.ts'
import { NewPasswordField } from '#pwa/features/accounts/password/new-password-field.tsx'
import { messages as textLinks } from '#pwa/languages/text-links-messages.ts'
import { TextLinks } from '#pwa/languages/text-links.tsx'
import { useRequestKey } from '#pwa/outbox/use-request-key.ts'
import { useAuth } from '#pwa/session/session.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { emailHandlers } from '#pwa/ui/form/email-handlers.ts'
import { focusFirstEmpty } from '#pwa/ui/form/focus-first-empty.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { TextField } from '#pwa/ui/form/text-field.tsx'
import { register } from '#schema/contract/accounts.ts'
import { USERNAME_MAX } from '#schema/domain/limits.ts'
import { ACCOUNT_MESSAGES } from '#schema/domain/messages/accounts.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'
import { whyNotUsername } from '#schema/domain/username.ts'
import { AuthNotice } from './auth-notice.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import {
  rememberNewUser,
  storedInput,
  storeInput,
  type RegistrationInput,
  type Role,
} from './registration-state.ts'
import { useAuthCall } from './use-auth-call.ts'
import { WantedNote } from './wanted-note.tsx'

const { register: text } = messages
const USERNAME_PROBLEMS = {
  too_long: GENERAL_MESSAGES.usernameTooLong,
  unreadable: ACCOUNT_MESSAGES.usernameUnreadable,
  contact: ACCOUNT_MESSAGES.usernameContact,
  reserved: ACCOUNT_MESSAGES.usernameReserved,
}

/** Empty for a name that can be chosen, and for none at all. */
function usernameProblem(username: string): string {
  const problem = username && whyNotUsername(username)
  return problem ? USERNAME_PROBLEMS[problem] : ''
}

type Props = {
  role: Role
  onRegistered: () => void
  /** The link back to the choice of the account type. */
  change: ReactNode
}

function useRegistration(role: Role, onRegistered: () => void) {
  const auth = useAuth()
  const { failure, isRunning, run } = useAuthCall('register')
  const sendWithKey = useRequestKey()
  const [input, setInput] = useState(storedInput)
  const change = (fields: Partial<RegistrationInput>) => {
    const changed = { ...input, ...fields }
    setInput(changed)
    storeInput(changed)
  }

  /** With the browser's own validation, so that one attempt marks every field that is wrong. */
  const checkUsername = (form: HTMLFormElement) => {
    const problem = usernameProblem(input.username)
    const control = form.elements.namedItem('username')
    if (control instanceof HTMLInputElement) control.setCustomValidity(problem)
    if (problem) toast(problem, 'bad')
  }
  const submit = async (data: FormData) => {
    const request = { userType: role, ...input, password: String(data.get('password')) }
    const response = await run(() =>
      sendWithKey(request, (key) => auth.call(register, request, { key })),
    )
    if (!response) return
    toast(response.message)
    storeInput({ username: '', email: input.email })
    rememberNewUser({ email: input.email, password: request.password })
    onRegistered()
  }
  return { input, change, failure, isRunning, checkUsername, submit }
}

export function RegisterForm({ role, onRegistered, change: changeLink }: Props) {
  const { input, change, failure, isRunning, checkUsername, submit } = useRegistration(
    role,
    onRegistered,
  )
  return (
    <Form
      ref={focusFirstEmpty}
      onSubmitCapture={(event: FormEvent<HTMLFormElement>) => checkUsername(event.currentTarget)}
      onSubmit={submit}
    >
      <AuthNotice failure={failure.message} offline={text.offline} />
      <p className="row">
        <span className="soft">{text.role[role]}</span> {changeLink}
      </p>
      <WantedNote />
      <TextField
        label={text.username}
        name="username"
        autoComplete="nickname"
        autoCapitalize="words"
        limit={USERNAME_MAX}
        hint={text.usernameHint}
        error={failure.fields['username']}
        data-message={usernameProblem(input.username) || text.usernameRequired}
        required
        value={input.username}
        onChange={({ target }) => {
          target.setCustomValidity('')
          change({ username: target.value })
        }}
      />
      <TextField
        label={text.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={failure.fields['email']}
        data-message={text.emailInvalid}
        required
        value={input.email}
        {...emailHandlers((email) => change({ email }))}
      />
      <NewPasswordField label={text.password} name="password" error={failure.fields['password']} />
      <TextLinks intro={textLinks.accept} pages={['terms', 'privacy']} />
      <SubmitButton busyLabel={messages.loading}>{text.send}</SubmitButton>
      {isRunning && <LoadingOverlay />}
    </Form>
  )
}
