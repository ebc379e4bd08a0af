import { expect, test } from 'vitest'
import { login, logout, readDashboard, register } from '#schema/contract/accounts.ts'
import {
  ADMIN_SESSION_IDLE_MS,
  DAY,
  LOGIN_WINDOW_MS,
  SESSION_IDLE_MS,
} from '#schema/domain/limits.ts'
import { newWorld, type World } from '../test/world.ts'

const ada = {
  userType: 'client',
  username: 'Ada',
  email: 'ada@home.test',
  password: 'a fair password',
} as const
const open = (world: World, fields: object = {}, key?: string) =>
  world.send(null, register, { ...ada, ...fields }, key)
const knock = (world: World, password: string, email: string = ada.email, ip?: string) =>
  world.send(
    null,
    login,
    { email, password },
    undefined,
    ip === undefined ? {} : { 'cf-connecting-ip': ip },
  )

test('R1: two people called Chinedu are two accounts, each with a wallet of nothing', async () => {
  const world = await newWorld()
  const first = await open(world, { username: 'Chinedu', email: ' One@Home.test ' })
  const second = await open(world, { username: 'Chinedu', email: 'two@home.test' })
  expect([first.status, second.status]).toEqual([201, 201])
  expect(await world.rows('SELECT email FROM users ORDER BY id')).toEqual([
    { email: 'one@home.test' },
    { email: 'two@home.test' },
  ])
  const wallets = await world.rows(
    "SELECT u.email, a.credits FROM users u JOIN ledger_accounts a ON a.id = 'ua:' || u.id",
  )
  expect(wallets).toHaveLength(2)
})

test('R1: nobody becomes an admin at the door, and a name of nine is too long', async () => {
  const world = await newWorld()
  const admin = await open(world, { userType: 'admin' })
  expect([admin.status, admin.body.code]).toEqual([400, 'invalid_input'])
  const long = await open(world, { username: 'Oluwaseun' })
  expect(long.status).toBe(400)
  expect(long.body.error).toBe('Username cannot be longer than 8 characters')
  expect((await open(world, { username: '👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧👩🏾‍🔧' })).status).toBe(201)
})

test('R1: an e-mail in use is 409 in its words, also when twenty ask at once', async () => {
  const world = await newWorld()
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(world)))
  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([201, ...Array<number>(19).fill(409)])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body.error).toBe('Email already in use')
  expect(await world.rows('SELECT COUNT(*) AS n FROM users')).toEqual([{ n: 1 }])
})

test('R51: the same registration twice under one key is one account and one answer', async () => {
  const world = await newWorld()
  const first = await open(world, {}, 'the-key')
  const again = await open(world, {}, 'the-key')
  expect(again.status).toBe(201)
  expect(again.body).toEqual(first.body)
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  const other = await open(world, { username: 'Bola' }, 'the-key')
  expect([other.status, other.body.code]).toEqual([422, 'key_reused'])
})

test('R2: an unknown e-mail and a wrong password hear the same', async () => {
  const world = await newWorld()
  await open(world)
  const wrong = await knock(world, 'not the password')
  const unknown = await knock(world, 'not the password', 'nobody@home.test')
  for (const { status, body } of [wrong, unknown]) {
    expect([status, body.code, body.error]).toEqual([
      401,
      'wrong_credentials',
      'Wrong email or password.',
    ])
  }
  const right = await knock(world, ada.password, ' ADA@home.test ')
  expect(right.status).toBe(200)
  expect(right.body.user).toMatchObject({ username: 'Ada', email: ada.email, skillsets: [] })
})

test('R2: after ten failures even the right password waits, and then it does not', async () => {
  const world = await newWorld()
  await open(world)
  for (let n = 0; n < 10; n++) expect((await knock(world, 'wrong wrong')).status).toBe(401)
  world.wait(60_000)
  const held = await knock(world, ada.password)
  expect([held.status, held.body.code]).toEqual([429, 'too_many_tries'])
  expect(held.headers.get('retry-after')).toBe('840')
  expect(held.body.error).toBe('Too many tries. Try again in 14 minutes.')
  // Refused tries do not prolong the wait: never a permanent lock.
  world.wait(LOGIN_WINDOW_MS - 60_000)
  expect((await knock(world, ada.password)).status).toBe(200)
})

test('R2: fifty guesses at once have ten tries between them', async () => {
  const world = await newWorld()
  await open(world)
  const answers = await Promise.all(Array.from({ length: 50 }, () => knock(world, 'wrong wrong')))
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40)
})

test('R2: success clears the account and gives its own try back to the address', async () => {
  const world = await newWorld()
  await open(world)
  for (let n = 0; n < 9; n++) await knock(world, 'wrong wrong', ada.email, '41.0.0.1')
  expect((await knock(world, ada.password, ada.email, '41.0.0.1')).status).toBe(200)
  expect(await world.rows('SELECT key, tries FROM login_attempts')).toEqual([
    { key: 'from:41.0.0.1', tries: 9 },
  ])
})

test('R2: one address, and one IPv6 household, is counted over all accounts', async () => {
  const world = await newWorld()
  for (let n = 0; n < 10; n++)
    await knock(world, 'wrong wrong', `guess${n}@home.test`, `2c0f:f5c0:1:2::${n + 1}`)
  const next = await knock(world, 'wrong wrong', 'guess11@home.test', '2c0f:f5c0:1:2:ffff::9')
  expect(next.status).toBe(429)
  const elsewhere = await knock(world, 'wrong wrong', 'guess11@home.test', '2c0f:f5c0:1:3::1')
  expect(elsewhere.status).toBe(401)
})

test('R3: logging out ends this session at once, and no other', async () => {
  const world = await newWorld()
  const person = await world.person('tasker')
  const elsewhere = await knock(world, 'a fair password', person.email)
  expect((await person.send(logout, {})).body.message).toBe('You are logged out.')
  const after = await person.send(readDashboard, {})
  expect([after.status, after.body.code]).toEqual([401, 'signed_out'])
  expect((await world.send(elsewhere.body.token, readDashboard, {})).status).toBe(200)
})

test('R3: a session lives 30 days from its last use', async () => {
  const world = await newWorld()
  const person = await world.person('tasker')
  for (let days = 0; days < 60; days += 20) {
    world.wait(20 * DAY)
    expect((await person.send(readDashboard, {})).status).toBe(200)
    await expect
      .poll(() => world.rows('SELECT seen_at FROM sessions'))
      .toEqual([{ seen_at: world.now() }])
  }
  world.wait(SESSION_IDLE_MS)
  expect((await person.send(readDashboard, {})).status).toBe(401)
})

test('R3: an admin is asked again after 12 hours', async () => {
  const world = await newWorld()
  const admin = await world.person('admin')
  world.wait(ADMIN_SESSION_IDLE_MS - 1)
  expect((await admin.send(readDashboard, {})).status).toBe(200)
  const later = await knock(world, 'a fair password', admin.email)
  world.wait(ADMIN_SESSION_IDLE_MS)
  expect((await world.send(later.body.token, readDashboard, {})).status).toBe(401)
})

test('R46: a suspended person cannot come in and cannot go on', async () => {
  const world = await newWorld()
  const person = await world.person('client')
  await world.rows('UPDATE users SET suspended_at = 1')
  const on = await person.send(readDashboard, {})
  const anew = await knock(world, 'a fair password', person.email)
  for (const { status, body } of [on, anew]) expect([status, body.code]).toEqual([403, 'suspended'])
})

test('the door keeps no password, no token and no digest that a guess could be tried on', async () => {
  const world = await newWorld()
  await open(world, {}, 'the-key')
  await world.send(null, login, { email: ada.email, password: ada.password }, 'the-login')
  const [user] = await world.rows('SELECT password_hash FROM users')
  expect(user?.['password_hash']).toMatch(
    /^\$scrypt\$ln=4,r=8,p=3,k=[0-9a-f]{6}\$[\w+/]{22}\$[\w+/]{43}$/,
  )
  const receipts = await world.rows('SELECT * FROM receipts')
  expect(receipts.map(({ key }) => key)).toEqual(['the-key'])
  expect(JSON.stringify([receipts, world.lines])).not.toContain(ada.password)
})

test('DESIGN 8: what the door costs', async () => {
  const world = await newWorld()
  const person = await world.person('client')
  const costOf = async (work: () => Promise<unknown>) => {
    await work()
    const { trips, rowsRead, rowsWritten } = world.cost()
    return { trips, rowsRead, rowsWritten }
  }
  const costs = {
    register: await costOf(() => open(world)),
    login: await costOf(() => knock(world, ada.password, ada.email, '41.0.0.1')),
    wrong: await costOf(() => knock(world, 'wrong wrong', ada.email, '41.0.0.1')),
    logout: await costOf(() => person.send(logout, {})),
  }
  expect(costs).toEqual({
    register: { trips: 2, rowsRead: 6, rowsWritten: 9 },
    login: { trips: 2, rowsRead: 5, rowsWritten: 5 },
    wrong: { trips: 1, rowsRead: 3, rowsWritten: 2 },
    logout: { trips: 2, rowsRead: 8, rowsWritten: 3 },
  })
})
