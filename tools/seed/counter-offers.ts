import { acceptCounter, counterProposal, declineCounter } from '#schema/contract/counter-offers.ts'
import { dayAfter, dayOf } from '#schema/domain/days.ts'
import { newId } from '#schema/domain/ids.ts'
import { postedTask, tools, type Options } from './events.ts'
import type { Step } from './run-task-lifecycle.ts'

/** One professional agrees to the second of the client's prices; the other answers with a price, which waits for the client. */
export function counterOfferSteps(options: Options): Step[] {
  const seed = tools(options)
  const { step, timeOf } = seed
  const { post, proposalOf } = postedTask(seed, 'client', 'Sockets and a light for the shed', 30)
  const { proposalId: id, apply } = proposalOf('tasker', 30_000)
  const other = proposalOf('sani', 33_000, 28)
  const date = dayAfter(dayOf(timeOf(20)), 8)
  const [first, second] = [newId('counterOffer'), newId('counterOffer')]
  const refused = { id: other.proposalId, counterId: newId('counterOffer') }
  const agreed = { id: other.proposalId, counterId: newId('counterOffer') }
  return [
    post,
    apply,
    other.apply,
    step(27, 'client', counterProposal, {
      id: other.proposalId,
      _id: refused.counterId,
      price: 25_000,
      date,
    }),
    step(26, 'sani', declineCounter, refused),
    step(25, 'client', counterProposal, {
      id: other.proposalId,
      _id: agreed.counterId,
      price: 31_000,
      date,
    }),
    step(24, 'sani', acceptCounter, agreed),
    step(20, 'client', counterProposal, {
      id,
      _id: first,
      price: 24_000,
      date,
      note: 'The cable is here already.',
    }),
    step(6, 'tasker', counterProposal, {
      id,
      _id: second,
      answers: first,
      price: 27_000,
      date,
      note: 'With your cable, and two sockets that close.',
    }),
  ]
}
