import { Link } from '@tanstack/react-router'
import { useEffect, useState, useCallback } from 'react'
import { messages } from '#pwa/features/accounts/messages.ts'
import { logIn as logInUser } from '#pwa/session/log-in.ts'
import { useAuth } from '#pwa/session/session.tsx'
import { takeWantedPath } from '#pwa/session/take-wanted-path.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { PasswordField } from '#pwa/ui/form/password-field.tsx'
import { AuthNotice } from './auth-notice.tsx'
import { ContactField } from './contact-field.tsx'
import { contactAsTyped, contactOf } from './contact.ts'
import { LoadingOverlay } from './loading-overlay.tsx'
import { clearInput, forgetNewUser, recallNewUser, storedInput } from './registration-state.ts'
import { useAuthCall } from './use-auth-call.ts'

const { login: text } = messages

const inputsOf = (form: Element | null) => [...(form?.querySelectorAll('input') ?? [])]

/** The document's own form is still there while the app renders for the first time. The build has no document. */
function readDrawnForm() {
  const form = globalThis.document?.querySelector('[data-drawn] form') ?? null
  const inputs = inputsOf(form)
  const focused = inputs.find((input) => input === document.activeElement)?.name
  // Enter was pressed in it (pwa/first-screen/start-app.ts).
  return { inputs, focused, isSent: form?.hasAttribute('data-sent') === true }
}

/**
 * The form that the document showed before the app had loaded, and what was typed into it. `takeOver` is a ref for the
 * form that replaces it: the text, its selection and the focus go on in the same fields, and what Enter sent is sent.
 */
function useDrawnForm() {
  const [{ inputs, focused, isSent }] = useState(readDrawnForm)
  const takeOver = useCallback(
    (form: HTMLFormElement | null) => {
      for (const input of inputsOf(form)) {
        const drawn = inputs.find(({ name }) => name === input.name)
        // A controlled field has its value already.
        if (drawn && input.value === '') input.value = drawn.value
        if (!drawn || input.name !== focused) continue
        input.focus({ preventScroll: true })
        const { selectionStart, selectionEnd, selectionDirection } = drawn
        input.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined)
      }
      if (isSent) queueMicrotask(() => form?.isConnected && form.requestSubmit())
    },
    [inputs, focused, isSent],
  )
  return { contact: inputs.find(({ name }) => name === 'email')?.value, takeOver }
}

/** `onLoggedIn` receives the path of the shared page's screen that was opened before, else of the user's home. */
export function LoginForm({ onLoggedIn }: { onLoggedIn: (path: string) => void }) {
  const auth = useAuth()
  const { failure, code, isRunning, run } = useAuthCall('login')
  const { contact: drawnContact, takeOver } = useDrawnForm()
  // Registered a moment ago: nothing is typed a second time.
  const [newUser] = useState(recallNewUser)
  useEffect(() => forgetNewUser, [])
  const [contact, setContact] = useState(() =>
    contactAsTyped(newUser?.contact || drawnContact || storedInput().contact),
  )

  const logIn = async (data: FormData) => {
    const password = String(data.get('password'))
    const result = await run(() => logInUser(auth, { ...contactOf(contact), password }))
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
      <ContactField value={contact} onValue={setContact} errors={failure.fields} />
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
