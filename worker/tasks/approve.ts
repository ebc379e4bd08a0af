import { approveTask } from '#schema/contract/tasks.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { STAGE_FACTS } from '#schema/domain/messages/stages.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { rejectMoneyAtRest } from '#schema/domain/standing.ts'
import { whyNotApproveStage } from '#schema/domain/task.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { movementsOf } from '#worker/ledger/holds.ts'
import { standingOfTask } from '#worker/ledger/standing.ts'
import { selectSetting, settingOf } from '#worker/settings/queries.ts'
import { approvalOf } from './approval.ts'
import { currentTask } from './due.ts'
import { presentTask } from './present.ts'
import { selectTask } from './queries.ts'
import { toDomainTask } from './update.ts'

/** Releases the hold to the tasker exactly once, however many requests arrive at the same time. */
export const approveTaskRoute = route(approveTask, async (ctx, { id, stage }) => {
  const { db, deps, userId, now } = ctx
  const { actor, movements, standing, window, ...read } = await ctx.read({
    task: first(selectTask({ id })),
    movements: movementsOf({ task: id }),
    standing: first(standingOfTask({ task: id })),
    window: first(selectSetting({ name: 'reviewWindowDays' })),
  })
  const task = await currentTask(ctx, read.task)
  throwIf(whyNotApproveStage(toDomainTask(task), stage, userId))
  if (task.status === 'completed')
    return done({ message: GENERAL_FACTS.alreadyApproved, task: presentTask(task, actor) })
  const hasOpenDispute = standing?.hasOpenDispute ?? false
  rejectMoneyAtRest({ debt: 0 as Kobo, hasOpenDispute }, 'approve')
  const reviewWindowDays = settingOf(deps.settings, 'reviewWindowDays', window)
  const facts = { task, movements, standing, reviewWindowDays }
  const approval = approvalOf(db, { ...facts, actor: userId, now })
  if (!approval) throw new DomainError('moved_on')
  const { update, effects } = approval
  return commit({
    effects,
    response: {
      message: update.status === 'completed' ? GENERAL_FACTS.workApproved : STAGE_FACTS.approved,
      task: presentTask({ ...task, ...update }, actor),
    },
  })
})
