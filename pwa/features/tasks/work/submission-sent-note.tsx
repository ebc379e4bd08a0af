import { useEffect } from 'react'
import { messages } from '#pwa/features/tasks/messages.ts'
import { SentNote } from '#pwa/ui/feedback/sent-note.tsx'
import { toast } from '#pwa/ui/feedback/toast-store.ts'
import { GENERAL_MESSAGES } from '#schema/domain/messages/general.ts'

/** Shown after submitting, until the screen goes back. */
export function SubmissionSentNote({ isSent }: { isSent: boolean }) {
  useEffect(() => {
    if (isSent) toast(GENERAL_MESSAGES.workSubmitted)
  }, [isSent])
  return (
    <SentNote
      isSent={isSent}
      sentTitle={GENERAL_MESSAGES.workSubmitted}
      savedTitle={messages.savedTitle}
    >
      {!isSent && <p>{messages.savedNote}</p>}
      <p className="soft small">{messages.goingBack}</p>
    </SentNote>
  )
}
