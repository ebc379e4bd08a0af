import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { PAGE_SIZE } from '#schema/domain/limits.ts'
import { useReplica } from '#pwa/replica/use-view.ts'
import { View } from '#pwa/replica/view.ts'
import { useSession, useUser } from '#pwa/session/session.tsx'
import type { Filters } from './filters.ts'
import { matching, ordered } from './order.ts'
import { atFirst, pullOpenTasks, useOpenTasks, type OpenTasks } from './open-reads.ts'
import { useFind, useSettled } from './use-find.ts'
import { arrivals, settleIn } from './visit.ts'
import { useKeptVisit } from './use-kept-visit.ts'

const LATER = 1e6

/**
 * The list as it stands before this person: what this phone knows, in an order that holds still, a few cards
 * at a time. Nothing that comes by itself ever moves a card that is in sight (F4).
 */
export function useOpenList(filters: Filters, first?: OpenTasks) {
  const { q, sort, field } = filters
  const session = useSession()
  const me = useUser()
  const { visit, isOpen, shown, settle, showNew, showMore, refresh } = useKeptVisit(session)
  const phone = useOpenTasks(atFirst(shown), first)
  const known = phone?.tasks
  const find = useFind(filters)
  const settled = useSettled(filters)
  const pages = useInfiniteQuery(find ? find.pullFound(session, settled) : pullOpenTasks(session))
  const sought = useReplica(
    async (mine) => find && find.findHere(session, await View.of(mine), filters, shown + PAGE_SIZE),
    [find, filters, shown],
  )

  // An empty phone waits for the first answer, so that the first look is at a whole page.
  const isAsking = pages.fetchStatus === 'fetching'
  const isReady =
    isOpen && known !== undefined && (known.length > 0 || !pages.isPending || !isAsking)

  // The answer may be heard a moment before what it brought is seen; a page of nothing but my trade brings no others.
  const isWhole = phone !== undefined && (phone.others > 0 || pages.data?.pages[0]?.others === 0)
  useEffect(() => {
    if (!known || !isReady) return
    if (settleIn(visit, known, isWhole) !== visit) settle(known, isWhole)
  }, [known, isReady, isWhole, settle, visit])

  const near = me?.location ?? ''
  // Until it has come how to seek, what is in sight is sought through.
  const isMeant = useMemo(
    () => find?.fits(filters) ?? matching(q, field),
    [find, filters, q, field],
  )
  const found = useMemo(() => {
    const here = [...(known ?? []), ...((find && sought) ?? [])].filter(isMeant)
    const tasks = [...new Map(here.map((task) => [task._id, task] as const)).values()]
    const waiting = new Set(arrivals(visit, tasks))
    const standing = tasks.filter((task) => !waiting.has(task))
    // What seeking brought up from further back stands under what was in sight, the newest first.
    const later = new Map(standing.map(({ _id }, at) => [_id as string, LATER + at]))
    const waveOf = (id: string) => visit.waves.get(id) ?? later.get(id) ?? LATER
    return ordered(standing, { sort, seed: visit.seed, near, waveOf })
  }, [find, sought, known, isMeant, sort, near, visit])
  const fresh = useMemo(() => arrivals(visit, known ?? []).filter(isMeant), [visit, known, isMeant])

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
      refresh(session.now())
    },
    isRefreshing: isAsking && !pages.isFetchingNextPage,
    near,
    mine: me?.trade ?? null,
  }
}
