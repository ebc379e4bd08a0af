import { describe, expect, it } from 'vitest'
import {
  login,
  proveOwnPhone,
  readPhoneChannels,
  register,
  requestPasswordReset,
  resetPassword,
  sendOwnPhoneCode,
  sendPhoneCode,
} from '#schema/contract/accounts.ts'
import { CODE_ATTEMPTS, CODE_LIFETIME_MS } from '#schema/domain/limits.ts'
import { createTestServer, TEST_PASSWORD, type TestServer } from '#testing/worker/test-server.ts'

const PHONE = '+2348031234567'
const TYPED = '0803 123 4567'
const OTHER = '+2348059876543'
const PASSWORD = 'four words in a row'
const BUKOLA = { userType: 'client', username: 'Bukola', password: PASSWORD } as const

async function requestCode(server: TestServer, phone = TYPED) {
  const { status, body } = await server.send(null, sendPhoneCode, { phone })
  expect(status).toBe(200)
  return body.codeId
}

async function registerByPhone(server: TestServer, phone = TYPED) {
  const codeId = await requestCode(server, phone)
  const code = server.phones.latestCode()
  return server.send(null, register, { ...BUKOLA, phone, codeId, code })
}

const logIn = (server: TestServer, fields: object, cookie?: string) =>
  server.sendWithHeaders(null, login, { password: PASSWORD, ...fields }, cookie ? { cookie } : {})

const usersOf = (server: TestServer) =>
  server.runSql('SELECT phone, email, phone_proven_at IS NOT NULL AS proven FROM users ORDER BY id')

describe('a registration by phone number', () => {
  it('makes an account with a proven number and without an email, which logs in with any form of it', async () => {
    const server = await createTestServer()
    expect((await registerByPhone(server)).status).toBe(201)
    expect(await usersOf(server)).toEqual([{ phone: PHONE, email: null, proven: 1 }])
    const forms = [TYPED, '8031234567', '+234 (0) 803 123 4567', '2348031234567']
    for (const phone of forms) {
      const { status, body } = await logIn(server, { phone })
      expect([phone, status, body.user?.phone, body.user?.email]).toEqual([phone, 200, PHONE, null])
    }
  })

  it('takes an email beside the number, which is not proven by its code', async () => {
    const server = await createTestServer()
    const codeId = await requestCode(server)
    const email = 'bukola@home.test'
    const input = { ...BUKOLA, phone: TYPED, email, codeId, code: server.phones.latestCode() }
    expect((await server.send(null, register, input)).status).toBe(201)
    const { body } = await logIn(server, { email })
    expect(body.user).toMatchObject({ email, phone: PHONE, isEmailProven: false })
  })

  it('needs the code of this number: none, a wrong one, another number and a used one are refused', async () => {
    const server = await createTestServer()
    const codeId = await requestCode(server)
    const code = server.phones.latestCode()
    const wrong = code === '000000' ? '000001' : '000000'
    const tries = [
      { phone: TYPED },
      { phone: TYPED, codeId, code: wrong },
      { phone: OTHER, codeId, code },
      { phone: TYPED, codeId: 'x'.repeat(43), code },
    ]
    for (const input of tries)
      expect((await server.send(null, register, { ...BUKOLA, ...input })).status).toBe(400)
    const right = { ...BUKOLA, phone: TYPED, codeId, code }
    expect((await server.send(null, register, right)).status).toBe(201)
    expect((await server.send(null, register, { ...right, username: 'Bola' })).body.code).toBe(
      'wrong_code',
    )
    expect(await usersOf(server)).toHaveLength(1)
  })

  it('refuses a code after its ten minutes, and after five wrong ones', async () => {
    const server = await createTestServer()
    const late = await requestCode(server)
    const lateCode = server.phones.latestCode()
    server.advanceClock(CODE_LIFETIME_MS + 1)
    const input = { ...BUKOLA, phone: TYPED }
    const expired = await server.send(null, register, { ...input, codeId: late, code: lateCode })
    expect(expired.body.code).toBe('wrong_code')
    const codeId = await requestCode(server)
    const code = server.phones.latestCode()
    const wrong = code === '000000' ? '000001' : '000000'
    for (let n = 0; n < CODE_ATTEMPTS; n++)
      await server.send(null, register, { ...input, codeId, code: wrong })
    expect((await server.send(null, register, { ...input, codeId, code })).status).toBe(400)
  })

  it('is refused in words for a landline, and for no number', async () => {
    const server = await createTestServer()
    for (const phone of ['01 270 1234', '0803', 'call me']) {
      const { status, body } = await server.send(null, sendPhoneCode, { phone })
      expect([status, body.fields?.['phone']]).toEqual([
        400,
        'Enter a mobile number, as 0803 123 4567',
      ])
    }
    expect(server.phones.messages()).toEqual([])
  })

  it('answers the same for a number with an account, whose owner gets a message without a code', async () => {
    const server = await createTestServer()
    await registerByPhone(server)
    const free = await server.send(null, sendPhoneCode, { phone: OTHER })
    const taken = await server.send(null, sendPhoneCode, { phone: PHONE })
    const shape = ({ status, body }: typeof free) => [
      status,
      { ...body, codeId: body.codeId.length, seq: null },
    ]
    expect(shape(taken)).toEqual(shape(free))
    const [message] = server.phones.messages(PHONE)
    expect(message?.text).toContain('This number has an Onise account')
    expect(message?.text).not.toMatch(/\d{6}/)
  })

  it('goes by WhatsApp when that is chosen, and never by SMS to another country', async () => {
    const server = await createTestServer()
    const { body } = await server.send(null, readPhoneChannels, {})
    expect(body.channels).toEqual(['sms', 'whatsapp'])
    await server.send(null, sendPhoneCode, { phone: PHONE, channel: 'whatsapp' })
    const abroad = await server.send(null, sendPhoneCode, { phone: '+447911123456' })
    expect(abroad.body.channel).toBe('whatsapp')
    expect(server.phones.messages().map(({ channel }) => channel)).toEqual(['whatsapp', 'whatsapp'])
    const sms = { phone: '+447911123456', channel: 'sms' as const }
    expect((await server.send(null, sendPhoneCode, sms)).body.code).toBe('channel_unavailable')
  })
})

describe('a new password by phone', () => {
  const NEW = 'another four good words'

  async function requestReset(server: TestServer, phone = TYPED) {
    const { status, body } = await server.send(null, requestPasswordReset, { phone })
    expect(status).toBe(200)
    return { codeId: body.codeId ?? '', code: server.phones.latestCode(PHONE) }
  }
  const reset = (server: TestServer, input: object, cookie?: string) =>
    server.sendWithHeaders(
      null,
      resetPassword,
      { newPassword: NEW, ...input },
      cookie ? { cookie } : {},
    )
  const cookieOf = (response: { headers: Headers }) =>
    /^[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? ''

  it('is chosen with the code on a device that has logged in to the account', async () => {
    const server = await createTestServer()
    await registerByPhone(server)
    const cookie = cookieOf(await logIn(server, { phone: TYPED }))
    const entered = await requestReset(server)
    expect((await reset(server, entered, cookie)).status).toBe(200)
    expect((await logIn(server, { phone: TYPED })).status).toBe(401)
    expect((await logIn(server, { phone: TYPED, password: NEW })).status).toBe(200)
  })

  it('is refused to a new owner of the number, who has neither its device nor a password', async () => {
    const server = await createTestServer()
    await registerByPhone(server)
    await logIn(server, { phone: TYPED })
    const entered = await requestReset(server)
    const { status, body } = await reset(server, entered)
    expect([status, body.code]).toEqual([409, 'reset_needs_support'])
    expect((await logIn(server, { phone: TYPED })).status).toBe(200)
  })

  it('leads a new device to the proven email of the account', async () => {
    const server = await createTestServer()
    const user = await server.createUser('client')
    await server.runSql(
      `UPDATE users SET phone = '${PHONE}', phone_proven_at = created_at WHERE id = '${user.id}'`,
    )
    const entered = await requestReset(server)
    const { body } = await reset(server, entered)
    expect(body.code).toBe('reset_needs_email')
    // A code sends one letter.
    expect((await reset(server, entered)).body.code).toBe('wrong_code')
    expect(server.mailbox.emails()).toHaveLength(1)
    const link = { token: server.mailbox.latestToken(), email: user.email }
    expect((await server.send(null, resetPassword, { ...link, newPassword: NEW })).status).toBe(200)
  })

  it('is answered the same for a number without an account, which gets no message', async () => {
    const server = await createTestServer()
    const { status, body } = await server.send(null, requestPasswordReset, { phone: OTHER })
    expect([status, body.codeId?.length, server.phones.messages()]).toEqual([200, 43, []])
    expect((await reset(server, { codeId: body.codeId, code: '123456' })).body.code).toBe(
      'wrong_code',
    )
  })
})

describe('the number of an account', () => {
  it('is added with the password and a code, counts as a proven contact, and is a notice', async () => {
    const server = await createTestServer()
    const [user] = await server.createUsers({ isEmailProven: false })
    if (!user) throw new Error('no user')
    const wrong = await user.send(sendOwnPhoneCode, { phone: TYPED, password: 'not this one' })
    expect(wrong.body.code).toBe('wrong_password')
    const { body } = await user.send(sendOwnPhoneCode, { phone: TYPED, password: TEST_PASSWORD })
    const entered = { codeId: body.codeId, code: server.phones.latestCode() }
    expect((await user.send(proveOwnPhone, entered)).status).toBe(200)
    const kinds = await server.runSql('SELECT kind FROM notices WHERE user_id = ?', user.id)
    expect(kinds).toEqual([{ kind: 'phoneProven' }])
    expect(await usersOf(server)).toMatchObject([{ phone: PHONE, proven: 1 }])
  })

  it('stays with the account that has it', async () => {
    const server = await createTestServer()
    await registerByPhone(server)
    const user = await server.createUser('client')
    const { body } = await user.send(sendOwnPhoneCode, { phone: TYPED, password: TEST_PASSWORD })
    const entered = { codeId: body.codeId, code: server.phones.latestCode(PHONE) }
    expect((await user.send(proveOwnPhone, entered)).body.code).toBe('phone_in_use')
  })

  it('cannot be proven by another user with the code', async () => {
    const server = await createTestServer()
    const user = await server.createUser('client')
    const thief = await server.createUser('client')
    const { body } = await user.send(sendOwnPhoneCode, { phone: TYPED, password: TEST_PASSWORD })
    const entered = { codeId: body.codeId, code: server.phones.latestCode() }
    expect((await thief.send(proveOwnPhone, entered)).body.code).toBe('wrong_code')
  })
})
