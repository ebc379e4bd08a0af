import { openDispute } from '#schema/contract/disputes.ts'
import { disputeTimes, whyNotDispute } from '#schema/domain/dispute.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { holdOf } from '#schema/domain/hold.ts'
import { newId } from '#schema/domain/ids.ts'
import { DISPUTE_FACTS } from '#schema/domain/messages/disputes.ts'
import { heldForStage, stageDataOf } from '#schema/domain/stages.ts'
import { taskStatusAfter } from '#schema/domain/task.ts'
import { disputes, disputeStatements } from '#schema/tables/disputes.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { insertEvidence, storeEvidence } from '#worker/files/evidence.ts'
import { consumeUpload, selectUpload } from '#worker/files/parts.ts'
import { done, route } from '#worker/http/serve.ts'
import { movementsOf } from '#worker/ledger/holds.ts'
import { notify } from '#worker/notices/notify.ts'
import { currentTask } from '../due.ts'
import { disputeOpened } from '../notices.ts'
import { presentTask } from '../present.ts'
import { selectTask } from '../queries.ts'
import { nextVersion, toDomainTask, updateTask } from '../update.ts'
import { selectDispute, type DisputeRow } from './queries.ts'
import { summaryOf, throwIfRefused } from './update.ts'

type NewDispute = Pick<DisputeRow, 'id' | 'taskId' | 'openedBy' | 'reason' | 'held'>

export const newDispute = (fields: NewDispute, now: number): DisputeRow => ({
  ...fields,
  ...disputeTimes(now),
  offers: [],
  closedAt: null,
  outcome: null,
  released: null,
  refunded: null,
  fee: null,
  closedBy: null,
  decision: null,
})

/** Freezes the hold: from now on only the end of the dispute moves it. */
export const openDisputeRoute = route(openDispute, async (ctx, input) => {
  const { id: taskId, _id: id = newId('dispute'), reason, statement, ...evidence } = input
  const { db, userId, now, deps } = ctx
  const { actor, existing, movements, upload, ...read } = await ctx.read({
    task: first(selectTask({ id: taskId })),
    existing: first(selectDispute({ id })),
    movements: movementsOf({ task: taskId }),
    upload: first(selectUpload(userId, evidence.uploadId, now)),
  })
  // A repeat after its idempotency record has expired.
  if (read.task && existing?.openedBy === userId && existing.taskId === taskId)
    return done({ message: DISPUTE_FACTS.opened, task: presentTask(read.task, actor) })
  const task = await currentTask(ctx, read.task)
  throwIfRefused(existing ? 'not_found' : whyNotDispute(toDomainTask(task), userId))
  const status = taskStatusAfter(task.status, 'dispute')
  if (!status) throw new DomainError('moved_on')

  const files = await storeEvidence(ctx, evidence, upload)
  const statementId = newId('statement')
  const held = heldForStage(task, holdOf(movements).held)
  const dispute = newDispute({ id, taskId, openedBy: userId, reason, held }, now)
  // The dispute is the answer to an offer to end the work.
  const update = {
    status,
    cancelOffer: null,
    dispute: summaryOf(dispute),
    ...nextVersion(task, now),
  }
  return commit({
    effects: [
      updateTask(db, task, update),
      db.insert(disputes).values(dispute),
      db.insert(disputeStatements).values({
        id: statementId,
        disputeId: id,
        authorId: userId,
        text: statement,
        createdAt: now,
      }),
      recordEvent(db, {
        task,
        kind: 'disputed',
        actor: userId,
        now,
        amount: dispute.held,
        data: { reason, ...stageDataOf(task) },
      }),
      insertEvidence(db, { taskId, subjectId: statementId }, files),
      consumeUpload(deps, upload),
      notify(...disputeOpened(task, dispute, now)),
    ],
    response: {
      message: DISPUTE_FACTS.opened,
      task: presentTask({ ...task, ...update }, actor),
    },
  })
})
