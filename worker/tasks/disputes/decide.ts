import { decideDispute } from '#schema/contract/disputes.ts'
import type { ParsedInput } from '#schema/contract/endpoint.ts'
import { needsSecondAdministrator } from '#schema/domain/approval.ts'
import { dayAfterPause, whyNotDecide, type DisputeId } from '#schema/domain/dispute.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { APPROVAL_MESSAGES } from '#schema/domain/messages/approvals.ts'
import { DISPUTE_FACTS } from '#schema/domain/messages/disputes.ts'
import { formatNaira, type Kobo } from '#schema/domain/money.ts'
import { rejectMoneyAtRest } from '#schema/domain/standing.ts'
import { taskStatusAfter } from '#schema/domain/task.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { askForApproval, type Approved } from '#worker/http/approvals.ts'
import { route } from '#worker/http/serve.ts'
import { movementsIn } from '#worker/ledger/holds.ts'
import { standingOfTaskIn } from '#worker/ledger/standing.ts'
import { notify } from '#worker/notices/notify.ts'
import { selectSetting, settingOf } from '#worker/settings/queries.ts'
import { currentTask } from '../due.ts'
import { disputeEnded } from '../notices.ts'
import { presentTask } from '../present.ts'
import { selectTaskIn, type TaskRow } from '../queries.ts'
import { nextVersion, toDomainTask, updateTask } from '../update.ts'
import { endWithSplit } from './end.ts'
import { selectDispute, taskOfDispute, type DisputeRow } from './queries.ts'
import { splitFactsOf, summaryOf, throwIfRefused, updateDispute } from './update.ts'

/** The work goes on. The days of the dispute do not count: the agreed date moves by them. */
function continueWork(ctx: Context, task: TaskRow, dispute: DisputeRow, decision: string) {
  const { db, userId, now } = ctx
  const status = taskStatusAfter(task.status, 'reopen')
  if (!status) throw new DomainError('moved_on')
  const nothing = 0 as Kobo
  const closing = {
    offers: [],
    closedAt: now,
    outcome: 'continue' as const,
    released: nothing,
    refunded: nothing,
    fee: nothing,
    closedBy: userId,
    decision,
  }
  const update = {
    status,
    agreedDate: dayAfterPause(task.agreedDate, dispute.openedAt, now),
    dispute: summaryOf({ ...dispute, ...closing }),
    ...nextVersion(task, now),
  }
  return { update, effects: [updateTask(db, task, update), updateDispute(db, dispute, closing)] }
}

const readDecision = (ctx: Context, id: DisputeId) => {
  const taskId = taskOfDispute(id)
  return ctx.read({
    task: first(selectTaskIn(taskId)),
    dispute: first(selectDispute({ id })),
    movements: movementsIn(taskId),
    standing: first(standingOfTaskIn(taskId)),
    window: first(selectSetting({ name: 'reviewWindowDays' })),
  })
}

/** One decision per dispute, never by one of its parties, and only after both could speak. */
export async function decideDisputeBy(
  ctx: Context,
  input: ParsedInput<typeof decideDispute>,
  approved: Approved,
) {
  const { id, reason, ...decision } = input
  const { db, userId, now } = ctx
  const { actor, task: found, dispute, movements, standing, window } = await readDecision(ctx, id)
  const reviewWindowDays = settingOf(ctx.deps.settings, 'reviewWindowDays', window)
  const task = await currentTask(ctx, found)
  if (!dispute || !standing) throw new DomainError('not_found')
  const { held } = dispute
  throwIfRefused(whyNotDecide(toDomainTask(task), dispute, userId, { held, decision, now }))
  const { outcome, ...split } = decision
  const { hasOpenDispute } = standing
  if (split.release > 0) rejectMoneyAtRest({ debt: 0 as Kobo, hasOpenDispute }, 'approve')

  if (outcome === 'split' && needsSecondAdministrator(held) && !approved) {
    const summary = APPROVAL_MESSAGES.summaries.split(
      formatNaira(split.release),
      formatNaira(split.refund),
    )
    const request = { subject: id, amount: held, summary, input, reason }
    return askForApproval(
      ctx,
      { act: 'disputes.decide', ...request },
      { task: presentTask(task, actor) },
    )
  }
  const disputed = { task, dispute, movements, debts: standing }
  const ended =
    outcome === 'continue'
      ? continueWork(ctx, task, dispute, reason)
      : endWithSplit(db, disputed, {
          split,
          outcome,
          by: userId,
          decision: reason,
          reviewWindowDays,
          now,
        })
  const money = outcome === 'split' ? splitFactsOf(split) : { data: { outcome } }
  const event = { task, kind: 'disputeDecided', actor: userId, now, note: reason } as const
  return commit({
    effects: [
      ended.effects,
      recordEvent(db, { ...event, ...money }),
      notify(...disputeEnded(task, { split, outcome, now })),
    ],
    audit: { subject: id, reason, details: { task: task.id, outcome, ...split } },
    response: {
      message: DISPUTE_FACTS.decided,
      task: presentTask({ ...task, ...ended.update }, actor),
    },
  })
}

export const decideDisputeRoute = route(decideDispute, (ctx, input) =>
  decideDisputeBy(ctx, input, null),
)
