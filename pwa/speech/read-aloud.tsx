import { useEffect, useRef, useState } from 'react'
import { useDataSaver } from '#pwa/ui/browser/data-saver.ts'
import { Button } from '#pwa/ui/form/button.tsx'
import { messages } from './messages.ts'

/** What users write is mostly English. */
const SPOKEN = 'en-NG'

export type ReadAloudProps = {
  text: string
  /** The text is that of the newest messages. */
  isNewest?: boolean
}

/**
 * Reads a text with a voice of the device; a second press, or leaving the screen, stops it. Absent where the browser
 * has no voice, and while data is saved, because a voice may be fetched.
 */
export function ReadAloud({ text, isNewest }: ReadAloudProps) {
  const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined
  const isSaving = useDataSaver()
  const [isReading, setIsReading] = useState(false)
  const current = useRef<SpeechSynthesisUtterance | null>(null)
  useEffect(() => () => speech?.cancel(), [speech])
  if (!speech || isSaving || text.trim() === '') return null

  const label = isNewest ? messages.readNewest : messages.read
  function toggle() {
    speech?.cancel()
    setIsReading(!isReading)
    if (isReading) return
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = SPOKEN
    current.current = utterance
    // A cancelled one ends later, when the next may be read already.
    const onEnd = () => current.current === utterance && setIsReading(false)
    for (const event of ['end', 'error']) utterance.addEventListener(event, onEnd)
    speech?.speak(utterance)
  }
  return (
    <Button size="small" tone="plain" icon={isReading ? 'pause' : 'play'} onClick={toggle}>
      {isReading ? messages.stop : label}
    </Button>
  )
}
