import { answerReminderAt } from '#schema/domain/quiet-hours.ts'
import type { Db } from '#worker/db/client.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import type { Effect } from '#worker/db/write.ts'
import { notify } from '#worker/notices/notify.ts'
import { changeLines, toOtherParty } from './notices.ts'
import type { TaskRow } from './queries.ts'
import { nextVersion, updateTask } from './update.ts'

/** Silence is no: the change ends, and everything stays as it was agreed. Null while there is time. */
export function endSilentChange(db: Db, task: TaskRow, now: number): Effect | null {
  const { planChange: change } = task
  if (change === null || now < change.until) return null
  const other = change.by === task.clientId ? task.taskerId : task.clientId
  return [
    updateTask(db, task, { planChange: null, ...nextVersion(task, now) }),
    recordEvent(db, { task, kind: 'changeEnded', actor: null, now, data: { silent: true } }),
    other ? notify(...toOtherParty(task, other, { kind: 'changeEnded', now })) : [],
  ]
}

/** To the side that has to answer, when the time for it has come since the task was last due. */
export function remindOfChange(task: TaskRow, now: number): Effect {
  const { planChange: change, dueAt, clientId, client, assignee } = task
  if (change === null || dueAt === null) return []
  const remindAt = answerReminderAt(change.until)
  if (remindAt > now || dueAt > remindAt) return []
  const name = (change.by === clientId ? client : assignee)?.username ?? ''
  const data = { name, at: change.until, lines: changeLines(change) }
  const about = { kind: 'changeReminder' as const, data, deadline: change.until, now }
  return notify(...toOtherParty(task, change.by, about))
}
