import { and, desc, eq, getTableColumns, isNull, lt, sql, type SQL } from 'drizzle-orm'
import type { ProposalId, TaskId, UserId } from '#schema/domain/ids.ts'
import { changes, proposals, proposalVersions, users } from '#schema/tables/index.ts'
import { checksOf, trackRecordOf, userSummaryColumns } from '#worker/accounts/queries.ts'
import { limitOf, pageValuesOf, type Page, type PageValues } from '#worker/db/paging.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { selectTaskClientIn, selectTaskIn, selectVisibilityIn } from '#worker/tasks/queries.ts'
import { isNotHiddenSql } from '#worker/trust/blocks.ts'
import { newestWorksOf } from '#worker/works/queries.ts'

/** Marked as seen at a time. */
const SEEN_MAX = 100

export type ProposalRow = typeof proposals.$inferSelect

export const selectProposal = prepare(({ id }: Slots<{ id: ProposalId }>) =>
  queryBuilder.select().from(proposals).where(eq(proposals.id, id)),
)

const selectWithTasker = (now: SQL<number>) =>
  queryBuilder
    .select({
      ...getTableColumns(proposals),
      tasker: userSummaryColumns,
      trackRecord: trackRecordOf(users),
      checks: checksOf(users),
      works: newestWorksOf(users.id, now),
    })
    .from(proposals)
    .innerJoin(users, eq(users.id, proposals.taskerId))
export type ApplicantRow = Awaited<ReturnType<typeof selectWithTasker>>[number]

/** After a block only the accepted proposal, of work that goes on. */
export const isShownToClient = (clientId: SQL<UserId>) =>
  sql`(${proposals.status} = 'accepted' OR ${isNotHiddenSql(clientId, proposals.taskerId)})`

type ProposalReader = Slots<{ id: ProposalId; userId: UserId }>
type ApplicantReader = Slots<{ id: ProposalId; userId: UserId; now: number }>
export const selectApplicant = prepare(({ id, userId, now }: ApplicantReader) =>
  selectWithTasker(now).where(and(eq(proposals.id, id), isShownToClient(userId))),
)

/** Sub-select: the task of a proposal. */
const taskIdOf = (id: SQL<ProposalId>) =>
  queryBuilder.select({ id: proposals.taskId }).from(proposals).where(eq(proposals.id, id))
export const selectTaskOfProposal = prepare(({ id }: Slots<{ id: ProposalId }>) =>
  selectTaskIn(taskIdOf(id)),
)
export const selectTaskClientOfProposal = prepare(({ id }: Slots<{ id: ProposalId }>) =>
  selectTaskClientIn(taskIdOf(id)),
)
export const selectVisibilityOfProposal = prepare(({ id, userId }: ProposalReader) =>
  selectVisibilityIn(taskIdOf(id), userId),
)

/** Those that this client can see, at most as many as one list shows. */
export const selectUnseenProposals = prepare(
  ({ taskId, userId }: Slots<{ taskId: TaskId; userId: UserId }>) =>
    queryBuilder
      .select({ id: proposals.id, taskerId: proposals.taskerId })
      .from(proposals)
      .where(
        and(
          eq(proposals.taskId, taskId),
          eq(proposals.status, 'pending'),
          isNull(proposals.seenAt),
          isShownToClient(userId),
        ),
      )
      .limit(SEEN_MAX),
)

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

type Applicants = { taskId: TaskId; userId: UserId; now: number }
const selectApplicantsBy = prepare(
  ({ taskId, userId, now, ...page }: Slots<Applicants & PageValues>) =>
    selectWithTasker(now)
      .where(
        and(
          eq(proposals.taskId, taskId),
          isShownToClient(userId),
          page.afterAt &&
            page.afterId &&
            sql`(${proposals.taskerId}, ${proposals.round}) < (${page.afterId}, ${page.afterAt})`,
        ),
      )
      .orderBy(desc(proposals.taskerId), desc(proposals.round))
      .limit(limitOf(page)),
)
/** Pages along the index (task, tasker, round), so that a page costs the same however many applicants there are. */
export const selectApplicants = (applicants: Applicants, page: Page) =>
  selectApplicantsBy({ ...applicants, ...pageValuesOf(page) })

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
