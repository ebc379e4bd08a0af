import { AuthNotice } from '#pwa/features/accounts/auth/auth-notice.tsx'
import { LoadingOverlay } from '#pwa/features/accounts/auth/loading-overlay.tsx'
import { storedInput, storeInput } from '#pwa/features/accounts/auth/registration-state.ts'
import { useAuthCall } from '#pwa/features/accounts/auth/use-auth-call.ts'
import { messages as accountMessages } from '#pwa/features/accounts/messages.ts'
import { useRequestKey } from '#pwa/outbox/use-request-key.ts'
import { useAuth } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { Form, SubmitButton } from '#pwa/ui/form/form.tsx'
import { LinkButton } from '#pwa/ui/form/link-button.tsx'
import { resetPassword } from '#schema/contract/accounts.ts'
import { AccountOf, NewPasswordField } from './new-password-field.tsx'
import { messages as text } from './reset-messages.ts'

export type ResetLink = { token: string; email: string }

/** Null when a part is missing, for example because an email program broke the link. */
export function readResetLink(query: string): ResetLink | null {
  const parameters = new URLSearchParams(query)
  const [token, email] = [parameters.get('token'), parameters.get('email')]
  return token && email ? { token, email } : null
}

type UselessProps = { title?: string; children: string; isNew?: boolean }

function UselessLink({ title, children, isNew = false }: UselessProps) {
  return (
    <>
      <Notice tone="bad" {...(title && { title })} alert={isNew}>
        {children}
      </Notice>
      <LinkButton to="/forgot-password" wide>
        {text.newLink}
      </LinkButton>
    </>
  )
}

type Props = { link: ResetLink; onReset: () => void }

function ResetForm({ link, onReset }: Props) {
  const auth = useAuth()
  const { failure, code, isRunning, run } = useAuthCall('reset-password')
  const sendWithKey = useRequestKey()

  const reset = async (data: FormData) => {
    const input = { ...link, newPassword: String(data.get('newPassword')) }
    const response = await run(() =>
      sendWithKey(input, (key) => auth.callWith(() => null)(resetPassword, input, { key })),
    )
    // Both the log-in and the form for another link begin with it.
    storeInput({ ...storedInput(), contact: link.email })
    if (!response) return
    toast(response.message)
    onReset()
  }

  if (code === 'reset_link_invalid')
    return <UselessLink isNew>{failure.message ?? text.broken}</UselessLink>
  return (
    <Form onSubmit={reset}>
      <AuthNotice failure={failure.message} offline={text.offline} />
      <p className="soft">{text.for(link.email)}</p>
      <AccountOf contact={link.email} />
      <NewPasswordField
        label={text.title}
        name="newPassword"
        error={failure.fields['newPassword']}
      />
      <p className="soft small">{text.effect}</p>
      <SubmitButton busyLabel={accountMessages.loading}>{text.send}</SubmitButton>
      {isRunning && <LoadingOverlay />}
    </Form>
  )
}

/** The page of the emailed link. */
export const ResetPassword = ({
  link,
  onReset,
}: Omit<Props, 'link'> & { link: ResetLink | null }) =>
  link ? (
    <ResetForm link={link} onReset={onReset} />
  ) : (
    <UselessLink title={text.brokenTitle}>{text.broken}</UselessLink>
  )
