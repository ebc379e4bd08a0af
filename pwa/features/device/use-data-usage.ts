import { useEffect, useState } from 'react'
import { bytesSince, meterDay } from '#pwa/usage/meter.ts'

const REFRESH_MS = 5000
const LAGOS_OFFSET_MS = 60 * 60_000

/** In bytes. */
type DataUsage = { today: number; month: number }

/** The meter's number of the first day of the current month in Lagos. */
function firstDayOfMonth(now: number): number {
  const lagos = new Date(now + LAGOS_OFFSET_MS)
  return meterDay(Date.UTC(lagos.getUTCFullYear(), lagos.getUTCMonth(), 1))
}

async function readUsage(now: number): Promise<DataUsage> {
  const days = await bytesSince(firstDayOfMonth(now))
  const month = [...days.values()].reduce((sum, bytes) => sum + bytes, 0)
  return { today: days.get(meterDay(now)) ?? 0, month }
}

/** `undefined` while it is read, `null` where the browser cannot measure it. */
export function useDataUsage(now: () => number): DataUsage | null | undefined {
  const [usage, setUsage] = useState<DataUsage | null>()
  useEffect(() => {
    let isUnmounted = false
    const refresh = () =>
      void readUsage(now()).then(
        (latest) => isUnmounted || setUsage(latest),
        () => isUnmounted || setUsage(null),
      )
    refresh()
    const timer = setInterval(refresh, REFRESH_MS)
    return () => {
      isUnmounted = true
      clearInterval(timer)
    }
  }, [now])
  return usage
}
