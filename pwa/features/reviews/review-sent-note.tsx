import { SentNote } from '#pwa/ui/feedback/sent-note.tsx'
import { messages } from './messages.ts'

/** Shown after submitting, until the screen goes back. */
export function ReviewSentNote({ isSent }: { isSent: boolean }) {
  return (
    <SentNote isSent={isSent} sentTitle={messages.sent} savedTitle={messages.queuedTitle}>
      {!isSent && <p>{messages.queuedText}</p>}
      <p className="soft small">{messages.goingBack}</p>
    </SentNote>
  )
}
