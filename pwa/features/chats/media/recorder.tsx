import { useEffect, useEffectEvent, useRef } from 'react'
import type { Attachment } from '#pwa/features/chats/commands.ts'
import type { Press } from '#pwa/features/chats/thread/press.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { formatDuration } from './format-duration.ts'
import { isSlidAway, releaseOutcome } from './hold.ts'
import { messages } from './messages.ts'
import { useRecorder } from './use-recorder.ts'

type Props = {
  press: Press
  onRecorded: (voice: Attachment, ending: 'keep' | 'send') => void
  onCancel: () => void
}

/** Ends the recording by what the finger does, or leaves it to the buttons. */
function useHold(press: Press, { end, elapsedMs }: ReturnType<typeof useRecorder>) {
  const isHeld = useRef(press.isDown)
  const release = useEffectEvent(() => {
    const outcome = releaseOutcome(press, elapsedMs())
    if (outcome !== 'go-on') end(outcome)
  })
  const stop = useEffectEvent(() => end('keep'))
  useEffect(() => {
    if (isHeld.current && !press.isDown) release()
    isHeld.current = press.isDown
  }, [press.isDown])
  useEffect(() => {
    if (press.isStopped) stop()
  }, [press.isStopped])
}

function Meter({ level }: { level: number }) {
  return (
    <span className="recorder-meter" aria-hidden>
      <span style={{ transform: `scaleX(${Math.min(level * 2, 1)})` }} />
    </span>
  )
}

/** While a voice note is recorded: how long, how loud, and how it ends. */
export function Recorder({ press, onRecorded, onCancel }: Props) {
  const recorder = useRecorder({ onEnd: onRecorded, onCancel })
  useHold(press, recorder)
  const isFree = !press.isDown
  const { tick, trouble, end } = recorder
  if (trouble)
    return (
      <div className="media-panel" role="alert">
        <p className="media-trouble small">{messages.trouble[trouble]}</p>
        <Button size="small" tone="plain" onClick={onCancel}>
          {messages.close}
        </Button>
      </div>
    )
  return (
    <div className="media-panel">
      <p className="small" role="status">
        {tick ? messages.recording : messages.starting}
      </p>
      {tick && (
        <p className="recorder-line">
          <span className="recorder-dot" aria-hidden />
          <span className="tabular">{formatDuration(tick.elapsedMs)}</span>
          <Meter level={tick.level} />
        </p>
      )}
      {isFree ? (
        <div className="row">
          {tick && (
            <Button size="small" icon="done" onClick={() => end('keep')}>
              {messages.stop}
            </Button>
          )}
          <Button size="small" tone="danger-plain" icon="delete" onClick={() => end('cancel')}>
            {messages.deleteRecording}
          </Button>
        </div>
      ) : (
        <p className="small soft">{isSlidAway(press) ? messages.letGoToCancel : messages.slide}</p>
      )}
    </div>
  )
}
