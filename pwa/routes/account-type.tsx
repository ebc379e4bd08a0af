import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { AccountType } from '#pwa/features/accounts/auth/account-type.tsx'
import { messages } from '#pwa/features/accounts/messages.ts'
import { PICTURES } from '#pwa/features/landing/pictures.ts'
import { AuthLayout } from '#pwa/ui/layout/auth-layout.tsx'

export const Route = createFileRoute('/account-type')({ component: AccountTypeScreen })

function AccountTypeScreen() {
  const navigate = useNavigate()
  const { title, note, haveAccount } = messages.accountType
  return (
    <AuthLayout
      title={title}
      note={note}
      side={{ ...messages.side.register, picture: PICTURES.baker }}
      foot={
        <>
          {haveAccount} <Link to="/login">{messages.login.send}</Link>
        </>
      }
    >
      <AccountType onChosen={() => void navigate({ to: '/register' })} />
    </AuthLayout>
  )
}
