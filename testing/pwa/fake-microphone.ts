import { afterEach, vi } from 'vitest'

/** jsdom has no recorder: this one writes a few bytes when it is stopped. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith('audio/webm')
  static latest: FakeRecorder | null = null
  static spokenMs = 0
  state = 'inactive'
  readonly options: { mimeType?: string; audioBitsPerSecond?: number }

  constructor(_stream: unknown, options: FakeRecorder['options']) {
    super()
    this.options = options
    FakeRecorder.latest = this
  }
  start() {
    this.state = 'recording'
    // As long as it records, however slow the machine is.
    const endedAt = performance.now() + FakeRecorder.spokenMs
    vi.spyOn(performance, 'now').mockReturnValue(endedAt)
  }
  stop() {
    this.state = 'inactive'
    const data = new Blob(['a voice'], { type: 'audio/webm' })
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data }))
    this.dispatchEvent(new Event('stop'))
    vi.mocked(performance.now).mockRestore()
  }
}

type Options = {
  /** Name of the error with which the browser refuses. */
  refusal?: string
  /** How long the user speaks. */
  spokenMs?: number
}

/** A microphone that records. `openTracks` counts those that were not stopped. */
export function useFakeMicrophone() {
  afterEach(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'mediaDevices')
  })
  return ({ refusal, spokenMs = 3000 }: Options = {}) => {
    let openTracks = 0
    FakeRecorder.spokenMs = spokenMs
    const getUserMedia = async () => {
      if (refusal) throw new DOMException('', refusal)
      openTracks++
      return { getTracks: () => [{ stop: () => openTracks-- }] }
    }
    vi.stubGlobal('MediaRecorder', FakeRecorder)
    Object.defineProperty(navigator, 'mediaDevices', {
      configurable: true,
      value: { getUserMedia },
    })
    return {
      openTracks: () => openTracks,
      recorder: () => FakeRecorder.latest,
    }
  }
}
