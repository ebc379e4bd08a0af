import { sql } from 'drizzle-orm'
import {
  applyForTask,
  findProposal,
  listApplicants,
  listProposals,
} from '#schema/contract/proposals.ts'
import { newId } from '#schema/domain/ids.ts'
import { PROPOSAL_MAX } from '#schema/domain/limits.ts'
import { whyNotApply } from '#schema/domain/proposal.ts'
import { Refusal, refuseIf } from '#schema/domain/refusal.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { commit, guard } from '../db/commit.ts'
import { pageOf } from '../db/paging.ts'
import { first } from '../db/read.ts'
import { done, serve } from '../http/serve.ts'
import { ownBasis } from '../http/versions.ts'
import { lawful } from '../tasks/change.ts'
import { maskedWithin, withWarning } from '../tasks/masked.ts'
import { presentTask } from '../tasks/present.ts'
import { clientOf, taskBy, taskFor } from '../tasks/queries.ts'
import { presentApplicant, presentProposal } from './present.ts'
import { applicantBy, applicantsOn, proposalBy, proposalsOf, roundsOf, taskOf } from './queries.ts'

/** R13, R14. Eight rows written, so nothing may be added here without taking something away (DESIGN 8). */
export const apply = serve(applyForTask, async (ctx, { taskId, price, date, ...input }) => {
  const { db, me, now } = ctx
  const id = input._id ?? newId('proposal')
  const { actor, task, earlier, same } = await ctx.read({
    task: first(taskBy(db, taskId)),
    earlier: roundsOf(db, taskId, me),
    same: first(proposalBy(db, id)),
  })
  // Said before, under a key that is forgotten by now: it is there, whatever has become of it since.
  if (same?.taskerId === me && same.taskId === taskId)
    return done({ message: TEXTS.proposalSent, proposal: presentProposal(same) })
  if (!task) throw new Refusal('not_found')
  refuseIf(whyNotApply(lawful(task), actor, earlier))
  if (same) throw new Refusal('proposal_exists')

  const description = maskedWithin(input.description, PROPOSAL_MAX)
  const sent = {
    ...{ id, taskId, taskerId: me, price, date },
    // Versions go on across rounds, so that terms seen before a withdrawal are not taken for those after it (R16).
    ...{ round: earlier.length + 1, version: (earlier[0]?.version ?? 0) + 1 },
    ...{ title: task.title, description: description.text },
    ...{ status: 'pending' as const, reason: null, changedFields: [] },
    ...{ createdAt: now, updatedAt: now },
  }
  // The title comes from the task as it is when this lands, so an edit that lands first is not lost.
  const insert = sql`
    INSERT INTO proposals
      (id, task_id, tasker_id, round, version, title, price, description, date, created_at, updated_at)
    SELECT ${id}, id, ${me}, ${sent.round}, ${sent.version}, title, ${price}, ${sent.description}, ${date}, ${now}, ${now}
    FROM tasks WHERE id = ${taskId} AND status = 'pending'`
  return commit({
    writes: [insert, guard('task_state')],
    changes: [
      { scope: `u:${me}`, entity: 'proposal', id },
      { scope: `u:${task.clientId}`, entity: 'applicant', id },
    ],
    answer: {
      message: withWarning(TEXTS.proposalSent, description),
      proposal: presentProposal(sent),
    },
    status: 201,
  })
})

export const showMine = serve(
  listProposals,
  async ({ db, me, read }, page) => {
    const { rows } = await read({ rows: proposalsOf(db, me, page) })
    const { shown, nextCursor } = pageOf(rows, page, ({ createdAt, id }) => ({ at: createdAt, id }))
    return { tasks: shown.map(presentProposal), nextCursor }
  },
  ({ me }) => ({ scopes: [`u:${me}`], wide: [] }),
)

/** Only the task's owner and admins; to everybody else there is no such task (R52). */
export const showApplicants = serve(
  listApplicants,
  async ({ db, me, read }, { id, ...page }) => {
    const { actor, task, rows } = await read({
      task: first(clientOf(db, id)),
      rows: applicantsOn(db, id, page),
    })
    if (!task || (task.clientId !== me && actor.userType !== 'admin'))
      throw new Refusal('not_found')
    const { shown, nextCursor } = pageOf(rows, page, (row) => ({ at: row.round, id: row.taskerId }))
    const newestFirst = shown.toSorted(
      (a, b) => b.createdAt - a.createdAt || (a.id < b.id ? 1 : -1),
    )
    return { applicants: newestFirst.map(presentApplicant), nextCursor }
  },
  (who) => ({ ...ownBasis(who), forAdmins: false }),
)

/** The owner of the task, the sender, admins. */
export const showOne = serve(findProposal, async ({ db, me, read }, { id }) => {
  const { actor, proposal, task } = await read({
    proposal: first(applicantBy(db, id)),
    task: first(taskFor(db, taskOf(db, id))),
  })
  const may = task?.clientId === me || proposal?.taskerId === me || actor.userType === 'admin'
  if (!proposal || !task || !may) throw new Refusal('not_found')
  return { proposal: { ...presentApplicant(proposal), task: presentTask(task, actor) } }
})
