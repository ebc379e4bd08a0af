import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { messages } from './messages.ts'

/** Shown after submitting, until the screen goes back. */
export function ReviewSentNote({ isSent }: { isSent: boolean }) {
  return (
    <div role="status">
      <Notice
        tone={isSent ? 'good' : 'wait'}
        icon={isSent ? 'done' : 'phone'}
        title={isSent ? messages.sent : messages.queuedTitle}
      >
        {!isSent && <p>{messages.queuedText}</p>}
        <p className="soft small">{messages.goingBack}</p>
      </Notice>
    </div>
  )
}
