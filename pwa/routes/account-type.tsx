import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { AccountType } from '#pwa/features/accounts/account-type.tsx'
import { words } from '#pwa/features/accounts/words.ts'
import { PICTURES } from '#pwa/features/landing/pictures.ts'
import { AuthLayout } from '#pwa/ui/auth-layout.tsx'

export const Route = createFileRoute('/account-type')({ component: AccountTypeScreen })

function AccountTypeScreen() {
  const navigate = useNavigate()
  const { title, note, haveOne } = words.accountType
  return (
    <AuthLayout
      title={title}
      note={note}
      side={{ ...words.side.register, picture: PICTURES.baker }}
      foot={
        <>
          {haveOne} <Link to="/login">{words.login.send}</Link>
        </>
      }
    >
      <AccountType onChosen={() => void navigate({ to: '/register' })} />
    </AuthLayout>
  )
}
