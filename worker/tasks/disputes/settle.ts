import { settleDispute } from '#schema/contract/disputes.ts'
import { whyNotUseOffer } from '#schema/domain/dispute.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { DISPUTE_FACTS } from '#schema/domain/messages/disputes.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { rejectMoneyAtRest } from '#schema/domain/standing.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { movementsOf } from '#worker/ledger/holds.ts'
import { standingOfTask } from '#worker/ledger/standing.ts'
import { notify } from '#worker/notices/notify.ts'
import { selectSetting, settingOf } from '#worker/settings/queries.ts'
import { currentTask } from '../due.ts'
import { disputeEnded } from '../notices.ts'
import { presentTask } from '../present.ts'
import { selectTask } from '../queries.ts'
import { toDomainTask } from '../update.ts'
import { endWithSplit } from './end.ts'
import { selectDispute } from './queries.ts'
import { splitFactsOf, throwIfRefused } from './update.ts'

/** Names the offer that the user saw, so that a changed one is never accepted. */
export const settleDisputeRoute = route(settleDispute, async (ctx, { id, offer }) => {
  const { db, userId, now } = ctx
  const { actor, dispute, movements, standing, window, ...read } = await ctx.read({
    task: first(selectTask({ id })),
    dispute: first(selectDispute({ task: id })),
    movements: movementsOf({ task: id }),
    standing: first(standingOfTask({ task: id })),
    window: first(selectSetting({ name: 'reviewWindowDays' })),
  })
  const reviewWindowDays = settingOf(ctx.deps.settings, 'reviewWindowDays', window)
  const message = DISPUTE_FACTS.settled
  const isParty = read.task?.clientId === userId || read.task?.taskerId === userId
  if (read.task && isParty && dispute?.outcome === 'settled' && dispute.closedBy === userId)
    return done({ message, task: presentTask(read.task, actor) })
  const task = await currentTask(ctx, read.task)
  throwIfRefused(whyNotUseOffer(toDomainTask(task), dispute, userId, { offer, use: 'accept' }))
  const split = dispute?.offers.find((each) => each.id === offer)
  if (!dispute || !split || !standing) throw new DomainError('moved_on')
  const { hasOpenDispute } = standing
  if (split.release > 0) rejectMoneyAtRest({ debt: 0 as Kobo, hasOpenDispute }, 'approve')

  const ended = endWithSplit(
    db,
    { task, dispute, movements, debts: standing },
    { split, outcome: 'settled', by: userId, reviewWindowDays, now },
  )
  return commit({
    effects: [
      ended.effects,
      recordEvent(db, { task, kind: 'disputeSettled', actor: userId, now, ...splitFactsOf(split) }),
      notify(...disputeEnded(task, { split, outcome: 'settled', now })),
    ],
    response: { message, task: presentTask({ ...task, ...ended.update }, actor) },
  })
})
