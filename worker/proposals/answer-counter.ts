import { acceptCounter, declineCounter } from '#schema/contract/counter-offers.ts'
import {
  whyNotAnswerCounter,
  type CounterEnd,
  type CounterOfferId,
} from '#schema/domain/counter-offer.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import type { ProposalId } from '#schema/domain/ids.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { proposalVersions } from '#schema/tables/index.ts'
import type { Context } from '#worker/context.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { readNegotiation } from './negotiation.ts'
import { presentCounter } from './present.ts'
import { updatePending } from './update.ts'

type Answer = { id: ProposalId; counterId: CounterOfferId }

const MESSAGES = {
  accepted: GENERAL_FACTS.counterAccepted,
  declined: GENERAL_FACTS.counterDeclined,
} as const satisfies Partial<Record<CounterEnd, string>>
const NOTICES = { accepted: 'counterAccepted', declined: 'counterDeclined' } as const

/** Exactly the counter-offer that was seen. Accepted, its terms are a new version of the proposal; the old ones are stored. */
async function answer(ctx: Context, { id, counterId }: Answer, end: 'accepted' | 'declined') {
  const { db, userId, now } = ctx
  const { actor, proposal, task, side, other } = await readNegotiation(ctx, id)
  const { counter } = proposal
  const message = MESSAGES[end]
  if (counter?.id === counterId && counter.end === end && counter.by !== side)
    return done({ message, counter: presentCounter(counter) })
  throwIf(whyNotAnswerCounter(proposal, side, counterId, now))
  if (!counter) throw new DomainError('counter_gone')

  const { version, price, date, stages } = proposal
  const ended = { ...counter, end }
  const terms = { price: counter.price, date: counter.date, stages: counter.stages }
  const isAccepted = end === 'accepted'
  return commit({
    effects: [
      updatePending(db, task, proposal, {
        counter: ended,
        ...(isAccepted && { ...terms, version: version + 1, updatedAt: now }),
      }),
      isAccepted
        ? db.insert(proposalVersions).values({ proposalId: id, version, price, date, stages })
        : [],
      notify({
        to: other,
        kind: NOTICES[end],
        taskId: task.id,
        otherUserId: userId,
        data: { title: proposal.title, name: actor.username, amount: counter.price, proposal: id },
        now,
      }),
    ],
    response: { message, counter: presentCounter(ended) },
  })
}

export const acceptCounterRoute = route(acceptCounter, (ctx, input) =>
  answer(ctx, input, 'accepted'),
)
export const declineCounterRoute = route(declineCounter, (ctx, input) =>
  answer(ctx, input, 'declined'),
)
