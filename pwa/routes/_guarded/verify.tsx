import { createFileRoute } from '@tanstack/react-router'
import { messages } from '#pwa/features/verification/messages.ts'
import { Verify } from '#pwa/features/verification/verify.tsx'
import { textSearch } from '#pwa/routes/-search.ts'
import { MissingUser } from '#pwa/routes/-shell/missing-user.tsx'
import { useMe } from '#pwa/session/session.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'

/** `step`: the one that is shown, so that Back leads to the step before. */
export const Route = createFileRoute('/_guarded/verify')({
  validateSearch: textSearch<'step'>,
  component: VerifyScreen,
})

function VerifyScreen() {
  const me = useMe()
  const { step } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Page title={messages.title} note={messages.note} back="/settings" width="reading">
      {me === null && <MissingUser />}
      {me && (
        <Verify
          me={me}
          step={step}
          onStep={(next) => void navigate({ search: next ? { step: next } : {} })}
        />
      )}
    </Page>
  )
}
