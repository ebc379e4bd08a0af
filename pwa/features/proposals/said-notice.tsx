import { useEffect } from 'react'
import { TEXTS } from '#schema/domain/texts.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import type { Said } from './use-apply.ts'
import { words } from './words.ts'

/** What became of it, while the screen waits to go back. */
export function SaidNotice({ said }: { said: Exclude<Said, 'refused'> }) {
  const isSent = said === 'sent'
  useEffect(() => {
    if (isSent) toast(TEXTS.proposalSent)
  }, [isSent])
  return (
    <div role="status">
      <Notice
        tone={isSent ? 'good' : 'wait'}
        icon={isSent ? 'done' : 'phone'}
        title={isSent ? TEXTS.proposalSent : words.savedTitle}
      >
        <p>{isSent ? words.sentNote : words.savedNote}</p>
        <p className="soft small">{words.goingBack}</p>
      </Notice>
    </div>
  )
}
