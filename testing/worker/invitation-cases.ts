import * as invitations from '#schema/contract/invitations.ts'
import { blockUser } from '#schema/contract/trust.ts'
import { ASK_WAIT_MS } from '#schema/domain/limits.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { dueTasksJob } from '#worker/tasks/due.ts'
import { endpointCase, type EndpointCase } from './endpoint-case.ts'
import type { Market } from './market.ts'

async function createInvitable(market: Market) {
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const { _id: id } = await market.postTask(client)
  return { client, tasker, id }
}

async function createInvited(market: Market) {
  const world = await createInvitable(market)
  await market.invite(world.client, world.tasker, { _id: world.id })
  return world
}

/** A todo for one person. */
async function createAsked(market: Market) {
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const { _id: id } = await market.postTask(client, { forUserId: tasker.id })
  return { client, tasker, id }
}

export const CASES: readonly EndpointCase[] = [
  endpointCase(invitations.inviteToTask, async (market) => {
    const { client, tasker, id } = await createInvitable(market)
    const other = await market.createTasker()
    return {
      caller: client,
      input: { id, taskerId: tasker.id },
      otherInput: { id, taskerId: other.id },
      stranger: { user: await market.createClient(), status: 404 as const },
    }
  }),
  endpointCase(invitations.declineInvitation, async (market) => {
    const { tasker, id } = await createInvited(market)
    return {
      caller: tasker,
      input: { id, reason: 'price' as const },
      otherInput: { id, reason: 'no_time' as const },
      stranger: { user: await market.createTasker(), status: 404 as const },
    }
  }),
  endpointCase(invitations.listInvitations, async (market) => {
    const { client, id } = await createInvited(market)
    return {
      caller: client,
      input: { id },
      stranger: { user: await market.createClient(), status: 404 as const },
    }
  }),
  endpointCase(invitations.listOwnInvitations, async (market) => {
    const { tasker } = await createInvited(market)
    return { caller: tasker, input: {} }
  }),
  endpointCase(invitations.showTask, async (market) => {
    const { client, id } = await createAsked(market)
    return {
      caller: client,
      input: { id },
      stranger: { user: await market.createClient(), status: 404 as const },
    }
  }),
  endpointCase(invitations.waitLonger, async (market) => {
    const { client, id } = await createAsked(market)
    market.advanceClock(ASK_WAIT_MS)
    await runJobs(market.deps, [dueTasksJob])
    return {
      caller: client,
      input: { id },
      stranger: { user: await market.createClient(), status: 404 as const },
    }
  }),
  endpointCase(invitations.listInvitableTasks, async (market) => {
    const { client, tasker } = await createInvited(market)
    // Everybody's own todos are listed, but not for somebody whom a block hides.
    const blocked = await market.createClient()
    await tasker.send(blockUser, { id: blocked.id })
    return {
      caller: client,
      input: { taskerId: tasker.id },
      stranger: { user: blocked, status: 404 as const },
    }
  }),
]
