import { useEffect } from 'react'
import { online, useOnline } from '#pwa/api/online.ts'
import { Notice } from '../../ui/notice.tsx'

/** Nobody is signed in here, so nothing else listens for the signal to come and go. */
function useHints() {
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    window.addEventListener('online', online.hinted, { signal })
    window.addEventListener('offline', online.hinted, { signal })
    return () => stop.abort()
  }, [])
}

/** Over a form that cannot wait: what the server said last, or that there is no signal. */
export function DoorNotice({ failure, offline }: { failure: string | null; offline: string }) {
  const { online: hasSignal } = useOnline()
  useHints()
  if (failure)
    return (
      <Notice tone="bad" alert>
        {failure}
      </Notice>
    )
  if (hasSignal) return null
  return (
    <Notice tone="wait" icon="offline">
      {offline}
    </Notice>
  )
}
