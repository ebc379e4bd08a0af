import { and, eq, gte, sql, type SQL } from 'drizzle-orm'
import type { ProposalId, TaskId, UserId } from '#schema/domain/ids.ts'
import type { RejectionReason } from '#schema/domain/proposal.ts'
import { proposals } from '#schema/tables/proposals.ts'
import type { Db } from '../db/client.ts'
import { guard, guardThat, type Change } from '../db/commit.ts'

type Sent = { id: ProposalId; taskerId: UserId }

/** The proposals that wait on a task. Whoever changes the task answers for every one of them (R8, R9, R18). */
export const liveOn = (db: Db, task: TaskId) =>
  db
    .select({ id: proposals.id, taskerId: proposals.taskerId })
    .from(proposals)
    .where(and(eq(proposals.taskId, task), eq(proposals.status, 'pending')))

/** Those that went with a removed task, young enough to come back with it (R9, R18). */
export const revivableOn = (db: Db, task: TaskId, since: number) =>
  db
    .select({ id: proposals.id, taskerId: proposals.taskerId })
    .from(proposals)
    .where(
      and(
        eq(proposals.taskId, task),
        eq(proposals.status, 'rejected'),
        eq(proposals.reason, 'task_removed'),
        gte(proposals.createdAt, since),
      ),
    )

/** Nobody applied and nobody withdrew since they were loaded; with `guard(…, live.length)` after the update it is the same set. */
export const sameLive = (task: TaskId, live: readonly Sent[]): SQL =>
  guardThat(
    'proposal_state',
    sql`(SELECT count(*) FROM proposals WHERE task_id = ${task} AND status = 'pending') = ${live.length}`,
  )

const among = (some: readonly Sent[]) =>
  sql`id IN (SELECT value FROM json_each(${JSON.stringify(some.map(({ id }) => id))}))`

/** R8: they stay live, carry the task's title, and say what of it changed since they were sent. */
export const flagChanged = (
  live: readonly Sent[],
  { title, terms, now }: { title: string; terms: readonly string[]; now: number },
): SQL[] =>
  live.length === 0
    ? []
    : [
        sql`UPDATE proposals SET title = ${title}, updated_at = ${now}, changed_fields = (
            SELECT json_group_array(value) FROM (
              SELECT value FROM json_each(proposals.changed_fields)
              UNION SELECT value FROM json_each(${JSON.stringify(terms)})))
          WHERE status = 'pending' AND ${among(live)}`,
        guard('proposal_state', live.length),
      ]

export const rejectAll = (live: readonly Sent[], reason: RejectionReason, now: number): SQL[] =>
  live.length === 0
    ? []
    : [
        sql`UPDATE proposals SET status = 'rejected', reason = ${reason}, updated_at = ${now}
          WHERE status = 'pending' AND ${among(live)}`,
        guard('proposal_state', live.length),
      ]

export const reviveAll = (gone: readonly Sent[], now: number): SQL[] =>
  gone.length === 0
    ? []
    : [
        sql`UPDATE proposals SET status = 'pending', reason = NULL, updated_at = ${now}
          WHERE status = 'rejected' AND reason = 'task_removed' AND ${among(gone)}`,
        guard('proposal_state', gone.length),
      ]

/** A proposal shows on two phones: its sender's, and that of the task's owner. */
export const changedFor = (client: UserId, some: readonly Sent[]): Change[] =>
  some.flatMap(({ id, taskerId }): Change[] => [
    { scope: `u:${taskerId}`, entity: 'proposal', id },
    { scope: `u:${client}`, entity: 'applicant', id },
  ])
