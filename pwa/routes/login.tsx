import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LoginForm } from '#pwa/features/accounts/auth/login-form.tsx'
import { messages } from '#pwa/features/accounts/messages.ts'
import { PICTURES } from '#pwa/features/landing/pictures.ts'
import { AuthLayout } from '#pwa/ui/layout/auth-layout.tsx'

export const Route = createFileRoute('/login')({ component: LoginScreen })

function LoginScreen() {
  const { auth, navigations } = Route.useRouteContext()
  const router = useRouter()
  const { title, noAccount, signUp } = messages.login

  // docs/rules.md#a-visit-to-the-login-page-clears-the-token-only-on-purpose
  useEffect(() => auth.clearForLogin(navigations.read()), [auth, navigations])

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
