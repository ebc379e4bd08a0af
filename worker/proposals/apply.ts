import { sql } from 'drizzle-orm'
import { applyForTask } from '#schema/contract/proposals.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { newId } from '#schema/domain/ids.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { PROPOSAL_FACTS } from '#schema/domain/messages/proposals.ts'
import { termsAfter, whyNotApply } from '#schema/domain/proposal.ts'
import { whyNotStartWork } from '#schema/domain/report.ts'
import { first } from '#worker/db/read.ts'
import { assertRowsChanged, commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { assertWithinBounds, selectAmountBounds } from '#worker/settings/amount-bounds.ts'
import { changedForProposals } from '#worker/tasks/changes.ts'
import { currentTask } from '#worker/tasks/due.ts'
import { selectTask, selectTaskVisibility } from '#worker/tasks/queries.ts'
import { whyNotOffer } from '#worker/tasks/rules.ts'
import { throwIfStale } from '#worker/tasks/stale.ts'
import { toDomainTask } from '#worker/tasks/update.ts'
import { isBlockedSql } from '#worker/trust/blocks.ts'
import { withContactWarning } from '#worker/trust/mask-contacts.ts'
import { recordMasked } from '#worker/trust/record-masked.ts'
import { maskTerms } from './mask-terms.ts'
import { presentProposal } from './present.ts'
import { selectProposal, selectRounds, type ProposalRow } from './queries.ts'

const NEW_PROPOSAL = {
  status: 'pending',
  reason: null,
  counter: null,
  changedFields: [] as string[],
  seenAt: null,
  choice: null,
} as const

/** The title is copied inside the batch, so that it is the one of an edit that commits first. */
const insertProposal = (row: ProposalRow, taskUpdatedAt: number) => sql`
  INSERT INTO proposals
    (id, task_id, tasker_id, round, version, title, price, description, date, stages, created_at, updated_at)
  SELECT ${row.id}, id, ${row.taskerId}, ${row.round}, ${row.version}, title, ${row.price}, ${row.description},
    ${row.date}, ${row.stages && JSON.stringify(row.stages)}, ${row.createdAt}, ${row.updatedAt}
  FROM tasks WHERE id = ${row.taskId} AND status = 'pending' AND updated_at = ${taskUpdatedAt}
    AND suppressed_at IS NULL AND NOT ${isBlockedSql(row.taskerId, sql`client_id`)}`

/** Writes eleven rows, three of them for the notice, and one more for a browser that receives push. */
export const applyForTaskRoute = route(applyForTask, async (ctx, { taskId, ifMatch, ...input }) => {
  const { userId, now } = ctx
  const id = input._id ?? newId('proposal')
  const { actor, rounds, existing, visibility, bounds, ...read } = await ctx.read({
    bounds: selectAmountBounds({}),
    task: first(selectTask({ id: taskId })),
    rounds: selectRounds({ taskId, taskerId: userId }),
    existing: first(selectProposal({ id })),
    visibility: first(selectTaskVisibility({ id: taskId, userId })),
  })
  // A repeat under a new key, whatever the status of the proposal is by now.
  if (existing?.taskerId === userId && existing.taskId === taskId)
    return done({ message: GENERAL_FACTS.proposalSent, proposal: presentProposal(existing) })
  const task = await currentTask(ctx, read.task)
  throwIf(whyNotOffer(visibility))
  throwIf(whyNotStartWork(actor))
  throwIf(whyNotApply(toDomainTask(task), actor, rounds))
  if (existing) throw new DomainError('proposal_exists')
  throwIfStale(ifMatch, task, actor, PROPOSAL_FACTS.taskChanged)
  assertWithinBounds(bounds, 'price', input.price)

  const written = maskTerms(ctx, input)
  const { price, date } = input
  const terms = termsAfter({ price, date, stages: null }, { stages: written.stages })
  const proposal: ProposalRow = {
    ...NEW_PROPOSAL,
    id,
    taskId,
    taskerId: userId,
    round: rounds.length + 1,
    // Versions continue across rounds: terms seen before a withdrawal must not pass for those after it.
    version: (rounds[0]?.version ?? 0) + 1,
    title: task.title,
    ...terms,
    description: written.description ?? input.description,
    createdAt: now,
    updatedAt: now,
  }
  return commit({
    effects: [
      insertProposal(proposal, task.updatedAt),
      assertRowsChanged('task_state'),
      written.parts.some(({ masked }) => masked)
        ? recordMasked({ userId, text: 'proposal', taskId, now }, sql`1`)
        : [],
      changedForProposals(task, [proposal]),
      notify({
        to: task.clientId,
        kind: 'applied',
        taskId,
        otherUserId: userId,
        data: { title: task.title, name: actor.username, amount: terms.price },
        now,
      }),
    ],
    response: {
      message: withContactWarning(GENERAL_FACTS.proposalSent, ...written.parts),
      proposal: presentProposal(proposal),
    },
    status: 201,
  })
})
