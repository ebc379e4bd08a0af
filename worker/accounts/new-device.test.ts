import { describe, expect, it } from 'vitest'
import { login, register } from '#schema/contract/accounts.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { createTestServer, TEST_PASSWORD, type TestServer } from '#testing/worker/test-server.ts'

const ADA = {
  userType: 'client',
  username: 'Ada',
  email: 'ada@home.test',
  password: TEST_PASSWORD,
} as const

describe('a log-in on a device that the account does not know', () => {
  const CHROME = 'Mozilla/5.0 (Linux; Android 14) Chrome/126.0.0.0 Mobile Safari/537.36'
  const FIREFOX = 'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Firefox/127.0'
  const logInFrom = (server: TestServer, ip: string, userAgent = CHROME, cookie = '') =>
    server.sendWithHeaders(
      null,
      login,
      { email: ADA.email, password: ADA.password },
      { 'cf-connecting-ip': ip, 'user-agent': userAgent, ...(cookie && { cookie }) },
    )
  const countNotices = async (server: TestServer) =>
    (await server.runSql("SELECT id FROM notices WHERE kind = 'newDevice'")).length
  async function openAda() {
    const server = await createTestServer()
    await server.send(null, register, ADA)
    const first = await logInFrom(server, '41.0.0.1')
    expect(await countNotices(server)).toBe(0)
    return { server, cookie: first.headers.get('set-cookie')?.split(';')[0] ?? '' }
  }

  it('is reported once a day when the browser has lost its cookie, however often it logs in', async () => {
    const { server } = await openAda()
    for (let n = 0; n < 3; n++) await logInFrom(server, '41.0.0.1', CHROME)
    // A new version of the same browser.
    await logInFrom(server, '41.0.0.1', CHROME.replace('126', '127'))
    expect(await countNotices(server)).toBe(1)
    server.advanceClock(DAY_MS)
    await logInFrom(server, '41.0.0.1')
    expect(await countNotices(server)).toBe(2)
  })

  it('is reported at once from another address or another browser', async () => {
    const { server } = await openAda()
    await logInFrom(server, '41.0.0.1')
    await logInFrom(server, '197.0.0.9')
    await logInFrom(server, '41.0.0.1', FIREFOX)
    expect(await countNotices(server)).toBe(3)
  })

  it('is reported once by log-ins at once, and each of them succeeds', async () => {
    const { server } = await openAda()
    const responses = await Promise.all([1, 2, 3].map(() => logInFrom(server, '41.0.0.1')))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await countNotices(server)).toBe(1)
    expect(await server.runSql('SELECT count(*) AS n FROM known_devices')).toEqual([{ n: 4 }])
  })

  it('is not reported with the cookie, and stores no address', async () => {
    const { server, cookie } = await openAda()
    await logInFrom(server, '197.0.0.9', FIREFOX, cookie)
    expect(await countNotices(server)).toBe(0)
    await logInFrom(server, '197.0.0.9', FIREFOX)
    const keys = await server.runSql(
      "SELECT key FROM rate_limit_counters WHERE key LIKE 'newDeviceNotice:%'",
    )
    expect(String(keys[0]?.['key'])).toMatch(/^newDeviceNotice:[\w-]{36}:\w{64}$/)
  })
})
