import { expect, test } from 'vitest'
import { login, logout, readProfile, updateProfile } from '#schema/contract/accounts.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import {
  createFaultyDatabase,
  dropFirstResponse,
  OUTAGES,
} from '#testing/worker/faulty-database.ts'
import { createTestServer } from '#testing/worker/test-server.ts'
import { readSettings } from '#worker/env.ts'

/** A test need not wait five seconds for a timeout. */
const SHORT_DEADLINE = { DATABASE_DEADLINE_MS: 80 }

/** The faults are injected after the user is created. */
async function createFaultyServer() {
  const database = createFaultyDatabase()
  const server = await createTestServer({ wrapDatabase: database.wrapDatabase })
  const tasker = await server.createUser('tasker')
  return { server, tasker, ...database }
}

test.each(Object.entries(OUTAGES))(
  'a database that %s: 503 for every kind of request, then normal operation',
  async (_, outage) => {
    const { server, tasker, injectFault, removeFault } = await createFaultyServer()
    injectFault(outage)
    Object.assign(server.deps.settings, SHORT_DEADLINE)
    const responses = [
      await tasker.send(readDashboard, {}),
      await tasker.send(updateProfile, { location: 'Ibadan' }),
      await server.send(null, login, { email: tasker.email, password: 'a fair password' }),
      await server.send(null, readProfile, { id: tasker.id }),
    ]
    for (const { status, body, headers } of responses) {
      expect([status, body.code, body.error]).toEqual([
        503,
        'unavailable',
        'Onise is not available right now. Try again in a moment.',
      ])
      expect(headers.get('retry-after')).toBe('5')
    }
    const health = await server.app.request('/api/health')
    expect([health.status, await health.json()]).toMatchObject([
      503,
      { database: false, files: true },
    ])

    removeFault()
    Object.assign(server.deps.settings, { DATABASE_DEADLINE_MS: 5000 })
    const after = await tasker.send(updateProfile, { location: 'Ibadan' })
    expect([after.status, after.body.user.location]).toEqual([200, 'Ibadan'])
  },
)

test('the database deadline of a request is at most 5 s', () => {
  const secret = 'x'.repeat(40)
  const env = {
    ENVIRONMENT: 'test',
    LIBSQL_URL: 'http://127.0.0.1:1',
    JWT_SECRET: secret,
    PASSWORD_PEPPER: secret,
    FILES_SECRET: secret,
    BANK_SECRET: secret,
    IDENTITY_SECRET: secret,
    PAYSTACK_SECRET_KEY: 'sk_test_0123456789abcdef',
    MAIL_URL: 'http://127.0.0.1:9',
  }
  expect(readSettings(env).DATABASE_DEADLINE_MS).toBe(5000)
  expect(() => readSettings({ ...env, DATABASE_DEADLINE_MS: 9000 })).toThrow('will not start')
})

test('a response lost after the commit is replayed from its idempotency record in the same request', async () => {
  const { server, tasker, injectFault } = await createFaultyServer()
  injectFault(dropFirstResponse())
  const { status, body, headers } = await tasker.send(updateProfile, { location: 'Ibadan' })
  expect([status, body.user.location]).toEqual([200, 'Ibadan'])
  expect(headers.get('idempotency-replayed')).toBe('true')
  expect(
    await server.runSql('SELECT COUNT(*) AS n FROM idempotency_keys WHERE user_id <> ?', ''),
  ).toEqual([{ n: 1 }])
})

test('a logout whose database response was lost has ended the session and says so', async () => {
  const { tasker, injectFault } = await createFaultyServer()
  injectFault(dropFirstResponse())
  const { status, body } = await tasker.send(logout, {})
  expect([status, body.message]).toEqual([200, 'You are logged out.'])
  expect((await tasker.send(readDashboard, {})).status).toBe(401)
})

test('a database that is unavailable for a moment is tried again', async () => {
  const { server, tasker, injectOnce } = await createFaultyServer()
  injectOnce('drop-request')
  const { status } = await tasker.send(readDashboard, {})
  expect([status, server.lastRequestCost().roundTrips]).toEqual([200, 2])
})

test('a fault is answered with 500 without details, and logged with its request id', async () => {
  const { server, tasker, injectFault } = await createFaultyServer()
  injectFault(async (request, forward) => {
    const text = await request.clone().text()
    return forward(
      new Request(request, {
        method: 'POST',
        body: text.replaceAll('skillsets', 'no_such_column'),
      }),
    )
  })
  const { status, body, headers } = await tasker.send(readDashboard, {})
  expect(status).toBe(500)
  expect(body).toEqual({
    error: 'Something broke on our side. Your work is safe; try again.',
    code: 'fault',
    says: ['errors.fault'],
    requestId: headers.get('x-request-id'),
  })
  const line = server.logLines.findLast((each) => 'fault' in each)
  expect(line).toMatchObject({ requestId: headers.get('x-request-id'), status: 500 })
  expect(line?.['fault']).toContain('no_such_column')
})
