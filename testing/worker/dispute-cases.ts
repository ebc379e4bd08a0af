import * as disputes from '#schema/contract/disputes.ts'
import type { OfferId } from '#schema/domain/dispute.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'

async function disputedTask(market: Market) {
  const client = await market.createClient()
  const tasker = await market.createTasker()
  const { _id: id } = await market.openDispute(
    client,
    await market.createAssignedTask(client, tasker),
  )
  const stranger = { user: await market.createClient(), status: 404 as const }
  return { client, tasker, id, stranger }
}

async function disputeWithOffer(market: Market) {
  const disputed = await disputedTask(market)
  await disputed.tasker.send(disputes.offerSplit, {
    id: disputed.id,
    release: 8000,
    refund: 10_000,
  })
  const { _id: dispute, offers } = await market.findDispute(disputed.client, { _id: disputed.id })
  return { ...disputed, dispute, offer: offers[0]?._id as OfferId }
}

async function answeredDispute(market: Market) {
  const disputed = await disputedTask(market)
  await market.answerDispute(disputed.tasker, { _id: disputed.id as TaskId })
  const { _id: dispute } = await market.findDispute(disputed.client, { _id: disputed.id })
  const admin = await market.createUser('admin')
  const stranger = { user: await market.createUser(), status: 403 as const }
  return { admin, dispute, stranger }
}

/** Of each call about disputes. */
export const CASES: readonly EndpointCase[] = [
  endpointCase(disputes.openDispute, async (market) => {
    const client = await market.createClient()
    const tasker = await market.createTasker()
    const { _id: id } = await market.createAssignedTask(client, tasker)
    const input = { id, reason: 'late', statement: 'He did not come.' } as const
    return {
      caller: client,
      input,
      otherInput: { ...input, statement: 'Nobody came.' },
      stranger: { user: await market.createClient(), status: 404 },
    }
  }),
  endpointCase(disputes.answerDispute, async (market) => {
    const { tasker, id, stranger } = await disputedTask(market)
    const input = { id, statement: 'I was there at nine.' }
    return { caller: tasker, input, otherInput: { id, statement: 'I was there.' }, stranger }
  }),
  endpointCase(disputes.findDispute, async (market) => {
    const { client, id, stranger } = await disputedTask(market)
    return { caller: client, input: { id }, stranger }
  }),
  endpointCase(disputes.offerSplit, async (market) => {
    const { client, id, stranger } = await disputedTask(market)
    const input = { id, release: 8000, refund: 10_000 }
    return { caller: client, input, otherInput: { id, release: 0, refund: 18_000 }, stranger }
  }),
  endpointCase(disputes.withdrawOffer, async (market) => {
    const { tasker, id, stranger } = await disputeWithOffer(market)
    const other = await disputedTask(market)
    return { caller: tasker, input: { id }, otherInput: { id: other.id }, stranger }
  }),
  endpointCase(disputes.settleDispute, async (market) => {
    const { client, id, offer, stranger } = await disputeWithOffer(market)
    const other = await disputeWithOffer(market)
    return {
      caller: client,
      input: { id, offer },
      otherInput: { id, offer: other.offer },
      stranger,
    }
  }),
  endpointCase(disputes.listDisputes, async (market) => {
    const { admin, stranger } = await answeredDispute(market)
    return { caller: admin, input: {}, stranger }
  }),
  endpointCase(disputes.readDispute, async (market) => {
    const { admin, dispute, stranger } = await answeredDispute(market)
    return { caller: admin, input: { id: dispute }, stranger }
  }),
  endpointCase(disputes.decideDispute, async (market) => {
    const { admin, dispute: id, stranger } = await answeredDispute(market)
    const input = {
      id,
      outcome: 'split',
      release: 8000,
      refund: 10_000,
      reason: 'Half done',
    } as const
    return {
      caller: admin,
      input,
      otherInput: { ...input, release: 10_000, refund: 8000 },
      stranger,
    }
  }),
]
