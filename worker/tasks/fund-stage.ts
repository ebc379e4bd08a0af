import { fundStage } from '#schema/contract/funding.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { holdOf } from '#schema/domain/hold.ts'
import { STAGE_FACTS } from '#schema/domain/messages/stages.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { afterFunding, missingOf, whyNotFund } from '#schema/domain/stages.ts'
import { rejectMoneyAtRest } from '#schema/domain/standing.ts'
import { whyNotMoveMoney } from '#schema/domain/user.ts'
import { selectBalance } from '#worker/accounts/queries.ts'
import { changedForWallet } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { holdMoney, movementsOf } from '#worker/ledger/holds.ts'
import { assertNotDisputed, standingOf, throwIfInsufficient } from '#worker/ledger/standing.ts'
import { notify } from '#worker/notices/notify.ts'
import { currentTask } from './due.ts'
import { toTasker } from './notices.ts'
import { presentTask } from './present.ts'
import { selectTask } from './queries.ts'
import { nextVersion, toDomainTask, updateTask } from './update.ts'

/** Holds what a stage lacks. The version of the task admits one of two fundings, or of a funding and an end. */
export const fundStageRoute = route(fundStage, async (ctx, { id, n, amount: seen }) => {
  const { db, userId, now } = ctx
  const { actor, movements, wallet, standing, ...read } = await ctx.read({
    task: first(selectTask({ id })),
    movements: movementsOf({ task: id }),
    wallet: first(selectBalance(userId)),
    standing: first(standingOf({ user: userId })),
  })
  const task = await currentTask(ctx, read.task)
  throwIf(whyNotFund(toDomainTask(task), n, userId))
  const stage = task.stages?.find((each) => each.n === n)
  if (!stage || !task.stages) throw new DomainError('stage_gone')
  const amount = missingOf(stage)
  if (amount !== seen) throw new DomainError('stage_gone')
  throwIf(whyNotMoveMoney(actor))
  if (standing) rejectMoneyAtRest(standing, 'award')
  throwIfInsufficient(wallet?.balance ?? (0 as Kobo), amount)

  const { title } = task
  const update = { stages: afterFunding(task.stages, n), ...nextVersion(task, now) }
  const part = { actor: userId, client: userId, amount, now }
  const journal = holdMoney(
    { id, title, hold: holdOf(movements) },
    { ...part, type: 'hold', stages: [[n, amount, stage.title]] },
  )
  const data = { stage: n, title: stage.title }
  return commit({
    effects: [
      updateTask(db, task, update),
      recordEvent(db, { task, kind: 'stageFunded', actor: userId, now, amount, data }),
      assertNotDisputed(userId),
      journal.writes,
      changedForWallet(userId, journal.id),
      notify(...toTasker(task, { kind: 'stageFunded', data: { amount, note: stage.title }, now })),
    ],
    response: { message: STAGE_FACTS.funded, task: presentTask({ ...task, ...update }, actor) },
  })
})
