import { acceptChange } from '#schema/contract/plan-changes.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { holdOf, returnedOf, type Movement } from '#schema/domain/hold.ts'
import { PLAN_CHANGE_FACTS } from '#schema/domain/messages/plan-changes.ts'
import type { Kobo } from '#schema/domain/money.ts'
import {
  afterChange,
  changeFactsOf,
  mayHoldAtOnce,
  standingChangeOf,
  whyNotAcceptChange,
} from '#schema/domain/open-change.ts'
import { stageListOf, type PlanChange } from '#schema/domain/plan-change.ts'
import { heldOf, partsBetween, withStage, type Stages } from '#schema/domain/stages.ts'
import { rejectMoneyAtRest } from '#schema/domain/standing.ts'
import { whyNotMoveMoney } from '#schema/domain/user.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import type { Context } from '#worker/context.ts'
import { changedForWallet } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit, type Effect } from '#worker/db/write.ts'
import { route } from '#worker/http/serve.ts'
import { holdMoney, movementsOf, refundMoney } from '#worker/ledger/holds.ts'
import { payDebt } from '#worker/ledger/postings.ts'
import { assertNotDisputed, payerOf, throwIfInsufficient } from '#worker/ledger/standing.ts'
import { notify } from '#worker/notices/notify.ts'
import { currentTask } from './due.ts'
import { changeLines, toClient, toOtherParty } from './notices.ts'
import { presentTask } from './present.ts'
import { selectTask, type TaskRow } from './queries.ts'
import { nextVersion, toDomainTask, updateTask, type Current } from './update.ts'

type Payer = { balance: Kobo; debt: Kobo; hasOpenDispute: boolean }
type Accepted = {
  task: Current<TaskRow>
  movements: readonly Movement[]
  payer: Payer
  /** The stages before and after; null for a task with one. */
  before: Stages
  after: Stages
  /** What is held more; below 0 for what goes back. */
  money: Kobo
}

/** The professional accepts, and the client has no money for it: the client is told once, and the change stays open. */
async function rejectShort(
  ctx: Context,
  task: Current<TaskRow>,
  change: PlanChange,
  missing: Kobo,
) {
  if (change.shortAt === null) {
    const background = createBackgroundContext(ctx.deps)
    const { now } = ctx
    const data = { amount: missing, name: task.assignee?.username ?? '' }
    await background.commit([
      updateTask(background.db, task, {
        planChange: { ...change, shortAt: now },
        ...nextVersion(task, now),
      }),
      notify(...toClient(task, { kind: 'changeUnfunded', data, now })),
    ])
  }
  throw new DomainError('client_funds_short')
}

/** Whoever accepts, it is the client's wallet that pays. */
async function assertPayable(
  ctx: Context,
  change: PlanChange,
  { task, payer, money }: Accepted,
  actor: Parameters<typeof whyNotMoveMoney>[0],
) {
  if (money <= 0) return
  if (ctx.userId === task.clientId) {
    throwIf(whyNotMoveMoney(actor))
    rejectMoneyAtRest(payer, 'award')
    throwIfInsufficient(payer.balance, money)
    return
  }
  const missing = (money + payer.debt - payer.balance) as Kobo
  if (payer.hasOpenDispute || missing > 0 || payer.debt > 0)
    await rejectShort(ctx, task, change, Math.max(missing, 0) as Kobo)
}

/** The movement of the hold, in the name of who accepts. */
function moveMoney(ctx: Context, accepted: Accepted): Effect {
  const { task, movements, payer, before, after, money } = accepted
  const { id, title, clientId: client } = task
  const { userId: actor, now } = ctx
  if (money === 0) return []
  const held = { id, title, hold: holdOf(movements) }
  if (money > 0) {
    const stages = partsBetween(before, after, 'held')
    const part = { actor, client, amount: money, stages, type: 'hold' as const, now }
    const journal = holdMoney(held, part)
    return [assertNotDisputed(client), journal.writes, changedForWallet(client, journal.id)]
  }
  const amount = -money as Kobo
  const stages = partsBetween(before, after, 'returned')
  const journal = refundMoney(held, { actor, client, amount, stages, now })
  const debt = payDebt({ user: client, debt: payer.debt, credited: amount, cause: journal.id, now })
  return [journal.writes, changedForWallet(client, journal.id), debt.effects]
}

/** What was returned before belongs to the first stage of a plan that begins now. */
const withReturned = (stages: Stages, isFirstPlan: boolean, returned: Kobo): Stages =>
  stages && isFirstPlan
    ? withStage(stages, 1, (stage) => ({ returned: (stage.returned + returned) as Kobo }))
    : stages

/** The version of the task admits one of two acceptances, and nothing that changed the task in between. */
export const acceptChangeRoute = route(acceptChange, async (ctx, { id, change: seen, hold }) => {
  const { db, userId, now } = ctx
  const { actor, movements, payer, ...read } = await ctx.read({
    task: first(selectTask({ id })),
    movements: movementsOf({ task: id }),
    payer: first(payerOf({ task: id })),
  })
  const task = await currentTask(ctx, read.task)
  const current = toDomainTask(task)
  throwIf(whyNotAcceptChange(current, seen, userId))
  const { planChange: change } = task
  const changed = change && standingChangeOf(current, change)
  if (!change || !changed || !payer) throw new DomainError('plan_change_stale')
  if (hold && !mayHoldAtOnce(current, change, userId)) throw new DomainError('stage_gone')

  const { price, agreedDate, stages } = afterChange(current, change, changed, hold)
  const isFirstPlan = task.stages === null
  const returned = isFirstPlan ? returnedOf(movements) : (0 as Kobo)
  const before = stages && withReturned(stageListOf(current), isFirstPlan, returned)
  const after = withReturned(stages, isFirstPlan, returned)
  const heldBefore = heldOf(stageListOf(current))
  const money = ((after ? heldOf(after) : price) - heldBefore) as Kobo
  const accepted = { task, movements, payer, before, after, money }
  await assertPayable(ctx, change, accepted, actor)

  const update = {
    price,
    priceChange: task.priceChange + price - task.price,
    agreedDate,
    stages: after,
    planChange: null,
    ...nextVersion(task, now),
  }
  const about = {
    kind: 'changeAccepted' as const,
    data: { name: actor.username, lines: changeLines(change) },
    now,
  }
  const entry = changeFactsOf(change)
  return commit({
    effects: [
      updateTask(db, task, update),
      recordEvent(db, { task, kind: 'changeAccepted', actor: userId, now, ...entry }),
      moveMoney(ctx, accepted),
      notify(...toOtherParty(task, userId, about)),
    ],
    response: {
      message: PLAN_CHANGE_FACTS.accepted,
      task: presentTask({ ...task, ...update }, actor),
    },
  })
})
