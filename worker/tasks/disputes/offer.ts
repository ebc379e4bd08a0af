import { offerSplit, withdrawOffer } from '#schema/contract/disputes.ts'
import { whyNotOffer, whyNotUseOffer, type Offer } from '#schema/domain/dispute.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { DISPUTE_FACTS } from '#schema/domain/messages/disputes.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { notify, type NewNotice } from '#worker/notices/notify.ts'
import { currentTask } from '../due.ts'
import { toOtherParty } from '../notices.ts'
import { presentTask, type Reader } from '../present.ts'
import { selectTask, type TaskRow } from '../queries.ts'
import { nextVersion, toDomainTask, updateTask } from '../update.ts'
import { selectDispute, type DisputeRow } from './queries.ts'
import { splitFactsOf, summaryOf, throwIfRefused, updateDispute } from './update.ts'

async function readDisputed(ctx: Context, id: TaskId) {
  const { task, ...found } = await ctx.read({
    task: first(selectTask({ id })),
    dispute: first(selectDispute({ task: id })),
  })
  return { ...found, task: await currentTask(ctx, task) }
}

type Change = {
  task: TaskRow
  dispute: DisputeRow
  actor: Reader
  offers: Offer[]
  event: Pick<Parameters<typeof recordEvent>[1], 'kind' | 'amount' | 'data'>
  message: string
  notice: Pick<NewNotice, 'kind' | 'data'>
}

function commitOffers(ctx: Context, change: Change) {
  const { task, dispute, actor, offers, event, message, notice } = change
  const { db, userId, now } = ctx
  const update = { dispute: summaryOf({ ...dispute, offers }), ...nextVersion(task, now) }
  return commit({
    effects: [
      updateTask(db, task, update),
      updateDispute(db, dispute, { offers }),
      recordEvent(db, { task, actor: userId, now, ...event }),
      notify(...toOtherParty(task, userId, { ...notice, now })),
    ],
    response: { message, task: presentTask({ ...task, ...update }, actor) },
  })
}

/** One offer of each side at most: a new one replaces the earlier. */
export const offerSplitRoute = route(offerSplit, async (ctx, { id, release, refund }) => {
  const { userId, now } = ctx
  const { actor, task, dispute } = await readDisputed(ctx, id)
  const held = dispute?.held ?? task.price
  const split = { release, refund }
  throwIfRefused(whyNotOffer(toDomainTask(task), dispute, userId, { held, split }))
  if (!dispute) throw new DomainError('moved_on')
  const offer: Offer = { id: newId('offer'), by: userId, ...split, at: now }
  const offers = [...dispute.offers.filter(({ by }) => by !== userId), offer]
  const event = { kind: 'splitOffered', ...splitFactsOf(split) } as const
  const message = DISPUTE_FACTS.offered
  const notice = { kind: 'splitOffered', data: { amount: release, rest: refund } } as const
  return commitOffers(ctx, { task, dispute, actor, offers, event, message, notice })
})

export const withdrawOfferRoute = route(withdrawOffer, async (ctx, { id }) => {
  const { userId } = ctx
  const { actor, task, dispute } = await readDisputed(ctx, id)
  const use = { offer: null, use: 'withdraw' } as const
  throwIfRefused(whyNotUseOffer(toDomainTask(task), dispute, userId, use))
  if (!dispute) throw new DomainError('moved_on')
  const offers = dispute.offers.filter(({ by }) => by !== userId)
  const event = { kind: 'offerTakenBack' } as const
  const message = DISPUTE_FACTS.offerWithdrawn
  const notice = { kind: 'splitWithdrawn' } as const
  return commitOffers(ctx, { task, dispute, actor, offers, event, message, notice })
})
