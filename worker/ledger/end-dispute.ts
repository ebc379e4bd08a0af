import { sql, type SQL } from 'drizzle-orm'
import type { TaskId } from '#schema/domain/ids.ts'
import type { Kobo } from '#schema/domain/money.ts'

/** For what ends a task without its dispute: the money that is left goes back to the client. */
export const endDisputeOf = (task: TaskId, refunded: Kobo, now: number): SQL[] => [
  sql`UPDATE disputes SET closed_at = ${now}, outcome = 'cancelled', offers = '[]', released = held - min(held, ${refunded}),
      refunded = min(held, ${refunded})
    WHERE task_id = ${task} AND closed_at IS NULL`,
  sql`UPDATE tasks SET dispute = json_set(dispute, '$.closedAt', ${now}, '$.outcome', 'cancelled', '$.offersBy', json('[]'))
    WHERE id = ${task} AND dispute ->> '$.closedAt' IS NULL AND dispute IS NOT NULL`,
]
