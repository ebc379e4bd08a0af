import { latestFirst } from './order.ts'
import { useView } from '#pwa/replica/use-view.ts'
import type { Shown } from '#pwa/replica/view.ts'
import { useSession } from '#pwa/session/session.tsx'
import type { Task } from '#schema/contract/tasks.ts'
import type { TaskStatus } from '#schema/domain/task.ts'

export type MyTask = Shown<Task>
/** The client's tabs (SPEC 2). All shows finished ones too; what was deleted is in none of them. */
export type ClientTab = 'all' | 'ongoing' | 'submitted' | 'completed'

const STATUSES: Record<ClientTab, (status: TaskStatus) => boolean> = {
  all: (status) => status !== 'removed',
  ongoing: (status) => status === 'in-progress',
  submitted: (status) => status === 'submitted',
  completed: (status) => status === 'completed',
}

/** Todos I posted, what waits to be sent included, latest change first. Pull brings them by itself. */
export function usePostedTasks(): MyTask[] | undefined {
  const { me } = useSession()
  return useView(
    async (view) => {
      const mine = (await view.rows('tasks')).filter(({ client }) => client === me)
      return latestFirst(mine.filter(({ status }) => STATUSES.all(status)))
    },
    [me],
  )
}

export const tabOf = <T extends Task>(tasks: readonly T[], tab: ClientTab): T[] =>
  tasks.filter(({ status }) => STATUSES[tab](status))

/** What waits for the client: how many todos stand in each tab. */
export const countIn = (tasks: readonly Task[] | undefined, tab: ClientTab): number =>
  tasks ? tabOf(tasks, tab).length : 0
