import { useOnline } from '#pwa/api/online.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { SkeletonPage } from '#pwa/ui/feedback/skeleton.tsx'
import { messages } from './missing-user-messages.ts'

/** In place of what needs the own user, whom the first pull brings. */
export function MissingUser() {
  const missing = useOnline().whyOffline(messages.missing)
  if (missing === null) return <SkeletonPage />
  return (
    <Notice tone="wait" icon="offline">
      {missing}
    </Notice>
  )
}
