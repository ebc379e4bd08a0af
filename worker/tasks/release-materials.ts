import { releaseMaterials } from '#schema/contract/materials.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { holdOf, type Movement } from '#schema/domain/hold.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { RECEIPTS_MS, whyNotAnswerMaterials, whyNotRelease } from '#schema/domain/materials.ts'
import { STAGE_FACTS } from '#schema/domain/messages/stages.ts'
import type { Kobo } from '#schema/domain/money.ts'
import {
  currentStageOf,
  partOfStage,
  stageDataOf,
  withStage,
  type Stage,
} from '#schema/domain/stages.ts'
import { rejectMoneyAtRest } from '#schema/domain/standing.ts'
import type { Context } from '#worker/context.ts'
import { changedForWallet } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit, type Effect } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { afterMovement, movementsOf, payMaterials, refundMoney } from '#worker/ledger/holds.ts'
import { payDebt } from '#worker/ledger/postings.ts'
import { assertTaskNotDisputed, standingOfTask } from '#worker/ledger/standing.ts'
import { notify } from '#worker/notices/notify.ts'
import { currentTask } from './due.ts'
import { toTasker } from './notices.ts'
import { presentTask } from './present.ts'
import { selectTask, type TaskRow } from './queries.ts'
import { askToFund, nextStageOf } from './stages.ts'
import { nextVersion, toDomainTask, updateTask } from './update.ts'

type Payment = {
  task: TaskRow & { taskerId: UserId }
  movements: readonly Movement[]
  debts: { taskerDebt: Kobo; clientDebt: Kobo }
  amount: Kobo
  /** What the stage holds beyond it. */
  rest: Kobo
  now: number
}

/** What was not released goes back at once, with the next number. */
function returnRest({ task, movements, debts, rest, now }: Payment): Effect {
  if (rest <= 0) return []
  const { id, title, clientId: client, taskerId: tasker } = task
  const hold = afterMovement(holdOf(movements))
  const stages = partOfStage(task, rest)
  const journal = refundMoney(
    { id, title, hold },
    { actor: client, client, tasker, amount: rest, stages, now },
  )
  const debt = { user: client, debt: debts.clientDebt, credited: rest, cause: journal.id, now }
  return [journal.writes, changedForWallet(client, journal.id), payDebt(debt).effects]
}

function payNow(payment: Payment): Effect {
  const { task, movements, debts, amount, now } = payment
  const { id, title, clientId, taskerId: tasker } = task
  const hold = holdOf(movements)
  const stages = partOfStage(task, amount)
  const part = { actor: clientId, tasker, amount, stages, now }
  const journal = payMaterials({ id, title, hold }, part)
  const debt = { user: tasker, debt: debts.taskerDebt, credited: amount, cause: journal.id, now }
  return [
    assertTaskNotDisputed(id),
    journal.writes,
    payDebt(debt).effects,
    returnRest(payment),
    // The holds are shown as completed from now on.
    hold.journals.map((each) => changedForWallet(clientId, each)),
    changedForWallet(tasker, journal.id),
  ]
}

/** The stage ends with what was released of it, and the next one begins. */
function updateOf(task: TaskRow, { n }: Stage, { amount, now }: { amount: Kobo; now: number }) {
  const next = nextStageOf(task, amount, now)
  // A plan ends with work.
  if (!next) throw new DomainError('stage_gone')
  const stages = withStage(next.stages, n, ({ materials }) => ({
    materials: materials && { ...materials, released: amount, releasedAt: now },
  }))
  return { ...next, stages, ...nextVersion(task, now) }
}

const readFor = (ctx: Context, id: TaskRow['id']) =>
  ctx.read({
    task: first(selectTask({ id })),
    movements: movementsOf({ task: id }),
    standing: first(standingOfTask({ task: id })),
  })

/** Pays for materials from the hold of their stage, once: the version of the task admits one release, or an end. */
export const releaseMaterialsRoute = route(releaseMaterials, async (ctx, input) => {
  const { id, n, list, amount } = input
  const { db, userId, now } = ctx
  const { actor, movements, standing, ...read } = await readFor(ctx, id)
  const task = await currentTask(ctx, read.task)
  throwIf(whyNotAnswerMaterials(toDomainTask(task), { n, list }, userId))
  const stage = currentStageOf(task)
  const { taskerId } = task
  if (!stage?.materials || !taskerId || !standing) throw new DomainError('stage_gone')
  throwIf(whyNotRelease(stage.materials, amount))
  rejectMoneyAtRest({ debt: 0 as Kobo, hasOpenDispute: standing.hasOpenDispute }, 'approve')

  const rest = (stage.held - amount) as Kobo
  const update = updateOf(task, stage, { amount, now })
  const payment = { task: { ...task, taskerId }, movements, debts: standing, amount, rest, now }
  const event = { task, actor: userId, now }
  const data = { ...stageDataOf(task), ...(rest > 0 && { refund: rest }) }
  const told = { amount, at: now + RECEIPTS_MS }
  return commit({
    effects: [
      updateTask(db, task, update),
      task.cancelOffer ? recordEvent(db, { ...event, kind: 'cancelOfferEnded' }) : [],
      recordEvent(db, { ...event, kind: 'materialsReleased', amount, data }),
      payNow(payment),
      notify(...toTasker(task, { kind: 'materialsReleased', data: told, now })),
      askToFund({ ...task, ...update }, now),
    ],
    response: {
      message: STAGE_FACTS.materialsReleased,
      task: presentTask({ ...task, ...update }, actor),
    },
  })
})
