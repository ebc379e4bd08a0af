import { useEffect } from 'react'
import { TEXTS } from '#schema/domain/texts.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import type { Said } from './use-apply.ts'
import { words } from './words.ts'

type Props = { said: Exclude<Said, 'refused'>; isChange?: boolean }

/** What became of it, while the screen waits to go back. */
export function SaidNotice({ said, isChange }: Props) {
  const isSent = said === 'sent'
  const done = isChange ? words.editedTitle : TEXTS.proposalSent
  useEffect(() => {
    if (isSent) toast(done)
  }, [isSent, done])
  return (
    <div role="status">
      <Notice
        tone={isSent ? 'good' : 'wait'}
        icon={isSent ? 'done' : 'phone'}
        title={isSent ? done : words.savedTitle}
      >
        <p>{!isSent ? words.savedNote : isChange ? words.editedNote : words.sentNote}</p>
        <p className="soft small">{words.goingBack}</p>
      </Notice>
    </div>
  )
}
