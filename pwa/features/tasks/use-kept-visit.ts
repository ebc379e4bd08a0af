import { useEffect } from 'react'
import type { Session } from '#pwa/session/session.tsx'
import { useVisit, visitOf } from './visit.ts'

/** This person's visit to the list, kept on the phone as it goes on. Open once it is known how it was left. */
export function useKeptVisit(session: Session) {
  const { who, open, ...rest } = useVisit()
  const { me, replica } = session
  const isOpen = who === me
  useEffect(() => {
    if (isOpen) return undefined
    let isGone = false
    void visitOf(session).then((visit) => !isGone && open(me, visit))
    return () => {
      isGone = true
    }
  }, [isOpen, open, session, me])

  const { visit } = rest
  useEffect(() => {
    if (isOpen && visit.waves.size > 0) void replica.know('visit', visit).catch(() => {})
  }, [isOpen, replica, visit])
  return { ...rest, isOpen }
}
