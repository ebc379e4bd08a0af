import { and, eq, isNull, sql } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import { proposals } from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'
import { assertRowsChanged, type Effect } from '#worker/db/write.ts'
import { changedForProposals } from '#worker/tasks/changes.ts'
import type { Current } from '#worker/tasks/update.ts'
import type { ProposalRow } from './queries.ts'

/** Its counter-offer is still the one that was read, and as open. */
const hasCounterOf = ({ counter }: ProposalRow) =>
  counter === null
    ? isNull(proposals.counter)
    : sql`json_extract(${proposals.counter}, '$.id') = ${counter.id} AND json_extract(${proposals.counter}, '$.end') IS ${counter.end}`

/**
 * Updates a pending proposal, for its tasker and the client, in the version that was read and with the counter-offer that
 * was read; otherwise the batch is aborted.
 */
export const updatePending = (
  db: Db,
  task: Current<{ clientId: UserId }>,
  proposal: ProposalRow,
  values: Partial<typeof proposals.$inferInsert>,
): Effect => [
  db
    .update(proposals)
    .set(values)
    .where(
      and(
        eq(proposals.id, proposal.id),
        eq(proposals.status, 'pending'),
        eq(proposals.version, proposal.version),
        hasCounterOf(proposal),
      ),
    ),
  assertRowsChanged('proposal_state'),
  changedForProposals(task, [proposal]),
]
