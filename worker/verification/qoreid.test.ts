import { beforeEach, describe, expect, it } from 'vitest'
import type { Day } from '#schema/domain/days.ts'
import { createTestServer } from '#testing/worker/test-server.ts'
import { createBackgroundContext } from '#worker/background/context.ts'
import { openQoreId } from './qoreid.ts'
import type { Claim, RegisterResult } from './register.ts'

type Server = Awaited<ReturnType<typeof createTestServer>>
let server: Server
beforeEach(async () => {
  server = await createTestServer()
})

const CLAIM: Claim = {
  kind: 'nin',
  number: '12345678901',
  name: 'Ngozi Adaeze Okafor',
  birthDate: '1990-05-17' as Day,
}
async function ask(changes: Partial<Claim> = {}): Promise<RegisterResult> {
  const register = await openQoreId(createBackgroundContext(server.deps))
  if (register.kind === 'later') throw new Error(register.reason)
  return register.ask({ ...CLAIM, ...changes })
}
const answered = (answer: string) => ({ kind: 'answer', answer })

/** Answers each lookup with this body, and returns what was asked. */
function answerWith(bodyOf: (names: { firstname: string; lastname: string }) => object) {
  const asked: object[] = []
  server.identity.injectFault(async (request, forward) => {
    if (request.url.endsWith('/token')) return forward(request)
    const body = (await request.json()) as { firstname: string; lastname: string }
    asked.push(body)
    return Response.json(bodyOf(body))
  })
  return asked
}
const EXACT = { status: 'EXACT_MATCH', fieldMatches: { firstname: true, lastname: true } }
const NONE = { status: 'NO_MATCH', fieldMatches: { firstname: false, lastname: false } }
const PARTIAL = { status: 'PARTIAL_MATCH', fieldMatches: { firstname: false, lastname: true } }
const lookup = (check: object, record?: object, names = ['nin_check', 'nin'] as const) => ({
  id: 1,
  status: { state: 'complete', status: 'verified' },
  summary: { [names[0]]: check },
  ...(record && { [names[1]]: record }),
})
const RECORD = {
  firstname: 'NGOZI',
  middlename: 'ADAEZE',
  lastname: 'OKAFOR',
  birthdate: '17-05-1990',
  photo: '/9j/4AAQ',
}

describe('a claim', () => {
  it.each<[Claim['kind'], string]>([
    ['nin', '12345678901'],
    ['votersCard', '90F5B1D80C528288265'],
    ['driversLicence', 'ABC12345AA12'],
    ['passport', 'A12345678'],
  ])('about a document of kind %s is looked up in its register', async (kind, number) => {
    expect(await ask({ kind, number })).toEqual(answered('match'))
    expect(server.identity.lookups()).toMatchObject([{ name: 'Ngozi Okafor', answer: 'match' }])
  })

  it.each([
    ['12345670404', 'no_match'],
    ['12345670405', 'no_match'],
    ['12345670406', 'no_match'],
    ['123', 'not_available'],
  ])('with the number %s is answered with %s', async (number, answer) => {
    expect(await ask({ number })).toEqual(answered(answer))
  })

  it('asks for the names once more in the other order, unless there is one name only', async () => {
    await ask({ number: '12345670405' })
    expect(server.identity.lookups().map(({ name }) => name)).toEqual([
      'Okafor Ngozi',
      'Ngozi Okafor',
    ])
    const asked = answerWith(({ firstname }) => lookup(firstname === 'Ngozi' ? EXACT : NONE))
    expect(await ask({ name: 'Okafor Adaeze Ngozi' })).toEqual(answered('not_available'))
    expect(asked).toHaveLength(2)
    expect(await ask({ name: 'Okafor' })).toEqual(answered('no_match'))
    expect(asked).toHaveLength(3)
  })
})

describe('the answer', () => {
  const date = (birthdate: string) => ({ ...RECORD, birthdate })
  it.each<[string, object, string]>([
    ['an exact match with the record', lookup(EXACT, RECORD), 'match'],
    ['a date with slashes', lookup(EXACT, date('17/05/1990')), 'match'],
    ['a date with the year first', lookup(EXACT, date('1990-05-17T00:00:00Z')), 'match'],
    ['another date', lookup(EXACT, date('18-05-1990')), 'no_match'],
    [
      'the other order of the record',
      lookup(NONE, { ...RECORD, firstname: 'Okafor', lastname: 'Ngozi' }),
      'match',
    ],
    [
      'names that differ in the record',
      lookup(PARTIAL, { ...RECORD, firstname: 'Emeka', middlename: null }),
      'no_match',
    ],
    [
      'another spelling of one of two names',
      lookup(PARTIAL, { firstname: 'Ngosi', lastname: 'Okafor', birthdate: '17-05-1990' }),
      'not_available',
    ],
    [
      'a date that the register compared',
      lookup({ ...EXACT, fieldMatches: { ...EXACT.fieldMatches, dob: true } }),
      'match',
    ],
    [
      'a date that it found different',
      lookup({ ...PARTIAL, fieldMatches: { firstname: true, lastname: true, dob: false } }),
      'no_match',
    ],
    ['a partial match without a record', lookup(PARTIAL), 'no_match'],
    ['no date at all', lookup(EXACT), 'not_available'],
    [
      'an exact match whose date is false',
      lookup(
        { ...EXACT, fieldMatches: { ...EXACT.fieldMatches, dob: false } },
        { ...RECORD, birthdate: '' },
      ),
      'not_available',
    ],
    [
      'a state that is not complete',
      { ...lookup(EXACT, RECORD), status: { state: 'in_progress' } },
      'not_available',
    ],
    ['a match without names', lookup('verified' as never, RECORD), 'not_available'],
    ['another document', lookup(EXACT, RECORD, ['bvn_check', 'bvn'] as never), 'not_available'],
    ['another shape', { ok: true }, 'not_available'],
  ])('of %s', async (_, body, answer) => {
    answerWith(() => body)
    expect(await ask({ name: 'Ngozi Okafor' })).toEqual(answered(answer))
  })

  it('for a passport has either name', async () => {
    answerWith(() => lookup(EXACT, RECORD, ['passport_check', 'passport_ng'] as never))
    expect(await ask({ kind: 'passport', number: 'A12345678' })).toEqual(answered('match'))
  })

  it('is read as not available when the address does not exist', async () => {
    server.identity.injectOnce('none', {
      effect: 'status',
      status: 404,
      body: { statusCode: 404, message: 'Cannot POST /v1' },
    })
    expect(await ask()).toEqual(answered('not_available'))
  })
})

describe('a failure is asked again later', () => {
  it('after 429 and 503, not before Retry-After', async () => {
    await server.identity.addFault({ effect: 'busy', retryAfter: 30 })
    expect(await ask()).toEqual({ kind: 'later', reason: 'HTTP 429', afterMs: 30_000 })
    await server.identity.addFault({ effect: 'broken' })
    expect(await ask()).toEqual({ kind: 'later', reason: 'HTTP 503', afterMs: 0 })
  })

  it.each(['drop-request', 'drop-response', 'drop-body'] as const)('after %s', async (effect) => {
    server.identity.injectOnce('none', effect)
    expect(await ask()).toMatchObject({ kind: 'later', afterMs: 0 })
  })

  it('after the time limit', async () => {
    server.identity.injectOnce('none', 'hang-response')
    const register = await openQoreId(createBackgroundContext(server.deps), 50)
    const result = register.kind === 'open' ? await register.ask(CLAIM) : register
    expect(result).toEqual({ kind: 'later', reason: 'TimeoutError', afterMs: 0 })
    expect(server.identity.lookups()).toHaveLength(1)
  })

  it.each([401, 402, 403, 424, 500])('after HTTP %i', async (status) => {
    server.identity.injectOnce('none', { effect: 'status', status })
    expect(await ask()).toEqual({ kind: 'later', reason: `HTTP ${status}`, afterMs: 0 })
  })

  it('when there is no token: our keys are wrong, or it is down', async () => {
    const open = () => openQoreId(createBackgroundContext(server.deps))
    await server.identity.addFault({ effect: 'broken', call: 'token' })
    expect(await open()).toEqual({ kind: 'later', reason: 'HTTP 503', afterMs: 0 })
    server.identity.injectOnce('html')
    expect(await open()).toMatchObject({ kind: 'later' })
    Object.assign(server.deps.settings, { REGISTER_SECRET: 'other' })
    expect(await open()).toEqual({ kind: 'later', reason: 'HTTP 401', afterMs: 0 })
  })
})
