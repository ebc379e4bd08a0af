import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathFields, type Endpoint } from '#schema/contract/endpoint.ts'
import { ENDPOINTS } from '#schema/contract/index.ts'
import type { EndpointCase } from '#testing/worker/endpoint-case.ts'
import { ENDPOINT_CASES } from '#testing/worker/endpoint-cases.ts'
import {
  createEndpointProbe,
  expectErrorResponse,
  readResponse,
  type EndpointProbe,
} from '#testing/worker/endpoint-probe.ts'
import { invalidTokens } from '#testing/worker/malicious-input.ts'
import { ROUTES } from '#worker/app.ts'

const namesOf = (endpoints: readonly Endpoint[]) => endpoints.map(({ name }) => name).toSorted()
const byName = (cases: readonly EndpointCase[]) =>
  cases.map((each) => [each.endpoint.name, each] as const)
const signedIn = ENDPOINT_CASES.filter(({ endpoint }) => endpoint.access !== 'anyone')

/** All of one kind of access go through the same check of a token; these try each invalid one. */
const firstOfEachAccess = new Set(
  ['signedIn', 'client', 'tasker', 'admin'].map((access) =>
    signedIn.find(({ endpoint }) => endpoint.access === access),
  ),
)

test('every endpoint of the contract has one route and one test case', () => {
  expect(namesOf(ROUTES.map(({ endpoint }) => endpoint))).toEqual(namesOf(ENDPOINTS))
  expect(namesOf(ENDPOINT_CASES.map(({ endpoint }) => endpoint))).toEqual(namesOf(ENDPOINTS))
})

describe.each(byName(signedIn))('%s', (_, endpointCase) => {
  let probe: EndpointProbe
  beforeAll(async () => {
    probe = await createEndpointProbe(endpointCase)
  })
  afterAll(() => probe.market.close())

  const isFirst = firstOfEachAccess.has(endpointCase)
  test(`without a token${isFirst ? ' or with an invalid one' : ''}: 401`, async () => {
    const { caller, input, market, send, expectNoWrites } = probe
    if (!caller) throw new Error('This endpoint needs a caller.')
    const tokens = { missing: '', ...(isFirst && (await invalidTokens(market, caller))) }
    await expectNoWrites(async () => {
      for (const [fault, token] of Object.entries(tokens)) {
        const response = await send(input, { token: token || 'none' })
        expect([fault, response.status, response.body['code']]).toEqual([fault, 401, 'signed_out'])
        expectErrorResponse(response)
      }
    })
  })

  test('with the objects of another user: not found, and nothing changes', async () => {
    const { endpoint } = endpointCase
    const { stranger, input, send, expectNoWrites } = probe
    // A case whose path names an object must name a user without access. Every tasker may apply for an open task, and
    // everybody reads their own messages with a user, of which a stranger has none, and a presence that is null. The id of an alert is one among its
    // user's, and what may be seen may be saved.
    const isForAll = [
      'proposals.apply',
      'chats.listMessages',
      'chats.findConversation',
      'alerts.set',
      'saved.set',
      'questions.ask',
      'chats.readPresence',
    ].includes(endpoint.name)
    expect(pathFields(endpoint.path).length === 0 || isForAll || stranger !== undefined).toBe(true)
    if (!stranger) return
    await expectNoWrites(async () => {
      const response = await send(input, { token: stranger.user.token })
      expect(response.status).toBe(stranger.status)
      expectErrorResponse(response)
    })
  })

  const { access } = endpointCase.endpoint
  if (access === 'signedIn') return
  test('by another user type: 403', async () => {
    const { market, input, send, expectNoWrites } = probe
    const other = await market.createUser(access === 'client' ? 'tasker' : 'client')
    await expectNoWrites(async () => {
      const response = await send(input, { token: other.token })
      expect([response.status, response.body['code']]).toEqual([403, 'wrong_role'])
      expectErrorResponse(response)
    })
  })
})

test('a wrong method is answered with 405 and the allowed ones; a trailing slash is accepted', async () => {
  const [first] = ENDPOINT_CASES
  if (!first) throw new Error('There is no case.')
  const { market, input } = await createEndpointProbe(first)
  for (const { endpoint } of ENDPOINT_CASES) {
    const path = `/api/${endpoint.path.replace(/\{\w+\}/g, 'x')}`
    const samePath = ENDPOINT_CASES.filter(
      ({ endpoint: { path: other } }) => other === endpoint.path,
    )
    const wrongMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
      (method) => !samePath.some((each) => each.endpoint.method === method),
    )
    for (const method of wrongMethods) {
      const response = await readResponse(await market.app.request(path, { method }))
      expect([path, method, response.status]).toEqual([path, method, 405])
      expect(response.headers.get('allow')).toContain(endpoint.method)
      expectErrorResponse(response)
    }
  }
  const withSlash = await readResponse(
    await market.app.request('/api/user/register/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }),
  )
  expect(withSlash.status).toBe(201)
})

test('an unknown path is answered with 404 and a message', async () => {
  const { market } = await createEndpointProbe(ENDPOINT_CASES[0] as EndpointCase)
  for (const path of ['/api/', '/api/nothing', '/api/user', '/api/user//login', '/api/%']) {
    const response = await readResponse(await market.app.request(path))
    expect([path, response.status, response.body['code']]).toEqual([path, 404, 'no_such_call'])
    expectErrorResponse(response)
  }
})
