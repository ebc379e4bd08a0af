import type { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import type { Task } from '#schema/contract/tasks.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { TaskBetween } from './pick-task.ts'

/** The phone has the todos of its user, so an assigned one with the other's id joins the two. */
export const isWorkWith = (other: UserId, { client, tasker }: Task): boolean =>
  tasker !== null && [client, tasker._id].includes(other)

/** Reads this phone's todos once; the result has those that join its user with another one, each once. */
export async function readTasksBetween(
  view: OptimisticView,
): Promise<(other: UserId) => TaskBetween[]> {
  const [tasks, proposals, applicants] = await Promise.all([
    view.rows('tasks'),
    view.rows('proposals'),
    view.rows('applicants'),
  ])
  const ids = new Set([...proposals.map(({ task }) => task), ...applicants.map((a) => a.task._id)])
  const known = new Map(
    await Promise.all([...ids].map(async (id) => [id, await view.task(id)] as const)),
  )
  return (other) => {
    const between = new Map<string, TaskBetween>()
    for (const sent of proposals) {
      const task = known.get(sent.task)
      if (task?.client === other) between.set(task._id, { task, sent, received: null })
    }
    for (const received of applicants) {
      const task = known.get(received.task._id)
      if (task && received.tasker._id === other)
        between.set(task._id, { task, sent: null, received })
    }
    for (const task of tasks)
      if (isWorkWith(other, task)) between.set(task._id, { task, sent: null, received: null })
    return [...between.values()]
  }
}
