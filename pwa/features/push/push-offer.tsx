import { useState } from 'react'
import { useOnline } from '#pwa/api/online.ts'
import { useSession } from '#pwa/session/session.tsx'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { messages } from './messages.ts'
import { usePush } from './use-push.ts'

const DECLINED = 'push-declined'

function Offer({ onDecline }: { onDecline: () => void }) {
  const { state, isBusy, failure, turnOn } = usePush()
  if (state === 'on')
    return (
      <div role="status">
        <Notice>{messages.on}</Notice>
      </div>
    )
  if (state !== 'off') return null
  return (
    <Notice
      tone="news"
      title={messages.offered}
      action={
        <div className="row">
          <Button size="small" busy={isBusy} onClick={() => void turnOn()}>
            {messages.turnOn}
          </Button>
          <Button size="small" tone="plain" onClick={onDecline}>
            {messages.later}
          </Button>
        </div>
      }
    >
      {messages.why}
      {failure !== null && <p role="alert">{failure}</p>}
    </Notice>
  )
}

/**
 * Shown once a user waits for an answer: after the first proposal or todo. The browser's own question, which can be
 * answered only once, comes after a tap here.
 */
export function PushOffer({ isWaiting }: { isWaiting: boolean }) {
  const { online } = useOnline()
  const { userId } = useSession()
  const declinedKey = `${DECLINED}:${userId}`
  const [isDeclined, setIsDeclined] = useState(() => localStorage.getItem(declinedKey) !== null)
  const [couldBeRequested] = useState(
    () => 'Notification' in globalThis && Notification.permission === 'default',
  )
  if (!isWaiting || !online || isDeclined || !couldBeRequested) return null
  const decline = () => {
    localStorage.setItem(declinedKey, '1')
    setIsDeclined(true)
  }
  return <Offer onDecline={decline} />
}
