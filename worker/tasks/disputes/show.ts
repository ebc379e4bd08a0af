import { findDispute, listDisputes, readDispute } from '#schema/contract/disputes.ts'
import { canBeDecided } from '#schema/domain/dispute.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { first } from '#worker/db/read.ts'
import { selectEvidence, selectEvidenceIn } from '#worker/files/evidence.ts'
import { route } from '#worker/http/serve.ts'
import { presentTask } from '../present.ts'
import { selectTask, selectTaskIn } from '../queries.ts'
import { canSeeDispute } from '../rules.ts'
import { presentDispute } from './present.ts'
import { selectDispute, selectOpenDisputes, selectStatements, taskOfDispute } from './queries.ts'

export const findDisputeRoute = route(findDispute, async ({ deps, now, read }, { id }) => {
  const { actor, task, dispute, ...rest } = await read({
    task: first(selectTask({ id })),
    dispute: first(selectDispute({ task: id })),
    statements: selectStatements({ task: id }),
    evidence: selectEvidence({ taskId: id }),
  })
  if (!task || !dispute || !canSeeDispute(task, dispute, actor)) throw new DomainError('not_found')
  return {
    dispute: await presentDispute({ task, dispute, ...rest }, { deps, reader: actor.id, now }),
  }
})

export const listDisputesRoute = route(listDisputes, async ({ db, now, read }) => {
  const { open } = await read({ open: selectOpenDisputes(db) })
  return {
    disputes: open.map(({ dispute, title, client, tasker }) => ({
      _id: dispute.id,
      task: dispute.taskId,
      title,
      client,
      tasker,
      openedBy: dispute.openedBy,
      reason: dispute.reason,
      held: dispute.held,
      openedAt: dispute.openedAt,
      answerBy: dispute.answerBy,
      answeredAt: dispute.answeredAt,
      decideBy: dispute.decideBy,
      endsAt: dispute.endsAt,
      isReady: canBeDecided(dispute, now),
    })),
  }
})

export const readDisputeRoute = route(readDispute, async ({ deps, now, read }, { id }) => {
  const { actor, task, dispute, ...rest } = await read({
    task: first(selectTaskIn(taskOfDispute(id))),
    dispute: first(selectDispute({ id })),
    statements: selectStatements({ id }),
    evidence: selectEvidenceIn(taskOfDispute(id)),
  })
  if (!task || !dispute) throw new DomainError('not_found')
  return {
    dispute: await presentDispute({ task, dispute, ...rest }, { deps, reader: actor.id, now }),
    task: presentTask(task, actor),
    isReady: dispute.closedAt === null && canBeDecided(dispute, now),
  }
})
