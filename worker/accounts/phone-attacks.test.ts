import { expect, it } from 'vitest'
import {
  login,
  register,
  requestPasswordReset,
  resetPassword,
  sendOwnPhoneCode,
  sendPhoneCode,
} from '#schema/contract/accounts.ts'
import { createPin, forgotPin } from '#schema/contract/pins.ts'
import { RATE_LIMITS } from '#schema/domain/rate-limits.ts'
import { createTestServer, TEST_PASSWORD, type TestServer } from '#testing/worker/test-server.ts'

/** ATTACK_CODES=10000 tries as many wrong codes (docs/testing.md). */
const WRONG_CODES = Number(process.env['ATTACK_CODES'] ?? 200)

const PASSWORD = 'four words in a row'
const VICTIM = '+2348031234567'
const numberOf = (n: number) => `+23480${String(30_000_000 + n * 7_919).padStart(8, '0')}`
const addressOf = (n: number) => `41.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`

const from = (n: number) => ({ 'cf-connecting-ip': addressOf(n) })
const ask = (server: TestServer, phone: string, address: number) =>
  server.sendWithHeaders(null, sendPhoneCode, { phone }, from(address))

const registration = (phone: string, fields: object) => ({
  userType: 'client' as const,
  username: 'Bukola',
  password: PASSWORD,
  phone,
  ...fields,
})

async function createVictim(server: TestServer) {
  const { body } = await ask(server, VICTIM, 0)
  const entered = { codeId: body.codeId, code: server.phones.latestCode(VICTIM) }
  await server.send(null, register, registration(VICTIM, entered))
  const response = await server.send(null, login, { phone: VICTIM, password: PASSWORD })
  return /^[^;]+/.exec(response.headers.get('set-cookie') ?? '')?.[0] ?? ''
}

it('wrong codes over many numbers and addresses let nobody in and lock nobody out', async () => {
  const server = await createTestServer()
  const cookie = await createVictim(server)
  const codeIds: string[] = []
  for (let n = 1; n <= WRONG_CODES / 5; n++) {
    const { status, body } = await ask(server, n % 10 === 0 ? VICTIM : numberOf(n), n)
    if (status === 200) codeIds.push(body.codeId)
    server.advanceClock(1)
  }
  expect(codeIds.length).toBeGreaterThan(WRONG_CODES / 6)
  const statuses = new Map<number, number>()
  const count = (status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  for (let n = 0; n < WRONG_CODES; n++) {
    const codeId = codeIds[n % codeIds.length] ?? ''
    // Never a right one: no message has a code that begins so, because the sandbox is asked.
    const code = String(n).padStart(6, '0')
    if (server.phones.latestCode() === code) continue
    const input = { codeId, code, newPassword: 'another four good words' }
    count((await server.sendWithHeaders(null, resetPassword, input, from(n))).status)
  }
  expect([...statuses.keys()].toSorted()).toEqual([400])
  expect(await server.runSql('SELECT count(*) AS users FROM users')).toEqual([{ users: 1 }])

  // The owner, on the known device, logs in and gets a code and a new password.
  const own = { cookie, ...from(70_000) }
  const entered = { phone: VICTIM, password: PASSWORD }
  expect((await server.sendWithHeaders(null, login, entered, own)).status).toBe(200)
  const request = await server.sendWithHeaders(null, requestPasswordReset, { phone: VICTIM }, own)
  expect(request.status).toBe(200)
  const code = server.phones.latestCode(VICTIM)
  const input = { codeId: request.body.codeId, code, newPassword: 'another four good words' }
  expect((await server.sendWithHeaders(null, resetPassword, input, own)).status).toBe(200)
  // And somebody else registers.
  const { body } = await ask(server, '+2347031112223', 80_000)
  const proof = { codeId: body.codeId, code: server.phones.latestCode('+2347031112223') }
  expect((await server.send(null, register, registration('+2347031112223', proof))).status).toBe(
    201,
  )
}, 300_000)

it('an address, a number, a range of numbers and an account get few messages', async () => {
  const server = await createTestServer()
  const sent = () => server.phones.messages().length
  const during = async (work: () => Promise<unknown>) => {
    const before = sent()
    await work()
    return sent() - before
  }
  const byAddress = await during(async () => {
    for (let n = 0; n < 40; n++) await ask(server, numberOf(n), 1)
  })
  expect(byAddress).toBe(RATE_LIMITS.phoneCodeAddress.max)

  const byNumber = await during(async () => {
    for (let n = 0; n < 20; n++) await ask(server, '+2347060000001', 1_000 + n)
  })
  expect(byNumber).toBe(RATE_LIMITS.phoneCode.max)

  const byRange = await during(async () => {
    for (let n = 0; n < 100; n++)
      await ask(server, `+2348160000${String(n).padStart(3, '0')}`, 2_000 + n)
  })
  expect(byRange).toBe(RATE_LIMITS.phoneCodeRange.max)

  const user = await server.createUser('client')
  const byAccount = await during(async () => {
    for (let n = 0; n < 20; n++)
      await user.send(sendOwnPhoneCode, { phone: numberOf(5_000 + n), password: TEST_PASSWORD })
  })
  expect(byAccount).toBe(RATE_LIMITS.phoneCodeUser.max)
})

it('a user gets few codes for a PIN by phone', async () => {
  const server = await createTestServer()
  const user = await server.createUser('client')
  await server.runSql('UPDATE users SET phone = ?, phone_proven_at = created_at', VICTIM)
  await user.send(createPin, { pin: '4071', confirm_pin: '4071' })
  for (let n = 0; n < 30; n++) {
    await user.send(forgotPin, { password: TEST_PASSWORD, channel: 'sms' })
    server.advanceClock(15 * 60_000)
  }
  expect(server.phones.messages()).toHaveLength(RATE_LIMITS.phoneCodeUser.max)
})

it('names the wait when a number has had its codes, and sends again after it', async () => {
  const server = await createTestServer()
  for (let n = 0; n < RATE_LIMITS.phoneCode.max; n++) await ask(server, VICTIM, n)
  const refused = await ask(server, VICTIM, 99)
  expect([refused.status, refused.body.error]).toEqual([
    429,
    'Many codes were sent to this number. Try again in 60 minutes.',
  ])
  server.advanceClock(RATE_LIMITS.phoneCode.windowMs + 1)
  expect((await ask(server, VICTIM, 99)).status).toBe(200)
})
