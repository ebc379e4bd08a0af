import { beforeEach, describe, expect, it } from 'vitest'
import { login, requestPasswordReset, resetPassword } from '#schema/contract/accounts.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { readPin } from '#schema/contract/pins.ts'
import { RESET_LINK_MS } from '#schema/domain/limits.ts'
import { RATE_LIMITS } from '#schema/domain/rate-limits.ts'
import {
  createTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestUser,
} from '#testing/worker/test-server.ts'

const NEW_PASSWORD = 'palm oil on Tuesday'
let server: TestServer
let user: TestUser
beforeEach(async () => {
  server = await createTestServer()
  user = await server.createUser('client')
})

const request = (email: string, ip = '203.0.113.9') =>
  server.sendWithHeaders(null, requestPasswordReset, { email }, { 'cf-connecting-ip': ip })
const reset = (token: string, newPassword = NEW_PASSWORD, email = user.email) =>
  server.send(null, resetPassword, { token, email, newPassword })
const logIn = (password: string) => server.send(null, login, { email: user.email, password })

/** The token of a new link. */
async function requestToken(): Promise<string> {
  await request(user.email)
  return server.mailbox.latestToken()
}

describe('requesting a link', () => {
  it('answers the same for an email without an account, and sends nothing', async () => {
    const known = await request(` ${user.email.toUpperCase()} `)
    const unknown = await request('nobody@home.test')
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(known.body.message).toBe('If that email exists, a reset link has been sent.')
    expect(server.mailbox.emails()).toHaveLength(1)
    expect(server.mailbox.latest()).toMatchObject({ to: user.email })
  })

  it('sends a link to the form with a token and the address', async () => {
    const token = await requestToken()
    expect(token).toMatch(/^[\w-]{43}$/)
    const link = `https://onise.test/user/update-password/?token=${token}&email=${encodeURIComponent(user.email)}`
    expect(server.mailbox.latest()?.text).toContain(`\n\n${link}\n\n`)
    expect(server.mailbox.latest()?.html).toContain(`<a href="${link.replace('&', '&amp;')}">`)
    expect(server.mailbox.latest()?.text).toContain('30 minutes')
  })

  it('stores neither the token nor its email once that is sent', async () => {
    const token = await requestToken()
    for (const table of ['codes', 'emails', 'idempotency_keys'])
      expect(JSON.stringify(await server.runSql(`SELECT * FROM ${table}`))).not.toContain(token)
  })

  it('is limited to five an hour for an email, with or without an account, and names the wait', async () => {
    for (const email of [user.email, 'nobody@home.test']) {
      for (let n = 0; n < RATE_LIMITS.passwordReset.max; n++)
        expect((await request(email, `203.0.113.${n}`)).status).toBe(200)
      const limited = await request(email, '203.0.113.99')
      expect([limited.status, limited.body.error]).toEqual([
        429,
        'Many links were requested for this e-mail. Try again in 60 minutes.',
      ])
      expect(limited.headers.get('retry-after')).toBe('3600')
    }
    server.advanceClock(RATE_LIMITS.passwordReset.windowMs)
    expect((await request(user.email)).status).toBe(200)
  })

  it('is limited for an address, whichever emails it names', async () => {
    const { max } = RATE_LIMITS.passwordResetAddress
    for (let n = 0; n < max; n++) await request(`nobody${n}@home.test`)
    expect((await request('nobody@home.test')).status).toBe(429)
    expect((await request('nobody@home.test', '203.0.113.10')).status).toBe(200)
  })
})

describe('setting a new password', () => {
  it('ends every session but leaves the PIN, and notifies the owner', async () => {
    const [withPin] = await server.createUsers({ userType: 'tasker', pin: '4071' })
    if (!withPin) throw new Error('no user')
    user = withPin
    const response = await reset(await requestToken())
    expect([response.status, response.body.message]).toEqual([
      200,
      'Your password is changed. Log in with the new one.',
    ])
    expect((await user.send(readDashboard, {})).status).toBe(401)
    expect((await logIn(TEST_PASSWORD)).status).toBe(401)
    const session = await logIn(NEW_PASSWORD)
    expect(session.status).toBe(200)
    expect((await server.send(session.body.token, readPin, {})).body.hasPin).toBe(true)
    expect(server.mailbox.latest()).toMatchObject({
      subject: 'Your password was changed',
      to: user.email,
    })
    expect(await server.runSql('SELECT kind FROM notices')).toEqual([{ kind: 'passwordChanged' }])
  })

  it('works once', async () => {
    const token = await requestToken()
    expect((await reset(token)).status).toBe(200)
    const again = await reset(token, 'another fine one')
    expect([again.status, again.body.code]).toEqual([400, 'reset_link_invalid'])
    expect((await logIn(NEW_PASSWORD)).status).toBe(200)
  })

  it('works until 30 minutes have passed', async () => {
    const token = await requestToken()
    server.advanceClock(RESET_LINK_MS - 1)
    expect((await reset(token, 'password1')).body.code).toBe('password_common')
    server.advanceClock(1)
    expect((await reset(token)).body.code).toBe('reset_link_invalid')
  })

  it('works with the newest link only', async () => {
    const older = await requestToken()
    const newest = await requestToken()
    expect((await reset(older)).body.code).toBe('reset_link_invalid')
    expect((await reset(newest)).status).toBe(200)
  })

  it('rejects a wrong token, and the token of another user', async () => {
    const token = await requestToken()
    const other = await server.createUser('tasker')
    for (const response of [
      await reset(`${token}x`),
      await reset(''),
      await reset(token, NEW_PASSWORD, other.email),
      await reset(token, NEW_PASSWORD, 'nobody@home.test'),
    ])
      expect([response.status, response.body.code]).toEqual([400, 'reset_link_invalid'])
    expect((await logIn(TEST_PASSWORD)).status).toBe(200)
  })

  it('of two requests at once with one token only one succeeds', async () => {
    const token = await requestToken()
    const responses = await Promise.all([reset(token), reset(token, 'another fine one')])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it('ignores a bearer token', async () => {
    const other = await server.createUser('tasker')
    const token = await requestToken()
    const input = { token, email: user.email, newPassword: NEW_PASSWORD }
    expect((await other.send(resetPassword, input)).status).toBe(200)
    expect((await other.send(readDashboard, {})).status).toBe(200)
    expect((await logIn(NEW_PASSWORD)).status).toBe(200)
  })

  it.each([
    ['password1', 'password_common'],
    ['client1 world!', 'password_common'],
    ['short', 'invalid_input'],
  ])('rejects %s in the field, and the link still works', async (newPassword, code) => {
    const token = await requestToken()
    const response = await reset(token, newPassword)
    expect([response.status, response.body.code]).toEqual([400, code])
    expect(response.body.fields).toHaveProperty('newPassword')
    expect((await reset(token)).status).toBe(200)
  })

  it('reads token and email from the address, as the original clients send them', async () => {
    const query = new URLSearchParams({ token: await requestToken(), email: user.email })
    const response = await server.app.request(
      `http://onise.test/api/user/update-password?${query}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ newPassword: NEW_PASSWORD }),
      },
    )
    expect(response.status).toBe(200)
  })

  it('proves the address, and lets in an owner whom strangers have locked out', async () => {
    const [unproven] = await server.createUsers({ isEmailProven: false })
    if (!unproven) throw new Error('no user')
    user = unproven
    for (let n = 0; n < RATE_LIMITS.loginAccount.max; n++) await logIn('not the password')
    expect((await reset(await requestToken())).status).toBe(200)
    // The isolate remembers the exceeded count for a while.
    server.advanceClock(10_000)
    expect((await logIn(NEW_PASSWORD)).body.user.isEmailProven).toBe(true)
  })
})
