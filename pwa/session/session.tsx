import { createContext, use, useSyncExternalStore, type ReactNode } from 'react'
import type { Me, OwnUser } from '#schema/contract/accounts.ts'
import { reopening } from '#pwa/replica/database.ts'
import type { Phone } from '#pwa/replica/write.ts'
import { PhoneContext } from '#pwa/replica/phone.ts'
import { useReplica, useView } from '#pwa/replica/use-view.ts'
import { View } from '#pwa/replica/view.ts'
import type { Door, Session } from './door.ts'

export type { Session } from './door.ts'

const DoorContext = createContext<Door | null>(null)

export function DoorProvider({ door, children }: { door: Door; children: ReactNode }) {
  const session = useSyncExternalStore(door.subscribe, door.read)
  return (
    <DoorContext value={door}>
      <PhoneContext value={session}>{children}</PhoneContext>
    </DoorContext>
  )
}

export function useDoor(): Door {
  const door = use(DoorContext)
  if (!door) throw new Error('useDoor outside a DoorProvider')
  return door
}

/** Whoever is signed in, or null. */
export function useMaybeSession(): Session | null {
  const door = useDoor()
  return useSyncExternalStore(door.subscribe, door.read)
}

/** Below the guard, where somebody always is. */
export function useSession(): Session {
  const session = useMaybeSession()
  if (!session) throw new Error('useSession where nobody is signed in')
  return session
}

/** Own user with balance and held money, what waits to be sent included. `undefined` while looking, `null` before the first pull. */
export function useMe(): Me | null | undefined {
  const { me } = useSession()
  return useView((view) => view.one('me', me), [me])
}

/** Own user alone; known from the moment of logging in. */
export const useUser = (): OwnUser | null | undefined =>
  useView<OwnUser | null>((view) => view.user(), [], useSession().seenAs)

export const userOf = (phone: Phone): Promise<OwnUser | null> =>
  reopening(phone.replica, async () => (await View.of(phone)).user())

/** The server no longer knows this session: everything is kept, and waits for the same person to log in. */
export const useNeedsSignIn = (): boolean =>
  useReplica(({ replica }) => replica.fact('needsSignIn'), []) ?? false
