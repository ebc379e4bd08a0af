import { useEffect, useState } from 'react'
import { bytesSince, meterDay } from '#pwa/service-worker/meter.ts'

const LOOK_MS = 5000
const LAGOS_MS = 60 * 60_000

export type Usage = { today: number; month: number }

/** The first day of the month it is in Lagos. */
export function monthBegan(now: number): number {
  const there = new Date(now + LAGOS_MS)
  return meterDay(Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), 1))
}

export async function usageAt(now: number): Promise<Usage> {
  const days = await bytesSince(monthBegan(now))
  const month = [...days.values()].reduce((sum, bytes) => sum + bytes, 0)
  return { today: days.get(meterDay(now)) ?? 0, month }
}

/** `undefined` while counting, `null` where it cannot be known. */
export function useMeter(now: () => number): Usage | null | undefined {
  const [usage, setUsage] = useState<Usage | null>()
  useEffect(() => {
    let left = false
    const look = () =>
      void usageAt(now()).then(
        (found) => left || setUsage(found),
        () => left || setUsage(null),
      )
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => {
      left = true
      clearInterval(timer)
    }
  }, [now])
  return usage
}
