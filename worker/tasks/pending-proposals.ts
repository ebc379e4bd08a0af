import { and, eq, gte, sql, type SQL } from 'drizzle-orm'
import type { ProposalId, TaskId, UserId } from '#schema/domain/ids.ts'
import type { ChoiceReason, RejectionReason } from '#schema/domain/proposal.ts'
import { proposals } from '#schema/tables/proposals.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { assertRowsChanged, assertThat, type Effect } from '#worker/db/write.ts'
import type { NewNotice } from '#worker/notices/notify.ts'
import { changedForProposals } from './changes.ts'

export type ProposalRef = { id: ProposalId; taskerId: UserId }
type OfClient = { clientId: UserId }

const selectProposals = (condition: SQL | undefined) =>
  queryBuilder
    .select({ id: proposals.id, taskerId: proposals.taskerId })
    .from(proposals)
    .where(condition)

export const selectPendingProposals = prepare(({ taskId }: Slots<{ taskId: TaskId }>) =>
  selectProposals(and(eq(proposals.taskId, taskId), eq(proposals.status, 'pending'))),
)

type Restorable = { taskId: TaskId; reason: RejectionReason; since: number }
/** Proposals that were rejected for this reason, created at `since` or later. */
export const selectRestorableProposals = prepare(({ taskId, reason, since }: Slots<Restorable>) =>
  selectProposals(
    and(
      eq(proposals.taskId, taskId),
      eq(proposals.status, 'rejected'),
      eq(proposals.reason, reason),
      gte(proposals.createdAt, since),
    ),
  ),
)

/** With the row count asserted after the update, this proves that the set is still the one that was read. */
export const assertPendingUnchanged = (taskId: TaskId, pending: readonly ProposalRef[]): SQL =>
  assertThat(
    'proposal_state',
    sql`(SELECT count(*) FROM proposals WHERE task_id = ${taskId} AND status = 'pending') = ${pending.length}`,
  )

const hasIdOf = (refs: readonly ProposalRef[]) =>
  sql`id IN (SELECT value FROM json_each(${JSON.stringify(refs.map(({ id }) => id))}))`

/** Copies the title of the task, and adds the changed terms to those flagged before. */
export const flagTermsChanged = (
  task: OfClient,
  pending: readonly ProposalRef[],
  { title, terms, now }: { title: string; terms: readonly string[]; now: number },
): Effect =>
  pending.length === 0
    ? []
    : [
        sql`UPDATE proposals SET title = ${title}, updated_at = ${now}, changed_fields = (
            SELECT json_group_array(value) FROM (
              SELECT value FROM json_each(proposals.changed_fields)
              UNION SELECT value FROM json_each(${JSON.stringify(terms)})))
          WHERE status = 'pending' AND ${hasIdOf(pending)}`,
        assertRowsChanged('proposal_state', pending.length),
        changedForProposals(task, pending),
      ]

/** `choice`: what the client told those who were not chosen. */
export const rejectProposals = (
  task: OfClient,
  pending: readonly ProposalRef[],
  {
    reason,
    now,
    choice = null,
  }: { reason: RejectionReason; now: number; choice?: ChoiceReason | null },
): Effect =>
  pending.length === 0
    ? []
    : [
        sql`UPDATE proposals SET status = 'rejected', reason = ${reason}, choice = ${choice}, updated_at = ${now}
          WHERE status = 'pending' AND ${hasIdOf(pending)}`,
        assertRowsChanged('proposal_state', pending.length),
        changedForProposals(task, pending),
      ]

export const restoreProposals = (
  task: OfClient,
  rejected: readonly ProposalRef[],
  reason: RejectionReason,
  now: number,
): Effect =>
  rejected.length === 0
    ? []
    : [
        sql`UPDATE proposals SET status = 'pending', reason = NULL, choice = NULL, updated_at = ${now},
            counter = iif(json_extract(counter, '$.end') IS NULL, json_set(counter, '$.end', 'replaced'), counter)
          WHERE status = 'rejected' AND reason = ${reason} AND ${hasIdOf(rejected)}`,
        assertRowsChanged('proposal_state', rejected.length),
        changedForProposals(task, rejected),
      ]

type Rejection = Pick<NewNotice, 'taskId' | 'otherUserId' | 'now'> & {
  title: string
  reason: RejectionReason
}

/** Notices for the taskers of rejected proposals. */
export const notSelected = (
  rejected: readonly ProposalRef[],
  { title, reason, ...about }: Rejection,
): NewNotice[] =>
  rejected.map(({ taskerId }) => ({
    ...about,
    to: taskerId,
    kind: 'notSelected',
    data: { title, reason },
  }))

/** Compared with one price. */
const STANDING_MAX = 200

type Own = { taskId: TaskId; taskerId: UserId }
/** Where a tasker's pending proposal lies among the others; nothing is counted without one. */
export const selectStanding = prepare(({ taskId, taskerId }: Slots<Own>) =>
  queryBuilder
    .select({
      applied: sql<number>`count(*)`,
      cheaper: sql<number>`coalesce(sum(price < own), 0)`,
      equal: sql<number>`coalesce(sum(price = own), 0)`,
    })
    .from(
      // The own one first: who has none reads nothing else.
      sql`(SELECT other.price AS price, mine.price AS own
        FROM proposals AS mine CROSS JOIN proposals AS other ON other.task_id = mine.task_id
        WHERE mine.task_id = ${taskId} AND mine.tasker_id = ${taskerId}
          AND mine.status = 'pending' AND other.status = 'pending' LIMIT ${sql.raw(String(STANDING_MAX))})`,
    ),
)
