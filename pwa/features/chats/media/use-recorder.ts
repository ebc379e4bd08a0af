import { useEffect, useRef, useState } from 'react'
import type { Attachment } from '#pwa/features/chats/commands.ts'
import { RecordingError, startRecording, type Recording, type Trouble } from './recording.ts'

type Ending = 'keep' | 'send' | 'cancel'
type Options = {
  onEnd: (voice: Attachment, ending: 'keep' | 'send') => void
  onCancel: () => void
}

/** Records from the moment it is mounted. Leaving the screen or hiding the page ends the recording, and keeps it. */
export function useRecorder(options: Options) {
  const [tick, setTick] = useState<{ elapsedMs: number; level: number } | null>(null)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const recording = useRef<Recording | null>(null)
  const ending = useRef<Ending>('keep')
  const latest = useRef(options)
  useEffect(() => void (latest.current = options))

  useEffect(() => {
    let isLeft = false
    const onEnd = (voice: Attachment | null) => {
      if (voice && ending.current !== 'cancel') latest.current.onEnd(voice, ending.current)
      else if (ending.current === 'cancel') latest.current.onCancel()
      else if (!isLeft) setTrouble('empty')
    }
    startRecording({ onTick: setTick, onEnd }).then(
      (started) => {
        recording.current = started
        if (isLeft || ending.current === 'cancel') return started.cancel()
        setTick({ elapsedMs: 0, level: 0 })
      },
      (error: unknown) => setTrouble(error instanceof RecordingError ? error.trouble : 'busy'),
    )
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') recording.current?.stop()
    }
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', onVisibility)
      recording.current?.stop()
    }
  }, [])

  const end = (how: Ending) => {
    ending.current = how
    if (how === 'cancel' && !recording.current) return latest.current.onCancel()
    if (how === 'cancel') recording.current?.cancel()
    else recording.current?.stop()
  }
  return { tick, trouble, end, elapsedMs: () => recording.current?.elapsedMs() ?? null }
}
