import type { UserId } from '#schema/domain/ids.ts'
import type { Db } from '#worker/db/client.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import type { Statement } from '#worker/db/write.ts'
import type { TaskRow } from './queries.ts'

/** The entry of the timeline that an open offer to end the work has ended without an answer. */
export const endOffer = (
  db: Db,
  task: TaskRow,
  { actor, now }: { actor: UserId; now: number },
): Statement[] =>
  task.cancelOffer ? [recordEvent(db, { task, kind: 'cancelOfferEnded', actor, now })] : []
