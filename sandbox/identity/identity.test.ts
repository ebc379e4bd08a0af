import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createIdentity, createIdentityInProcess } from './identity.ts'

const ORIGIN = 'http://127.0.0.1:6'
const keys = { clientId: 'client', secret: 'secret' }
const ada = { firstname: 'Ada', lastname: 'Obi', dob: '1990-05-17' }
const dir = mkdtempSync(join(tmpdir(), 'onise-identity-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))

type Check = { status: string }
type Body = {
  accessToken?: string
  statusCode?: number
  summary?: Record<string, Check>
  status?: { status: string }
  nin?: { birthdate: string }
}
let now: number
let identity: ReturnType<typeof createIdentityInProcess>
let authorization: string
async function post(path: string, body: object, headers: Record<string, string> = {}) {
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await identity.fetch(new Request(ORIGIN + path, init))
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Body,
  }
}
const lookUp = (path: string, body: object = ada, token = authorization) =>
  post(`/v1/ng/identities/${path}`, body, { authorization: token })
const get = (path: string, headers: Record<string, string> = {}) =>
  identity.fetch(new Request(ORIGIN + path, { headers }))

beforeEach(async () => {
  now = 1_700_000_000_000
  identity = createIdentityInProcess({ ...keys, now: () => now })
  const { body } = await post('/token', keys)
  authorization = `Bearer ${body.accessToken}`
})

describe('a token', () => {
  it('is given for both keys', async () => {
    const accessToken = expect.any(String) as string
    expect(await post('/token', keys)).toMatchObject({
      status: 201,
      body: { accessToken, expiresIn: 7200, tokenType: 'Bearer' },
    })
  })

  it.each([{ clientId: 'other' }, { secret: 'other' }, { extra: '1' }])(
    'is not given for %o',
    async (changes) => {
      expect((await post('/token', { ...keys, ...changes })).status).toBe(401)
    },
  )

  it('is needed, ours, and valid for two hours', async () => {
    expect((await lookUp('nin/12345678901', ada, '')).status).toBe(401)
    expect((await lookUp('nin/12345678901', ada, 'Bearer other')).status).toBe(401)
    now += 7200 * 1000 - 1
    expect((await lookUp('nin/12345678901')).status).toBe(200)
    now += 1
    expect((await lookUp('nin/12345678901')).status).toBe(401)
  })
})

describe('a lookup', () => {
  it.each([
    ['nin/12345678901', 'nin_check', 'nin'],
    ['vin/90F5B1D80C528288265', 'voters_card_check', 'voters_card'],
    ['drivers-license/ABC12345AA12', 'drivers_license_check', 'drivers_license'],
    ['passport/A12345678', 'passport_ng_check', 'passport'],
  ])('of %s matches everybody, with the record', async (path, check, document) => {
    const { status, body } = await lookUp(path)
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        summary: {
          [check]: { status: 'EXACT_MATCH', fieldMatches: { firstname: true, lastname: true } },
        },
        status: { state: 'complete', status: 'verified' },
        [document]: expect.objectContaining({ birthdate: '17-05-1990' }) as object,
      }),
    ])
  })

  it.each([
    ['nin/1234567890', ada, 400],
    ['passport/12', ada, 400],
    ['nin/12345678901', { firstname: 'Ada' }, 400],
    ['nin/12345678901', { ...ada, dob: '17-05-1990' }, 400],
    ['nin/12345678901', { ...ada, number: '1' }, 400],
    ['nin/12345670404', ada, 404],
    ['pvc/12345678901', ada, 404],
  ])('of %s with %o is answered with %i', async (path, body, expected) => {
    const { status, body: answer } = await lookUp(path, body)
    expect(status).toBe(expected)
    expect(answer.statusCode).toBe(expected)
  })

  it('of a number that ends in 0405 or 0406 says that the name or the date of birth is another', async () => {
    const name = (await lookUp('nin/12345670405')).body
    expect([name.summary?.['nin_check']?.status, name.status?.status, name.nin]).toEqual([
      'NO_MATCH',
      'id_mismatch',
      undefined,
    ])
    expect((await lookUp('nin/12345670406')).body.nin?.birthdate).toBe('01-01-1901')
  })
})

it('has the faults that scripts ask for, of each call, until they are removed', async () => {
  await post('/_control/faults', { effect: 'busy', retryAfter: 30 })
  const busy = await lookUp('nin/12345678901')
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '30'])
  expect((await lookUp('nin/12345678901')).status).toBe(200)
  await post('/_control/faults', { effect: 'broken', call: 'token', times: null })
  expect((await post('/token', keys)).status).toBe(503)
  expect((await post('/token', keys)).status).toBe(503)
  await post('/_control/faults', { effect: 'slow', delayMs: 0 })
  expect((await lookUp('nin/12345678901')).status).toBe(200)
  await identity.fetch(new Request(`${ORIGIN}/_control/faults`, { method: 'DELETE' }))
  expect((await post('/token', keys)).status).toBe(201)
  expect((await post('/_control/faults', { effect: 'gone' })).status).toBe(400)
})

it('shows what was asked with masked numbers, escaped, and to no other origin', async () => {
  await lookUp('nin/12345678901', { ...ada, lastname: '<b>Obi' })
  const page = await (await get('/')).text()
  expect(page).toContain('•••••••8901')
  expect(page).toContain('Ada &lt;b&gt;Obi')
  expect(page).not.toContain('12345678901')
  expect((await get('/', { origin: 'https://evil.example' })).status).toBe(403)
})

it('stores no whole number, and has its lookups after a restart', async () => {
  const file = join(dir, 'identity.jsonl')
  const server = await createIdentity({ ...keys, file })
  const send = async (path: string, body: object, headers: Record<string, string> = {}) =>
    (await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })).json()
  const { accessToken } = (await send('/token', keys)) as { accessToken: string }
  await send('/v1/ng/identities/nin/12345678901', ada, { authorization: `Bearer ${accessToken}` })
  await server.stop()
  expect(readFileSync(file, 'utf8')).not.toContain('12345678901')
  const again = await createIdentity({ ...keys, file })
  expect(again.lookups()).toMatchObject([{ document: 'nin', name: 'Ada Obi', answer: 'match' }])
  await again.stop()
})
