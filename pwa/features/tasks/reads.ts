import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  findTask,
  listAssignedTasks,
  listCompletedTasks,
  listSubmittedTasks,
} from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import type { TaskStatus } from '#schema/domain/task.ts'
import { Refused } from '#pwa/api/failures.ts'
import { useView } from '#pwa/replica/use-view.ts'
import type { Session } from '#pwa/session/session.tsx'
import { askList } from '#pwa/sync/ask-list.ts'
import { keepTask } from '#pwa/sync/open-page.ts'
import { keepRows, settle } from '#pwa/sync/settle.ts'
import { FRESH_MS, paging } from './open-reads.ts'
import { latestFirst } from './order.ts'

export { pullOpenTasks, useOpenTasks } from './open-reads.ts'

const STAGES = {
  assigned: { ask: listAssignedTasks, statuses: ['in-progress', 'disputed'] },
  submitted: { ask: listSubmittedTasks, statuses: ['submitted'] },
  completed: { ask: listCompletedTasks, statuses: ['completed'] },
} as const satisfies Record<string, { ask: unknown; statuses: readonly TaskStatus[] }>
export type Stage = keyof typeof STAGES

/** Todos given to me, by how far they are. Pull brings them too; this brings what is older, and says when it cannot. */
export const pullStage = (session: Session, stage: Stage) =>
  infiniteQueryOptions({
    ...paging,
    queryKey: [session.me, STAGES[stage].ask.name],
    queryFn: async ({ pageParam, signal }) => {
      const page = pageParam ? { cursor: pageParam } : {}
      const nextCursor = await askList(session, STAGES[stage].ask, page, {
        signal,
        tables: ['tasks'],
        letIn: ({ task }) => keepRows(session.replica, 'tasks', task),
      })
      return { nextCursor }
    },
  })

/** F9: only the completed list shows what is completed. */
export const useStage = (session: Session, stage: Stage) =>
  useView(
    async (view) => {
      const statuses: readonly TaskStatus[] = STAGES[stage].statuses
      const mine = await view.rows('tasks')
      return latestFirst(
        mine.filter(
          ({ status, tasker }) => tasker?._id === session.me && statuses.includes(status),
        ),
      )
    },
    [session.me, stage],
  )

/** One todo by its link, with the work handed in (R12). */
export const pullTask = (session: Session, id: TaskId) =>
  queryOptions({
    queryKey: [session.me, findTask.name, id],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) => {
      const { replica } = session
      try {
        await settle(
          session,
          () => session.call(findTask, { id }, { signal }),
          async ({ task, submissions }) => {
            await keepTask(session, task)
            await keepRows(replica, 'submissions', [{ task: id, submissions }])
          },
        )
        return 'found' as const
      } catch (failure) {
        if (!(failure instanceof Refused) || failure.status !== 404) throw failure
        await replica.seen.delete(id)
        return 'gone' as const
      }
    },
  })

export const useTask = (id: TaskId) => useView((view) => view.task(id), [id])

/** Versions of handed-in work, newest first; one that waits on this phone stands on top. */
export const useSubmissions = (id: TaskId) =>
  useView(async (view) => (await view.one('submissions', id))?.submissions ?? [], [id])
