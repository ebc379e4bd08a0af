import { createFileRoute, Link, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { LoginForm } from '#pwa/features/accounts/login-form.tsx'
import { words } from '#pwa/features/accounts/words.ts'
import { PICTURES } from '#pwa/features/landing/pictures.ts'
import { AuthLayout } from '#pwa/ui/auth-layout.tsx'

export const Route = createFileRoute('/login')({ component: LoginScreen })

function LoginScreen() {
  const { door, arrivals } = Route.useRouteContext()
  const router = useRouter()
  const { title, noAccount, signUp } = words.login

  // SPEC 2: the page first clears a stored token, but only for somebody who meant to come here (F13).
  useEffect(() => door.clearForLogin(arrivals.read()), [door, arrivals])

  return (
    <AuthLayout
      title={title}
      side={{ ...words.side.login, picture: PICTURES.tailor }}
      foot={
        <>
          {noAccount} <Link to="/account-type">{signUp}</Link>
        </>
      }
    >
      <LoginForm onLoggedIn={(to) => router.history.replace(to)} />
    </AuthLayout>
  )
}
