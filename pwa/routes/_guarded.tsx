import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { userOf, type Session } from '#pwa/session/session.tsx'
import { pull } from '#pwa/sync/pull.ts'
import { LoadingScreen } from '#pwa/ui/loading-screen.tsx'
import { SignedInShell } from './-shell/signed-in-shell.tsx'

/** As this phone knows them; asked for once when it holds a token and no memory of whose. */
async function knownUser(session: Session) {
  const known = await userOf(session)
  if (known) return known
  await pull(session).catch(() => {})
  return userOf(session)
}

/** SPEC 2: no stored token leads to /. Whoever has one opens their own phone's memory, signal or not. */
export const Route = createFileRoute('/_guarded')({
  beforeLoad: async ({ context: { door } }) => {
    const { session } = door
    if (!session) throw redirect({ to: '/', replace: true })
    return { session, me: await knownUser(session) }
  },
  pendingComponent: LoadingScreen,
  component: Guarded,
})

function Guarded() {
  return (
    <SignedInShell>
      <Outlet />
    </SignedInShell>
  )
}
