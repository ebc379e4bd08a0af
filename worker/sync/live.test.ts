import { describe, expect, it } from 'vitest'
import { updateProfile } from '#schema/contract/accounts.ts'
import { sayTyping, sendMessage } from '#schema/contract/chats.ts'
import { issueLiveTicket } from '#schema/contract/live.ts'
import { endOtherSessions } from '#schema/contract/sessions.ts'
import { report } from '#schema/contract/trust.ts'
import { newId, type Id, type UserId } from '#schema/domain/ids.ts'
import { createMarket } from '#testing/worker/market.ts'
import type { LiveChannels } from '#worker/live/channels.ts'

/** Notes what the open apps are told. */
function recordLive(overrides: Partial<LiveChannels> = {}) {
  const told: [UserId | 'admin', number | 'closed'][] = []
  const live: LiveChannels = {
    issueTicket: async () => 'ticket',
    connect: async () => new Response(null, { status: 401 }),
    tellNews: async (channel, seq) => void told.push([channel, seq]),
    tellTyping: async () => {},
    isOnline: async () => false,
    closeAll: async (userId) => void told.push([userId, 'closed']),
    ...overrides,
  }
  return { live, told }
}

describe('after a commit', () => {
  it('both users of a message are told once how far the change log has come, and nobody else', async () => {
    const { live, told } = recordLive()
    const market = await createMarket({ live })
    const [client, tasker] = [await market.createClient(), await market.createTasker()]
    await market.createAssignedTask(client, tasker)
    told.length = 0
    const message = {
      recipientId: tasker.id,
      message: 'Good morning.',
      clientMsgId: newId('message'),
    }
    const { body } = await client.send(sendMessage, message)
    expect(told.toSorted()).toEqual(
      [
        [client.id, body.seq],
        [tasker.id, body.seq],
      ].toSorted(),
    )
  })

  it('typing is told to the other user, and leaves no row and no news', async () => {
    const from: UserId[] = []
    const { live, told } = recordLive({ tellTyping: async (to, by) => void from.push(by, to) })
    const market = await createMarket({ live })
    const [client, tasker] = [await market.createClient(), await market.createTasker()]
    await market.createAssignedTask(client, tasker)
    told.length = 0
    const { status } = await client.send(sayTyping, { otherUserId: tasker.id })
    expect([status, from, told]).toEqual([200, [client.id, tasker.id], []])
    expect(market.lastRequestCost()).toMatchObject({ roundTrips: 1 })
  })

  it('typing to somebody to whom one cannot write is refused', async () => {
    const { live } = recordLive({ tellTyping: () => Promise.reject(new Error('was told')) })
    const market = await createMarket({ live })
    const [client, stranger] = [await market.createClient(), await market.createTasker()]
    expect((await client.send(sayTyping, { otherUserId: stranger.id })).status).toBe(403)
  })

  it('a command whose channel fails succeeds, and the fault is in the log', async () => {
    const { live } = recordLive({ tellNews: () => Promise.reject(new Error('no object')) })
    const market = await createMarket({ live })
    const user = await market.createTasker()
    const { status } = await user.send(updateProfile, { jobTitle: 'Baker' })
    expect(status).toBe(200)
    expect(market.logLines).toContainEqual(expect.objectContaining({ where: 'live channel' }))
  })

  it('the end of sessions closes the channel of their user, who proves the rest anew', async () => {
    const { live, told } = recordLive()
    const market = await createMarket({ live })
    const user = await market.createTasker()
    told.length = 0
    await user.send(endOtherSessions, {})
    expect(told).toEqual([[user.id, 'closed']])
  })
})

describe('the channel of administrators', () => {
  it('says that a list of theirs may have changed, and nothing of other commands', async () => {
    const { live, told } = recordLive()
    const market = await createMarket({ live })
    const [user, other] = [await market.createTasker(), await market.createClient()]
    told.length = 0
    await user.send(updateProfile, { jobTitle: 'Baker' })
    expect(told.filter(([channel]) => channel === 'admin')).toEqual([])
    const _id = newId('report')
    const { body } = await user.send(report, {
      _id,
      target: 'user',
      targetId: other.id as string as Id<'reported'>,
      reason: 'scam',
    })
    expect(told).toContainEqual(['admin', body.seq])
  })

  it('opens to administrators only', async () => {
    const market = await createMarket({ live: recordLive().live })
    const [administrator, user] = [await market.createUser('admin'), await market.createTasker()]
    const input = { scope: 'admin' } as const
    expect((await administrator.send(issueLiveTicket, input)).body.ticket).toBe('admin.ticket')
    expect((await user.send(issueLiveTicket, input)).status).toBe(403)
  })
})

describe('a ticket', () => {
  it('names the user whose channel it opens', async () => {
    const market = await createMarket({ live: recordLive().live })
    const user = await market.createTasker()
    expect((await user.send(issueLiveTicket, {})).body.ticket).toBe(`${user.id}.ticket`)
  })

  it('is null where the channel is turned off', async () => {
    const market = await createMarket()
    const user = await market.createTasker()
    expect((await user.send(issueLiveTicket, {})).body.ticket).toBeNull()
  })

  it.each([
    ['without a ticket', '', 401],
    ['of nobody', '?ticket=nobody.ticket', 401],
    ['that was used', `?ticket=${newId('user')}.ticket`, 401],
  ])('%s opens nothing', async (_, query, status) => {
    const { dispatch } = await createMarket({ live: recordLive().live })
    const headers = { upgrade: 'websocket' }
    const request = new Request(`https://onise.test/api/live${query}`, { headers })
    expect((await dispatch(request)).response.status).toBe(status)
  })
})
