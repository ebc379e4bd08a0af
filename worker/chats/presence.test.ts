import { beforeEach, describe, expect, it } from 'vitest'
import { setShowsOnline } from '#schema/contract/accounts.ts'
import { readPresence } from '#schema/contract/chats.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { blockUser } from '#schema/contract/trust.ts'
import type { UserId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import type { LiveChannels } from '#worker/live/channels.ts'

const online = new Set<UserId>()
let isOnline: LiveChannels['isOnline']
let market: Market
let client: TestUser
let tasker: TestUser

beforeEach(async () => {
  online.clear()
  isOnline = async (userId) => online.has(userId)
  const live: LiveChannels = {
    issueTicket: async () => 'ticket',
    connect: async () => new Response(null, { status: 401 }),
    tellNews: async () => {},
    tellTyping: async () => {},
    closeAll: async () => {},
    isOnline: (userId) => isOnline(userId),
  }
  market = await createMarket({ live })
  client = await market.createClient()
  tasker = await market.createTasker()
  await tasker.send(setShowsOnline, { showsOnline: true })
  online.add(tasker.id)
})

const presenceFor = async (reader: TestUser, other = tasker) =>
  (await reader.send(readPresence, { otherUserId: other.id })).body.presence

describe('the presence of a user who allows it', () => {
  it('is read from the award on, by the other side alone, in one round trip', async () => {
    const task = await market.postTask(client)
    await market.apply(tasker, task)
    expect(await presenceFor(client)).toBeNull()
    await market.award(client, task, tasker)
    expect(await presenceFor(client)).toBe('online')
    expect(market.lastRequestCost()).toMatchObject({ roundTrips: 1 })
    const [stranger, admin] = [await market.createClient(), await market.createUser('admin')]
    expect([await presenceFor(stranger), await presenceFor(admin)]).toEqual([null, null])
    expect(await presenceFor(tasker, client)).toBeNull()
  })

  it('is gone at once when the owner withdraws it, or one blocks the other', async () => {
    await market.createAssignedTask(client, tasker)
    await tasker.send(setShowsOnline, { showsOnline: false })
    expect(await presenceFor(client)).toBeNull()
    await tasker.send(setShowsOnline, { showsOnline: true })
    expect(await presenceFor(client)).toBe('online')
    await tasker.send(blockUser, { id: client.id })
    expect(await presenceFor(client)).toBeNull()
  })

  it('without an open app is the Lagos day of their last use, also when a session was used the day before', async () => {
    await market.createAssignedTask(client, tasker)
    online.clear()
    expect(await presenceFor(client)).toBe('today')
    market.advanceClock(DAY_MS - 3_600_000)
    const beforeUse = await presenceFor(client)
    await tasker.send(readDashboard, {})
    expect([beforeUse, await presenceFor(client)]).toEqual([null, 'today'])
  })

  it('is "today" when the channel fails', async () => {
    await market.createAssignedTask(client, tasker)
    isOnline = () => Promise.reject(new Error('no object'))
    expect(await presenceFor(client)).toBe('today')
    expect(market.logLines).toContainEqual(expect.objectContaining({ where: 'live channel' }))
  })
})

it('is never shown of a user who has chosen nothing', async () => {
  await market.createAssignedTask(client, tasker)
  online.add(client.id)
  expect(await presenceFor(tasker, client)).toBeNull()
})
