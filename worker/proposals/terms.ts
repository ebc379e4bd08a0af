import { and, eq } from 'drizzle-orm'
import { editProposal, withdrawProposal } from '#schema/contract/proposals.ts'
import { PROPOSAL_MAX } from '#schema/domain/limits.ts'
import { whyNotEditProposal, whyNotWithdraw } from '#schema/domain/proposal.ts'
import { Refusal, refuseIf } from '#schema/domain/refusal.ts'
import { TEXTS } from '#schema/domain/texts.ts'
import { proposals, proposalVersions } from '#schema/tables/index.ts'
import type { Db } from '../db/client.ts'
import { commit, guard, type Statement } from '../db/commit.ts'
import { first } from '../db/read.ts'
import { done, serve } from '../http/serve.ts'
import { changedFor } from '../tasks/live-proposals.ts'
import { maskedWithin, withWarning } from '../tasks/masked.ts'
import { clientFor } from '../tasks/queries.ts'
import { presentProposal } from './present.ts'
import { proposalBy, taskOf, type ProposalRow } from './queries.ts'

/** Only while it still waits, and only the version that was loaded: an award and an edit cannot both come first. */
const changeLive = (
  db: Db,
  { id, version }: ProposalRow,
  changed: Partial<typeof proposals.$inferInsert>,
): Statement[] => [
  db
    .update(proposals)
    .set(changed)
    .where(
      and(eq(proposals.id, id), eq(proposals.status, 'pending'), eq(proposals.version, version)),
    ),
  guard('proposal_state'),
]

/** R15, R16: the terms it had are kept under their version, so that an award of them can be told. */
export const edit = serve(editProposal, async (ctx, { id, ...given }) => {
  const { db, me, now } = ctx
  const { proposal, task } = await ctx.read({
    proposal: first(proposalBy(db, id)),
    task: first(clientFor(db, taskOf(db, id))),
  })
  if (!proposal || !task) throw new Refusal('not_found')
  refuseIf(whyNotEditProposal(proposal, me))

  const description =
    given.description === undefined ? null : maskedWithin(given.description, PROPOSAL_MAX)
  const terms = {
    price: given.price ?? proposal.price,
    date: given.date ?? proposal.date,
    description: description?.text ?? proposal.description,
  }
  const message = withWarning(TEXTS.proposalEdited, ...(description ? [description] : []))
  const isSame =
    terms.price === proposal.price &&
    terms.date === proposal.date &&
    terms.description === proposal.description
  if (isSame) return done({ message, proposal: presentProposal(proposal) })

  const { version, price, date } = proposal
  const changed = { ...terms, version: version + 1, updatedAt: now }
  return commit({
    writes: [
      ...changeLive(db, proposal, changed),
      db.insert(proposalVersions).values({ proposalId: id, version, price, date }),
    ],
    changes: changedFor(task.clientId, [proposal]),
    answer: { message, proposal: presentProposal({ ...proposal, ...changed }) },
  })
})

/** R15. Its row stays: it is this tasker's round on the todo, and the client sees what became of it. */
export const withdraw = serve(withdrawProposal, async (ctx, { id }) => {
  const { db, me, now } = ctx
  const { proposal, task } = await ctx.read({
    proposal: first(proposalBy(db, id)),
    task: first(clientFor(db, taskOf(db, id))),
  })
  if (!proposal || !task) throw new Refusal('not_found')
  refuseIf(whyNotWithdraw(proposal, me))
  const message = TEXTS.proposalWithdrawn
  if (proposal.status === 'withdrawn') return done({ message, proposal: presentProposal(proposal) })

  const changed = { status: 'withdrawn' as const, updatedAt: now }
  return commit({
    writes: changeLive(db, proposal, changed),
    changes: changedFor(task.clientId, [proposal]),
    answer: { message, proposal: presentProposal({ ...proposal, ...changed }) },
  })
})
