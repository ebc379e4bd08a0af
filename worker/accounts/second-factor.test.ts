import { beforeEach, describe, expect, it } from 'vitest'
import { login } from '#schema/contract/accounts.ts'
import { readOverview } from '#schema/contract/admin-lists.ts'
import { changeStanding } from '#schema/contract/admin-users.ts'
import { sendMessage } from '#schema/contract/chats.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import * as factor from '#schema/contract/second-factor.ts'
import { endOtherSessions, endSession, listSessions } from '#schema/contract/sessions.ts'
import { listPostedTasks } from '#schema/contract/task-reads.ts'
import { FACTOR_SET_UP_MS } from '#schema/domain/limits.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { TEST_PASSWORD, type TestUser } from '#testing/worker/test-server.ts'
import { totpAt } from '#worker/secrets/totp.ts'

const STEP_MS = 30_000

let market: Market
let admin: TestUser
beforeEach(async () => {
  market = await createMarket({ settings: { SECOND_FACTOR: 'required' } })
  admin = await market.createUser('admin')
})

const start = async (user = admin) =>
  (await user.send(factor.startSecondFactor, { password: TEST_PASSWORD })).body.secret
const codeOf = (secret: string) => totpAt(secret, market.now())
async function setUp(user = admin) {
  const secret = await start(user)
  const { body } = await user.send(factor.confirmSecondFactor, { code: codeOf(secret) })
  return { secret, recoveryCodes: body.recoveryCodes }
}
/** The same administrator, logged in on another browser. */
async function logIn({ email, id }: TestUser = admin) {
  const { body } = await market.send(null, login, { email, password: TEST_PASSWORD })
  const { token } = body
  return {
    id,
    read: async () => (await market.send(token, readOverview, {})).body.code,
    pass: (code: string) => market.send(token, factor.passSecondFactor, { code }),
    start: () => market.send(token, factor.startSecondFactor, { password: TEST_PASSWORD }),
    state: async () => (await market.send(token, factor.readSecondFactor, {})).body,
  }
}

describe('without the second factor an administrator', () => {
  it('may do nothing but pass it and see the own dashboard', async () => {
    const refused = await admin.send(readOverview, {})
    expect([refused.status, refused.body.code]).toEqual([403, 'second_factor_needed'])
    expect((await admin.send(listPostedTasks, {})).body.code).toBe('second_factor_needed')
    expect((await admin.send(readDashboard, {})).status).toBe(200)
    const { body } = await admin.send(factor.readSecondFactor, {})
    expect(body).toEqual({
      isRequired: true,
      isSetUp: false,
      isPassed: false,
      recoveryCodesLeft: 0,
    })
  })

  it('needs the password to set it up, and a code of the new secret', async () => {
    const wrong = await admin.send(factor.startSecondFactor, { password: 'something else' })
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong_password'])
    const secret = await start()
    const other = codeOf(await start())
    expect((await admin.send(factor.confirmSecondFactor, { code: codeOf(secret) })).body.code).toBe(
      'wrong_code',
    )
    expect((await admin.send(factor.confirmSecondFactor, { code: other })).status).toBe(200)
    expect((await admin.send(readOverview, {})).status).toBe(200)
  })
})

describe('a session with the password alone', () => {
  const key = '0194d3c7-0000-7000-8000-000000000001'
  const reason = 'Reported twice.'

  it.each([
    ['an administrator’s call', changeStanding, { standing: 'limited', reason }],
    ['a message', sendMessage, { message: 'We look into it.' }],
  ] as const)('gets no stored response of %s by its key', async (_name, endpoint, input) => {
    await setUp()
    const user = await market.createClient()
    const body = { ...input, id: user.id, recipientId: user.id }
    const send = (token: string) =>
      market.send(token, endpoint as typeof changeStanding, body as never, key)
    const first = await send(admin.token)
    expect(first.status).toBeLessThan(300)
    const { token } = (
      await market.send(null, login, { email: admin.email, password: TEST_PASSWORD })
    ).body
    const replayed = await send(token)
    expect([replayed.status, replayed.body.code]).toEqual([403, 'second_factor_needed'])
    expect((await send(admin.token)).body).toEqual(first.body)
  })

  it('ends no other session, and changes nothing but its own second factor', async () => {
    await setUp()
    const { token } = (
      await market.send(null, login, { email: admin.email, password: TEST_PASSWORD })
    ).body
    const { sessions } = (await admin.send(listSessions, {})).body
    for (const { _id: id } of sessions)
      expect((await market.send(token, endSession, { id })).body.code).toBe('second_factor_needed')
    expect((await market.send(token, endOtherSessions, {})).body.code).toBe('second_factor_needed')
    expect((await admin.send(readOverview, {})).status).toBe(200)
  })
})

describe('with the second factor', () => {
  it('each new session needs a code, and each code works once', async () => {
    const { secret } = await setUp()
    const session = await logIn()
    expect(await session.read()).toBe('second_factor_needed')
    expect((await session.pass(codeOf(secret))).body.code).toBe('wrong_code')
    market.advanceClock(STEP_MS)
    const code = codeOf(secret)
    const sent = await Promise.all([session.pass(code), session.pass(code)])
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400])
    expect(await session.read()).toBeUndefined()
    expect((await (await logIn()).pass(code)).body.code).toBe('wrong_code')
  })

  it('a recovery code replaces a code once', async () => {
    const { recoveryCodes } = await setUp()
    expect(new Set(recoveryCodes).size).toBe(10)
    const [code = ''] = recoveryCodes
    const session = await logIn()
    expect((await session.pass(code.toLowerCase())).status).toBe(200)
    expect(await session.state()).toMatchObject({ isPassed: true, recoveryCodesLeft: 9 })
    expect((await (await logIn()).pass(code)).body.code).toBe('wrong_code')
  })

  it('a recovery code works during a rotation of its secret', async () => {
    const { recoveryCodes } = await setUp()
    const { settings } = market.deps
    const FILES_SECRET_OLD = settings.FILES_SECRET
    Object.assign(settings, { FILES_SECRET: settings.BANK_SECRET, FILES_SECRET_OLD })
    const session = await logIn()
    expect((await session.pass(recoveryCodes[0] ?? '')).status).toBe(200)
    expect(await session.state()).toMatchObject({ recoveryCodesLeft: 9 })
  })

  it('ten wrong codes end the attempts for a while', async () => {
    const { secret } = await setUp()
    const session = await logIn()
    for (let attempt = 0; attempt < 10; attempt++)
      expect((await session.pass('000000')).body.code).toBe('wrong_code')
    market.advanceClock(STEP_MS)
    expect((await session.pass(codeOf(secret))).status).toBe(429)
    market.advanceClock(15 * 60_000)
    expect((await session.pass(codeOf(secret))).status).toBe(200)
  })

  it('another one is set up only in a session that has passed it, and ends the others', async () => {
    await setUp()
    const session = await logIn()
    expect((await session.start()).body.code).toBe('second_factor_needed')
    market.advanceClock(STEP_MS)
    const { secret } = await setUp()
    market.advanceClock(STEP_MS)
    await session.pass(codeOf(secret))
    market.advanceClock(STEP_MS)
    await setUp()
    expect(await session.read()).toBe('second_factor_needed')
  })

  it('the secret and the recovery codes are in no table as they are', async () => {
    const { secret, recoveryCodes } = await setUp()
    const rows = JSON.stringify([
      await market.runSql('SELECT * FROM second_factors'),
      await market.runSql('SELECT * FROM idempotency_keys'),
    ])
    for (const text of [secret, ...recoveryCodes]) expect(rows).not.toContain(text)
  })
})

it('clients and taskers have no second factor', async () => {
  const client = await market.createClient()
  expect((await client.send(factor.readSecondFactor, {})).status).toBe(403)
  expect((await client.send(readDashboard, {})).status).toBe(200)
})

it('a set-up that was begun expires after 10 minutes', async () => {
  const secret = await start()
  market.advanceClock(FACTOR_SET_UP_MS)
  const late = await admin.send(factor.confirmSecondFactor, { code: codeOf(secret) })
  expect([late.status, late.body.code]).toEqual([409, 'moved_on'])
  expect(await market.noticesTo(admin)).toEqual([])
  await setUp()
})

it('each change of the second factor is a security notice to its owner', async () => {
  await setUp()
  expect(await market.noticesTo(admin)).toEqual(['secondFactorChanged'])
})
