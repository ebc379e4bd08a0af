import { useEffect, type ReactNode } from 'react'
import { online, useOnline } from '#pwa/api/online.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'

/** The sync engine listens to these events only for a signed-in user. */
function useConnectionEvents() {
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener('online', online.applyHint, { signal })
    window.addEventListener('offline', online.applyHint, { signal })
    return () => listeners.abort()
  }, [])
}

type Props = { failure: string | null; offline: string; action?: ReactNode }

/** Above a form that needs the network: why the last attempt failed, or that there is no network. */
export function AuthNotice({ failure, offline, action }: Props) {
  const offlineText = useOnline().whyOffline(offline)
  useConnectionEvents()
  if (failure)
    return (
      <Notice tone="bad" alert action={action}>
        {failure}
      </Notice>
    )
  if (offlineText === null) return null
  return (
    <Notice tone="wait" icon="offline">
      {offlineText}
    </Notice>
  )
}
