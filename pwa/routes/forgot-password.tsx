import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { messages as accountMessages } from '#pwa/features/accounts/messages.ts'
import { messages } from '#pwa/features/accounts/password/forgot-messages.ts'
import { ForgotPassword } from '#pwa/features/accounts/password/forgot-password.tsx'
import { PICTURES } from '#pwa/features/landing/pictures.ts'
import { useReachesPhones } from '#pwa/sync/use-phone-channels.ts'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { AuthLayout } from '#pwa/ui/layout/auth-layout.tsx'

export const Route = createFileRoute('/forgot-password')({ component: ForgotPasswordScreen })

function ForgotPasswordScreen() {
  const { title, note, noteEmail, remember } = messages
  const isEmailOnly = !useReachesPhones()
  const navigate = useNavigate()
  const leave = useLeave(() => navigate({ to: '/login', replace: true }))
  return (
    <AuthLayout
      title={title}
      note={isEmailOnly ? noteEmail : note}
      side={{ ...accountMessages.side.login, picture: PICTURES.tailor }}
      foot={
        <>
          {remember} <Link to="/login">{accountMessages.login.send}</Link>
        </>
      }
    >
      <ForgotPassword onReset={leave} />
    </AuthLayout>
  )
}
