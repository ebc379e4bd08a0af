import { createFileRoute, Link, redirect, useNavigate } from '@tanstack/react-router'
import { keptRole } from '#pwa/features/accounts/kept-role.ts'
import { RegisterForm } from '#pwa/features/accounts/register-form.tsx'
import { words } from '#pwa/features/accounts/words.ts'
import { PICTURES } from '#pwa/features/landing/pictures.ts'
import { AuthLayout } from '#pwa/ui/auth-layout.tsx'

export const Route = createFileRoute('/register')({
  beforeLoad: () => {
    const role = keptRole()
    // SPEC 2: without a chosen role, the choice comes first.
    if (!role) throw redirect({ to: '/account-type', replace: true })
    return { role }
  },
  component: RegisterScreen,
})

function RegisterScreen() {
  const navigate = useNavigate()
  const { role } = Route.useRouteContext()
  const { title, haveOne, change } = words.register
  return (
    <AuthLayout
      title={title}
      side={{ ...words.side.register, picture: PICTURES.electrician }}
      foot={
        <>
          {haveOne} <Link to="/login">{words.login.send}</Link>
        </>
      }
    >
      <RegisterForm
        role={role}
        change={<Link to="/account-type">{change}</Link>}
        onRegistered={() => void navigate({ to: '/login' })}
      />
    </AuthLayout>
  )
}
