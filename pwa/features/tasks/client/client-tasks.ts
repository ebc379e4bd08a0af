import { sortByLatestChange } from '#pwa/features/tasks/list/order.ts'
import type { Shown } from '#pwa/outbox/optimistic-view.ts'
import { useView } from '#pwa/outbox/use-view.ts'
import { useSession } from '#pwa/session/session.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import { LIVE_STATUSES } from '#schema/domain/conversation.ts'
import type { TaskStatus } from '#schema/domain/task.ts'

export type PostedTask = Shown<Task>
export type ClientTab = 'all' | 'ongoing' | 'submitted' | 'completed'

const LIVE: readonly TaskStatus[] = LIVE_STATUSES

const IS_IN_TAB: Record<ClientTab, (status: TaskStatus) => boolean> = {
  all: (status) => status !== 'removed',
  // A dispute interrupts the work; the todo stays where the client left it.
  ongoing: (status) => status === 'in-progress' || status === 'disputed',
  submitted: (status) => status === 'submitted',
  completed: (status) => status === 'completed',
}

/** The client's tasks, queued ones included. Sync brings them. */
export function usePostedTasks(): PostedTask[] | undefined {
  const { userId } = useSession()
  return useView(
    async (view) => {
      const posted = (await view.rows('tasks')).filter(({ client }) => client === userId)
      return sortByLatestChange(filterByTab(posted, 'all'))
    },
    [userId],
  )
}

export const filterByTab = <T extends Task>(tasks: readonly T[], tab: ClientTab): T[] =>
  tasks.filter(({ status }) => IS_IN_TAB[tab](status))

export const countInTab = (tasks: readonly Task[] | undefined, tab: ClientTab): number =>
  tasks ? filterByTab(tasks, tab).length : 0

/** Whether a professional may do something about one of them now: send a proposal, or go on with the work. */
export const isAwaiting = (tasks: readonly Task[] | undefined): boolean =>
  tasks?.some(({ status }) => status === 'pending' || LIVE.includes(status)) ?? false
