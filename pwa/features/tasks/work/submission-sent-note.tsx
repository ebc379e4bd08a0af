import { useEffect } from 'react'
import { messages } from '#pwa/features/tasks/messages.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'

/** Shown after submitting, until the screen goes back. */
export function SubmissionSentNote({ isSent }: { isSent: boolean }) {
  useEffect(() => {
    if (isSent) toast(GENERAL_MESSAGES.workSubmitted)
  }, [isSent])
  return (
    <div role="status">
      <Notice
        tone={isSent ? 'good' : 'wait'}
        icon={isSent ? 'done' : 'phone'}
        title={isSent ? GENERAL_MESSAGES.workSubmitted : messages.savedTitle}
      >
        {!isSent && <p>{messages.savedNote}</p>}
        <p className="soft small">{messages.goingBack}</p>
      </Notice>
    </div>
  )
}
