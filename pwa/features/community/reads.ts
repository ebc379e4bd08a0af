import { queryOptions } from '@tanstack/react-query'
import { useReplica } from '#pwa/outbox/use-view.ts'
import type { Session } from '#pwa/session/session.tsx'
import { listUpdates, readCommunity } from '#schema/contract/community.ts'

const HOUR_MS = 3_600_000

/** Stored in the replica, so that it can be read without a network. */
export const pullCommunities = (session: Session) =>
  queryOptions({
    queryKey: [session.userId, readCommunity.name],
    staleTime: HOUR_MS,
    queryFn: async ({ signal }) => {
      const { communities } = await session.call(readCommunity, {}, { signal })
      await session.replica.setMeta('communities', communities)
      return null
    },
  })

/** As old as a signed link to a file may be. */
export const pullUpdates = (session: Session) =>
  queryOptions({
    queryKey: [session.userId, listUpdates.name],
    staleTime: HOUR_MS / 2,
    queryFn: async ({ signal }) => {
      const { updates } = await session.call(listUpdates, {}, { signal })
      await session.replica.setMeta('updates', updates)
      return null
    },
  })

export const useCommunities = () =>
  useReplica(async ({ replica }) => (await replica.getMeta('communities')) ?? null, [])

/** The newest that the user has not closed; null when there is none. */
export const useOpenUpdate = () =>
  useReplica(async ({ replica }) => {
    const closed = (await replica.getMeta('closedUpdates')) ?? []
    const updates = (await replica.getMeta('updates')) ?? []
    return updates.find(({ _id }) => !closed.includes(_id)) ?? null
  }, [])

/** Ids of updates that are no longer shown are dropped. */
export async function closeUpdate({ replica }: Session, id: string): Promise<void> {
  const shown = ((await replica.getMeta('updates')) ?? []).map(({ _id }) => _id as string)
  const closed = (await replica.getMeta('closedUpdates')) ?? []
  await replica.setMeta('closedUpdates', [...closed.filter((each) => shown.includes(each)), id])
}
