import { createFileRoute, Link, redirect, useNavigate } from '@tanstack/react-router'
import { RegisterForm } from '#pwa/features/accounts/auth/register-form.tsx'
import { storedRole } from '#pwa/features/accounts/auth/registration-state.ts'
import { messages } from '#pwa/features/accounts/messages.ts'
import { PICTURES } from '#pwa/features/landing/pictures.ts'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { AuthLayout } from '#pwa/ui/layout/auth-layout.tsx'

export const Route = createFileRoute('/register')({
  // Not beforeLoad, which is in the first script.
  loader: () => {
    const role = storedRole()
    if (!role) throw redirect({ to: '/account-type', replace: true })
    return { role }
  },
  component: RegisterScreen,
})

function RegisterScreen() {
  const navigate = useNavigate()
  const leave = useLeave(() => navigate({ to: '/login' }))
  const { role } = Route.useLoaderData()
  const { title, haveAccount, change } = messages.register
  return (
    <AuthLayout
      title={title}
      side={{ ...messages.side.register, picture: PICTURES.electrician }}
      foot={
        <>
          {haveAccount} <Link to="/login">{messages.login.send}</Link>
        </>
      }
    >
      <RegisterForm
        role={role}
        change={<Link to="/account-type">{change}</Link>}
        onRegistered={leave}
      />
    </AuthLayout>
  )
}
