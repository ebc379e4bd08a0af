import { describe, expect, it } from 'vitest'
import { login, logout, register } from '#schema/contract/accounts.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { createPin, forgotPin, updatePin } from '#schema/contract/pins.ts'
import { DomainError } from '#schema/domain/errors.ts'
import {
  ADMIN_SESSION_IDLE_MS,
  DAY_MS,
  LOGIN_WINDOW_MS,
  SESSION_IDLE_MS,
} from '#schema/domain/limits.ts'
import { RATE_LIMITS } from '#schema/domain/rate-limits.ts'
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

  it('resets the attempts of the account, and refunds those of the address and its network', async () => {
    const server = await createTestServer()
    await registerAda(server)
    const ip = '2c0f:f5c0:1:2::1'
    for (let n = 0; n < 9; n++) await logIn(server, WRONG, ADA.email, ip)
    expect((await logIn(server, ADA.password, ADA.email, ip)).status).toBe(200)
    expect(await server.runSql('SELECT key, attempts FROM rate_limit_counters')).toEqual([
      { key: 'loginAddress:2c0f:f5c0:1/48', attempts: 9 },
      { key: 'loginAddress:2c0f:f5c0:1:2', attempts: 9 },
    ])
  })

  it('limits one address over all accounts, slowly enough for the people behind it', async () => {
    const server = await createTestServer()
    const { max } = RATE_LIMITS.loginAddress
    const guess = (n: number, ip: string) => logIn(server, WRONG, `guess${n}@home.test`, ip)
    for (let n = 0; n < max; n++) expect((await guess(n, `2c0f:f5c0:1:2::${n}`)).status).toBe(401)
    const next = await guess(max, '2c0f:f5c0:1:2:ffff::9')
    expect([next.status, next.headers.get('retry-after'), next.body.error]).toEqual([
      429,
      '3600',
      'Too many failed log-ins on this network. Try again in 60 minutes.',
    ])
    expect((await guess(max, '2c0f:f5c0:1:3::1')).status).toBe(401)
  })

  it('costs no round trip while a rejected attempt repeats', async () => {
    const server = await createTestServer()
    for (let n = 0; n < 11; n++) await logIn(server, WRONG)
    expect((await logIn(server, WRONG)).status).toBe(429)
    expect(server.lastRequestCost().roundTrips).toBe(0)
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

describe('a device that has logged in before', () => {
  const cookieOf = (response: { headers: Headers }) =>
    response.headers.get('set-cookie')?.split(';')[0] ?? ''
  const logInWith = (
    server: TestServer,
    password: string,
    cookie: string,
    email: string = ADA.email,
  ) => server.sendWithHeaders(null, login, { email, password }, { cookie })

  it('gets a cookie that no script reads and only calls about accounts receive', async () => {
    const server = await createTestServer()
    await registerAda(server)
    const response = await logIn(server, ADA.password)
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Secure-device=[\w-]{22}; Path=\/api\/user; Max-Age=\d+; Secure; HttpOnly; SameSite=Strict$/,
    )
    const again = await logInWith(server, ADA.password, cookieOf(response))
    expect(cookieOf(again)).toBe(cookieOf(response))
    const [device] = await server.runSql('SELECT device FROM known_devices')
    expect(cookieOf(response)).not.toContain(device?.['device'])
  })

  it('logs in while strangers have used up the count of the account, and notifies the owner once a day', async () => {
    const server = await createTestServer()
    await registerAda(server)
    const cookie = cookieOf(await logIn(server, ADA.password))
    for (let n = 0; n < 10; n++) await logIn(server, WRONG, ADA.email, '41.0.0.1')
    expect((await logIn(server, ADA.password)).status).toBe(429)
    expect((await logInWith(server, ADA.password, cookie)).status).toBe(200)
    // The owner's success clears the owner's own count, not that of strangers.
    expect((await logIn(server, ADA.password)).status).toBe(429)
    expect(server.mailbox.emails()).toMatchObject([
      { to: ADA.email, subject: 'Somebody tried to log in to your account' },
    ])
    server.advanceClock(LOGIN_WINDOW_MS)
    for (let n = 0; n < 11; n++) await logIn(server, WRONG)
    expect(server.mailbox.emails()).toHaveLength(1)
  })

  it('has ten tries of its own', async () => {
    const server = await createTestServer()
    await registerAda(server)
    const cookie = cookieOf(await logIn(server, ADA.password))
    for (let n = 0; n < 10; n++) expect((await logInWith(server, WRONG, cookie)).status).toBe(401)
    expect((await logInWith(server, ADA.password, cookie)).status).toBe(429)
    expect((await logIn(server, ADA.password)).status).toBe(200)
  })

  it('is a stranger to every other account, as is an invented cookie', async () => {
    const server = await createTestServer()
    await registerAda(server)
    const cookie = cookieOf(await logIn(server, ADA.password))
    const other = await server.createUser('tasker')
    const invented = '__Secure-device=aaaaaaaaaaaaaaaaaaaaaa'
    for (let n = 0; n < 5; n++) {
      await logInWith(server, WRONG, cookie, other.email)
      await logInWith(server, WRONG, invented, other.email)
    }
    expect((await logInWith(server, TEST_PASSWORD, invented, other.email)).status).toBe(429)
    expect((await logInWith(server, TEST_PASSWORD, cookie, other.email)).status).toBe(429)
  })
})

describe('a full queue of hashes', () => {
  const reject = async () => {
    throw new DomainError('too_many_tries', 'Busy.', { retryAfter: 2 })
  }

  it('answers 429 and takes no attempt', async () => {
    const server = await createTestServer()
    await registerAda(server)
    const user = await server.createUser('client')
    await user.send(createPin, { pin: '4071', confirm_pin: '4071' })
    server.deps.hashQueue = { run: reject, blockedMs: () => 0 }
    const ip = { 'cf-connecting-ip': '41.0.0.1' }
    const bola = { ...ADA, email: 'bola@home.test' }
    const responses = [
      await logIn(server, ADA.password, ADA.email, '41.0.0.1'),
      await server.sendWithHeaders(null, register, bola, ip),
      await user.send(updatePin, { old_pin: '4071', new_pin: '9036' }),
      await user.send(forgotPin, { password: TEST_PASSWORD }),
    ]
    for (const { status, headers } of responses)
      expect([status, headers.get('retry-after')]).toEqual([429, '2'])
    const counts = await server.runSql('SELECT sum(attempts) AS attempts FROM rate_limit_counters')
    expect(counts).toEqual([{ attempts: 0 }])
    const pins = await server.runSql('SELECT failed_attempts FROM pins')
    expect(pins).toEqual([{ failed_attempts: 0 }])
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
    register: { roundTrips: 2, rowsRead: 8, rowsWritten: 17 },
    // One written is the entry of the index of a user's sessions; two read are the guard of the password,
    // three whether another account uses the browser.
    login: { roundTrips: 2, rowsRead: 12, rowsWritten: 8 },
    // Whether the device is known to the account, for the notice of a new one.
    wrong: { roundTrips: 1, rowsRead: 6, rowsWritten: 2 },
    logout: { roundTrips: 2, rowsRead: 9, rowsWritten: 3 },
  })
})
