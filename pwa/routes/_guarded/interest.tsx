import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { messages } from '#pwa/features/accounts/messages.ts'
import { InterestForm } from '#pwa/features/accounts/profile/interest-form.tsx'
import { MissingUser } from '#pwa/routes/-shell/missing-user.tsx'
import { requireTasker } from '#pwa/session/guard.ts'
import { useUser } from '#pwa/session/session.tsx'
import { useLeave } from '#pwa/ui/browser/use-leave.ts'
import { Page } from '#pwa/ui/layout/page.tsx'

export const Route = createFileRoute('/_guarded/interest')({
  beforeLoad: requireTasker,
  component: InterestScreen,
})

function InterestScreen() {
  const user = useUser()
  const navigate = useNavigate()
  const leave = useLeave(() => navigate({ to: '/update-profile' }))
  return (
    <Page title={messages.interest.title} note={messages.interest.note}>
      {user ? <InterestForm user={user} onSaved={leave} /> : <MissingUser />}
    </Page>
  )
}
