import { useState } from 'react'
import { AuthNotice } from '#pwa/features/accounts/auth/auth-notice.tsx'
import { EmailField } from '#pwa/features/accounts/auth/email-field.tsx'
import { LoadingOverlay } from '#pwa/features/accounts/auth/loading-overlay.tsx'
import { storedInput } from '#pwa/features/accounts/auth/registration-state.ts'
import { useAuthCall } from '#pwa/features/accounts/auth/use-auth-call.ts'
import { messages as accountMessages } from '#pwa/features/accounts/messages.ts'
import { useAuth } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { focusFirstEmpty } from '#pwa/ui/form/focus-first-empty.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { requestPasswordReset } from '#schema/contract/accounts.ts'
import { messages as text } from './forgot-messages.ts'

const focus = (element: HTMLElement | null) => element?.focus()

/** Requests a link; then says where it is, and sends another one. Neither says whether the email has an account. */
export function ForgotPassword() {
  const auth = useAuth()
  const { failure, isRunning, run } = useAuthCall('forgot-password')
  const [email, setEmail] = useState(() => storedInput().email)
  const [isSent, setIsSent] = useState(false)

  const request = async () => {
    const response = await run(() => auth.callWith(() => null)(requestPasswordReset, { email }))
    if (!response) return
    toast(response.message)
    setIsSent(true)
  }

  return (
    <Form ref={focusFirstEmpty} onSubmit={request}>
      <AuthNotice failure={failure.message} offline={text.offline} />
      {isSent ? (
        <div ref={focus} tabIndex={-1}>
          <Notice title={text.sentTitle}>{text.sent(email.trim())}</Notice>
        </div>
      ) : (
        <EmailField
          label={text.email}
          value={email}
          onValue={setEmail}
          error={failure.fields['email']}
          message={text.emailInvalid}
        />
      )}
      <SubmitButton busyLabel={accountMessages.loading}>
        {isSent ? text.again : text.send}
      </SubmitButton>
      {isSent && (
        <Button tone="quiet" wide onClick={() => setIsSent(false)}>
          {text.other}
        </Button>
      )}
      {isRunning && <LoadingOverlay />}
    </Form>
  )
}
