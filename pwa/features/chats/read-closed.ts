import type { OptimisticView } from '#pwa/outbox/optimistic-view.ts'
import type { Device } from '#pwa/outbox/queueable.ts'
import type { Conversation } from '#schema/contract/chats.ts'
import { LIVE_STATUSES } from '#schema/domain/conversation.ts'
import type { ErrorCode } from '#schema/domain/errors.ts'
import type { UserId } from '#schema/domain/ids.ts'
import type { TaskStatus } from '#schema/domain/task.ts'
import { isWorkWith } from './read-tasks-between.ts'

const LIVE: readonly TaskStatus[] = LIVE_STATUSES

type Facts = { other: UserId; row: Conversation | null }

/**
 * Whether a todo, a proposal or an administrator joins the user of this phone with another one
 * (docs/rules.md#chat-needs-a-proposal-or-a-task); null when the phone lacks the facts, because the todo of a proposal is not
 * on it.
 */
async function readJoined(view: OptimisticView, other: UserId): Promise<boolean | null> {
  const [user, profile, tasks, applicants, proposals] = await Promise.all([
    view.user(),
    view.get('profiles', other),
    view.rows('tasks'),
    view.rows('applicants'),
    view.rows('proposals'),
  ])
  if (user?.userType === 'admin' || profile?.userType === 'admin') return true
  if (applicants.some(({ tasker }) => tasker._id === other)) return true
  if (tasks.some((task) => isWorkWith(other, task))) return true
  const offered = await Promise.all(proposals.map(({ task }) => view.task(task)))
  if (offered.some((task) => task?.client === other)) return true
  return offered.includes(null) ? null : false
}

/**
 * Why nothing can be written now, from the rows of this phone; the server decides about everything else when the message
 * arrives. Most conversations are open, and their todos are not read.
 */
export async function readClosed(
  { replica }: Device,
  view: OptimisticView,
  { other, row }: Facts,
): Promise<ErrorCode | null> {
  if (row === null) return (await readJoined(view, other)) === false ? 'chat_not_open' : null
  if (!row.blockedBy && !row.awaitsAnswer) return null
  const work = await replica.tasks.filter((task) => isWorkWith(other, task)).toArray()
  if (row.blockedBy) return work.some(({ status }) => LIVE.includes(status)) ? null : 'chat_blocked'
  return work.length > 0 ? null : 'chat_waits'
}
