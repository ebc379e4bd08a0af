import { beforeEach, expect, it } from 'vitest'
import { changePassword, login } from '#schema/contract/accounts.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { RATE_LIMITS } from '#schema/domain/rate-limits.ts'
import {
  createTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestUser,
} from '#testing/worker/test-server.ts'
import type { HashQueue } from '#worker/secrets/hash-queue.ts'

const NEW_PASSWORD = 'palm oil on Tuesday'
let server: TestServer
let user: TestUser
beforeEach(async () => {
  server = await createTestServer()
  user = await server.createUser('client')
})

const change = (currentPassword: string, newPassword = NEW_PASSWORD) =>
  user.send(changePassword, { currentPassword, newPassword })
const logIn = (password: string) => server.send(null, login, { email: user.email, password })

it('ends all other sessions but this one, and notifies the owner', async () => {
  const other = await logIn(TEST_PASSWORD)
  const response = await change(TEST_PASSWORD)
  expect([response.status, response.body.message]).toEqual([
    200,
    'Your password is changed. You are logged out everywhere else.',
  ])
  expect((await server.send(other.body.token, readDashboard, {})).status).toBe(401)
  expect((await user.send(readDashboard, {})).status).toBe(200)
  expect((await logIn(TEST_PASSWORD)).status).toBe(401)
  expect((await logIn(NEW_PASSWORD)).status).toBe(200)
  expect(server.mailbox.latest()).toMatchObject({
    subject: 'Your password was changed',
    to: user.email,
  })
  const kinds = await server.runSql(`SELECT kind FROM notices WHERE kind = 'passwordChanged'`)
  expect(kinds).toHaveLength(1)
})

it('limits wrong current passwords, which change nothing', async () => {
  const { max } = RATE_LIMITS.password
  for (let n = 0; n < max; n++) {
    const { status, body } = await change('not the password')
    expect([status, body.fields]).toEqual([403, { currentPassword: 'Wrong password.' }])
  }
  const limited = await change(TEST_PASSWORD)
  expect([limited.status, limited.body.error]).toEqual([
    429,
    'Too many tries. Try again in 15 minutes.',
  ])
  expect((await logIn(TEST_PASSWORD)).status).toBe(200)
})

it.each([
  [TEST_PASSWORD, 'password_same'],
  ['password1', 'password_common'],
  ['short', 'invalid_input'],
])('rejects the new password %s in its field', async (newPassword, code) => {
  const response = await change(TEST_PASSWORD, newPassword)
  expect([response.status, response.body.code]).toEqual([400, code])
  expect(response.body.fields).toHaveProperty('newPassword')
  expect((await logIn(TEST_PASSWORD)).status).toBe(200)
})

it('reports an unchanged password only after the right current password', async () => {
  const response = await change('not the password', 'not the password')
  expect([response.status, response.body.code]).toEqual([403, 'wrong_password'])
})

it.each(['api/v1/verify-otp', 'v1/verify-otp', 'user/change-password'])(
  'is reached by the path %s, which accepts no one-time code',
  async (path) => {
    const send = (body: object) =>
      server.app.request(`http://onise.test/api/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${user.token}` },
        body: JSON.stringify(body),
      })
    const passwords = { currentPassword: TEST_PASSWORD, newPassword: NEW_PASSWORD }
    expect((await send({ ...passwords, otp: '123456' })).status).toBe(400)
    expect((await send({ otp: '123456' })).status).toBe(400)
    expect((await send(passwords)).status).toBe(200)
  },
)

it('of two changes at once only one succeeds', async () => {
  const responses = await Promise.all([change(TEST_PASSWORD), change(TEST_PASSWORD, 'fish in May')])
  const statuses = responses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.every((status) => status < 500)).toBe(true)
})

it('rejects a log-in whose old password was verified before the change and stored after it', async () => {
  let betweenVerifyAndWrite: (() => Promise<unknown>) | null = null
  const hashQueue: HashQueue = {
    blockedMs: () => 0,
    async run(work) {
      const result = work()
      const interrupt = betweenVerifyAndWrite
      betweenVerifyAndWrite = null
      await interrupt?.()
      return result
    },
  }
  server = await createTestServer({ hashQueue })
  user = await server.createUser('client')
  betweenVerifyAndWrite = async () => expect((await change(TEST_PASSWORD)).status).toBe(200)
  expect((await logIn(TEST_PASSWORD)).status).toBe(401)
  expect((await logIn(NEW_PASSWORD)).status).toBe(200)
})
