import { createFileRoute, Link } from '@tanstack/react-router'
import { messages as accountMessages } from '#pwa/features/accounts/messages.ts'
import { messages } from '#pwa/features/accounts/password/forgot-messages.ts'
import { ForgotPassword } from '#pwa/features/accounts/password/forgot-password.tsx'
import { PICTURES } from '#pwa/features/landing/pictures.ts'
import { AuthLayout } from '#pwa/ui/layout/auth-layout.tsx'

export const Route = createFileRoute('/forgot-password')({ component: ForgotPasswordScreen })

function ForgotPasswordScreen() {
  const { title, note, remember } = messages
  return (
    <AuthLayout
      title={title}
      note={note}
      side={{ ...accountMessages.side.login, picture: PICTURES.tailor }}
      foot={
        <>
          {remember} <Link to="/login">{accountMessages.login.send}</Link>
        </>
      }
    >
      <ForgotPassword />
    </AuthLayout>
  )
}
