import { sql } from 'drizzle-orm'
import { DomainError } from '#schema/domain/errors.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { nextDueAt } from '#schema/domain/task-due.ts'
import type { TaskStatus } from '#schema/domain/task.ts'
import { createBackgroundContext, type BackgroundContext } from '#worker/background/context.ts'
import type { Job } from '#worker/background/job.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { ReadAgain, retryOnConflict } from '#worker/db/retry-on-conflict.ts'
import { textOf } from '#worker/db/row.ts'
import { settleDisputedTask } from './due-disputed.ts'
import type { DueHandler } from './due-handler.ts'
import { settleTaskInProgress } from './due-in-progress.ts'
import { settleOpenTask } from './due-open.ts'
import { settleSubmittedTask } from './due-submitted.ts'
import { selectTask, type TaskRow } from './queries.ts'
import { updateDueAt, type Current } from './update.ts'

const nothing: DueHandler = async () => null
const DUE_HANDLERS: Record<TaskStatus, DueHandler> = {
  pending: settleOpenTask,
  'in-progress': settleTaskInProgress,
  submitted: settleSubmittedTask,
  disputed: settleDisputedTask,
  completed: nothing,
  cancelled: nothing,
  expired: nothing,
  removed: nothing,
}

const ATTEMPTS = 3
const TASKS_PER_RUN = 50
/** A late job may find reminders and the end of a deadline due together. */
const STEPS_MAX = 6

const isDue = ({ dueAt }: Pick<TaskRow, 'dueAt'>, now: number): boolean =>
  dueAt !== null && dueAt <= now

/** Another request was faster: what the handler read then does not belong to the task that it was given. */
async function hasChanged(background: BackgroundContext, { id, version }: TaskRow) {
  const { task } = await background.readNamed(() => ({ task: first(selectTask({ id })) }))
  return task?.version !== version
}

async function settleStep(background: BackgroundContext, id: TaskId, now: number) {
  const { task } = await background.readNamed(() => ({ task: first(selectTask({ id })) }))
  if (!task || !isDue(task, now)) return false
  const effect = await DUE_HANDLERS[task.status](background, task, now).catch(
    async (error: unknown) => {
      throw (await hasChanged(background, task)) ? new ReadAgain() : error
    },
  )
  const next = nextDueAt(task, now)
  const dueAt = next !== null && next > now ? next : null
  await background.commit(effect ?? updateDueAt(task, dueAt))
  return true
}

/** Does everything that is due in a task, one batch after the other; false when nothing was. */
async function settleTask(background: BackgroundContext, id: TaskId, now: number) {
  for (let step = 0; step < STEPS_MAX; step++) {
    const isSettled = await retryOnConflict(ATTEMPTS, () => settleStep(background, id, now))
    if (!isSettled) return step > 0
  }
  return true
}

/**
 * In a command, after its read: the task as it is now, or `not_found`. What is due is done first, after which the command
 * reads and decides again.
 */
export async function currentTask<T extends Pick<TaskRow, 'id' | 'dueAt'>>(
  { deps, now }: Pick<Context, 'deps' | 'now'>,
  task: T | null,
): Promise<Current<T>> {
  if (!task) throw new DomainError('not_found')
  if (isDue(task, now) && (await settleTask(createBackgroundContext(deps), task.id, now)))
    throw new ReadAgain()
  return task as Current<T>
}

/** Oldest first. A task that fails does not stop the others, and fails the run. */
export const dueTasksJob: Job = {
  name: 'due-tasks',
  async run({ read, background, now }) {
    const [rows = []] = await read(
      sql`SELECT id FROM tasks WHERE due_at <= ${now} ORDER BY due_at LIMIT ${TASKS_PER_RUN}`,
    )
    const errors: unknown[] = []
    for (const row of rows) {
      try {
        await settleTask(background, textOf<TaskId>(row, 'id'), now)
      } catch (error) {
        errors.push(error)
      }
    }
    if (errors.length > 0) throw errors[0]
    return { tasks: rows.length }
  },
}
