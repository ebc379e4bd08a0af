import { beforeEach, expect, test } from 'vitest'
import { login } from '#schema/contract/accounts.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { createTestServer, type TestServer, type TestUser } from '#testing/worker/test-server.ts'

let server: TestServer
let user: TestUser
beforeEach(async () => {
  server = await createTestServer()
  user = await server.createUser('client')
})
const logIn = (email: string, password: string, ip = '102.89.1.2') =>
  server.sendWithHeaders(null, login, { email, password }, { 'cf-connecting-ip': ip })
const lastLine = () => server.logLines.findLast((line) => 'route' in line)

test('a failed login names the user, the error and a hash of the address', async () => {
  await logIn(user.email, 'a wrong password')
  const known = lastLine()
  expect(known).toMatchObject({ status: 401, code: 'wrong_credentials', user: user.id })
  await logIn('nobody@example.com', 'a wrong password')
  const unknown = lastLine()
  expect(unknown).toMatchObject({ code: 'wrong_credentials', address: known?.['address'] })
  expect(unknown).not.toHaveProperty('user')
  await logIn('nobody@example.com', 'a wrong password', '102.89.1.3')
  expect(lastLine()?.['address']).not.toBe(known?.['address'])
})

test('a reached limit is logged with its code', async () => {
  for (let attempt = 0; attempt < 11; attempt++) await logIn(user.email, 'a wrong password')
  expect(lastLine()).toMatchObject({ status: 429, code: 'too_many_tries' })
})

test('a request of a session names it, also when the session has ended', async () => {
  await user.send(readDashboard, {})
  const line = lastLine()
  expect(line).toMatchObject({ status: 200, user: user.id, session: expect.any(String) })
  expect(line).not.toHaveProperty('code')
  await server.runSql('UPDATE sessions SET revoked_at = 1')
  await user.send(readDashboard, {})
  expect(lastLine()).toMatchObject({ code: 'signed_out', session: line?.['session'] })
})

test('no line has an email, an address, a password or a token', async () => {
  await logIn(user.email, 'a wrong password')
  await user.send(readDashboard, {})
  const text = JSON.stringify(server.logLines)
  for (const secret of [user.email, '102.89.1.2', 'a wrong password', user.token])
    expect(text).not.toContain(secret)
})
