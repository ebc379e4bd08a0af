import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { LoginForm } from '#pwa/features/accounts/auth/login-form.tsx'
import { messages } from '#pwa/features/accounts/messages.ts'
import { PICTURES } from '#pwa/features/landing/pictures.ts'
import { AuthLayout } from '#pwa/ui/layout/auth-layout.tsx'

export const Route = createFileRoute('/login')({ component: LoginScreen })

function LoginScreen() {
  const router = useRouter()
  const { title, noAccount, signUp } = messages.login

  return (
    <AuthLayout
      title={title}
      side={{ ...messages.side.login, picture: PICTURES.tailor }}
      foot={
        <>
          {noAccount} <Link to="/account-type">{signUp}</Link>
        </>
      }
    >
      <LoginForm onLoggedIn={(path) => router.history.replace(path)} />
    </AuthLayout>
  )
}
