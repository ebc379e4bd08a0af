import { afterAll, expect, test } from 'vitest'
import { listenOnLoopback } from '#sandbox/loopback-server.ts'
import { startCloudflareApi } from '#testing/cloudflare/cloudflare-api.ts'
import { createMarket } from '#testing/worker/market.ts'
import { smoke } from '#tools/deploy/smoke.ts'

const stops: (() => unknown)[] = []
afterAll(() => Promise.all(stops.map((stop) => stop())))

type Handler = (request: Request) => Promise<Response>
async function listen(handle: Handler): Promise<string> {
  const { url, stop } = await listenOnLoopback(async (request) => {
    const { method, headers } = request
    const body = method === 'GET' ? null : await request.text()
    return handle(new Request(request.url, { method, headers, body }))
  }, 0)
  stops.push(stop)
  return url
}

test('a deployed Onise is checked with the companies that it depends on, and what was not checked is said', async () => {
  const market = await createMarket({ engine: 'sqld', settings: { ENVIRONMENT_NAME: 'staging' } })
  const api = await startCloudflareApi()
  stops.push(() => api.stop())
  const { LIBSQL_URL, PAYSTACK_SECRET_KEY, MAIL_URL, MAIL_KEY, VAPID_KEY, PASS_KEY } =
    market.settings
  const settings = {
    LIBSQL_URL,
    PAYSTACK_SECRET_KEY,
    MAIL_URL,
    MAIL_KEY,
    VAPID_KEY,
    PASS_KEY,
    PAYSTACK_URL: await listen(market.provider.fetch),
    // The start page is a built file.
    ONISE_URL: await listen(async (request) => {
      if (new URL(request.url).pathname === '/') return new Response('')
      const { response, text } = await market.dispatch(request)
      return new Response(text, response)
    }),
  }
  const before = await market.runSql('SELECT count(*) AS n FROM users')
  const lines = await smoke({ ...settings, ...api.env }, 'staging')
  expect(lines.map(({ check, outcome, text }) => [outcome, check, text])).toEqual([
    ['checked', 'Address', expect.stringContaining('reaches its database and its files')],
    ['checked', 'Database', expect.stringContaining('as the official client')],
    ['checked', 'Files', 'onise-staging-files stored an object, returned it and deleted it'],
    [
      'checked',
      'Provider',
      expect.stringMatching(/^test mode lists \d+ banks and opened a checkout/),
    ],
    ['skipped', 'Emails', expect.any(String)],
  ])
  expect(api.account.objects.size).toBe(0)
  expect(await market.runSql('SELECT count(*) AS n FROM users')).toEqual(before)

  // Another environment's name, no key of Cloudflare, and a key that the provider refuses.
  const wrong = { ...settings, PAYSTACK_SECRET_KEY: `sk_test_${'0'.repeat(40)}` }
  const outcomes = (await smoke(wrong, 'demo')).map(({ check, outcome }) => `${outcome} ${check}`)
  expect(outcomes).toEqual([
    'failed Address',
    'checked Database',
    'skipped Files',
    'failed Provider',
    'skipped Emails',
  ])
})
