import { asc, desc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { DisputeId } from '#schema/domain/dispute.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { disputes, disputeStatements, tasks, users } from '#schema/tables/index.ts'
import { userSummaryColumnsOf } from '#worker/accounts/queries.ts'
import type { Db } from '#worker/db/client.ts'
import { prepare, queryBuilder, type RowOf, type Slots } from '#worker/db/prepared.ts'

const client = alias(users, 'client')
const assignee = alias(users, 'assignee')

/** The id, or the task whose latest dispute is meant. */
type DisputeRef = { id?: DisputeId; task?: TaskId }

const latestOf = (task: SQL<TaskId>): SQL => sql`(
  SELECT id FROM disputes WHERE task_id = ${task} ORDER BY opened_at DESC LIMIT 1)`
const idOf = ({ id, task }: Slots<DisputeRef>): SQL => id ?? (task ? latestOf(task) : sql`NULL`)

export const selectDispute = prepare((ref: Slots<DisputeRef>) =>
  queryBuilder
    .select()
    .from(disputes)
    .where(eq(disputes.id, idOf(ref))),
)
export type DisputeRow = RowOf<typeof selectDispute>

/** The task of a dispute, as a sub-select. */
export const taskOfDispute = (id: DisputeId): SQL<TaskId> =>
  sql<TaskId>`(SELECT task_id FROM disputes WHERE id = ${id})`

export const selectStatements = prepare((ref: Slots<DisputeRef>) =>
  queryBuilder
    .select()
    .from(disputeStatements)
    .where(eq(disputeStatements.disputeId, idOf(ref)))
    .orderBy(asc(disputeStatements.createdAt), asc(disputeStatements.id)),
)
export type StatementRow = RowOf<typeof selectStatements>

const SHOWN = 100
export const selectOpenDisputes = (db: Db) =>
  db
    .select({
      dispute: disputes,
      title: tasks.title,
      client: userSummaryColumnsOf(client),
      tasker: userSummaryColumnsOf(assignee),
    })
    .from(disputes)
    .innerJoin(tasks, eq(tasks.id, disputes.taskId))
    .innerJoin(client, eq(client.id, tasks.clientId))
    .innerJoin(assignee, eq(assignee.id, tasks.taskerId))
    .where(isNull(disputes.closedAt))
    .orderBy(asc(disputes.decideBy), desc(disputes.id))
    .limit(SHOWN)
