import { useMe } from '#pwa/session/session.tsx'
import { useNow } from '#pwa/ui/browser/use-now.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { formatMoment } from '#pwa/ui/format/format-time.ts'
import { formatNaira } from '#schema/domain/money.ts'
import { clearingsOf } from './clearing.ts'
import { messages } from './messages.ts'

/** Which part of the balance can be withdrawn only later, and from when. */
export function ClearingNote() {
  const me = useMe()
  const now = useNow()
  const clearings = me ? clearingsOf(me, now) : []
  if (clearings.length === 0) return null
  return (
    <Notice tone="wait" icon="lock" title={messages.clearingTitle}>
      {clearings.map(({ amount, clearsAt }) => (
        <p key={`${clearsAt} ${amount}`}>
          {messages.clearing(formatNaira(amount), formatMoment(clearsAt))}
        </p>
      ))}
    </Notice>
  )
}
