import { useOnline } from '#pwa/api/online.ts'
import { Notice } from '../../ui/notice.tsx'

/** Over a form that cannot wait: that there is no signal, and what the server said last. */
export function DoorNotice({ failure, offline }: { failure: string | null; offline: string }) {
  const { online } = useOnline()
  if (failure)
    return (
      <Notice tone="bad" alert>
        {failure}
      </Notice>
    )
  if (online) return null
  return (
    <Notice tone="wait" icon="offline">
      {offline}
    </Notice>
  )
}
