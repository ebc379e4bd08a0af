import { sql } from 'drizzle-orm'
import { counterProposal } from '#schema/contract/counter-offers.ts'
import {
  COUNTER_OFFER_MS,
  COUNTER_OFFERS_MAX,
  counterRoundsLeft,
  isOpenCounter,
  whyNotCounter,
  type CounterOffer,
} from '#schema/domain/counter-offer.ts'
import { DomainError, throwIf } from '#schema/domain/errors.ts'
import { COUNTER_OFFER_FIELDS } from '#schema/domain/fields.ts'
import { newId } from '#schema/domain/ids.ts'
import { GENERAL_FACTS } from '#schema/domain/messages/general.ts'
import { areSameTerms, termsAfter } from '#schema/domain/proposal.ts'
import { commit } from '#worker/db/write.ts'
import { done, route } from '#worker/http/serve.ts'
import { notify } from '#worker/notices/notify.ts'
import { assertWithinBounds } from '#worker/settings/amount-bounds.ts'
import { withContactWarning } from '#worker/trust/mask-contacts.ts'
import { recordMasked } from '#worker/trust/record-masked.ts'
import { maskTerms } from './mask-terms.ts'
import { readNegotiation } from './negotiation.ts'
import { presentCounter } from './present.ts'
import { updatePending } from './update.ts'

/** The one who received the last names it, so that nobody answers what was not seen. */
function throwIfNotAnswered(
  counter: CounterOffer | null,
  answers: string | undefined,
  now: number,
) {
  const open = isOpenCounter(counter, now) ? counter.id : undefined
  if (open === answers) return
  throw new DomainError(open === undefined ? 'counter_gone' : 'counter_changed')
}

/** The proposal keeps its version and its terms, until the other side accepts. */
export const counterProposalRoute = route(counterProposal, async (ctx, { id, ...input }) => {
  const { db, userId, now } = ctx
  const { actor, proposal, task, bounds, side, other } = await readNegotiation(ctx, id)
  const { counter: latest } = proposal
  // A repeat under a new key.
  if (latest && latest.id === input._id && latest.by === side)
    return done({ message: GENERAL_FACTS.counterSent, counter: presentCounter(latest) })
  throwIf(whyNotCounter(proposal, side, now))
  throwIfNotAnswered(latest, input.answers, now)
  assertWithinBounds(bounds, 'price', input.price, proposal.price)

  const { max } = COUNTER_OFFER_FIELDS.note
  const written = maskTerms(ctx, { description: input.note, stages: input.stages, max })
  const { price, date } = input
  const terms = termsAfter({ price, date, stages: null }, { stages: written.stages })
  if (areSameTerms(terms, proposal)) throw new DomainError('counter_same')
  const counter: CounterOffer = {
    id: input._id ?? newId('counterOffer'),
    by: side,
    ...terms,
    note: written.description ?? '',
    at: now,
    until: now + COUNTER_OFFER_MS,
    round: COUNTER_OFFERS_MAX - counterRoundsLeft(latest) + 1,
    end: null,
  }
  return commit({
    effects: [
      updatePending(db, task, proposal, { counter }),
      written.parts.some(({ masked }) => masked)
        ? recordMasked({ userId, text: 'proposal', taskId: task.id, now }, sql`1`)
        : [],
      notify({
        to: other,
        kind: 'counterOffered',
        taskId: task.id,
        otherUserId: userId,
        data: {
          title: proposal.title,
          name: actor.username,
          amount: terms.price,
          at: counter.until,
          proposal: id,
        },
        deadline: counter.until,
        now,
      }),
    ],
    response: {
      message: withContactWarning(GENERAL_FACTS.counterSent, ...written.parts),
      counter: presentCounter(counter),
    },
    status: 201,
  })
})
