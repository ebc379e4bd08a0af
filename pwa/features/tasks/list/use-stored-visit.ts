import { useEffect } from 'react'
import type { Replica, Visit } from '#pwa/replica/database.ts'
import type { Session } from '#pwa/session/session.tsx'
import { loadVisit, newFirstVisit, useVisit } from './stable-order.ts'

/** Opens the user's stored visit, or a new one. */
export async function openVisit(session: Session): Promise<void> {
  if (useVisit.getState().userId === session.userId) return
  const visit = await loadVisit(session)
  useVisit.getState().open(session.userId, visit)
}

/** For a phone on which no visit is stored. */
export const startVisit = ({ userId, now }: Session): void =>
  useVisit.getState().open(userId, newFirstVisit(now()))

/** What each database has, so that a list that is opened again writes nothing. */
const storedVisits = new WeakMap<Replica, Visit>()

async function storeVisit(replica: Replica, visit: Visit): Promise<void> {
  if (storedVisits.get(replica) === visit) return
  await replica.setMeta('visit', visit)
  storedVisits.set(replica, visit)
}

/** The user's visit, stored on the phone as it changes. `isOpen` once it has been loaded. */
export function useStoredVisit(session: Session) {
  const { userId: visitUserId, ...store } = useVisit()
  const { userId, loadReplica } = session
  const isOpen = visitUserId === userId
  useEffect(() => {
    if (!isOpen) void openVisit(session)
  }, [isOpen, session])

  const { visit } = store
  useEffect(() => {
    if (isOpen && visit.batches.size > 0)
      void loadReplica()
        .then((replica) => storeVisit(replica, visit))
        .catch(() => {})
  }, [isOpen, loadReplica, visit])
  return { ...store, isOpen }
}
