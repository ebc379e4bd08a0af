import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router'
import { messages } from '#pwa/features/accounts/messages.ts'
import { InterestForm } from '#pwa/features/accounts/profile/interest-form.tsx'
import { nextPath, textSearch } from '#pwa/routes/-search.ts'
import { MissingUser } from '#pwa/routes/-shell/missing-user.tsx'
import { requireTasker } from '#pwa/session/guard.ts'
import { useUser } from '#pwa/session/session.tsx'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { Page } from '#pwa/ui/layout/page.tsx'
import { TRADE_NAMES } from '#schema/domain/trade-names.ts'

export const Route = createFileRoute('/_guarded/interest')({
  validateSearch: textSearch<'field' | 'next'>,
  beforeLoad: requireTasker,
  component: InterestScreen,
})

const parseTrade = (name?: string) => TRADE_NAMES.find((trade) => trade === name)

function InterestScreen() {
  const user = useUser()
  const { field, next } = Route.useSearch()
  const then = nextPath(next)
  const navigate = useNavigate()
  const { history } = useRouter()
  // A profile with a description is complete enough for what the user came for.
  const leave = useLeave(() =>
    then && user?.profileDescription
      ? history.replace(then)
      : navigate({ to: '/update-profile', ...(then && { search: { next: then }, replace: true }) }),
  )
  return (
    <Page title={messages.interest.title} note={messages.interest.note}>
      {user ? (
        <InterestForm user={user} wanted={parseTrade(field)} onSaved={leave} />
      ) : (
        <MissingUser />
      )}
    </Page>
  )
}
