import { beforeEach, describe, expect, it } from 'vitest'
import { askerOf, KEY } from '../test/asker.ts'
import { json, listener, type Answering, paid, refuses, says, sent } from '../test/listener.ts'
import { openProvider } from './provider.ts'

const there = listener()
beforeEach(() => there.forget())

const { open, verify, transfer } = askerOf(there)

describe('MONEY 2: what is not known is never taken for a no', () => {
  type Fault = [name: string, why: string, Answering]
  const whole = JSON.stringify({ status: true, message: 'ok', data: paid() })
  const faults: Fault[] = [
    ['a 500', 'busy', refuses(500, 'boom')],
    ['a 502 in HTML', 'busy', (r) => void r.writeHead(502).end('<html>')],
    ['too many requests', 'busy', refuses(429, 'Slow down')],
    ['our key refused', 'key', refuses(401, 'Invalid key')],
    ['a page with a good status', 'malformed', (r) => json(r, 200, '<html>Welcome</html>')],
    ['a page with a bad status', 'malformed', (r) => json(r, 404, '<html>Not found</html>')],
    ['half a JSON', 'malformed', (r) => json(r, 200, whole.slice(0, 80))],
    ['JSON of something else', 'malformed', (r) => json(r, 200, '[1,2]')],
    ['no under a good status', 'malformed', refuses(200, 'Something')],
    ['yes under a bad status', 'malformed', (r) => json(r, 400, whole)],
    ['nothing', 'malformed', (r) => json(r, 200, '')],
    ['no data', 'malformed', says(undefined)],
    ['an amount with a fraction', 'malformed', says(paid({ amount: 20_000.5 }))],
    ['an amount as text', 'malformed', says(paid({ amount: '2000000' }))],
    ['less than nothing', 'malformed', says(paid({ amount: -1 }))],
    ['fees beyond the amount', 'malformed', says(paid({ fees: 2_000_001 }))],
    ['another payment', 'malformed', says(paid({ reference: 'fw-2-abcdefgh' }))],
    ['a third world', 'malformed', says(paid({ domain: 'staging' }))],
    ['silence', 'timeout', () => {}],
    [
      'a body that stops',
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
    ['a connection cut', 'unreachable', (r) => void r.destroy()],
  ]
  it.each(faults)('%s is %s', async (_, why, fault) => {
    there.answers(fault)
    expect(await verify()).toMatchObject({ kind: 'unknown', why })
    const moved = await transfer()
    expect(moved.kind).toBe('unknown')
  })

  it('a redirect is not followed: nobody is sent our key', async () => {
    there.answers((r) => void r.writeHead(307, { location: `${there.url()}/elsewhere` }).end())
    expect(await transfer()).toMatchObject({ kind: 'unknown', why: 'malformed' })
    expect(there.asked).toHaveLength(1)
  })

  it('nobody there is unreachable', async () => {
    const provider = openProvider({
      settings: { PAYSTACK_URL: 'http://127.0.0.1:9', PAYSTACK_SECRET_KEY: KEY },
    })
    expect(await provider.balance()).toMatchObject({ kind: 'unknown', why: 'unreachable' })
  })

  it('a transfer of the other world is unknown; a payment of it is told, with its world', async () => {
    there.answers(says(sent({ domain: 'live' })))
    expect(await transfer()).toMatchObject({ kind: 'unknown', why: 'other_world' })
    there.answers(says(paid({ domain: 'live' })))
    expect(await verify()).toMatchObject({ kind: 'said', data: { domain: 'live' } })
    expect(open().world).toBe('test')
    expect(open('sk_live_0123456789abcdef').world).toBe('live')
  })
})
