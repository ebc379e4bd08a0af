import { infiniteQueryOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { recallResult } from '#pwa/outbox/last-results.ts'
import { OptimisticView, type Shown } from '#pwa/outbox/optimistic-view.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import { useReplica } from '#pwa/outbox/use-view.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import type { Session } from '#pwa/session/session.tsx'
import { fetchList } from '#pwa/sync/fetch-list.ts'
import { markFetched, readFetchedAt, usePageAge } from '#pwa/sync/page-age.ts'
import { storeOpenPage } from '#pwa/sync/store-open-tasks.ts'
import type { OwnUser } from '#schema/contract/accounts.ts'
import { listOpenTasks } from '#schema/contract/task-reads.ts'
import { type Task } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { FEED_TASKS_MAX, PAGE_SIZE } from '#schema/domain/limits.ts'
import { DEFAULT_REACH, type Reach } from '#schema/domain/places/reach.ts'
import { useVisit } from './stable-order.ts'
import { openVisit, startVisit } from './use-stored-visit.ts'

/** The next screen does not fetch a list again within this time. */
export const STALE_MS = 30_000
export const PAGING_OPTIONS = {
  initialPageParam: '',
  staleTime: STALE_MS,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor,
}

/** Fetches open tasks of all trades into Dexie; the result has only the cursor and a count. */
export const pullOpenTasks = (session: Session) =>
  infiniteQueryOptions({
    ...PAGING_OPTIONS,
    queryKey: [session.userId, listOpenTasks.name, ''],
    queryFn: async ({ pageParam, signal }) => {
      const replica = await session.loadReplica()
      const input = pageParam ? { cursor: pageParam } : {}
      const nextCursor = await fetchList(session, listOpenTasks, input, {
        signal,
        tables: ['feed', 'browsed'],
        apply: (page) =>
          storeOpenPage(replica, page.tasks, {
            after: pageParam || undefined,
            complete: page.nextCursor === null,
          }),
      })
      // Not awaited: the first cards do not wait for it.
      if (!pageParam) void markFetched(session, listOpenTasks.name).catch(() => {})
      return { nextCursor, browsedCount: await replica.browsed.count() }
    },
  })

/** Pull brings those of the user's trade, this list the others. */
export async function readListAge({ replica }: Pick<Device, 'replica'>): Promise<number | null> {
  const pulledAt = await replica.getMeta('lastPullAt')
  const fetchedAt = await readFetchedAt(replica, listOpenTasks.name)
  return pulledAt === undefined || fetchedAt === null ? null : Math.min(pulledAt, fetchedAt)
}
export const useListAge = () => usePageAge(readListAge, [])

export type OpenTasks = {
  tasks: Shown<Task>[]
  browsedCount: number
  /** From a response that the list's own query has still to store. */
  isUnstored?: true
}

/** No outbox entry changes them, so it is not read. */
async function readOpenTasks(device: Device, browsedMax: number): Promise<OpenTasks> {
  const [tasks, browsedCount] = await Promise.all([
    OptimisticView.withoutEntries(device).openTasks(browsedMax),
    device.replica.browsed.count(),
  ])
  return { tasks, browsedCount }
}

const resultKey = (browsedMax: number) => `open-tasks ${browsedMax}`

/** As the list last had it, while no row has changed. */
const recallOpenTasks = (device: Device): OpenTasks | undefined =>
  recallResult(device, resultKey(browsedLimit(useVisit.getState().shown)))

/** An open task as the list last had it. */
export const recallOpenTask = (device: Device, id: TaskId): Shown<Task> | undefined =>
  recallOpenTasks(device)?.tasks.find(({ _id }) => _id === id)

/**
 * Open tasks on this phone: all of the user's trade, and the newest `browsedMax` of the others. What is `initial` and
 * unstored stays until it is stored, also when that fails.
 */
export function useOpenTasks(
  browsedMax: number,
  initial: OpenTasks | undefined,
  hasResponse: boolean,
) {
  const [isStored, setIsStored] = useState(!initial?.isUnstored)
  if (hasResponse && !isStored) setIsStored(true)
  return useReplica(
    isStored ? (device) => readOpenTasks(device, browsedMax) : null,
    [browsedMax, isStored],
    { initial, key: resultKey(browsedMax) },
  )
}

/** Enough tasks of other trades for the visible cards, even if the first ones are all of the user's trade. */
export const browsedLimit = (shown: number) => FEED_TASKS_MAX + shown

/** A request that started with the document has its response after about this time. */
const RESPONSE_MS = 300
const delay = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))

/**
 * The first tasks, read before the list renders, so that it renders once instead of twice. Undefined if there are none
 * or they cannot be read.
 */
export async function readFirstOpenTasks(
  session: Session,
  request: Promise<unknown>,
): Promise<OpenTasks | undefined> {
  const known = recallOpenTasks(session)
  if (known && known.tasks.length > 0) return known
  const read = () =>
    withReopen(session.replica, () => readOpenTasks(session, browsedLimit(PAGE_SIZE))).catch(
      () => undefined,
    )
  const [stored] = await Promise.all([read(), openVisit(session)])
  const isEmpty = stored?.tasks.length === 0
  if (isEmpty) await Promise.race([request, delay(RESPONSE_MS)])
  const first = isEmpty ? await read() : stored
  if (!first || first.tasks.length === 0) return undefined
  useVisit.getState().add(first.tasks, first.browsedCount > 0)
  return first
}

/** The first tasks from the response that the document has requested, while the database is not loaded. */
export async function readPrefetchedOpenTasks(session: Session): Promise<OpenTasks | undefined> {
  startVisit(session)
  const request = session.call(listOpenTasks, {}).catch(() => undefined)
  const page = await Promise.race([request, delay(RESPONSE_MS)])
  if (!page || page.tasks.length === 0) return undefined
  const tasks = OptimisticView.withoutEntries(session).filterOpenTasks(page.tasks)
  useVisit.getState().add(tasks, true)
  return { tasks, browsedCount: page.tasks.length, isUnstored: true }
}

/**
 * How far the first list of a professional with an area goes; null once this phone has listed todos for the user
 * (docs/rules.md#the-first-list-is-what-is-in-reach).
 */
export async function reachOfFirstList(
  session: Session,
  user: OwnUser | null,
): Promise<Reach | null> {
  const { userType, place, reach = DEFAULT_REACH } = user ?? {}
  if (userType !== 'tasker' || !place || reach === 'anywhere') return null
  if (useVisit.getState().userId === session.userId) return null
  const { replica } = session
  // What cannot be read may be there.
  const visit = await withReopen(replica, () => replica.getMeta('visit')).catch(() => null)
  return visit === undefined ? reach : null
}
