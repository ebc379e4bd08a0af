import type { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { TaskBetween } from './pick-task.ts'

/** The todos on this phone that join its user with another one, each once. */
export async function readTasksBetween(
  view: OptimisticView,
  other: UserId,
): Promise<TaskBetween[]> {
  const [tasks, proposals, applicants] = await Promise.all([
    view.rows('tasks'),
    view.rows('proposals'),
    view.rows('applicants'),
  ])
  const assigned = tasks.filter(
    ({ client, tasker }) => tasker && [client, tasker._id].includes(other),
  )
  const offered = await Promise.all(
    proposals.map(async (sent) => ({ task: await view.task(sent.task), sent, received: null })),
  )
  const received = await Promise.all(
    applicants
      .filter(({ tasker }) => tasker._id === other)
      .map(async (each) => ({ task: await view.task(each.task._id), sent: null, received: each })),
  )
  const between = new Map<string, TaskBetween>()
  for (const { task, ...proposal } of [...offered, ...received])
    if (task && (task.client === other || proposal.received))
      between.set(task._id, { task, ...proposal })
  for (const task of assigned) between.set(task._id, { task, sent: null, received: null })
  return [...between.values()]
}
