import { answerDispute } from '#schema/contract/disputes.ts'
import { timesAfterAnswer, whyNotAnswer } from '#schema/domain/dispute.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { newId } from '#schema/domain/ids.ts'
import { DISPUTE_FACTS } from '#schema/domain/messages/disputes.ts'
import { disputeStatements } from '#schema/tables/disputes.ts'
import { first } from '#worker/db/read.ts'
import { recordEvent } from '#worker/db/task-events.ts'
import { commit } from '#worker/db/write.ts'
import { insertEvidence, storeEvidence } from '#worker/files/evidence.ts'
import { consumeUpload, selectUpload } from '#worker/files/parts.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { currentTask } from '../due.ts'
import { toOtherParty } from '../notices.ts'
import { presentTask } from '../present.ts'
import { selectTask } from '../queries.ts'
import { nextVersion, toDomainTask, updateTask } from '../update.ts'
import { selectDispute, selectStatements } from './queries.ts'
import { summaryOf, throwIfRefused, updateDispute } from './update.ts'

export const answerDisputeRoute = route(answerDispute, async (ctx, input) => {
  const { id: taskId, _id: id = newId('statement'), statement, ...evidence } = input
  const { db, userId, now, deps } = ctx
  const { actor, dispute, statements, upload, ...read } = await ctx.read({
    task: first(selectTask({ id: taskId })),
    dispute: first(selectDispute({ task: taskId })),
    statements: selectStatements({ task: taskId }),
    upload: first(selectUpload(userId, evidence.uploadId, now)),
  })
  const message = DISPUTE_FACTS.answered
  // A repeat after its idempotency record has expired.
  if (read.task && statements.some((each) => each.id === id && each.authorId === userId))
    return done({ message, task: presentTask(read.task, actor) })
  const task = await currentTask(ctx, read.task)
  throwIfRefused(whyNotAnswer(toDomainTask(task), dispute, userId, now))
  if (!dispute) throw new DomainError('moved_on')

  const files = await storeEvidence(ctx, evidence, upload)
  const times = timesAfterAnswer(now)
  const update = {
    dispute: summaryOf({ ...dispute, ...times }),
    ...nextVersion(task, now),
  }
  return commit({
    effects: [
      updateTask(db, task, update),
      updateDispute(db, dispute, times),
      db.insert(disputeStatements).values({
        id,
        disputeId: dispute.id,
        authorId: userId,
        text: statement,
        createdAt: now,
      }),
      recordEvent(db, { task, kind: 'disputeAnswered', actor: userId, now }),
      insertEvidence(db, { taskId, subjectId: id }, files),
      consumeUpload(deps, upload),
      notify(
        ...toOtherParty(task, userId, {
          kind: 'disputeAnswered',
          data: { at: times.decideBy },
          now,
        }),
      ),
    ],
    response: { message, task: presentTask({ ...task, ...update }, actor) },
  })
})
