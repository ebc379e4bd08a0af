import { beforeEach, describe, expect, it } from 'vitest'
import { listAllUsers } from '#schema/contract/admin-lists.ts'
import {
  confirmSecondFactor,
  passSecondFactor,
  startSecondFactor,
} from '#schema/contract/second-factor.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { TEST_PASSWORD, type TestUser } from '#testing/worker/test-server.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { localCodeOf } from './local-code.ts'

let market: Market
let admin: TestUser
beforeEach(async () => {
  market = await createMarket({ settings: { SECOND_FACTOR: 'required' } })
  admin = await market.createUser('admin')
})
const LOCAL = { ENVIRONMENT: 'local', LIBSQL_URL: 'http://127.0.0.1:9' }
const codeOf = (email: string, settings: object = {}) =>
  localCodeOf(
    createBackgroundContext(
      Object.assign({}, market.deps, {
        settings: Object.assign({}, market.deps.settings, LOCAL, settings),
      }),
    ),
    email,
  )

describe('the code of the second factor on one machine', () => {
  it('sets the factor up and passes it', async () => {
    await expect(codeOf(admin.email)).rejects.toThrow('Set it up')
    await admin.send(startSecondFactor, { password: TEST_PASSWORD })
    const { status } = await admin.send(confirmSecondFactor, { code: await codeOf(admin.email) })
    expect(status).toBe(200)
    expect((await admin.send(listAllUsers, {})).status).toBe(200)
    market.advanceClock(60_000)
    expect((await admin.send(passSecondFactor, { code: await codeOf(admin.email) })).status).toBe(
      200,
    )
  })

  it('is of administrators alone', async () => {
    await expect(codeOf((await market.createClient()).email)).rejects.toThrow('no administrator')
  })

  it.each([
    ['a production environment', { ENVIRONMENT: 'production' }],
    ['another machine', { LIBSQL_URL: 'https://onise.turso.io' }],
    ['a name that begins like this machine', { LIBSQL_URL: 'https://localhost.example.com' }],
  ])('is refused for %s', async (_, settings) => {
    await admin.send(startSecondFactor, { password: TEST_PASSWORD })
    await expect(codeOf(admin.email, settings)).rejects.toThrow('on this machine alone')
  })
})
