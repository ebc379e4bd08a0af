import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { ProposalId, TaskId, UserId } from '#schema/domain/ids.ts'
import { changes, proposals, proposalVersions, users } from '#schema/tables/index.ts'
import { faceColumns } from '../accounts/queries.ts'
import type { Db } from '../db/client.ts'
import { lookAhead, placeIn, type Page } from '../db/paging.ts'

export type ProposalRow = typeof proposals.$inferSelect

export const proposalBy = (db: Db, id: ProposalId) =>
  db.select().from(proposals).where(eq(proposals.id, id))

const someApplicants = (db: Db) =>
  db
    .select({ ...getTableColumns(proposals), tasker: faceColumns })
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.taskerId))
export type ApplicantRow = Awaited<ReturnType<typeof someApplicants>>[number]

/** To be asked within another query: the task that a proposal is for. */
export const taskOf = (db: Db, id: ProposalId) =>
  db.select({ id: proposals.taskId }).from(proposals).where(eq(proposals.id, id))

export const applicantBy = (db: Db, id: ProposalId) =>
  someApplicants(db).where(eq(proposals.id, id))

/**
 * What a person sent, newest first: the change log's own key lists it, so no index is paid for at each proposal.
 * Ids are UUIDv7, so their order is the order of sending.
 */
export function proposalsOf(db: Db, tasker: UserId, page: Page) {
  const place = placeIn(page)
  return db
    .select(getTableColumns(proposals))
    .from(changes)
    .innerJoin(proposals, eq(proposals.id, changes.id))
    .where(
      and(
        eq(changes.scope, `u:${tasker}`),
        eq(changes.entity, 'proposal'),
        eq(changes.op, 'put'),
        place ? lt(changes.id, place.id) : undefined,
      ),
    )
    .orderBy(desc(changes.id))
    .limit(lookAhead(page))
}

/**
 * A page of applicants goes along the one index there is (task, tasker, round), so that a task with a thousand of
 * them costs no more to open than one with twenty; within a page the newest comes first.
 */
export function applicantsOn(db: Db, task: TaskId, page: Page) {
  const place = placeIn(page)
  return someApplicants(db)
    .where(
      and(
        eq(proposals.taskId, task),
        place
          ? sql`(${proposals.taskerId}, ${proposals.round}) < (${place.id}, ${place.at})`
          : undefined,
      ),
    )
    .orderBy(desc(proposals.taskerId), desc(proposals.round))
    .limit(lookAhead(page))
}

/** Every round that this tasker sent for this task, the latest first: a handful (R15). */
export const roundsOf = (db: Db, task: TaskId, tasker: UserId) =>
  db
    .select()
    .from(proposals)
    .where(and(eq(proposals.taskId, task), eq(proposals.taskerId, tasker)))
    .orderBy(desc(proposals.round))

/** The terms that the earlier versions of each of this tasker's rounds had (R16). */
export const earlierTerms = (db: Db, task: TaskId, tasker: UserId) =>
  db
    .select(getTableColumns(proposalVersions))
    .from(proposals)
    .innerJoin(proposalVersions, eq(proposalVersions.proposalId, proposals.id))
    .where(and(eq(proposals.taskId, task), eq(proposals.taskerId, tasker)))
export type TermsRow = Awaited<ReturnType<typeof earlierTerms>>[number]
