import { and, desc, eq, getTableColumns, lt, sql } from 'drizzle-orm'
import type { ProposalId, TaskId, UserId } from '#schema/domain/ids.ts'
import { changes, proposals, proposalVersions, users } from '#schema/tables/index.ts'
import { trackRecordOf, userSummaryColumns } from '#worker/accounts/queries.ts'
import type { Db } from '#worker/db/client.ts'
import {
  decodeCursor,
  limitOf,
  limitWithLookAhead,
  pageValuesOf,
  type Page,
  type PageValues,
} from '#worker/db/paging.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { isNotHiddenSql } from '#worker/trust/blocks.ts'

export type ProposalRow = typeof proposals.$inferSelect

export const selectProposal = prepare(({ id }: Slots<{ id: ProposalId }>) =>
  queryBuilder.select().from(proposals).where(eq(proposals.id, id)),
)

const selectWithTasker = (db: Db) =>
  db
    .select({
      ...getTableColumns(proposals),
      tasker: userSummaryColumns,
      trackRecord: trackRecordOf(users),
    })
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.taskerId))
export type ApplicantRow = Awaited<ReturnType<typeof selectWithTasker>>[number]

/** After a block only the accepted proposal, of work that goes on. */
export const isShownToClient = (clientId: UserId) =>
  sql`(${proposals.status} = 'accepted' OR ${isNotHiddenSql(clientId, proposals.taskerId)})`

export const selectApplicant = (db: Db, id: ProposalId, userId: UserId) =>
  selectWithTasker(db).where(and(eq(proposals.id, id), isShownToClient(userId)))

/** Sub-select: the task of a proposal. */
export const taskIdOf = (db: Db, id: ProposalId) =>
  db.select({ id: proposals.taskId }).from(proposals).where(eq(proposals.id, id))

const selectOwnBy = prepare(({ scope, ...page }: Slots<{ scope: string } & PageValues>) =>
  queryBuilder
    .select(getTableColumns(proposals))
    .from(changes)
    .innerJoin(proposals, eq(proposals.id, changes.id))
    .where(
      and(
        eq(changes.scope, scope),
        eq(changes.entity, 'proposal'),
        eq(changes.op, 'put'),
        page.afterId && lt(changes.id, page.afterId),
      ),
    )
    .orderBy(desc(changes.id))
    .limit(limitOf(page)),
)
/**
 * The tasker's proposals, newest first, along the key of the change log: so no index has to be written at each
 * proposal. Ids are UUIDv7, in the order of creation.
 */
export const selectOwnProposals = (taskerId: UserId, page: Page) =>
  selectOwnBy({ scope: `u:${taskerId}`, ...pageValuesOf(page) })

/** Pages along the index (task, tasker, round), so that a page costs the same however many applicants there are. */
export function selectApplicants(db: Db, taskId: TaskId, userId: UserId, page: Page) {
  const position = decodeCursor(page)
  return selectWithTasker(db)
    .where(
      and(
        eq(proposals.taskId, taskId),
        isShownToClient(userId),
        position
          ? sql`(${proposals.taskerId}, ${proposals.round}) < (${position.id}, ${position.at})`
          : undefined,
      ),
    )
    .orderBy(desc(proposals.taskerId), desc(proposals.round))
    .limit(limitWithLookAhead(page))
}

type RoundsRef = Slots<{ taskId: TaskId; taskerId: UserId }>
const isOfTasker = ({ taskId, taskerId }: RoundsRef) =>
  and(eq(proposals.taskId, taskId), eq(proposals.taskerId, taskerId))

/** All proposals of one tasker for one task, latest first. One that is over may be followed by a few more. */
export const selectRounds = prepare((ref: RoundsRef) =>
  queryBuilder.select().from(proposals).where(isOfTasker(ref)).orderBy(desc(proposals.round)),
)

/** The terms of the earlier versions of those proposals. */
export const selectEarlierTerms = prepare((ref: RoundsRef) =>
  queryBuilder
    .select(getTableColumns(proposalVersions))
    .from(proposals)
    .innerJoin(proposalVersions, eq(proposalVersions.proposalId, proposals.id))
    .where(isOfTasker(ref)),
)
