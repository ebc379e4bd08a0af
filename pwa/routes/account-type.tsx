import { createFileRoute, Link, redirect, useNavigate } from '@tanstack/react-router'
import { AccountType } from '#pwa/features/accounts/auth/account-type.tsx'
import { storeRole } from '#pwa/features/accounts/auth/registration-state.ts'
import { messages } from '#pwa/features/accounts/messages.ts'
import { PICTURES } from '#pwa/features/landing/pictures.ts'
import { userOf } from '#pwa/session/session.tsx'
import { newTodoPath } from '#pwa/session/take-wanted-path.ts'
import { storeWantedPath } from '#pwa/session/wanted-path.ts'
import { AuthLayout } from '#pwa/ui/layout/auth-layout.tsx'
import { textSearch } from './-search.ts'

/**
 * From a category of the landing page: its trade, or words for the title of a todo, which only clients post. From a shared
 * page: what it shows.
 */
export const Route = createFileRoute('/account-type')({
  validateSearch: textSearch<'field' | 'title' | 'next'>,
  loaderDeps: ({ search }) => search,
  loader: async ({ context: { auth }, deps }) => {
    const { field, title, next } = deps
    if (next) storeWantedPath(next)
    if (!field && !title) return
    const user = auth.session && (await userOf(auth.session))
    if (user?.userType === 'tasker' && field)
      throw redirect({ to: '/all-task', search: { field }, replace: true })
    if (user) throw redirect({ to: '/create-task', search: deps, replace: true })
    storeWantedPath(newTodoPath(deps))
    if (field) return
    storeRole('client')
    throw redirect({ to: '/register', replace: true })
  },
  component: AccountTypeScreen,
})

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
