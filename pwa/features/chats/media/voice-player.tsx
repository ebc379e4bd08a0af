import { useEffect, useRef, useState } from 'react'
import { IconButton } from '#pwa/ui/form/button.tsx'
import { formatDuration } from './format-duration.ts'
import { messages } from './messages.ts'
import { fromWaveform } from './waveform.ts'

/** An element, because an iPhone whose ring switch is off mutes Web Audio. Only one voice note plays at a time. */
let playing: HTMLAudioElement | null = null

function Bars({ waveform, share }: { waveform: string; share: number }) {
  const heights = fromWaveform(waveform)
  return (
    <svg
      className="voice-bars"
      viewBox={`0 0 ${heights.length * 3} 24`}
      preserveAspectRatio="none"
      aria-hidden
    >
      {heights.map((height, index) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a bar is its place
          key={index}
          x={index * 3}
          y={11 - height * 10}
          width={2}
          height={2 + height * 20}
          data-played={index < share * heights.length || undefined}
        />
      ))}
    </svg>
  )
}

type Props = {
  /** Undefined until it is loaded. */
  url: string | undefined
  durationMs: number
  waveform: string
  /** The user wants to listen. */
  onWanted?: () => void
}

function useAudio(url: string | undefined, onWanted: (() => void) | undefined) {
  const audio = useRef<HTMLAudioElement>(null)
  const [state, setState] = useState({ isPlaying: false, playedMs: 0, hasFailed: false })
  const [isWanted, setIsWanted] = useState(false)
  const change = (some: Partial<typeof state>) => setState((now) => ({ ...now, ...some }))
  useEffect(() => {
    const element = audio.current
    if (!isWanted || !url || !element) return
    if (playing !== element) playing?.pause()
    playing = element
    // A browser that wants another tap after the download lets the user press the button again.
    void element.play().catch(() => setIsWanted(false))
  }, [isWanted, url])
  return {
    ...state,
    isWaiting: isWanted && !url,
    toggle() {
      if (state.isPlaying) return audio.current?.pause()
      onWanted?.()
      setIsWanted(true)
    },
    element: {
      ref: audio,
      src: url,
      onPlay: () => change({ isPlaying: true }),
      onPause() {
        setIsWanted(false)
        change({ isPlaying: false })
      },
      onEnded() {
        setIsWanted(false)
        change({ isPlaying: false, playedMs: 0 })
      },
      onTimeUpdate: () => change({ playedMs: (audio.current?.currentTime ?? 0) * 1000 }),
      onError: () => change({ hasFailed: true, isPlaying: false }),
    },
  }
}

/** A voice note: play and pause, its loudness, how much was played, how long it is. */
export function VoicePlayer({ url, durationMs, waveform, onWanted }: Props) {
  const { element, toggle, isPlaying, isWaiting, playedMs, hasFailed } = useAudio(url, onWanted)
  const duration = formatDuration(durationMs)
  return (
    <>
      <div className="voice">
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? messages.pause : messages.play(duration)}
          aria-busy={isWaiting || undefined}
          onClick={toggle}
        />
        <Bars waveform={waveform} share={durationMs === 0 ? 0 : playedMs / durationMs} />
        <span className="voice-time small tabular">
          {playedMs > 0 ? `${formatDuration(Math.min(playedMs, durationMs))} / ` : ''}
          {duration}
        </span>
        {url && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- the text of the message is its alternative
          <audio {...element} preload="none" hidden />
        )}
      </div>
      {hasFailed && (
        <p className="media-trouble small" role="alert">
          {messages.cannotPlay}
        </p>
      )}
    </>
  )
}
