import { giveBackMaterials, sendReceipts } from '#schema/contract/materials.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { paidMaterialsOf, restOf, whyNotGiveBack, whyNotProve } from '#schema/domain/materials.ts'
import { STAGE_FACTS } from '#schema/domain/messages/stages.ts'
import type { Kobo } from '#schema/domain/money.ts'
import { withStage, type Materials } from '#schema/domain/stages.ts'
import { rejectMoneyAtRest } from '#schema/domain/standing.ts'
import { selectBalance } from '#worker/accounts/queries.ts'
import { changedForWallet } from '#worker/db/own-changes.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { insertEvidence, storeEvidence } from '#worker/files/evidence.ts'
import { consumeUpload, selectUpload } from '#worker/files/parts.ts'
import { route } from '#worker/http/serve.ts'
import { giveBackMoney } from '#worker/ledger/holds.ts'
import { payDebt } from '#worker/ledger/postings.ts'
import {
  assertNotDisputed,
  standingOf,
  standingOfTask,
  throwIfInsufficient,
} from '#worker/ledger/standing.ts'
import { notify } from '#worker/notices/notify.ts'
import { currentTask } from './due.ts'
import { toClient } from './notices.ts'
import { presentTask } from './present.ts'
import { selectTask, type TaskRow } from './queries.ts'
import { nextVersion, toDomainTask, updateTask } from './update.ts'

/** The task with something that is known of paid materials. */
const changeOf = (task: TaskRow, n: number, change: Partial<Materials>, now: number) => ({
  stages: withStage(task.stages ?? [], n, ({ materials }) => ({
    materials: materials && { ...materials, ...change },
  })),
  ...nextVersion(task, now),
})

export const sendReceiptsRoute = route(sendReceipts, async (ctx, input) => {
  const { id, n, spent, ...evidence } = input
  const { db, deps, userId, now } = ctx
  const { actor, upload, ...read } = await ctx.read({
    task: first(selectTask({ id })),
    upload: first(selectUpload(userId, evidence.uploadId, now)),
  })
  const task = await currentTask(ctx, read.task)
  throwIf(whyNotProve(toDomainTask(task), n, userId))
  const stage = paidMaterialsOf(task.stages, n)
  if (!stage) throw new DomainError('stage_gone')
  const files = await storeEvidence(ctx, evidence, upload)
  if (files.length === 0) throw new DomainError('receipts_picture')

  const { id: subjectId, ...materials } = stage.materials
  const update = changeOf(task, n, { spent, provenAt: now }, now)
  const rest = restOf({ ...materials, id: subjectId, spent })
  const data = { stage: n, title: stage.title, ...(rest > 0 && { refund: rest }) }
  const told = { name: actor.username, amount: spent, ...(rest > 0 && { rest }) }
  return commit({
    effects: [
      updateTask(db, task, update),
      insertEvidence(db, { taskId: id, subjectId }, files),
      consumeUpload(deps, upload),
      recordEvent(db, { task, kind: 'receiptsSent', actor: userId, now, amount: spent, data }),
      notify(...toClient(task, { kind: 'receiptsSent', data: told, now })),
    ],
    response: {
      message: STAGE_FACTS.receiptsSent,
      task: presentTask({ ...task, ...update }, actor),
    },
  })
})

/** From wallet to wallet, once: the version of the task and the key of the journal admit no second one. */
export const giveBackMaterialsRoute = route(giveBackMaterials, async (ctx, { id, n, amount }) => {
  const { db, userId, now } = ctx
  const { actor, wallet, own, standing, ...read } = await ctx.read({
    task: first(selectTask({ id })),
    wallet: first(selectBalance(userId)),
    own: first(standingOf({ user: userId })),
    standing: first(standingOfTask({ task: id })),
  })
  const task = await currentTask(ctx, read.task)
  throwIf(whyNotGiveBack(toDomainTask(task), { n, amount }, userId))
  const stage = paidMaterialsOf(task.stages, n)
  if (!stage || !standing) throw new DomainError('stage_gone')
  if (own) rejectMoneyAtRest({ ...own, debt: 0 as Kobo }, 'giveBack')
  throwIfInsufficient(wallet?.balance ?? (0 as Kobo), amount)

  const { title, clientId: client } = task
  const update = changeOf(task, n, { givenBack: amount }, now)
  const part = { stage, tasker: userId, client, amount, actor: userId, now }
  const journal = giveBackMoney({ task: { id, title }, ...part })
  const { clientDebt: debt } = standing
  const data = { stage: n, title: stage.title }
  const told = { name: actor.username, amount }
  return commit({
    effects: [
      updateTask(db, task, update),
      recordEvent(db, { task, kind: 'materialsGivenBack', actor: userId, now, amount, data }),
      assertNotDisputed(userId),
      journal.writes,
      payDebt({ user: client, debt, credited: amount, cause: journal.id, now }).effects,
      changedForWallet(userId, journal.id),
      changedForWallet(client, journal.id),
      notify(...toClient(task, { kind: 'materialsGivenBack', data: told, now })),
    ],
    response: { message: STAGE_FACTS.givenBack, task: presentTask({ ...task, ...update }, actor) },
  })
})
