import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { messages } from './messages.ts'

/** Shown to a client who is not verified. Nothing is blocked without it. */
export function KycReminder() {
  return (
    <Notice tone="wait" icon="shield" title={messages.kycTitle}>
      {messages.kycText}
    </Notice>
  )
}
