import { afterEach, describe, expect, test } from 'vitest'
import { discardPrefetched, withPrefetched } from './prefetched.ts'

const ORIGIN = 'https://onise.test'
const LIST = '/api/user/all-tasks'
const DASHBOARD = '/api/user/dashboard'
const HEADERS = { authorization: 'Bearer mine', 'x-client': 'build/1' }

afterEach(() => {
  globalThis.prefetched = undefined
})

const prefetchedResponse = async (path: string) => new Response(`prefetched ${path}`)

/** A transport after the document's early requests; `requests` are what it sends to the network. */
function createTransport(response?: Promise<Response>) {
  const { authorization, 'x-client': client } = HEADERS
  globalThis.prefetched = new Map(
    [DASHBOARD, LIST].map((path) => [
      path,
      { authorization, client, response: response ?? prefetchedResponse(path) },
    ]),
  )
  const requests: string[] = []
  const transport = withPrefetched(async ({ url }) => {
    requests.push(new URL(url).pathname)
    return new Response('from the network')
  })
  return {
    requests,
    send: async (path: string, headers: Record<string, string> = HEADERS, method = 'GET') => {
      const request = new Request(ORIGIN + path, { method, headers })
      return (await transport(request, new AbortController().signal)).text()
    },
  }
}

describe('a prefetched response', () => {
  test('is used, to show it and to store it, without another request', async () => {
    const { send, requests } = createTransport()
    expect([await send(LIST), requests]).toEqual([`prefetched ${LIST}`, []])
    expect([await send(LIST), requests]).toEqual([`prefetched ${LIST}`, []])
    expect(await send(DASHBOARD)).toBe(`prefetched ${DASHBOARD}`)
  })

  test.each([
    ['another user', { ...HEADERS, authorization: 'Bearer theirs' }],
    ['no user', { 'x-client': 'build/1' }],
    ['another build', { ...HEADERS, 'x-client': 'newer/1' }],
    ['a request with a list version', { ...HEADERS, 'if-none-match': 'W/"7"' }],
  ])('is not used for %s, and discarded by it', async (_, headers) => {
    const { send } = createTransport()
    expect(await send(LIST, headers)).toBe('from the network')
    expect(await send(LIST)).toBe('from the network')
  })

  test('is not used for another page of the list', async () => {
    const { send } = createTransport()
    expect(await send(`${LIST}?cursor=x`)).toBe('from the network')
  })

  test('is discarded by a command, and by `discardPrefetched`', async () => {
    const first = createTransport()
    await first.send('/api/client/create-task', HEADERS, 'POST')
    expect(await first.send(LIST)).toBe('from the network')
    const second = createTransport()
    discardPrefetched()
    expect(await second.send(LIST)).toBe('from the network')
  })

  test('that is a failure is used once', async () => {
    const { send, requests } = createTransport(
      Promise.resolve(new Response('failed', { status: 503 })),
    )
    expect([await send(LIST), requests]).toEqual(['failed', []])
    expect([await send(LIST), requests]).toEqual(['from the network', [LIST]])
  })

  test('that failed is requested again', async () => {
    const failed = Promise.reject(new TypeError('Failed to fetch'))
    failed.catch(() => {})
    const { send, requests } = createTransport(failed)
    expect([await send(LIST), requests]).toEqual(['from the network', [LIST]])
  })
})
