import { useEffect, useRef, useState } from 'react'
import { Notice } from '#pwa/ui/feedback/notice.tsx'
import { Button } from '#pwa/ui/form/button.tsx'
import { checkMessages as messages } from './messages.ts'
import type { BarcodeDetector } from './read-code.ts'

type DetectorClass = typeof BarcodeDetector

const ownDetector = () => (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector

/** That of the browser (Chrome on Android), else one of our own. */
const createDetector = async () =>
  new (ownDetector() ?? (await import('./read-code.ts')).BarcodeDetector)({ formats: ['qr_code'] })

const INTERVAL_MS = 250

const stop = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Shows the camera until it has read a code, which `onFound` accepts or not. */
async function watch(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onFound: (text: string) => boolean,
): Promise<void> {
  const [stream, detector] = await Promise.all([
    navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
    createDetector(),
  ])
  if (signal.aborted) return stop(stream)
  signal.addEventListener('abort', () => stop(stream))
  video.srcObject = stream
  await video.play()
  while (!signal.aborted) {
    const [code] = await detector.detect(video).catch(() => [])
    if (code && onFound(code.rawValue)) return
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS))
  }
}

type Props = { onFound: (text: string) => boolean; onStop: () => void }

export function Scanner({ onFound, onStop }: Props) {
  const video = useRef<HTMLVideoElement>(null)
  const found = useRef(onFound)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    found.current = onFound
  }, [onFound])
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    if (video.current)
      watch(video.current, signal, (text) => found.current(text)).catch(
        () => signal.aborted || setFailed(true),
      )
    return () => controller.abort()
  }, [])
  if (hasFailed)
    return (
      <Notice tone="bad" alert>
        {messages.noCamera}
      </Notice>
    )
  return (
    <div className="stack">
      <video ref={video} className="pass-camera" muted playsInline aria-label={messages.hold} />
      <p>{messages.hold}</p>
      <Button tone="plain" icon="close" onClick={onStop}>
        {messages.stop}
      </Button>
    </div>
  )
}
