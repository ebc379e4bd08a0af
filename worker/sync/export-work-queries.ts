import { and, asc, eq, gt, sql, type SQLWrapper } from 'drizzle-orm'
import type { UserId } from '#schema/domain/ids.ts'
import {
  changes,
  disputes,
  disputeStatements,
  evidenceFiles,
  proposals,
  reviews,
  submissions,
  taskEvents,
  tasks,
} from '#schema/tables/index.ts'
import type { Db } from '#worker/db/client.ts'
import { ownScope } from './change-log.ts'

/** A page of the user's tasks, by id, through the change log. */
export const selectTaskIds = (db: Db, userId: UserId, after: string, limit: number) =>
  db
    .select({ id: changes.id })
    .from(changes)
    .where(
      and(
        eq(changes.scope, ownScope(userId)),
        eq(changes.entity, 'task'),
        gt(changes.id, after),
        eq(changes.op, 'put'),
      ),
    )
    .orderBy(asc(changes.id))
    .limit(limit)

const tasksOfPage = (db: Db, userId: UserId, after: string, limit: number) => {
  const page = selectTaskIds(db, userId, after, limit)
  return (column: SQLWrapper) => sql`${column} IN ${page}`
}

/** What the user wrote and sent about the tasks of a page. */
export function selectOwnWork(db: Db, userId: UserId, after: string, limit: number) {
  const ofPage = tasksOfPage(db, userId, after, limit)
  return {
    submissions: db
      .select()
      .from(submissions)
      .where(and(ofPage(submissions.taskId), eq(submissions.taskerId, userId))),
    reviews: db
      .select()
      .from(reviews)
      .where(and(ofPage(reviews.taskId), eq(reviews.authorId, userId))),
    statements: db
      .select({
        _id: disputeStatements.id,
        task: disputes.taskId,
        text: disputeStatements.text,
        createdAt: disputeStatements.createdAt,
      })
      .from(disputes)
      .innerJoin(disputeStatements, eq(disputeStatements.disputeId, disputes.id))
      .where(and(ofPage(disputes.taskId), eq(disputeStatements.authorId, userId))),
    evidence: db
      .select({
        key: evidenceFiles.key,
        task: evidenceFiles.taskId,
        subject: evidenceFiles.subjectId,
        sha256: evidenceFiles.sha256,
        createdAt: evidenceFiles.createdAt,
      })
      .from(evidenceFiles)
      .where(ofPage(evidenceFiles.taskId)),
  }
}

/** What else the user did about the tasks of a page. */
export function selectOwnSteps(db: Db, userId: UserId, after: string, limit: number) {
  const ofPage = tasksOfPage(db, userId, after, limit)
  return {
    /** Whose lists of materials name the pictures of their receipts. */
    assigned: db
      .select({ stages: tasks.stages })
      .from(tasks)
      .where(and(ofPage(tasks.id), eq(tasks.taskerId, userId))),
    events: db
      .select({
        _id: taskEvents.id,
        task: taskEvents.taskId,
        event: taskEvents.kind,
        note: taskEvents.note,
        amount: taskEvents.amount,
        data: taskEvents.data,
        createdAt: taskEvents.createdAt,
      })
      .from(taskEvents)
      .where(and(ofPage(taskEvents.taskId), eq(taskEvents.actorId, userId))),
    /** A professional's are with the proposals. */
    counters: db
      .select({ proposal: proposals.id, task: proposals.taskId, counter: proposals.counter })
      .from(proposals)
      .innerJoin(tasks, eq(tasks.id, proposals.taskId))
      .where(
        and(
          ofPage(proposals.taskId),
          eq(tasks.clientId, userId),
          sql`${proposals.counter} ->> 'by' = 'client'`,
        ),
      ),
  }
}
