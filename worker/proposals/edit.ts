import { sql } from 'drizzle-orm'
import { editProposal } from '#schema/contract/proposals.ts'
import { replacedCounter } from '#schema/domain/counter-offer.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { areSameTerms, termsAfter, whyNotEditProposal } from '#schema/domain/proposal.ts'
import { whyNotStartWork } from '#schema/domain/report.ts'
import { totalOf } from '#schema/domain/stages.ts'
import { proposalVersions } from '#schema/tables/index.ts'
import { first } from '#worker/db/read.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { assertWithinBounds, selectAmountBounds } from '#worker/settings/amount-bounds.ts'
import { currentTask } from '#worker/tasks/due.ts'
import { whyNotOffer } from '#worker/tasks/rules.ts'
import { withContactWarning } from '#worker/trust/mask-contacts.ts'
import { recordMasked } from '#worker/trust/record-masked.ts'
import { maskTerms } from './mask-terms.ts'
import { presentProposal } from './present.ts'
import {
  selectProposal,
  selectTaskClientOfProposal,
  selectVisibilityOfProposal,
} from './queries.ts'
import { updatePending } from './update.ts'

/** The terms of the old version are stored: an award names the version that the client has seen. */
export const editProposalRoute = route(editProposal, async (ctx, { id, ...input }) => {
  const { db, userId, now } = ctx
  const { actor, proposal, visibility, bounds, ...read } = await ctx.read({
    bounds: selectAmountBounds({}),
    proposal: first(selectProposal({ id })),
    task: first(selectTaskClientOfProposal({ id })),
    visibility: first(selectVisibilityOfProposal({ id, userId })),
  })
  const task = await currentTask(ctx, read.task)
  if (!proposal) throw new DomainError('not_found')
  throwIf(whyNotEditProposal(proposal, userId))
  throwIf(whyNotStartWork(actor))
  throwIf(whyNotOffer(visibility))
  assertWithinBounds(
    bounds,
    'price',
    input.stages ? totalOf(input.stages) : input.price,
    proposal.price,
  )

  const written = maskTerms(ctx, { description: input.description, stages: input.stages }, [
    proposal.description,
  ])
  const terms = termsAfter(proposal, {
    price: input.price,
    date: input.date,
    stages: written.stages,
  })
  const description = written.description ?? proposal.description
  const message = withContactWarning(GENERAL_FACTS.proposalEdited, ...written.parts)
  if (areSameTerms(terms, proposal) && description === proposal.description)
    return done({ message, proposal: presentProposal(proposal) })

  const { version, price, date, stages } = proposal
  const counter = replacedCounter(proposal.counter)
  const update = { ...terms, description, counter, version: version + 1, updatedAt: now }
  return commit({
    effects: [
      updatePending(db, task, proposal, update),
      db.insert(proposalVersions).values({ proposalId: id, version, price, date, stages }),
      written.parts.some(({ masked }) => masked)
        ? recordMasked({ userId, text: 'proposal', taskId: task.id, now }, sql`1`)
        : [],
    ],
    response: { message, proposal: presentProposal({ ...proposal, ...update }) },
  })
})
