import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { readDashboard } from '#schema/contract/accounts.ts'
import { pullOpenTasks } from '#pwa/features/tasks/open-reads.ts'
import { useMaybeSession, userOf, type Session } from '#pwa/session/session.tsx'
import { LoadingScreen } from '#pwa/ui/loading-screen.tsx'
import { SignedInShell } from './-shell/signed-in-shell.tsx'

/** Asked for once, when this phone holds a token and no memory of whose. */
async function askedUser(session: Session) {
  try {
    const { userDetails } = await session.call(readDashboard, {})
    // Whoever reads it next is told after it is written; nobody has to wait for that.
    void session.replica.know('knownUser', userDetails.user).catch(() => {})
    return userDetails.user
  } catch {
    return null
  }
}

/** SPEC 2: no stored token leads to /. Whoever has one opens their own phone's memory, signal or not. */
export const Route = createFileRoute('/_guarded')({
  beforeLoad: async ({ context: { door, queries }, location }) => {
    const { session } = door
    if (!session) throw redirect({ to: '/', replace: true })
    // Both looks at once: a memory is slow to answer, and most often nothing waits in it.
    const [hasUnsent, seen] = await Promise.all([session.ready(), userOf(session)])
    const known = hasUnsent ? await userOf(session) : seen
    // What the list will want is asked for together with whose it is, not a round trip later (DESIGN 8, first visit).
    if (!known && location.pathname === '/all-task')
      void queries.prefetchInfiniteQuery(pullOpenTasks(session))
    const me = known ?? (await askedUser(session))
    if (me) session.seenAs = me
    return { session, me }
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
