import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { messages } from '#pwa/features/accounts/messages.ts'
import { logIn as logInUser } from '#pwa/session/log-in.ts'
import { useAuth } from '#pwa/session/session.tsx'
import { takeWantedPath } from '#pwa/session/take-wanted-path.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { PasswordField } from '#pwa/ui/form/password-field.tsx'
import { emailAsTyped } from '#schema/domain/email.ts'
import { AuthNotice } from './auth-notice.tsx'
import { useDrawnForm } from './drawn-form.ts'
import { EmailField } from './email-field.tsx'
import { LoadingOverlay } from './loading-overlay.tsx'
import { clearInput, forgetNewUser, recallNewUser, storedInput } from './registration-state.ts'
import { useAuthCall } from './use-auth-call.ts'

const { login: text } = messages

/** `onLoggedIn` receives the path of the shared page's screen that was opened before, else of the user's home. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: (path: string) => void }) {
  const auth = useAuth()
  const { failure, code, isRunning, run } = useAuthCall('login')
  const { email: drawnEmail, takeOver } = useDrawnForm()
  // Registered a moment ago: nothing is typed a second time.
  const [newUser] = useState(recallNewUser)
  useEffect(() => forgetNewUser, [])
  const [email, setEmail] = useState(() =>
    emailAsTyped(newUser?.email || drawnEmail || storedInput().email),
  )

  const logIn = async (data: FormData) => {
    const password = String(data.get('password'))
    const result = await run(() => logInUser(auth, { email, password }))
    if (!result) return
    toast(result.message)
    clearInput()
    onLoggedIn(takeWantedPath(result.to) ?? result.to)
  }

  return (
    <Form ref={takeOver} onSubmit={logIn}>
      <AuthNotice
        failure={failure.message}
        offline={text.offline}
        action={
          code === 'suspended' && (
            <LinkButton to="/help" hash="write" size="small" tone="plain">
              {text.writeToUs}
            </LinkButton>
          )
        }
      />
      {newUser && !failure.message && <Notice icon="done">{text.ready}</Notice>}
      <EmailField
        label={text.email}
        value={email}
        onValue={setEmail}
        error={failure.fields['email']}
        message={email ? messages.register.emailInvalid : text.emailRequired}
      />
      <PasswordField
        label={text.password}
        name="password"
        autoComplete="current-password"
        defaultValue={newUser?.password}
        error={failure.fields['password']}
        data-message={text.passwordRequired}
        required
      />
      <p>
        <Link to="/forgot-password">{text.forgot}</Link>
      </p>
      <SubmitButton busyLabel={messages.loading}>{text.send}</SubmitButton>
      {isRunning && <LoadingOverlay />}
    </Form>
  )
}
