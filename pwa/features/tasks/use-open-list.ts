import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Trade } from '#schema/domain/trades.ts'
import { useSession, useUser } from '#pwa/session/session.tsx'
import { matching, ordered } from './order.ts'
import { pullOpenTasks, useOpenTasks } from './reads.ts'
import type { Filters } from './task-filters.tsx'
import { arrivals, settleIn, useVisit } from './visit.ts'

const inField = <T extends { field: Trade }>(tasks: readonly T[], field: Trade | null) =>
  field ? tasks.filter((task) => task.field === field) : tasks

/**
 * The list as it stands before this person: what this phone knows, in an order that holds still, a few cards
 * at a time. Nothing that comes by itself ever moves a card that is in sight (F4).
 */
export function useOpenList({ q, sort, field }: Filters) {
  const session = useSession()
  const me = useUser()
  const phone = useOpenTasks()
  const known = phone?.tasks
  const { visit, shown, open, settle, showNew, showMore, refresh } = useVisit()
  const pages = useInfiniteQuery(pullOpenTasks(session, field ?? undefined))

  // An empty phone waits for the first answer, so that the first look is at a whole page.
  const isAsking = pages.fetchStatus === 'fetching'
  const isReady = known !== undefined && (known.length > 0 || !pages.isPending || !isAsking)

  useEffect(() => open(session.me), [open, session.me])
  // The answer may be heard a moment before what it brought is seen; a page of nothing but my trade brings no others.
  const isWhole = phone !== undefined && (phone.others > 0 || pages.data?.pages[0]?.others === 0)
  useEffect(() => {
    if (!known || !isReady) return
    if (settleIn(visit, known, isWhole) !== visit) settle(known, isWhole)
  }, [known, isReady, isWhole, settle, visit])

  const near = me?.location ?? ''
  const standing = useMemo(() => {
    const inSight = inField(known ?? [], field).filter(({ _id }) => visit.waves.has(_id))
    const waveOf = (id: string) => visit.waves.get(id) ?? 0
    return ordered(inSight, { sort, seed: visit.seed, near, waveOf })
  }, [known, field, sort, near, visit])
  const found = useMemo(() => matching(standing, q), [standing, q])
  const fresh = useMemo(
    () => matching(inField(arrivals(visit, known ?? []), field), q),
    [visit, known, field, q],
  )

  const isSettled = isReady && (known?.length === 0 || visit.waves.size > 0)
  return {
    tasks: isSettled ? found.slice(0, shown) : undefined,
    fresh,
    showNew: () => showNew(known ?? []),
    hasMore: found.length > shown || pages.hasNextPage,
    isMoreBusy: pages.isFetchingNextPage,
    more: () => {
      showMore()
      if (found.length <= shown * 2 && pages.hasNextPage) void pages.fetchNextPage()
    },
    /** Not while paused for want of a signal: the banner says that. */
    hasFailed: pages.isError || (isSettled && known?.length === 0 && pages.isPaused),
    retry: () => void pages.refetch(),
    refresh: async () => {
      session.kick(true)
      await pages.refetch()
      refresh()
    },
    isRefreshing: isAsking && !pages.isFetchingNextPage,
    /** Only what is loaded can be searched. */
    isPartial: pages.hasNextPage,
    near,
    mine: me?.trade ?? null,
  }
}
