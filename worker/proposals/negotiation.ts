import { and, eq } from 'drizzle-orm'
import type { CounterSide } from '#schema/domain/counter-offer.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import type { ProposalId, UserId } from '#schema/domain/ids.ts'
import { whyNotStartWork } from '#schema/domain/report.ts'
import { proposals } from '#schema/tables/index.ts'
import type { Context } from '#worker/context.ts'
import { prepare, queryBuilder, type Slots } from '#worker/db/prepared.ts'
import { first } from '#worker/db/read.ts'
import { selectAmountBounds } from '#worker/settings/amount-bounds.ts'
import { currentTask } from '#worker/tasks/due.ts'
import { whyNotOffer } from '#worker/tasks/rules.ts'
import {
  isShownToClient,
  selectProposal,
  selectTaskClientOfProposal,
  selectVisibilityOfProposal,
} from './queries.ts'

/** No row when client and tasker have blocked each other. */
const selectShown = prepare(({ id, userId }: Slots<{ id: ProposalId; userId: UserId }>) =>
  queryBuilder
    .select({ id: proposals.id })
    .from(proposals)
    .where(and(eq(proposals.id, id), isShownToClient(userId))),
)

/** What a counter-offer and its answers read: the proposal, and on which side of it the caller is. */
export async function readNegotiation(ctx: Context, id: ProposalId) {
  const { userId } = ctx
  const { actor, proposal, visibility, bounds, ...read } = await ctx.read({
    bounds: selectAmountBounds({}),
    proposal: first(selectProposal({ id })),
    task: first(selectTaskClientOfProposal({ id })),
    visibility: first(selectVisibilityOfProposal({ id, userId })),
    shown: first(selectShown({ id, userId })),
  })
  const task = await currentTask(ctx, read.task)
  const isClient = task.clientId === userId
  if (!proposal || (!isClient && proposal.taskerId !== userId)) throw new DomainError('not_found')
  if (isClient && !read.shown) throw new DomainError('not_found')
  throwIf(whyNotStartWork(actor))
  if (!isClient) throwIf(whyNotOffer(visibility))
  const side: CounterSide = isClient ? 'client' : 'tasker'
  return {
    actor,
    proposal,
    task,
    bounds,
    side,
    other: isClient ? proposal.taskerId : task.clientId,
  }
}
