import { beforeEach, describe, expect, it } from 'vitest'
import type { Fault, JsonObject } from '#testing/faults/fault.ts'
import { createTestAdapter } from '#testing/provider/test-adapter.ts'
import { openProvider } from './provider.ts'

let adapter: ReturnType<typeof createTestAdapter>
beforeEach(() => {
  adapter = createTestAdapter()
})

/** The only wait of these tests: a fault that hangs has no other end. */
const TIMEOUT_MS = 5

describe('a call whose outcome is unclear is unknown and never rejected', () => {
  const page = '<html>Not found</html>'
  const faults: [name: string, reason: string, fault: Fault][] = [
    ['a 500', 'busy', { effect: 'status', status: 500, message: 'boom' }],
    ['a 502 in HTML', 'busy', { effect: 'status', status: 502, text: page }],
    ['too many requests', 'busy', { effect: 'status', status: 429, message: 'Slow down' }],
    ['our key rejected', 'key', { effect: 'status', status: 401, message: 'Invalid key' }],
    ['an HTML page with status 200', 'malformed', { effect: 'html' }],
    ['an HTML page with status 404', 'malformed', { effect: 'status', status: 404, text: page }],
    ['JSON cut in half', 'malformed', { effect: 'truncate' }],
    ['JSON of another shape', 'malformed', { effect: 'status', status: 200, text: '[1,2]' }],
    ['status false with HTTP 200', 'malformed', { effect: 'status', status: 200, message: 'No' }],
    [
      'status true with HTTP 400',
      'malformed',
      { effect: 'status', status: 400, body: { status: true, message: 'ok', data: {} } },
    ],
    ['an empty body', 'malformed', { effect: 'status', status: 200, text: '' }],
    ['no data', 'malformed', { effect: 'status', status: 200, body: { status: true } }],
    ['a body that breaks off', 'unreachable', { effect: 'drop-body' }],
    ['a closed connection', 'unreachable', { effect: 'drop-request' }],
    ['a response that is lost', 'unreachable', { effect: 'drop-response' }],
  ]
  it.each(faults)('%s is unknown because of %s', async (_, reason, fault) => {
    adapter.connection.injectFault(fault)
    expect(await adapter.verify()).toMatchObject({ kind: 'unknown', reason })
    expect(await adapter.transfer()).toMatchObject({ kind: 'unknown', reason })
  })

  it.each(['hang-request', 'hang-response', 'hang-body'] as const)(
    '%s is unknown because of a timeout',
    async (effect) => {
      adapter.connection.injectFault(effect)
      const timeout = { kind: 'unknown', reason: 'timeout' }
      expect(await adapter.verify({ timeoutMs: TIMEOUT_MS })).toMatchObject(timeout)
      expect(await adapter.transfer({ timeoutMs: TIMEOUT_MS })).toMatchObject(timeout)
    },
  )

  const corruptions: [name: string, changes: JsonObject][] = [
    ['an amount with a fraction', { amount: 20_000.5 }],
    ['an amount as text', { amount: '2000000' }],
    ['a negative amount', { amount: -1 }],
    ['another object', { reference: 'fw-2-abcdefgh' }],
    ['an unknown mode', { domain: 'staging' }],
  ]
  it.each(corruptions)('%s is unknown because it is malformed', async (_, changes) => {
    adapter.connection.injectFault({ effect: 'corrupt', changes })
    const malformed = { kind: 'unknown', reason: 'malformed' }
    expect(await adapter.verify()).toMatchObject(malformed)
    expect(await adapter.transfer()).toMatchObject(malformed)
    expect(await adapter.verifyTransfer()).toMatchObject(malformed)
  })

  it('fees beyond the amount are malformed', async () => {
    adapter.connection.injectFault({ effect: 'corrupt', changes: { fees: 2_000_001 } })
    expect(await adapter.verify()).toMatchObject({ kind: 'unknown', reason: 'malformed' })
  })

  it('does not follow a redirect, which would reveal our key', async () => {
    const headers = { location: 'https://elsewhere.test/' }
    adapter.connection.injectFault({ effect: 'status', status: 307, text: '', headers })
    expect(await adapter.transfer()).toMatchObject({ kind: 'unknown', reason: 'malformed' })
    expect(adapter.requests).toMatchObject([{ method: 'POST', redirect: 'manual' }])
  })

  it('reports a refused connection as unreachable', async () => {
    const PAYSTACK_SECRET_KEY = 'sk_test_0123456789abcdef'
    const provider = openProvider({
      settings: { PAYSTACK_URL: 'http://127.0.0.1:9', PAYSTACK_SECRET_KEY },
    })
    expect(await provider.balance()).toMatchObject({ kind: 'unknown', reason: 'unreachable' })
  })

  it('treats a transfer of the other mode as unknown and returns a payment with its mode', async () => {
    adapter.connection.injectFault({ effect: 'corrupt', changes: { domain: 'live' } })
    expect(await adapter.transfer()).toMatchObject({ kind: 'unknown', reason: 'other_mode' })
    expect(await adapter.verify()).toMatchObject({ kind: 'ok', data: { domain: 'live' } })
    expect(adapter.openAdapter().mode).toBe('test')
    const live = { PAYSTACK_SECRET_KEY: 'sk_live_0123456789abcdef' }
    expect(adapter.openAdapter(live).mode).toBe('live')
  })
})
