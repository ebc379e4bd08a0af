import { removeReview } from '#schema/contract/review-removal.ts'
import * as reviews from '#schema/contract/reviews.ts'
import { newId } from '#schema/domain/ids.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'

async function completedTask(market: Market) {
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const { _id: id } = await market.createCompletedTask(client, tasker)
  const stranger = { user: await market.createClient(), status: 404 as const }
  return { client, tasker, id, stranger }
}

export const CASES: readonly EndpointCase[] = [
  endpointCase(reviews.reviewTask, async (market) => {
    const { client, id, stranger } = await completedTask(market)
    const input = { id, taskerRating: 5, taskerComment: 'Level and clean.' }
    return { caller: client, input, otherInput: { id, taskerRating: 4 }, stranger }
  }),
  endpointCase(reviews.changeReview, async (market) => {
    const { client, id, stranger } = await completedTask(market)
    await client.send(reviews.reviewTask, { id, taskerRating: 5 })
    const input = { id, taskerRating: 4, taskerComment: 'One door sticks.' }
    return { caller: client, input, otherInput: { id, taskerRating: 3 }, stranger }
  }),
  endpointCase(reviews.skipReview, async (market) => {
    const { client, id, stranger } = await completedTask(market)
    return { caller: client, input: { id }, otherInput: { id: newId('task') }, stranger }
  }),
  endpointCase(reviews.replyToReview, async (market) => {
    const { client, tasker, id, stranger } = await completedTask(market)
    await client.send(reviews.reviewTask, { id, taskerRating: 5 })
    await tasker.send(reviews.reviewTask, { id, clientRating: 5 })
    const input = { id, reply: 'Thank you.' }
    return { caller: tasker, input, otherInput: { id, reply: 'Thanks.' }, stranger }
  }),
  endpointCase(removeReview, async (market) => {
    const { client, tasker, id } = await completedTask(market)
    const _id = newId('review')
    await client.send(reviews.reviewTask, { id, _id, taskerRating: 1, taskerComment: 'A thief!' })
    await tasker.send(reviews.skipReview, { id })
    const input = { id: _id, breach: 'abuse' as const, reason: 'An insult.' }
    return {
      caller: await market.createUser('admin'),
      input,
      otherInput: { ...input, breach: 'fake' as const },
      stranger: { user: client, status: 403 },
    }
  }),
]
