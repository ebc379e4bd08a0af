import { beforeEach, describe, expect, it } from 'vitest'
import {
  json,
  listener,
  type Answering,
  paid,
  rejectWith,
  respondWith,
  sent,
} from '#testing/worker/http-listener.ts'
import { providerCalling, KEY } from '#testing/worker/json-client.ts'
import { openProvider } from './provider.ts'

const there = listener()
beforeEach(() => there.forget())

const { open, verify, transfer } = providerCalling(there)

describe('a call whose outcome is unclear is unknown and never rejected', () => {
  type Fault = [name: string, reason: string, Answering]
  const whole = JSON.stringify({ status: true, message: 'ok', data: paid() })
  const faults: Fault[] = [
    ['a 500', 'busy', rejectWith(500, 'boom')],
    ['a 502 in HTML', 'busy', (r) => void r.writeHead(502).end('<html>')],
    ['too many requests', 'busy', rejectWith(429, 'Slow down')],
    ['our key rejected', 'key', rejectWith(401, 'Invalid key')],
    ['an HTML page with status 200', 'malformed', (r) => json(r, 200, '<html>Welcome</html>')],
    ['an HTML page with status 404', 'malformed', (r) => json(r, 404, '<html>Not found</html>')],
    ['JSON cut in half', 'malformed', (r) => json(r, 200, whole.slice(0, 80))],
    ['JSON of another shape', 'malformed', (r) => json(r, 200, '[1,2]')],
    ['status false with HTTP 200', 'malformed', rejectWith(200, 'Something')],
    ['status true with HTTP 400', 'malformed', (r) => json(r, 400, whole)],
    ['an empty body', 'malformed', (r) => json(r, 200, '')],
    ['no data', 'malformed', respondWith(undefined)],
    ['an amount with a fraction', 'malformed', respondWith(paid({ amount: 20_000.5 }))],
    ['an amount as text', 'malformed', respondWith(paid({ amount: '2000000' }))],
    ['a negative amount', 'malformed', respondWith(paid({ amount: -1 }))],
    ['fees beyond the amount', 'malformed', respondWith(paid({ fees: 2_000_001 }))],
    ['another payment', 'malformed', respondWith(paid({ reference: 'fw-2-abcdefgh' }))],
    ['an unknown mode', 'malformed', respondWith(paid({ domain: 'staging' }))],
    ['no response', 'timeout', () => {}],
    [
      'a body that stalls',
      'timeout',
      (r) => void r.writeHead(200, { 'content-length': '500' }).write('{"status":true'),
    ],
    [
      'a body cut off',
      'unreachable',
      (r) => {
        r.writeHead(200, { 'content-length': '500' }).write('{"status":true')
        setTimeout(() => r.destroy(), 20)
      },
    ],
    ['a closed connection', 'unreachable', (r) => void r.destroy()],
  ]
  it.each(faults)('%s is unknown because of %s', async (_, reason, fault) => {
    there.setResponse(fault)
    expect(await verify()).toMatchObject({ kind: 'unknown', reason })
    expect(await transfer()).toMatchObject({ kind: 'unknown' })
  })

  it('does not follow a redirect, which would reveal our key', async () => {
    there.setResponse((r) => void r.writeHead(307, { location: `${there.url()}/elsewhere` }).end())
    expect(await transfer()).toMatchObject({ kind: 'unknown', reason: 'malformed' })
    expect(there.asked).toHaveLength(1)
  })

  it('reports a refused connection as unreachable', async () => {
    const provider = openProvider({
      settings: { PAYSTACK_URL: 'http://127.0.0.1:9', PAYSTACK_SECRET_KEY: KEY },
    })
    expect(await provider.balance()).toMatchObject({ kind: 'unknown', reason: 'unreachable' })
  })

  it('treats a transfer of the other mode as unknown and returns a payment with its mode', async () => {
    there.setResponse(respondWith(sent({ domain: 'live' })))
    expect(await transfer()).toMatchObject({ kind: 'unknown', reason: 'other_mode' })
    there.setResponse(respondWith(paid({ domain: 'live' })))
    expect(await verify()).toMatchObject({ kind: 'ok', data: { domain: 'live' } })
    expect(open().mode).toBe('test')
    expect(open('sk_live_0123456789abcdef').mode).toBe('live')
  })
})
