import type { FailureReason } from '#pwa/replica/database.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'

/** Why the server refused what was sent. */
export function Refusal({ title, reason }: { title: string; reason: FailureReason | null }) {
  if (!reason) return null
  return (
    <Notice tone={reason.isStopped ? 'wait' : 'bad'} title={title} alert>
      {reason.message}
    </Notice>
  )
}
