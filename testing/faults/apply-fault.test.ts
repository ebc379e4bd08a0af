import { describe, expect, it } from 'vitest'
import { applyFault } from './apply-fault.ts'
import { ConnectionLostError, EFFECTS, type Effect, type Fault } from './fault.ts'

const REQUEST = () => new Request('http://api.test/x', { method: 'POST', body: 'the body' })

/** Applies the fault to a server that counts its requests. */
async function apply(fault: Fault, request = REQUEST()) {
  let handled = 0
  const handle = async (received: Request) => {
    expect(await received.text()).toBe('the body')
    handled++
    return Response.json({ data: { count: handled, metadata: { a: 1 } } })
  }
  try {
    const response = await applyFault(fault, request, handle)
    return { handled, status: response.status, text: await response.text() }
  } catch (error) {
    return { handled, error }
  }
}

const LOST = { error: expect.any(ConnectionLostError) }
const WHOLE = '{"data":{"count":1,"metadata":{"a":1}}}'
const EXPECTED: Partial<Record<Effect, object>> = {
  delay: { handled: 1, status: 200, text: WHOLE },
  duplicate: { handled: 2, status: 200, text: WHOLE.replace('1', '2') },
  'duplicate-request': { handled: 2, status: 200, text: WHOLE },
  status: { handled: 0, status: 500 },
  'status-response': { handled: 1, status: 500 },
  html: { handled: 0, status: 200, text: expect.stringContaining('<html>') },
  truncate: { handled: 1, status: 200, text: WHOLE.slice(0, Math.floor(WHOLE.length / 2)) },
  corrupt: { handled: 1, status: 200, text: WHOLE },
  'drop-request': { handled: 0, ...LOST },
  'drop-response': { handled: 1, ...LOST },
  'drop-body': { handled: 0, error: expect.any(TypeError) },
}

describe('a fault', () => {
  it.each(Object.entries(EXPECTED))('%s', async (effect, expected) => {
    expect(await apply({ effect: effect as Effect })).toMatchObject(expected)
  })

  it.each(['hang-request', 'hang-response', 'hang-body'] as const)(
    '%s lasts until the client gives up',
    async (effect) => {
      const client = new AbortController()
      const reason = new DOMException('no response in time', 'TimeoutError')
      const pending = apply({ effect }, new Request(REQUEST(), { signal: client.signal }))
      setTimeout(() => client.abort(reason))
      const handled = effect === 'hang-response' ? 1 : 0
      expect(await pending).toEqual({ handled, error: reason })
    },
  )

  it('of each name is tried here', () => {
    const hanging = EFFECTS.filter((effect) => effect.startsWith('hang'))
    expect([...Object.keys(EXPECTED), ...hanging].toSorted()).toEqual(EFFECTS.toSorted())
  })

  it('has the status, body and changes that it names', async () => {
    expect(await apply({ effect: 'status', status: 503, body: { code: 'BUSY' } })).toMatchObject({
      status: 503,
      text: '{"code":"BUSY"}',
    })
    const message = 'No'
    expect(await apply({ effect: 'status-response', status: 400, message })).toMatchObject({
      status: 400,
      text: '{"status":false,"message":"No"}',
    })
    const changes = { count: 7, email: 'a@b.test', user_id: 'u' }
    const { text = '' } = (await apply({ effect: 'corrupt', changes })) as { text?: string }
    expect(JSON.parse(text).data).toEqual({
      count: 7,
      customer: { email: 'a@b.test' },
      metadata: { a: 1, user_id: 'u' },
    })
    const change = () => null
    expect(await apply({ effect: 'corrupt', change })).toMatchObject({ handled: 1, ...LOST })
  })
})
