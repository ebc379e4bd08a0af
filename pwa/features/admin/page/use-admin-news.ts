import { useEffect } from 'react'
import { useSession, type Session } from '#pwa/session/session.tsx'
import { browserEnvironment } from '#pwa/sync/browser.ts'
import type { Environment } from '#pwa/sync/environment.ts'
import { LiveChannel } from '#pwa/sync/live-channel.ts'
import { useRefetchAdmin } from './use-admin-query.ts'

/** So many changes in this time are one fetch. */
const GATHER_MS = 3000

/** Finds a connection that a network has silently dropped; there is no poll below. */
const BEAT_MS = 60_000

/** While the page is visible; returns the function that stops it. */
export function watchQueues(
  session: Session,
  { openSocket = null, random, setTimer, isVisible, listen }: Environment,
  refetch: () => Promise<void>,
): () => void {
  let cancelFetch: (() => void) | null = null
  const onNews = () => {
    cancelFetch ??= setTimer(GATHER_MS, () => {
      cancelFetch = null
      void refetch()
    })
  }
  const channel = new LiveChannel(
    session,
    { openSocket, random, setTimer },
    // What came between the last fetch and the opening.
    { onNews, onTyping() {}, onChange: () => channel.isOpen && onNews(), onSessionEnded() {} },
    { scope: 'admin' },
  )
  const unlisten = listen({
    onResume() {
      channel.open()
      channel.resume()
    },
    onHide: () => channel.close(),
    onReachable: () => channel.changeNetwork(),
  })
  let cancelBeat = () => {}
  const beatLater = () => {
    cancelBeat = setTimer(BEAT_MS, () => {
      channel.beat()
      beatLater()
    })
  }
  beatLater()
  if (isVisible()) channel.open()
  return () => {
    unlisten()
    cancelBeat()
    channel.close()
    cancelFetch?.()
  }
}

/** Fetches what an administrator sees again when the server says that a list of what waits may have changed. */
export function useAdminNews(mayPass: boolean): void {
  const session = useSession()
  const refetch = useRefetchAdmin()
  useEffect(() => {
    if (mayPass) return watchQueues(session, browserEnvironment, refetch)
  }, [mayPass, session, refetch])
}
