import { queryOptions, useQuery } from '@tanstack/react-query'
import { useReplica } from '#pwa/outbox/use-view.ts'
import { useSession, type Session } from '#pwa/session/session.tsx'
import { readAmountBounds } from '#schema/contract/settings.ts'
import {
  DEFAULT_AMOUNT_BOUNDS,
  type AmountBounds,
  type BoundedAmount,
} from '#schema/domain/amount-bounds.ts'

const HOUR_MS = 3_600_000

const pullBounds = (session: Session) =>
  queryOptions({
    queryKey: [session.userId, readAmountBounds.name],
    staleTime: HOUR_MS,
    queryFn: async ({ signal }) => {
      await session.replica.setMeta(
        'amountBounds',
        await session.call(readAmountBounds, {}, { signal }),
      )
      return null
    },
  })

/** Stored on the phone, because a form checks them without a network; until then those of this build. */
export function useAmountBounds(amount: BoundedAmount): AmountBounds {
  useQuery(pullBounds(useSession()))
  const stored = useReplica(async ({ replica }) => replica.getMeta('amountBounds'), [])
  return (stored ?? DEFAULT_AMOUNT_BOUNDS)[amount]
}
