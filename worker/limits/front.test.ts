import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { login } from '#schema/contract/accounts.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { FRONT_LIMITS } from '#schema/domain/rate-limits.ts'
import { createTestServer, TEST_PASSWORD } from '#testing/worker/test-server.ts'

/** Cloudflare's binding, whose period never ends. */
function createBinding(max: number) {
  const counts = new Map<string, number>()
  const limit = async ({ key }: RateLimitOptions) => {
    counts.set(key, (counts.get(key) ?? 0) + 1)
    return { success: (counts.get(key) ?? 0) <= max }
  }
  return { counts, binding: { limit } }
}

test('rejects the requests of one session before the database is queried, and no others', async () => {
  const { binding, counts } = createBinding(3)
  const server = await createTestServer({ front: { requests: binding } })
  const [user, other] = [await server.createUser('client'), await server.createUser('client')]
  for (let n = 0; n < 3; n++) expect((await user.send(readDashboard, {})).status).toBe(200)
  const limited = await user.send(readDashboard, {})
  expect([limited.status, limited.body.code, limited.headers.get('retry-after')]).toEqual([
    429,
    'too_many_tries',
    '60',
  ])
  expect(limited.body.error).toBe('Too many requests at once. Try again in 1 minute.')
  expect(server.lastRequestCost().roundTrips).toBe(0)
  expect((await other.send(readDashboard, {})).status).toBe(200)
  expect(counts.size).toBe(2)
})

test('counts calls that hash a password by address, an IPv6 network as one', async () => {
  const { binding } = createBinding(2)
  const server = await createTestServer({ front: { passwords: binding } })
  const { email } = await server.createUser('client')
  const logInFrom = async (ip: string) => {
    const headers = { 'cf-connecting-ip': ip }
    const input = { email, password: TEST_PASSWORD }
    return (await server.sendWithHeaders(null, login, input, headers)).status
  }
  expect(await logInFrom('2c0f:f5c0:1:2::1')).toBe(200)
  expect(await logInFrom('2c0f:f5c0:1:2::2')).toBe(200)
  expect(await logInFrom('2c0f:f5c0:1:2::3')).toBe(429)
  expect(await logInFrom('2c0f:f5c0:1:3::1')).toBe(200)
})

test('wrangler.toml has the same numbers', () => {
  const toml = readFileSync('wrangler.toml', 'utf8')
  const limits = [...toml.matchAll(/name = "(\w+)"\nnamespace_id = "\d+"\nsimple = (.+)/g)]
  const textOf = ({ max, periodS }: { max: number; periodS: number }) =>
    `{ limit = ${max}, period = ${periodS} }`
  expect(limits.map(([, name, simple]) => [name, simple])).toEqual([
    ['REQUEST_LIMIT', textOf(FRONT_LIMITS.requests)],
    ['PASSWORD_LIMIT', textOf(FRONT_LIMITS.passwords)],
  ])
})
