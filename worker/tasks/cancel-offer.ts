import { acceptCancelOffer, offerCancel, withdrawCancelOffer } from '#schema/contract/cancel.ts'
import {
  answerByOf,
  whyNotAnswerOffer,
  whyNotOfferCancel,
  whyNotWithdrawOffer,
} from '#schema/domain/cancel.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { holdOf } from '#schema/domain/hold.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { CANCEL_FACTS } from '#schema/domain/messages/cancel.ts'
import { VALIDATION_FACTS as messages } from '#schema/domain/messages/validation.ts'
import { naira, type Kobo } from '#schema/domain/money.ts'
import type { Context } from '#worker/context.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { acceptOffer } from './accept-offer.ts'
import { currentTask } from './due.ts'
import { endingQueries } from './end-work.ts'
import { toTasker } from './notices.ts'
import { presentTask } from './present.ts'
import { nextVersion, toDomainTask, updateTask } from './update.ts'

async function readTask(ctx: Context, id: TaskId) {
  const { task, ...rest } = await ctx.read(endingQueries(id))
  return { ...rest, task: await currentTask(ctx, task) }
}

export const offerCancelRoute = route(offerCancel, async (ctx, { id, amount, note, reopen }) => {
  const { db, userId, now } = ctx
  const { actor, task, ...ending } = await readTask(ctx, id)
  throwIf(whyNotOfferCancel(toDomainTask(task), userId))
  const { held } = holdOf(ending.movements)
  if (amount > held) {
    const message = messages.nairaRange('Amount', naira(0), held)
    throw new DomainError('invalid_input', message, { fields: { amount: message } })
  }
  const cancelOffer = { amount, note, reopen, offeredAt: now, answerBy: answerByOf(now) }
  const update = { cancelOffer, ...nextVersion(task, now) }
  const { answerBy } = cancelOffer
  return commit({
    effects: [
      updateTask(db, task, update),
      recordEvent(db, { task, kind: 'cancelOffered', actor: userId, now, note, amount }),
      notify(
        ...toTasker(task, {
          kind: 'cancelOffered',
          data: { amount, rest: (held - amount) as Kobo, at: answerBy, note },
          deadline: answerBy,
          now,
        }),
      ),
    ],
    response: {
      message: CANCEL_FACTS.offered,
      task: presentTask({ ...task, ...update }, actor),
    },
  })
})

export const withdrawCancelOfferRoute = route(withdrawCancelOffer, async (ctx, { id }) => {
  const { db, userId, now } = ctx
  const { actor, task } = await readTask(ctx, id)
  throwIf(whyNotWithdrawOffer(toDomainTask(task), userId))
  const update = { cancelOffer: null, ...nextVersion(task, now) }
  return commit({
    effects: [
      updateTask(db, task, update),
      recordEvent(db, { task, kind: 'cancelOfferWithdrawn', actor: userId, now }),
      notify(...toTasker(task, { kind: 'cancelOfferWithdrawn', now })),
    ],
    response: {
      message: CANCEL_FACTS.withdrawn,
      task: presentTask({ ...task, ...update }, actor),
    },
  })
})

/** `amount` is what the tasker saw: an offer may have been withdrawn and made again. */
export const acceptCancelOfferRoute = route(acceptCancelOffer, async (ctx, { id, amount }) => {
  const { db, userId, now } = ctx
  const { actor, task, ...ending } = await readTask(ctx, id)
  throwIf(whyNotAnswerOffer(toDomainTask(task), userId))
  if (task.cancelOffer?.amount !== amount) throw new DomainError('cancel_offer_changed')
  const { effects, updated } = acceptOffer(db, task, ending, { actor: userId, now })
  return commit({
    effects,
    response: { message: CANCEL_FACTS.accepted, task: presentTask(updated, actor) },
  })
})
