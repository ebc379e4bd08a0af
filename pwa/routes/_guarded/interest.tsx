import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { InterestForm } from '#pwa/features/accounts/interest-form.tsx'
import { words } from '#pwa/features/accounts/words.ts'
import { forTaskers } from '#pwa/session/guard.ts'
import { useUser } from '#pwa/session/session.tsx'
import { Page } from '#pwa/ui/page.tsx'
import { SkeletonPage } from '#pwa/ui/skeleton.tsx'

export const Route = createFileRoute('/_guarded/interest')({
  beforeLoad: forTaskers,
  component: InterestScreen,
})

function InterestScreen() {
  const user = useUser()
  const navigate = useNavigate()
  return (
    <Page title={words.interest.title} note={words.interest.note}>
      {user ? (
        <InterestForm user={user} onSaved={() => void navigate({ to: '/update-profile' })} />
      ) : (
        <SkeletonPage />
      )}
    </Page>
  )
}
