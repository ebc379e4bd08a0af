import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { ApiError } from '#pwa/api/errors.ts'
import { hasPrefetched } from '#pwa/api/prefetched.ts'
import { useDevice } from '#pwa/outbox/device.ts'
import { recallResult } from '#pwa/outbox/last-results.ts'
import { OptimisticView, type Shown } from '#pwa/outbox/optimistic-view.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import { useReplica, useView } from '#pwa/outbox/use-view.ts'
import type { Rows } from '#pwa/replica/database.ts'
import { withReopen } from '#pwa/replica/with-reopen.ts'
import type { Session } from '#pwa/session/session.tsx'
import { applyResponse, storeRows } from '#pwa/sync/apply-response.ts'
import { fetchList } from '#pwa/sync/fetch-list.ts'
import { markFetched, readFetchedAt, usePageAge } from '#pwa/sync/page-age.ts'
import { storeTask } from '#pwa/sync/store-open-tasks.ts'
import {
  findTask,
  listAssignedTasks,
  listCompletedTasks,
  listSubmittedTasks,
} from '#schema/contract/task-reads.ts'
import type { TaskEvent } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { PLATFORM_FEE_BPS } from '#schema/domain/limits.ts'
import type { TaskStatus } from '#schema/domain/task.ts'
import { PAGING_OPTIONS, recallOpenTask, STALE_MS } from './list/open-tasks.ts'
import { sortByLatestChange } from './list/order.ts'

const TASKER_TABS = {
  assigned: { endpoint: listAssignedTasks, statuses: ['in-progress', 'disputed'] },
  submitted: { endpoint: listSubmittedTasks, statuses: ['submitted'] },
  completed: { endpoint: listCompletedTasks, statuses: ['completed'] },
} as const satisfies Record<string, { endpoint: unknown; statuses: readonly TaskStatus[] }>
export type TaskerTab = keyof typeof TASKER_TABS

/** Fetches the tab's tasks page by page; sync brings only the recent ones. */
export const pullTaskerTasks = (session: Session, tab: TaskerTab) => {
  const { endpoint } = TASKER_TABS[tab]
  return infiniteQueryOptions({
    ...PAGING_OPTIONS,
    queryKey: [session.userId, endpoint.name],
    queryFn: async ({ pageParam, signal }) => {
      const page = pageParam ? { cursor: pageParam } : {}
      const nextCursor = await fetchList(session, endpoint, page, {
        signal,
        tables: ['tasks'],
        apply: ({ task }) => storeRows(session.replica, 'tasks', task),
      })
      return { nextCursor }
    },
  })
}

/** The user's assigned tasks in one tab. */
export const useTaskerTasks = (session: Session, tab: TaskerTab) =>
  useView(
    async (view) => {
      const statuses: readonly TaskStatus[] = TASKER_TABS[tab].statuses
      const tasks = await view.rows('tasks')
      return sortByLatestChange(
        tasks.filter(
          ({ status, tasker }) => tasker?._id === session.userId && statuses.includes(status),
        ),
      )
    },
    [session.userId, tab],
    { key: `tasks ${tab}` },
  )

/** The status of each task that this tasker was chosen for. The pull brings all of them. */
export const useAssignedStatuses = (session: Session) =>
  useView(
    async (view) => {
      const tasks = await view.rows('tasks')
      const own = tasks.filter(({ tasker }) => tasker?._id === session.userId)
      return new Map(own.map(({ _id, status }) => [_id, status]))
    },
    [session.userId],
  )

/** Fetches one task with its submissions. The result is the time of its last change, null if there is no such task. */
export const pullTask = (session: Session, id: TaskId) =>
  queryOptions({
    queryKey: [session.userId, findTask.name, id],
    staleTime: STALE_MS,
    queryFn: async ({ signal }) => {
      const { replica } = session
      try {
        const { task: found } = await applyResponse(
          session,
          () => session.call(findTask, { id }, { signal }),
          async ({ task, feeBps, ...rest }) => {
            await storeTask(session, task)
            const changedAt = task.updatedAt
            await storeRows(replica, 'submissions', [{ task: id, feeBps, changedAt, ...rest }])
            if (task.tasker === null) await replica.setMeta('feeBps', feeBps)
            await markFetched(session, id)
          },
        )
        return found.updatedAt
      } catch (failure) {
        if (!(failure instanceof ApiError) || failure.status !== 404) throw failure
        await replica.browsed.delete(id)
        return null
      }
    },
  })

/** Pull brings own tasks and those of the user's trade, but neither submissions nor other tasks. */
async function readTaskAge({ replica }: Device, id: TaskId): Promise<number | null> {
  const [own, feed, submitted] = await Promise.all([
    replica.tasks.get(id),
    replica.feed.get(id),
    replica.submissions.get(id),
  ])
  const isPulled = (own ?? feed) !== undefined && !submitted?.submissions.length
  return isPulled ? ((await replica.getMeta('lastPullAt')) ?? null) : readFetchedAt(replica, id)
}
export const useTaskAge = (id: TaskId) => usePageAge((device) => readTaskAge(device, id), [id])

const taskKey = (id: TaskId) => `task ${id}`

export function useTask(id: TaskId, initial?: Shown<Rows['tasks']>) {
  const device = useDevice()
  const known = initial ?? recallOpenTask(device, id)
  return useView((view) => view.task(id), [id], { key: taskKey(id), initial: known })
}

/** For the first render. On an empty phone it waits for `pull` if the document has requested the task already. */
export async function readFirstTask(session: Session, id: TaskId, pull: Promise<unknown>) {
  const known =
    recallResult<Shown<Rows['tasks']>>(session, taskKey(id)) ?? recallOpenTask(session, id)
  if (known) return known
  const read = () =>
    withReopen(session.replica, async () => (await OptimisticView.load(session)).task(id)).catch(
      () => null,
    )
  const stored = await read()
  if (stored || !hasPrefetched()) return stored ?? undefined
  await pull
  return (await read()) ?? undefined
}

/** The platform fee's rate of a task: its own, else the one last seen for a new award. */
export const useFeeBps = (id: TaskId): number | undefined =>
  useReplica(
    async ({ replica }) => {
      const own = (await replica.submissions.get(id))?.feeBps
      return own ?? (await replica.getMeta('feeBps')) ?? PLATFORM_FEE_BPS
    },
    [id],
  )

/** The timeline as it was last read, with what is not sent yet, oldest first; null if it was not read on this phone yet. */
export const useEvents = (id: TaskId): readonly TaskEvent[] | null | undefined =>
  useView(async (view) => (await view.get('submissions', id))?.events ?? null, [id])

/** The number of the other party as it was last read; the server leaves it out when it is not shown. */
export const useOtherPhone = (id: TaskId): string | undefined =>
  useReplica(async ({ replica }) => (await replica.submissions.get(id))?.otherPhone, [id])

/** All versions of the submitted work, the newest first, with unsent ones. */
export const useSubmissions = (id: TaskId) =>
  useView(async (view) => (await view.get('submissions', id))?.submissions ?? [], [id], {
    key: `submissions ${id}`,
  })

/** What only a task's own page shows, as it was last read: the record of its client, where the own proposal stands. */
export const useTaskExtras = (id: TaskId) =>
  useReplica(async ({ replica }) => (await replica.submissions.get(id)) ?? null, [id])
