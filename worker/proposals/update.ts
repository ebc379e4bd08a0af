import { and, eq } from 'drizzle-orm'
import { proposals } from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'
import { assertRowsChanged, type Statement } from '#worker/db/write.ts'
import type { ProposalRow } from './queries.ts'

/** Updates a pending proposal in the version that was read; otherwise the batch is aborted. */
export const updatePending = (
  db: Db,
  { id, version }: ProposalRow,
  values: Partial<typeof proposals.$inferInsert>,
): Statement[] => [
  db
    .update(proposals)
    .set(values)
    .where(
      and(eq(proposals.id, id), eq(proposals.status, 'pending'), eq(proposals.version, version)),
    ),
  assertRowsChanged('proposal_state'),
]
