import { queryOptions } from '@tanstack/react-query'
import { useReplica } from '#pwa/outbox/use-view.ts'
import type { Meta } from '#pwa/replica/database.ts'
import type { Session } from '#pwa/session/session.tsx'
import { formatDay, formatTime } from '#pwa/ui/format/format-time.ts'
import { readPin } from '#schema/contract/pins.ts'

export type PinState = Meta['pin']

/** Fetches whether there is a PIN and whether it can be used now. */
export const pullPin = (session: Session) =>
  queryOptions({
    queryKey: [session.userId, readPin.name],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      await session.replica.setMeta('pin', await session.call(readPin, {}, { signal }))
      return null
    },
  })

/** From the replica: undefined while it is read, null before the first fetch. */
export const usePinState = (): PinState | null | undefined =>
  useReplica(async ({ replica }) => (await replica.getMeta('pin')) ?? null, [])

/** Stores that a PIN was just set, without fetching it. */
export const storePinSet = (
  { replica }: Session,
  limits: Partial<Pick<PinState, 'withdrawalsPausedUntil' | 'limitedUntil'>> = {},
) =>
  replica.setMeta('pin', {
    hasPin: true,
    lockedUntil: null,
    withdrawalsPausedUntil: limits.withdrawalsPausedUntil ?? null,
    limitedUntil: limits.limitedUntil ?? null,
  })

/** "3:45 PM", with the day when it is not today. */
export function formatUntil(at: string, now: number): string {
  const day = formatDay(at, now)
  return day === 'Today' ? formatTime(at) : `${formatTime(at)}, ${day}`
}

/** The moment if it is in the future, else null. */
export const ifFuture = (at: string | null, now: number): string | null =>
  at !== null && Date.parse(at) > now ? at : null
