import { queryOptions } from '@tanstack/react-query'
import { readPin } from '#schema/contract/withdrawals.ts'
import type { Facts } from '#pwa/replica/database.ts'
import { useReplica } from '#pwa/replica/use-view.ts'
import type { Session } from '#pwa/session/session.tsx'
import { dayWords, timeWords } from '#pwa/ui/time-words.ts'

export type PinState = Facts['pin']

/** Whether there is a PIN, and whether it may be used; the PIN itself is never anywhere. */
export const pullPin = (session: Session) =>
  queryOptions({
    queryKey: [session.me, readPin.name],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      await session.replica.know('pin', await session.call(readPin, {}, { signal }))
      return null
    },
  })

/** As this phone knows it: undefined while looking, null when it was never told. */
export const usePinState = (): PinState | null | undefined =>
  useReplica(async ({ replica }) => (await replica.fact('pin')) ?? null, [])

/** What is known of it at once, without asking: a PIN was just set. */
export const knowPinSet = ({ replica }: Session, restsUntil: string | null = null) =>
  replica.know('pin', { hasPin: true, lockedUntil: null, restsUntil })

/** "3:45 PM", or with its day when that is another one. */
export function untilWords(at: string, now: number): string {
  const day = dayWords(at, now)
  return day === 'Today' ? timeWords(at) : `${timeWords(at)}, ${day}`
}

/** A moment that is still to come, or null. */
export const stillTo = (at: string | null, now: number): string | null =>
  at !== null && Date.parse(at) > now ? at : null
