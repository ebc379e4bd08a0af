import { Link } from '@tanstack/react-router'
import { AuthNotice } from '#pwa/features/accounts/auth/auth-notice.tsx'
import { LoadingOverlay } from '#pwa/features/accounts/auth/loading-overlay.tsx'
import { useAuthCall } from '#pwa/features/accounts/auth/use-auth-call.ts'
import { messages as accountMessages } from '#pwa/features/accounts/messages.ts'
import { useRequestKey } from '#pwa/outbox/use-request-key.ts'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { runCommand } from '#pwa/sync/use-command.ts'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { PasswordField } from '#pwa/ui/form/password-field.tsx'
import { changePassword } from '#schema/contract/accounts.ts'
import { messages as text } from './change-messages.ts'
import { AccountOf, NewPasswordField } from './new-password-field.tsx'

export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const session = useSession()
  const user = useUser()
  const { failure, isRunning, fail, run } = useAuthCall('change-password')
  const sendWithKey = useRequestKey()

  const change = async (data: FormData, form: HTMLFormElement) => {
    const input = {
      currentPassword: String(data.get('currentPassword')),
      newPassword: String(data.get('newPassword')),
    }
    if (input.newPassword === input.currentPassword)
      return fail(text.same, { newPassword: text.same })
    const response = await run(() =>
      sendWithKey(input, (key) => runCommand(session, changePassword, input, key)),
    )
    if (!response) return
    form.reset()
    toast(response.message)
    onChanged()
  }

  return (
    <>
      <Form onSubmit={change}>
        <AuthNotice failure={failure.message} offline={text.offline} />
        <AccountOf contact={user?.email ?? user?.phone ?? ''} />
        <PasswordField
          label={text.current}
          name="currentPassword"
          autoComplete="current-password"
          error={failure.fields['currentPassword']}
          data-message={text.currentRequired}
          required
        />
        <NewPasswordField
          label={text.newPassword}
          name="newPassword"
          error={failure.fields['newPassword']}
        />
        <SubmitButton busyLabel={accountMessages.loading}>{text.send}</SubmitButton>
        {isRunning && <LoadingOverlay />}
      </Form>
      <p>
        <Link to="/forgot-password">{text.forgot}</Link>
      </p>
    </>
  )
}
