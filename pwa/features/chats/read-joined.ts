import type { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import type { UserId } from '#schema/domain/ids.ts'

/**
 * Whether a todo, a proposal or an administrator joins the user of this phone with another one
 * (docs/rules.md#chat-needs-a-proposal-or-a-task); null when the phone lacks the facts, because the todo of a proposal is not
 * on it.
 */
export async function readJoined(view: OptimisticView, other: UserId): Promise<boolean | null> {
  const [user, profile, tasks, applicants, proposals] = await Promise.all([
    view.user(),
    view.get('profiles', other),
    view.rows('tasks'),
    view.rows('applicants'),
    view.rows('proposals'),
  ])
  if (user?.userType === 'admin' || profile?.userType === 'admin') return true
  if (applicants.some(({ tasker }) => tasker._id === other)) return true
  if (tasks.some(({ client, tasker }) => tasker && [client, tasker._id].includes(other)))
    return true
  const offered = await Promise.all(proposals.map(({ task }) => view.task(task)))
  if (offered.some((task) => task?.client === other)) return true
  return offered.includes(null) ? null : false
}
