import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router'
import { messages } from '#pwa/features/accounts/verify-email/messages.ts'
import { VerifyEmail } from '#pwa/features/accounts/verify-email/verify-email.tsx'
import { nextPath, textSearch } from '#pwa/routes/-search.ts'
import { MissingUser } from '#pwa/routes/-shell/missing-user.tsx'
import { useUser } from '#pwa/session/session.tsx'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/verify-email')({
  validateSearch: textSearch<'next' | 'sent'>,
  component: VerifyEmailScreen,
})

function VerifyEmailScreen() {
  const user = useUser()
  const navigate = useNavigate()
  const { history } = useRouter()
  const search = Route.useSearch()
  const next = nextPath(search.next)
  // On with what needed it.
  const leave = useLeave(() => {
    if (next) return history.replace(next)
    return history.canGoBack() ? history.back() : navigate({ to: '/settings', replace: true })
  })
  return (
    <Page
      title={messages.title}
      note={messages.note}
      back="/settings"
      backPath={next}
      width="reading"
    >
      {user ? (
        <VerifyEmail user={user} wasSent={search.sent === 'yes'} onProven={leave} />
      ) : (
        <MissingUser />
      )}
    </Page>
  )
}
