import { useEffect } from 'react'
import { TEXTS } from '#schema/domain/texts.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { toast } from '#pwa/ui/toast-store.ts'
import { words } from './words.ts'

/** What became of the work just handed in, while the screen waits to go back. */
export function WorkSaid({ said }: { said: 'saved' | 'sent' }) {
  const isSent = said === 'sent'
  useEffect(() => {
    if (isSent) toast(TEXTS.workSubmitted)
  }, [isSent])
  return (
    <div role="status">
      <Notice
        tone={isSent ? 'good' : 'wait'}
        icon={isSent ? 'done' : 'phone'}
        title={isSent ? TEXTS.workSubmitted : words.savedTitle}
      >
        {!isSent && <p>{words.savedNote}</p>}
        <p className="soft small">{words.goingBack}</p>
      </Notice>
    </div>
  )
}
