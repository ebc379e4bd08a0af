import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { pullOpenTasks } from '#pwa/features/tasks/list/open-tasks.ts'
import { recallResult, rememberResult } from '#pwa/outbox/last-results.ts'
import { useMaybeSession, userOf, type Session } from '#pwa/session/session.tsx'
import { dialogForPath, storeWantedPath } from '#pwa/session/wanted-path.ts'
import { LoadingScreen } from '#pwa/ui/feedback/loading-screen.tsx'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { ENDED_ELSEWHERE } from './-landing/ended-elsewhere.ts'
import { SignedInShell } from './-shell/signed-in-shell.tsx'

/** For a phone that has a token but not the user of it. */
async function fetchUser(session: Session) {
  try {
    const { userDetails } = await session.call(readDashboard, {})
    session.onReplicaLoaded((replica) =>
      replica.setMeta('loginUser', userDetails.user).catch(() => {}),
    )
    return userDetails.user
  } catch {
    return null
  }
}

const USER = 'user'

/** The user as this phone knows them. */
async function readUser(session: Session): Promise<OwnUser | null> {
  const known = recallResult<OwnUser>(session, USER)
  if (known) return known
  const { changes } = session.replica
  // In parallel, because IndexedDB is slow to open. Pending entries can change the user, so it is read again.
  const [hasPending, user] = await Promise.all([session.loadPending(), userOf(session)])
  const value = hasPending ? await userOf(session) : user
  if (value) rememberResult(session, USER, { value, changes })
  return value
}

/** Redirects to `/` without a stored token. With one, the screen opens from the replica, also offline. */
export const Route = createFileRoute('/_guarded')({
  beforeLoad: async ({ context: { auth, queries, isFirst }, location, cause }) => {
    const { session } = auth
    if (!session) {
      // Not after a log-out, which leaves a screen that was open.
      if (cause !== 'enter') {
        const search = auth.isEndedElsewhere ? { from: ENDED_ELSEWHERE } : {}
        throw redirect({ to: '/', search, replace: true })
      }
      storeWantedPath(location.href)
      const dialog = dialogForPath(location.href)
      throw redirect({ to: '/', search: dialog ? { dialog } : {}, replace: true })
    }
    const knownUser = isFirst ? session.initialUser : await readUser(session)
    // On an empty phone the list is requested together with the user instead of a round trip later.
    if (!knownUser && !isFirst && location.pathname === '/all-task')
      void queries.prefetchInfiniteQuery(pullOpenTasks(session))
    const user = knownUser ?? (await fetchUser(session))
    if (user) session.initialUser = user
    return { session, user }
  },
  pendingComponent: LoadingScreen,
  component: Guarded,
})

function Guarded() {
  // After logging out, nothing is rendered until the router has left.
  if (!useMaybeSession()) return null
  return (
    <SignedInShell>
      <Outlet />
    </SignedInShell>
  )
}
