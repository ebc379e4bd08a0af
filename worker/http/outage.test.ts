import { expect, test } from 'vitest'
import {
  login,
  logout,
  readDashboard,
  readProfile,
  updateProfile,
} from '#schema/contract/accounts.ts'
import { readSettings } from '../env.ts'
import { losingOneAnswer, OUTAGES, spoilableWire } from '../test/wires.ts'
import { newWorld } from '../test/world.ts'

/** So that a test need not wait five seconds for a silence. */
const HURRY = { DATABASE_DEADLINE_MS: 80 }

/** A world whose database is there while its people come in. */
async function spoilableWorld() {
  const line = spoilableWire()
  const world = await newWorld({ wire: line.wire })
  const tasker = await world.person('tasker')
  return { world, tasker, ...line }
}

test.each(Object.entries(OUTAGES))(
  'a database that %s: 503 in words on every kind of call, then all is well',
  async (_, outage) => {
    const { world, tasker, spoil, mend } = await spoilableWorld()
    spoil(outage)
    Object.assign(world.deps.settings, HURRY)
    const answers = [
      await tasker.send(readDashboard, {}),
      await tasker.send(updateProfile, { location: 'Ibadan' }),
      await world.send(null, login, { email: tasker.email, password: 'a fair password' }),
      await world.send(null, readProfile, { id: tasker.id }),
    ]
    for (const { status, body, headers } of answers) {
      expect([status, body.code, body.error]).toEqual([
        503,
        'unavailable',
        'Onise cannot reach its records right now. Try again in a moment.',
      ])
      expect(headers.get('retry-after')).toBe('5')
    }
    const health = await world.app.request('/api/health')
    expect([health.status, await health.json()]).toMatchObject([
      503,
      { database: false, files: true },
    ])

    mend()
    Object.assign(world.deps.settings, { DATABASE_DEADLINE_MS: 5000 })
    const after = await tasker.send(updateProfile, { location: 'Ibadan' })
    expect([after.status, after.body.user.location]).toEqual([200, 'Ibadan'])
  },
)

test('a request gives the database 5 s and no more, so that its answer is out within 6', () => {
  const secret = 'x'.repeat(40)
  const given = {
    ENVIRONMENT: 'test',
    LIBSQL_URL: 'http://127.0.0.1:1',
    JWT_SECRET: secret,
    PASSWORD_PEPPER: secret,
    FILES_SECRET: secret,
    BANK_SECRET: secret,
    PAYSTACK_SECRET_KEY: 'sk_test_0123456789abcdef',
    MAIL_URL: 'http://127.0.0.1:9',
  }
  expect(readSettings(given).DATABASE_DEADLINE_MS).toBe(5000)
  expect(() => readSettings({ ...given, DATABASE_DEADLINE_MS: 9000 })).toThrow('will not start')
})

test('F2: an answer lost after the commit is found again by its receipt, in the same request', async () => {
  const { world, tasker, spoil } = await spoilableWorld()
  spoil(losingOneAnswer())
  const { status, body, headers } = await tasker.send(updateProfile, { location: 'Ibadan' })
  expect([status, body.user.location]).toEqual([200, 'Ibadan'])
  expect(headers.get('idempotency-replayed')).toBe('true')
  expect(await world.rows('SELECT COUNT(*) AS n FROM receipts WHERE user_id <> ?', '')).toEqual([
    { n: 1 },
  ])
})

test('F2: a logout whose answer was lost has logged out, and says so', async () => {
  const { tasker, spoil } = await spoilableWorld()
  spoil(losingOneAnswer())
  const { status, body } = await tasker.send(logout, {})
  expect([status, body.message]).toEqual([200, 'You are logged out.'])
  expect((await tasker.send(readDashboard, {})).status).toBe(401)
})

test('a database that is only briefly away is asked again, with the same words', async () => {
  const { world, tasker, spoil } = await spoilableWorld()
  let refused = 0
  spoil((_, __, through) =>
    refused++ < 1 ? Promise.reject(new TypeError('fetch failed')) : through(),
  )
  const { status } = await tasker.send(readDashboard, {})
  expect([status, world.cost().trips]).toEqual([200, 2])
})

test('a fault of ours is 500 with nothing it could leak, and stands in the log under its request id', async () => {
  const { world, tasker, spoil } = await spoilableWorld()
  spoil(async (request, _, through) => {
    const text = await request.clone().text()
    if (!text.includes('skillsets')) return through()
    const spoiled = text.replaceAll('skillsets', 'no_such_column')
    return fetch(
      new Request(request.url, { method: 'POST', headers: request.headers, body: spoiled }),
    )
  })
  const { status, body, headers } = await tasker.send(readDashboard, {})
  expect(status).toBe(500)
  expect(body).toEqual({
    error: 'Something broke on our side. Your work is safe; try again.',
    code: 'fault',
    requestId: headers.get('x-request-id'),
  })
  const line = world.lines.findLast((each) => 'fault' in each)
  expect(line).toMatchObject({ requestId: headers.get('x-request-id'), status: 500 })
  expect(line?.['fault']).toContain('no_such_column')
})
