import type { ParsedInput } from '#schema/contract/endpoint.ts'
import { declineChange, proposeChange, withdrawChange } from '#schema/contract/plan-changes.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { PLAN_CHANGE_FACTS } from '#schema/domain/messages/plan-changes.ts'
import { STAGE_FACTS } from '#schema/domain/messages/stages.ts'
import {
  changeFactsOf,
  untilOf,
  whyNotDeclineChange,
  whyNotPropose,
  whyNotWithdrawChange,
} from '#schema/domain/open-change.ts'
import {
  changeOf,
  type ChangeProblem,
  type ChangeTerms,
  type PlanChange,
} from '#schema/domain/plan-change.ts'
import { totalOf } from '#schema/domain/stages.ts'
import type { Context } from '#worker/context.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { assertWithinBounds, selectAmountBounds } from '#worker/settings/amount-bounds.ts'
import { currentTask } from './due.ts'
import { changeLines, toOtherParty } from './notices.ts'
import { presentTask } from './present.ts'
import { selectTask } from './queries.ts'
import { nextVersion, toDomainTask, updateTask } from './update.ts'

type Input = ParsedInput<typeof proposeChange>

function termsOf({ kind, n, price, date, stage, order }: Input): ChangeTerms {
  if (kind === 'price' && n !== undefined && price !== undefined) return { kind, n, amount: price }
  if (kind === 'date' && n !== undefined && date !== undefined) return { kind, n, date }
  if (kind === 'stage' && stage !== undefined) return { kind, stage }
  if (kind === 'order' && order !== undefined) return { kind, order }
  throw new DomainError('invalid_input')
}

const FIELD_OF: Record<ChangeTerms['kind'], string> = {
  price: 'price',
  date: 'date',
  stage: 'stage',
  order: 'order',
}

function rejectProblem(problem: ChangeProblem, kind: ChangeTerms['kind']): never {
  const { problems } = PLAN_CHANGE_FACTS
  if (problem === 'gone') throw new DomainError('stage_gone')
  const message =
    problem === 'same' || problem === 'past' || problem === 'price'
      ? problems[problem]
      : STAGE_FACTS.problems[problem]
  throw new DomainError('invalid_input', message, { fields: { [FIELD_OF[kind]]: message } })
}

/** Nothing of the agreement changes before the other side accepts. */
export const proposeChangeRoute = route(proposeChange, async (ctx, input) => {
  const { id: taskId, _id: id = newId('planChange'), note } = input
  const { db, userId, now } = ctx
  const { actor, bounds, ...read } = await ctx.read({
    task: first(selectTask({ id: taskId })),
    bounds: selectAmountBounds({}),
  })
  const task = await currentTask(ctx, read.task)
  const { planChange: open } = task
  // A repeat after its idempotency record has expired.
  if (open?.id === id && open.by === userId)
    return done({ message: PLAN_CHANGE_FACTS.proposed, task: presentTask(task, actor) })
  const current = toDomainTask(task)
  throwIf(whyNotPropose(current, userId))
  const terms = termsOf(input)
  const changed = changeOf(current, terms, now)
  if (typeof changed === 'string') rejectProblem(changed, terms.kind)
  const price = totalOf(changed.stages)
  if (price > task.price) assertWithinBounds(bounds, 'price', price)

  const { before, after } = changed
  const until = untilOf(now)
  const planChange: PlanChange = {
    id,
    by: userId,
    terms,
    note,
    before,
    after,
    proposedAt: now,
    until,
    shortAt: null,
  }
  const update = { planChange, ...nextVersion(task, now) }
  const data = { name: actor.username, note, at: until, lines: changeLines(planChange) }
  const about = { kind: 'changeProposed' as const, data, deadline: until, now }
  const entry = { ...changeFactsOf(planChange), note: note || null }
  return commit({
    effects: [
      updateTask(db, task, update),
      recordEvent(db, { task, kind: 'changeProposed', actor: userId, now, ...entry }),
      notify(...toOtherParty(task, userId, about)),
    ],
    response: {
      message: PLAN_CHANGE_FACTS.proposed,
      task: presentTask({ ...task, ...update }, actor),
    },
    status: 201,
  })
})

async function readTask(ctx: Context, id: TaskId) {
  const { task, actor } = await ctx.read({ task: first(selectTask({ id })) })
  return { actor, task: await currentTask(ctx, task) }
}

export const withdrawChangeRoute = route(withdrawChange, async (ctx, { id, change }) => {
  const { db, userId, now } = ctx
  const { actor, task } = await readTask(ctx, id)
  throwIf(whyNotWithdrawChange(toDomainTask(task), change, userId))
  const update = { planChange: null, ...nextVersion(task, now) }
  const about = { kind: 'changeWithdrawn' as const, data: { name: actor.username }, now }
  return commit({
    effects: [
      updateTask(db, task, update),
      recordEvent(db, { task, kind: 'changeWithdrawn', actor: userId, now }),
      notify(...toOtherParty(task, userId, about)),
    ],
    response: {
      message: PLAN_CHANGE_FACTS.withdrawn,
      task: presentTask({ ...task, ...update }, actor),
    },
  })
})

export const declineChangeRoute = route(declineChange, async (ctx, { id, change, note }) => {
  const { db, userId, now } = ctx
  const { actor, task } = await readTask(ctx, id)
  throwIf(whyNotDeclineChange(toDomainTask(task), change, userId))
  const update = { planChange: null, ...nextVersion(task, now) }
  const about = { kind: 'changeDeclined' as const, data: { name: actor.username, note }, now }
  return commit({
    effects: [
      updateTask(db, task, update),
      recordEvent(db, { task, kind: 'changeDeclined', actor: userId, now, note: note || null }),
      notify(...toOtherParty(task, userId, about)),
    ],
    response: {
      message: PLAN_CHANGE_FACTS.declined,
      task: presentTask({ ...task, ...update }, actor),
    },
  })
})
