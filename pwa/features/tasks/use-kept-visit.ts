import { useEffect } from 'react'
import type { Session } from '#pwa/session/session.tsx'
import { useVisit, visitOf } from './visit.ts'

/** Goes on with this person's visit, or begins one. */
export async function openVisit(session: Session): Promise<void> {
  if (useVisit.getState().who === session.me) return
  const visit = await visitOf(session)
  useVisit.getState().open(session.me, visit)
}

/** This person's visit to the list, kept on the phone as it goes on. Open once it is known how it was left. */
export function useKeptVisit(session: Session) {
  const { who, ...rest } = useVisit()
  const { me, replica } = session
  const isOpen = who === me
  useEffect(() => {
    if (!isOpen) void openVisit(session)
  }, [isOpen, session])

  const { visit } = rest
  useEffect(() => {
    if (isOpen && visit.waves.size > 0) void replica.know('visit', visit).catch(() => {})
  }, [isOpen, replica, visit])
  return { ...rest, isOpen }
}
