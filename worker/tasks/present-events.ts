import type { HandlerResult } from '#schema/contract/endpoint.ts'
import type { findTask } from '#schema/contract/task-reads.ts'
import type { EventRow } from './events.ts'
import type { Reader } from './present.ts'
import type { TaskRow } from './queries.ts'
import { canSeeEarlierWork, canSeePrivateFields } from './rules.ts'

type PresentedEvent = HandlerResult<typeof findTask>['events'][number]

/** Administrators act in the name of Onise. */
const present = ({ id, actor, kind, note, amount, data, createdAt }: EventRow): PresentedEvent => ({
  _id: id,
  kind,
  actor: actor && actor.userType !== 'admin' ? { _id: actor._id, username: actor.username } : null,
  note,
  amount,
  data,
  createdAt,
})

/** Oldest first. Only for the parties and admins; the assignee sees what happened since the award. */
export function presentEvents(
  newestFirst: readonly EventRow[],
  task: TaskRow,
  reader: Reader,
): PresentedEvent[] {
  if (!canSeePrivateFields(task, reader)) return []
  const seesAll = canSeeEarlierWork(task, reader)
  const award = newestFirst.findIndex(({ kind }) => kind === 'awarded')
  const visible = seesAll ? newestFirst : newestFirst.slice(0, award + 1)
  return visible.map(present).toReversed()
}
