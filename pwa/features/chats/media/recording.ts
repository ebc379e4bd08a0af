import type { Attachment } from '#pwa/features/chats/commands.ts'
import { VOICE_MAX, VOICE_MAX_MS } from '#schema/domain/limits.ts'
import type { messages } from './messages.ts'
import { toWaveform } from './waveform.ts'

export type Trouble = keyof (typeof messages)['trouble']

export class RecordingError extends Error {
  readonly trouble: Trouble
  constructor(trouble: Trouble) {
    super(trouble)
    this.trouble = trouble
  }
}

const BITS_PER_SECOND = 24_000
const TICK_MS = 100
/** A tap instead of a press. What Safari writes in less time, no other browser can decode. */
const SHORTEST_MS = 1000
/** Safari may write more than it was asked for; a recording ends before it is too large to be sent. */
const SIZE_MARGIN = 40_000

/**
 * Opus where the browser has it, which all but iPhones before iOS 17.4 play; AAC in MP4 on iPhones. Chromium that has no
 * AAC encoder still says that it records AAC, and records nothing.
 */
const TYPES = [
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/ogg;codecs=opus', 'ogg'],
  ['audio/mp4', 'm4a'],
] as const

const supportedType = () =>
  'MediaRecorder' in globalThis
    ? TYPES.find(([type]) => MediaRecorder.isTypeSupported(type))
    : undefined

const TROUBLES: Record<string, Trouble> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

async function openMicrophone(): Promise<MediaStream> {
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) throw new RecordingError('unsupported')
  try {
    const audio = { channelCount: 1, echoCancellation: true, noiseSuppression: true }
    return await devices.getUserMedia({ audio })
  } catch (error) {
    throw new RecordingError(TROUBLES[(error as Error).name] ?? 'busy')
  }
}

/** Measures how loud the microphone is, from 0 to 1. */
function openMeter(stream: MediaStream) {
  if (!('AudioContext' in globalThis)) return { level: () => 0, close: () => {} }
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 1024
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Uint8Array(analyser.fftSize)
  return {
    level() {
      analyser.getByteTimeDomainData(samples)
      return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample - 128) / 128), 0)
    },
    close: () => void context.close().catch(() => {}),
  }
}

export type Recording = {
  elapsedMs: () => number
  /** Ends it; `onEnd` gets it. */
  stop: () => void
  cancel: () => void
}

type Listener = {
  onTick: (tick: { elapsedMs: number; level: number }) => void
  /** Null when nothing or less than a second was recorded, or it was cancelled. */
  onEnd: (voice: Attachment | null) => void
}

/** Records until it is stopped, the limit is reached or the microphone is taken away. Throws `RecordingError`. */
export async function startRecording({ onTick, onEnd }: Listener): Promise<Recording> {
  const format = supportedType()
  if (!format) throw new RecordingError('unsupported')
  const [type, extension] = format
  const stream = await openMicrophone()
  const recorder = new MediaRecorder(stream, {
    mimeType: type,
    audioBitsPerSecond: BITS_PER_SECOND,
  })
  const meter = openMeter(stream)
  const parts: Blob[] = []
  const levels: number[] = []
  const startedAt = performance.now()
  let endedAt: number | null = null
  let isCancelled = false
  const elapsedMs = () =>
    Math.min(Math.round((endedAt ?? performance.now()) - startedAt), VOICE_MAX_MS)
  const stop = () => {
    endedAt ??= performance.now()
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const timer = setInterval(() => {
    const level = meter.level()
    levels.push(level)
    onTick({ elapsedMs: elapsedMs(), level })
    if (elapsedMs() >= VOICE_MAX_MS) stop()
  }, TICK_MS)
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) parts.push(data)
    if (parts.reduce((sum, part) => sum + part.size, 0) > VOICE_MAX - SIZE_MARGIN) stop()
  })
  recorder.addEventListener('stop', () => {
    clearInterval(timer)
    for (const track of stream.getTracks()) track.stop()
    meter.close()
    const file = new File(parts, `voice.${extension}`, { type })
    const durationMs = elapsedMs()
    const isEmpty = isCancelled || file.size === 0 || durationMs < SHORTEST_MS
    onEnd(isEmpty ? null : { kind: 'voice', file, durationMs, waveform: toWaveform(levels) })
  })
  recorder.start(1000)
  return {
    elapsedMs,
    stop,
    cancel() {
      isCancelled = true
      stop()
    },
  }
}
