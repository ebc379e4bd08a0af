import { describe, expect, it } from 'vitest'
import { login, logout, readDashboard, register } from '#schema/contract/accounts.ts'
import {
  ADMIN_SESSION_IDLE_MS,
  DAY_MS,
  LOGIN_WINDOW_MS,
  SESSION_IDLE_MS,
} from '#schema/domain/limits.ts'
import { createTestServer, TEST_PASSWORD, type TestServer } from '#testing/worker/test-server.ts'

const ADA = {
  userType: 'client',
  username: 'Ada',
  email: 'ada@home.test',
  password: TEST_PASSWORD,
} as const
const registerAda = (server: TestServer, key?: string) => server.send(null, register, ADA, key)
const logIn = (server: TestServer, password: string, email: string = ADA.email, ip?: string) =>
  server.sendWithHeaders(
    null,
    login,
    { email, password },
    ip === undefined ? {} : { 'cf-connecting-ip': ip },
  )
const WRONG = 'wrong wrong'

describe('logging in', () => {
  it('has the same response for an unknown e-mail and a wrong password', async () => {
    const server = await createTestServer()
    await registerAda(server)
    const wrong = await logIn(server, 'not the password')
    const unknown = await logIn(server, 'not the password', 'unknown@home.test')
    for (const { status, body } of [wrong, unknown]) {
      expect([status, body.code, body.error]).toEqual([
        401,
        'wrong_credentials',
        'Wrong email or password.',
      ])
    }
    const right = await logIn(server, ADA.password, ' ADA@home.test ')
    expect(right.status).toBe(200)
    expect(right.body.user).toMatchObject({ username: 'Ada', email: ADA.email, skillsets: [] })
  })

  it('rejects the right password after ten failures, until the time window ends', async () => {
    const server = await createTestServer()
    await registerAda(server)
    for (let n = 0; n < 10; n++) expect((await logIn(server, WRONG)).status).toBe(401)
    server.advanceClock(60_000)
    const limited = await logIn(server, ADA.password)
    expect([limited.status, limited.body.code]).toEqual([429, 'too_many_tries'])
    expect(limited.headers.get('retry-after')).toBe('840')
    expect(limited.body.error).toBe('Too many tries. Try again in 14 minutes.')
    // Rejected attempts do not extend the window, so an attacker cannot lock an account for good.
    server.advanceClock(LOGIN_WINDOW_MS - 60_000)
    expect((await logIn(server, ADA.password)).status).toBe(200)
  })

  it('verifies only ten of fifty guesses that arrive at once', async () => {
    const server = await createTestServer()
    await registerAda(server)
    const responses = await Promise.all(Array.from({ length: 50 }, () => logIn(server, WRONG)))
    expect(responses.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(40)
  })

  it('resets the attempts of the account, and refunds one attempt of the address', async () => {
    const server = await createTestServer()
    await registerAda(server)
    for (let n = 0; n < 9; n++) await logIn(server, WRONG, ADA.email, '41.0.0.1')
    expect((await logIn(server, ADA.password, ADA.email, '41.0.0.1')).status).toBe(200)
    expect(await server.runSql('SELECT key, attempts FROM login_attempts')).toEqual([
      { key: 'from:41.0.0.1', attempts: 9 },
    ])
  })

  it('limits one address, or one IPv6 network, over all accounts', async () => {
    const server = await createTestServer()
    for (let n = 0; n < 10; n++)
      await logIn(server, WRONG, `guess${n}@home.test`, `2c0f:f5c0:1:2::${n + 1}`)
    const next = await logIn(server, WRONG, 'guess11@home.test', '2c0f:f5c0:1:2:ffff::9')
    expect(next.status).toBe(429)
    const otherNetwork = await logIn(server, WRONG, 'guess11@home.test', '2c0f:f5c0:1:3::1')
    expect(otherNetwork.status).toBe(401)
  })

  it('stores no password, no token and no unsalted digest', async () => {
    const server = await createTestServer()
    await registerAda(server, 'the-key')
    const credentials = { email: ADA.email, password: ADA.password }
    await server.send(null, login, credentials, 'the-login')
    const [user] = await server.runSql('SELECT password_hash FROM users')
    expect(user?.['password_hash']).toMatch(
      /^\$scrypt\$ln=1,r=8,p=3,k=[0-9a-f]{6}\$[\w+/]{22}\$[\w+/]{43}$/,
    )
    const records = await server.runSql('SELECT * FROM idempotency_keys')
    expect(records.map(({ key }) => key)).toEqual([expect.stringMatching(/^[0-9a-f]{64}:the-key$/)])
    expect(JSON.stringify([records, server.logLines])).not.toContain(ADA.password)
  })
})

describe('a session', () => {
  it('ends at logout, while the other sessions of the user continue', async () => {
    const server = await createTestServer()
    const user = await server.createUser('tasker')
    const other = await logIn(server, TEST_PASSWORD, user.email)
    expect((await user.send(logout, {})).body.message).toBe('You are logged out.')
    const after = await user.send(readDashboard, {})
    expect([after.status, after.body.code]).toEqual([401, 'signed_out'])
    expect((await server.send(other.body.token, readDashboard, {})).status).toBe(200)
  })

  it('lasts 30 days from its last use', async () => {
    const server = await createTestServer()
    const user = await server.createUser('tasker')
    for (let days = 0; days < 60; days += 20) {
      server.advanceClock(20 * DAY_MS)
      expect((await user.send(readDashboard, {})).status).toBe(200)
      await expect
        .poll(() => server.runSql('SELECT seen_at FROM sessions'))
        .toEqual([{ seen_at: server.now() }])
    }
    server.advanceClock(SESSION_IDLE_MS)
    expect((await user.send(readDashboard, {})).status).toBe(401)
  })

  it('lasts 12 hours for an admin', async () => {
    const server = await createTestServer()
    const admin = await server.createUser('admin')
    server.advanceClock(ADMIN_SESSION_IDLE_MS - 1)
    expect((await admin.send(readDashboard, {})).status).toBe(200)
    const later = await logIn(server, TEST_PASSWORD, admin.email)
    server.advanceClock(ADMIN_SESSION_IDLE_MS)
    expect((await server.send(later.body.token, readDashboard, {})).status).toBe(401)
  })

  it('is rejected for a suspended user, as is a new login', async () => {
    const server = await createTestServer()
    const user = await server.createUser('client')
    await server.runSql('UPDATE users SET suspended_at = 1')
    const request = await user.send(readDashboard, {})
    const newLogin = await logIn(server, TEST_PASSWORD, user.email)
    for (const { status, body } of [request, newLogin])
      expect([status, body.code]).toEqual([403, 'suspended'])
  })
})

it('costs a fixed number of round trips and rows to register, log in and log out', async () => {
  const server = await createTestServer({ engine: 'sqld' })
  const user = await server.createUser('client')
  const costOf = async (work: () => Promise<unknown>) => {
    await work()
    const { roundTrips, rowsRead, rowsWritten } = server.lastRequestCost()
    return { roundTrips, rowsRead, rowsWritten }
  }
  const costs = {
    register: await costOf(() => registerAda(server)),
    login: await costOf(() => logIn(server, ADA.password, ADA.email, '41.0.0.1')),
    wrong: await costOf(() => logIn(server, WRONG, ADA.email, '41.0.0.1')),
    logout: await costOf(() => user.send(logout, {})),
  }
  expect(costs).toEqual({
    register: { roundTrips: 2, rowsRead: 7, rowsWritten: 9 },
    login: { roundTrips: 2, rowsRead: 5, rowsWritten: 5 },
    wrong: { roundTrips: 1, rowsRead: 3, rowsWritten: 2 },
    logout: { roundTrips: 2, rowsRead: 9, rowsWritten: 3 },
  })
})
