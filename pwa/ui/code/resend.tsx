import { useEffect, useState } from 'react'
import { Button } from '#pwa/ui/form/button.tsx'
import type { PhoneChannel } from '#schema/domain/phone-channels.ts'
import { messages } from './messages.ts'

export type CodeChannel = 'email' | PhoneChannel

/** Most codes arrive within it. */
const WAIT_MS = 30_000
const TICK_MS = 1000

const secondsLeft = (sentAt: number): number =>
  Math.ceil(Math.min(Math.max(sentAt + WAIT_MS - Date.now(), 0), WAIT_MS) / 1000)

function useSecondsLeft(sentAt: number): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(sentAt))
  const isWaiting = seconds > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setSeconds(secondsLeft(sentAt)), TICK_MS)
    return () => clearInterval(timer)
  }, [sentAt, isWaiting])
  return seconds
}

type Props = {
  /** When the last code was sent, by the phone's clock. */
  sentAt: number
  channel: CodeChannel
  /** All by which a code can be sent. */
  channels: readonly CodeChannel[]
  onSend: (channel: CodeChannel) => Promise<unknown>
}

/** Another code by the same channel, or by another one; each after a short wait. Rendered anew for each code (`key`). */
export function Resend({ sentAt, channel, channels, onSend }: Props) {
  const seconds = useSecondsLeft(sentAt)
  const [busy, setBusy] = useState<CodeChannel | null>(null)
  const send = async (by: CodeChannel) => {
    setBusy(by)
    await onSend(by).finally(() => setBusy(null))
  }
  if (seconds > 0)
    return (
      <p className="small soft" role="timer">
        {messages.wait(seconds)}
      </p>
    )
  const others = channels.filter((each) => each !== channel)
  return [channel, ...others].map((each) => (
    <Button
      key={each}
      tone="quiet"
      wide
      busy={busy === each}
      busyLabel={messages.sending}
      onClick={() => void send(each)}
    >
      {each === channel ? messages.again : messages.by[each]}
    </Button>
  ))
}
