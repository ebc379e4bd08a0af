import { useOnline } from '#pwa/api/online.ts'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { messages } from './messages.ts'
import { usePush } from './use-push.ts'

/** Notifications of this phone: the state in words, and the button that changes it. Without a heading. */
export function PushSection() {
  const { whyOffline } = useOnline()
  const { state, isBusy, failure, turnOn, turnOff } = usePush()
  const isChangeable = state === 'on' || state === 'off' || state === 'unavailable'
  return (
    <div className="stack">
      {state === 'on' && <Notice title={messages.on}>{messages.onNote}</Notice>}
      {(state === 'off' || state === 'unavailable') && <p>{messages.why}</p>}
      {(state === 'on' || state === 'off') && <p className="small soft">{messages.quiet}</p>}
      {!isChangeable && <Notice tone="wait">{messages[state]}</Notice>}
      {state === 'unavailable' && (
        <Notice tone="wait" alert>
          {messages.unavailable}
        </Notice>
      )}
      {failure !== null && (
        <Notice tone="bad" alert>
          {failure}
        </Notice>
      )}
      {isChangeable && (
        <p>
          <Button
            tone="plain"
            busy={isBusy}
            busyLabel={state === 'on' ? undefined : messages.turningOn}
            disabledReason={whyOffline(messages.offline)}
            onClick={() => void (state === 'on' ? turnOff() : turnOn())}
          >
            {state === 'on' ? messages.turnOff : messages.turnOn}
          </Button>
        </p>
      )}
    </div>
  )
}
