import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import { DeviceContext } from '#pwa/outbox/device.ts'
import { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import { useReplica, useView } from '#pwa/outbox/use-view.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import type { Me, OwnUser } from '#schema/contract/accounts.ts'
import type { Auth, Session } from './auth.ts'

export type { Session } from './auth.ts'

const AuthContext = createContext<Auth | null>(null)

export function AuthProvider({ auth, children }: { auth: Auth; children: ReactNode }) {
  const session = useSyncExternalStore(auth.subscribe, auth.getSession, auth.getSession)
  return (
    <AuthContext value={auth}>
      <DeviceContext value={session}>{children}</DeviceContext>
    </AuthContext>
  )
}

export function useAuth(): Auth {
  const auth = use(AuthContext)
  if (!auth) throw new Error('useAuth needs an AuthProvider')
  return auth
}

/** Null when no user is signed in. */
export function useMaybeSession(): Session | null {
  const auth = useAuth()
  return useSyncExternalStore(auth.subscribe, auth.getSession, auth.getSession)
}

/** For guarded screens, where a user is always signed in. */
export function useSession(): Session {
  const session = useMaybeSession()
  if (!session) throw new Error('useSession needs a signed-in user')
  return session
}

/** Own user with balance and held money, unsent changes included. `undefined` while loading, `null` before the first pull. */
export function useMe(): Me | null | undefined {
  const { userId } = useSession()
  return useView((view) => view.get('me', userId), [userId], { key: 'me' })
}

/** Own user alone, known from the moment of logging in. */
export const useUser = (): OwnUser | null | undefined =>
  useView<OwnUser | null>((view) => view.user(), [], { initial: useSession().initialUser })

export const userOf = (device: Device): Promise<OwnUser | null> =>
  withReopen(device.replica, async () => (await OptimisticView.load(device)).user())

/** The server no longer accepts the session. Everything stays until the same user logs in. */
export const useNeedsSignIn = (): boolean =>
  useReplica(({ replica }) => replica.getMeta('needsSignIn'), []) ?? false
