import { beforeAll, describe, expect, test } from 'vitest'
import { pathFields, type Endpoint } from '#schema/contract/endpoint.ts'
import { ENDPOINTS } from '#schema/contract/index.ts'
import { SERVED } from '../app.ts'
import type { Case } from '../test/case.ts'
import { CASES } from '../test/cases.ts'
import { badTokens } from '../test/hostile.ts'
import { besiege, expectWords, hear, type Siege } from '../test/siege.ts'

const namesOf = (endpoints: readonly Endpoint[]) => endpoints.map(({ name }) => name).toSorted()
const named = (cases: readonly Case[]) => cases.map((each) => [each.endpoint.name, each] as const)
const signedIn = CASES.filter(({ endpoint }) => endpoint.who !== 'anyone')
const starting = signedIn.filter(({ endpoint }) => endpoint.who !== 'signedIn')

test('every call of the contract is served once, and has its case in the battery', () => {
  expect(namesOf(SERVED.map(({ endpoint }) => endpoint))).toEqual(namesOf(ENDPOINTS))
  expect(namesOf(CASES.map(({ endpoint }) => endpoint))).toEqual(namesOf(ENDPOINTS))
})

describe.each(named(signedIn))('%s', (_, given) => {
  let siege: Siege
  beforeAll(async () => {
    siege = await besiege(given)
  })

  test('R3: signed out, or with a token that opens nothing, is 401', async () => {
    const { caller, input, market, send, withoutTrace } = siege
    if (!caller) throw new Error('This call needs a caller.')
    const tokens = { 'is not there': '', ...(await badTokens(market, caller)) }
    await withoutTrace(async () => {
      for (const [fault, token] of Object.entries(tokens)) {
        const heard = await send(input, { token: token || 'none' })
        expect([fault, heard.status, heard.body['code']]).toEqual([fault, 401, 'signed_out'])
        expectWords(heard)
      }
    })
  })

  test('R52: somebody else’s is not there, and stays as it is', async () => {
    const { endpoint } = given
    const { stranger, input, send, withoutTrace } = siege
    // What names an object says in its case who may not touch it; an open todo may be applied for by every tasker.
    const isForAll = endpoint.name === 'proposals.apply'
    expect(pathFields(endpoint.path).length === 0 || isForAll || stranger !== undefined).toBe(true)
    if (!stranger) return
    await withoutTrace(async () => {
      const heard = await send(input, { token: stranger.person.token })
      expect(heard.status).toBe(stranger.hears)
      expectWords(heard)
    })
  })
})

test.each(named(starting))('R5: %s by an account of another type is 403', async (_, given) => {
  const { market, input, send, withoutTrace } = await besiege(given)
  const other = await market.person(given.endpoint.who === 'client' ? 'tasker' : 'client')
  await withoutTrace(async () => {
    const heard = await send(input, { token: other.token })
    expect([heard.status, heard.body['code']]).toEqual([403, 'wrong_role'])
    expectWords(heard)
  })
})

test('a call by the wrong method is 405 and says which are right; with a slash behind it is the same call', async () => {
  const [first] = CASES
  if (!first) throw new Error('There is no case.')
  const { market, input } = await besiege(first)
  for (const { endpoint } of CASES) {
    const path = `/api/${endpoint.path.replace(/\{\w+\}/g, 'x')}`
    const right = CASES.filter(({ endpoint: { path: other } }) => other === endpoint.path)
    const wrong = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
      (method) => !right.some((each) => each.endpoint.method === method),
    )
    for (const method of wrong) {
      const heard = await hear(await market.app.request(path, { method }))
      expect([path, method, heard.status]).toEqual([path, method, 405])
      expect(heard.headers.get('allow')).toContain(endpoint.method)
      expectWords(heard)
    }
  }
  const slashed = await hear(
    await market.app.request('/api/user/register/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
    }),
  )
  expect(slashed.status).toBe(201)
})

test('what is no call of ours is 404 in words', async () => {
  const { market } = await besiege(CASES[0] as Case)
  for (const path of ['/api/', '/api/nothing', '/api/user', '/api/user//login', '/api/%']) {
    const heard = await hear(await market.app.request(path))
    expect([path, heard.status, heard.body['code']]).toEqual([path, 404, 'no_such_call'])
    expectWords(heard)
  }
})
