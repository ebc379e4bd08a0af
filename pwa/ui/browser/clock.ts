// Many phones have a wrong date. What judges or shows a time reads it here, corrected by what the server said.

const STORED = 'clock-offset'
/** Of a response on its way. */
const TOLERANCE_MS = 120_000
/** A response that took longer may have waited in a phone that slept. */
const RESPONSE_MS = 60_000
/** Without a network an offset holds so long: the user may have set the clock right since. */
const OFFSET_TTL_MS = 7 * 24 * 3_600_000

type Offset = { ms: number; at: number }

/** Of an earlier visit; 0 when it may not hold any more. */
export function readStoredOffset(): number {
  try {
    const { ms, at } = JSON.parse(globalThis.localStorage?.getItem(STORED) ?? '') as Offset
    const age = Date.now() - at
    return age >= 0 && age < OFFSET_TTL_MS ? ms : 0
  } catch {
    return 0
  }
}

let offset = readStoredOffset()
let isKnown = offset !== 0
const listeners = new Set<() => void>()

/** The present time, ms since epoch. */
export const readNow = (): number => Date.now() + offset

/** Whether the server has said what time it is; before that it is the phone's clock that says it. */
export const isTimeKnown = (): boolean => isKnown

export const onClockChange = (listener: () => void): unknown => listeners.add(listener)

function setOffset(ms: number): void {
  isKnown = true
  if (ms === offset) return
  offset = ms
  for (const listener of listeners) listener()
}

/** From a response that the server has dated; `sentAt` by the phone's clock. */
export function learnTime(serverAt: number, sentAt: number): void {
  const at = Date.now()
  if (Math.abs(at - sentAt) > RESPONSE_MS) return
  const ms = serverAt - at
  if (Math.abs(ms) < TOLERANCE_MS) {
    if (offset !== 0) globalThis.localStorage?.removeItem(STORED)
    return setOffset(0)
  }
  if (Math.abs(ms - offset) < TOLERANCE_MS) return setOffset(offset)
  globalThis.localStorage?.setItem(STORED, JSON.stringify({ ms, at } satisfies Offset))
  setOffset(ms)
}

/** Tests of one process share this module, and their servers have clocks of their own. */
export function forgetTime(): void {
  offset = 0
  isKnown = false
}

// Tabs compare times with each other.
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === STORED) setOffset(readStoredOffset())
})
