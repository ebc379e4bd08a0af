import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { readDashboard } from '#schema/contract/accounts.ts'
import { useMaybeSession, userOf, type Session } from '#pwa/session/session.tsx'
import { LoadingScreen } from '#pwa/ui/loading-screen.tsx'
import { SignedInShell } from './-shell/signed-in-shell.tsx'

/** As this phone knows them; asked for once when it holds a token and no memory of whose. */
async function knownUser(session: Session) {
  const known = await userOf(session)
  if (known) return known
  try {
    const { userDetails } = await session.call(readDashboard, {})
    await session.replica.know('knownUser', userDetails.user)
    return userDetails.user
  } catch {
    return null
  }
}

/** SPEC 2: no stored token leads to /. Whoever has one opens their own phone's memory, signal or not. */
export const Route = createFileRoute('/_guarded')({
  beforeLoad: async ({ context: { door } }) => {
    const { session } = door
    if (!session) throw redirect({ to: '/', replace: true })
    await session.ready()
    return { session, me: await knownUser(session) }
  },
  pendingComponent: LoadingScreen,
  component: Guarded,
})

function Guarded() {
  // Somebody who just left has no screens here, even before the router has led them away.
  if (!useMaybeSession()) return null
  return (
    <SignedInShell>
      <Outlet />
    </SignedInShell>
  )
}
