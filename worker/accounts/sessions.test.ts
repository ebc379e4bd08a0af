import { beforeEach, describe, expect, it } from 'vitest'
import { login } from '#schema/contract/accounts.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { endOtherSessions, endSession, listSessions } from '#schema/contract/sessions.ts'
import { DAY_MS, SESSION_IDLE_MS } from '#schema/domain/limits.ts'
import {
  createTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestUser,
} from '#testing/worker/test-server.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36'

let server: TestServer
let user: TestUser
beforeEach(async () => {
  server = await createTestServer()
  user = await server.createUser()
})

/** The token of another device. */
async function logInElsewhere(userAgent = ANDROID): Promise<string> {
  const input = { email: user.email, password: TEST_PASSWORD }
  const headers = { 'user-agent': userAgent }
  return (await server.sendWithHeaders(null, login, input, headers)).body.token
}
const list = async () => (await user.send(listSessions, {})).body.sessions
const idOfOther = async () => {
  const other = (await list()).find(({ isCurrent }) => !isCurrent)
  if (!other) throw new Error('no other session')
  return other._id
}
const statusWith = async (token: string) => (await server.send(token, readDashboard, {})).status

describe('the list of sessions', () => {
  it('names the device, its first and last use, and this device', async () => {
    const start = new Date(server.now()).toISOString()
    server.advanceClock(DAY_MS)
    await logInElsewhere()
    await logInElsewhere('something else')
    const now = new Date(server.now()).toISOString()
    expect(await list()).toEqual([
      {
        _id: expect.any(String),
        device: null,
        createdAt: now,
        seenAt: now,
        isCurrent: false,
      },
      {
        _id: expect.any(String),
        device: 'Chrome on Android',
        createdAt: now,
        seenAt: now,
        isCurrent: false,
      },
      {
        _id: expect.any(String),
        device: null,
        createdAt: start,
        seenAt: start,
        isCurrent: true,
      },
    ])
  })

  it('has no ended or expired session, and none of another user', async () => {
    await logInElsewhere()
    await user.send(endOtherSessions, {})
    expect(await list()).toHaveLength(1)
    await logInElsewhere()
    server.advanceClock(SESSION_IDLE_MS - DAY_MS)
    await user.send(readDashboard, {})
    server.advanceClock(2 * DAY_MS)
    expect((await list()).map(({ isCurrent }) => isCurrent)).toEqual([true])
    expect((await (await server.createUser()).send(listSessions, {})).body.sessions).toHaveLength(1)
  })
})

describe('ending sessions', () => {
  it('refuses the token of an ended session at the next request, and no other', async () => {
    const ended = await logInElsewhere()
    const id = await idOfOther()
    expect((await user.send(endSession, { id })).status).toBe(200)
    expect([await statusWith(ended), await statusWith(user.token)]).toEqual([401, 200])
    expect((await user.send(endSession, { id })).status).toBe(404)
  })

  it('ends all but the caller’s own, with one call', async () => {
    const others = [await logInElsewhere(), await logInElsewhere()]
    const stranger = await server.createUser()
    expect((await user.send(endOtherSessions, {})).status).toBe(200)
    for (const token of others) expect(await statusWith(token)).toBe(401)
    expect([await statusWith(user.token), await statusWith(stranger.token)]).toEqual([200, 200])
  })

  it('does not end the session of another user', async () => {
    const token = await logInElsewhere()
    const id = await idOfOther()
    const stranger = await server.createUser()
    expect((await stranger.send(endSession, { id })).status).toBe(404)
    expect(await statusWith(token)).toBe(200)
  })
})
