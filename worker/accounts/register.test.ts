import { describe, expect, it } from 'vitest'
import { login, register } from '#schema/contract/accounts.ts'
import { RATE_LIMITS } from '#schema/domain/rate-limits.ts'
import { createTestServer, type TestServer } from '#testing/worker/test-server.ts'

const ADA = {
  userType: 'client',
  username: 'Ada',
  email: 'ada@home.test',
  password: 'a fair password',
} as const
const registerAda = (server: TestServer, fields: object = {}, key?: string) =>
  server.send(null, register, { ...ADA, ...fields }, key)
const logIn = (server: TestServer, email: string) =>
  server.send(null, login, { email, password: ADA.password })

describe('registering', () => {
  it('creates two accounts for two users with one name, each with an empty wallet', async () => {
    const server = await createTestServer()
    const first = await registerAda(server, { username: 'Chinedu', email: ' One@Home.test ' })
    const second = await registerAda(server, { username: 'Chinedu', email: 'two@home.test' })
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await server.runSql('SELECT email FROM users ORDER BY id')).toEqual([
      { email: 'one@home.test' },
      { email: 'two@home.test' },
    ])
    const wallets = await server.runSql(
      "SELECT u.email, a.credits FROM users u JOIN ledger_accounts a ON a.id = 'ua:' || u.id",
    )
    expect(wallets).toHaveLength(2)
  })

  it('rejects the type admin, and a username of nine characters', async () => {
    const server = await createTestServer()
    const admin = await registerAda(server, { userType: 'admin' })
    expect([admin.status, admin.body.code]).toEqual([400, 'invalid_input'])
    const long = await registerAda(server, { username: 'Oluwaseun' })
    expect(long.status).toBe(400)
    expect(long.body.error).toBe('Username cannot be longer than 8 characters')
    const eightEmoji = '👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧'
    expect((await registerAda(server, { username: eightEmoji })).status).toBe(201)
  })

  it('rejects a long name in few characters, an invisible one and one of ours; stores the normal form', async () => {
    const server = await createTestServer()
    for (const username of [`a${'\u0301'.repeat(31_000)}`, 'Ada\u200b', 'Onise', 'Adm1n'])
      expect((await registerAda(server, { username })).body.code).toBe('invalid_input')
    expect((await registerAda(server, { username: 'Olú'.normalize('NFD') })).status).toBe(201)
    expect(await server.runSql('SELECT username FROM users')).toEqual([{ username: 'Olú' }])
  })

  it('rejects a common password, a pattern, and one made of the own name or address', async () => {
    const server = await createTestServer()
    const refused = [
      'password',
      '12345678',
      '        ',
      'Sunshine1',
      'one@home.test',
      'ada-ada-ada',
    ]
    for (const password of refused)
      expect((await registerAda(server, { password, email: 'one@home.test' })).body).toMatchObject({
        code: 'password_common',
        fields: { password: expect.any(String) },
      })
    expect(await server.runSql('SELECT * FROM users')).toEqual([])
    expect((await registerAda(server)).status).toBe(201)
  })

  it('rejects an e-mail that is in use, also when twenty requests arrive at once', async () => {
    const server = await createTestServer()
    const responses = await Promise.all(Array.from({ length: 20 }, () => registerAda(server)))
    const statuses = responses.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([201, ...Array<number>(19).fill(409)])
    const rejected = responses.find(({ status }) => status === 409)
    expect(rejected?.body.error).toBe('Email already in use')
    expect(await server.runSql('SELECT COUNT(*) AS n FROM users')).toEqual([{ n: 1 }])
  })

  it('replays the stored response for the same idempotency key', async () => {
    const server = await createTestServer()
    const first = await registerAda(server, {}, 'the-key')
    const repeat = await registerAda(server, {}, 'the-key')
    expect(repeat.status).toBe(201)
    expect(repeat.body).toEqual(first.body)
    expect(repeat.headers.get('idempotency-replayed')).toBe('true')
  })

  it('a key of one signed-out caller means nothing for another', async () => {
    const server = await createTestServer()
    await registerAda(server, {}, 'the-key')
    const bola = { username: 'Bola', email: 'bola@home.test' }
    const other = await registerAda(server, bola, 'the-key')
    expect([other.status, other.headers.get('idempotency-replayed')]).toEqual([201, null])
  })

  it('answers few tries of an address, so that they do not reveal who has an account', async () => {
    const server = await createTestServer()
    await registerAda(server)
    const tryAt = (n: number) => ({ 'cf-connecting-ip': `2c0f:f5c0:1:2::${n.toString(16)}` })
    const statuses: number[] = []
    for (let n = 0; n < 300; n++)
      statuses.push((await server.sendWithHeaders(null, register, ADA, tryAt(n))).status)
    const { max } = RATE_LIMITS.register
    expect(statuses).toEqual([
      ...Array<number>(max).fill(409),
      ...Array<number>(300 - max).fill(429),
    ])
    const limited = await server.sendWithHeaders(null, register, ADA, tryAt(1))
    expect([limited.headers.get('retry-after'), limited.body.error]).toEqual([
      '3600',
      'Too many accounts were opened on this network. Try again in 60 minutes.',
    ])
    const neighbour = { 'cf-connecting-ip': '2c0f:f5c0:1:3::1' }
    expect((await server.sendWithHeaders(null, register, ADA, neighbour)).status).toBe(409)
  })

  it('limits an IPv6 /48 over all its networks', async () => {
    const server = await createTestServer()
    await registerAda(server)
    const { networkMax } = RATE_LIMITS.register
    const statuses: number[] = []
    for (let n = 0; n <= networkMax; n++) {
      const ip = { 'cf-connecting-ip': `2c0f:f5c0:1:${n.toString(16)}::1` }
      statuses.push((await server.sendWithHeaders(null, register, ADA, ip)).status)
    }
    expect(statuses).toEqual([...Array<number>(networkMax).fill(409), 429])
  })
})

describe('the address at the log-in', () => {
  it('takes a copied address with marks that cannot be seen, and one with an apostrophe', async () => {
    const server = await createTestServer()
    const registered = await registerAda(server, { email: '\u200bO’Neil@home.test\u202c' })
    expect(registered.status).toBe(201)
    for (const email of [
      "o'neil@home.test",
      '\ufeff\u200bo’neil@\u200chome.test ',
      '<o’neil@home.test>',
      'mailto:o’neil@home.test',
      'o’neil@home.test.',
      'o’neil＠home.test,',
    ])
      expect((await logIn(server, email)).body.user).toMatchObject({
        email: "o'neil@home.test",
      })
  })

  it('refuses a text that is no address without counting it as a try', async () => {
    const server = await createTestServer()
    for (const email of ['Ada', 'ada@home', 'ada home.test', 'ada@home.test ada@work.test'])
      expect(await logIn(server, email)).toMatchObject({
        status: 400,
        body: { fields: { email: 'Enter a valid email' } },
      })
    expect(
      await server.runSql("SELECT * FROM rate_limit_counters WHERE key LIKE 'login%'"),
    ).toEqual([])
  })
})
