import type { BackgroundContext } from '#worker/background/context.ts'
import type { Effect } from '#worker/db/write.ts'
import type { TaskRow } from './queries.ts'

/**
 * What happens on its own to a task whose `dueAt` has come. Its writes move `dueAt` or the status, guarded by the row
 * that was read. Null when nothing is due.
 */
export type DueHandler = (
  background: BackgroundContext,
  task: TaskRow,
  now: number,
) => Promise<Effect | null>
