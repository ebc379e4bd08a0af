import { createFileRoute, useRouterState } from '@tanstack/react-router'
import { PublicFrame } from '#pwa/features/accounts/profile/public-frame.tsx'
import { CheckPass } from '#pwa/features/passes/check-pass.tsx'
import { checkMessages as messages } from '#pwa/features/passes/messages.ts'
import { useMaybeSession } from '#pwa/session/session.tsx'
import { Page } from '#pwa/ui/layout/page.tsx'
import { SignedInShell } from './-shell/signed-in-shell.tsx'

/** For everybody who has a door: what follows `#` is the pass, which the server never sees. */
export const Route = createFileRoute('/pass')({ component: PassScreen })

function PassScreen() {
  const session = useMaybeSession()
  const navigate = Route.useNavigate()
  const token = useRouterState({ select: ({ location }) => location.hash })
  const page = (
    <Page title={messages.title} note={token ? undefined : messages.note} back="/" width="reading">
      <CheckPass token={token} onToken={(hash) => void navigate({ hash, replace: true })} />
    </Page>
  )
  return session ? <SignedInShell>{page}</SignedInShell> : <PublicFrame>{page}</PublicFrame>
}
