import { askForMaterials, declineMaterials } from '#schema/contract/materials.ts'
import { throwIf } from '#schema/domain/errors.ts'
import { newId } from '#schema/domain/ids.ts'
import { whyNotAnswerMaterials, whyNotAskForMaterials } from '#schema/domain/materials.ts'
import { STAGE_FACTS } from '#schema/domain/messages/stages.ts'
import type { Kobo } from '#schema/domain/money.ts'
import {
  currentStageOf,
  stageDataOf,
  totalOf,
  withStage,
  type Materials,
} from '#schema/domain/stages.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { currentTask } from './due.ts'
import { toClient, toTasker } from './notices.ts'
import { presentTask } from './present.ts'
import { selectTask } from './queries.ts'
import { nextVersion, toDomainTask, updateTask } from './update.ts'

/** Moves no money: the client decides about it. */
export const askForMaterialsRoute = route(askForMaterials, async (ctx, input) => {
  const { id, n, items, _id = newId('materials') } = input
  const { db, userId, now } = ctx
  const { actor, ...read } = await ctx.read({ task: first(selectTask({ id })) })
  const message = STAGE_FACTS.materialsAsked
  // A repeat after its idempotency record has expired.
  if (
    read.task?.taskerId === userId &&
    read.task.stages?.some(({ materials }) => materials?.id === _id)
  )
    return done({ message, task: presentTask(read.task, actor) })
  const task = await currentTask(ctx, read.task)
  throwIf(whyNotAskForMaterials(toDomainTask(task), { n, items }, userId))

  const materials: Materials = {
    id: _id,
    items,
    requestedAt: now,
    declined: null,
    released: null,
    releasedAt: null,
    provenAt: null,
    spent: null,
    givenBack: 0 as Kobo,
    missedAt: null,
  }
  const stages = withStage(task.stages ?? [], n, () => ({ materials }))
  const update = { stages, ...nextVersion(task, now) }
  const amount = totalOf(items)
  const event = { kind: 'materialsAsked', actor: userId, amount, data: stageDataOf(task) } as const
  const data = { name: actor.username, amount }
  return commit({
    effects: [
      updateTask(db, task, update),
      recordEvent(db, { task, now, ...event }),
      notify(...toClient(task, { kind: 'materialsAsked', data, now })),
    ],
    response: { message, task: presentTask({ ...task, ...update }, actor) },
  })
})

/** The professional asks again with another list. */
export const declineMaterialsRoute = route(declineMaterials, async (ctx, input) => {
  const { id, n, list, note } = input
  const { db, userId, now } = ctx
  const { actor, ...read } = await ctx.read({ task: first(selectTask({ id })) })
  const task = await currentTask(ctx, read.task)
  throwIf(whyNotAnswerMaterials(toDomainTask(task), { n, list }, userId))

  const declined = { note, at: now }
  const stages = withStage(task.stages ?? [], n, ({ materials }) => ({
    materials: materials && { ...materials, declined },
  }))
  const update = { stages, ...nextVersion(task, now) }
  const amount = totalOf(currentStageOf(task)?.materials?.items ?? [])
  const event = { kind: 'materialsDeclined', actor: userId, note, amount } as const
  const data = { name: actor.username, note }
  return commit({
    effects: [
      updateTask(db, task, update),
      recordEvent(db, { task, now, ...event, data: stageDataOf(task) }),
      notify(...toTasker(task, { kind: 'materialsDeclined', data, now })),
    ],
    response: {
      message: STAGE_FACTS.materialsDeclined,
      task: presentTask({ ...task, ...update }, actor),
    },
  })
})
