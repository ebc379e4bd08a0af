import * as v from 'valibot'
import { Task } from '#schema/contract/tasks.schemas.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { presentTask, type Reader } from './present.ts'
import type { TaskRow } from './queries.ts'

/** A stale If-Match is rejected with the current task, to compare. */
export function throwIfStale(
  ifMatch: string | undefined,
  task: TaskRow,
  reader: Reader,
  message?: string,
): void {
  if (ifMatch === undefined || ifMatch === '*' || Date.parse(ifMatch) === task.updatedAt) return
  const current = v.parse(Task, presentTask(task, reader))
  throw new DomainError('edited_elsewhere', message, { current })
}
