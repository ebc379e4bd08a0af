import { expect } from 'vitest'
import { pathFields, type Endpoint } from '#schema/contract/endpoint.ts'
import { requestTo } from '#schema/contract/request.ts'
import { REFUSALS } from '#schema/domain/refusal.ts'
import type { Case } from './case.ts'
import { newMarket } from './market.ts'
import { stateOf } from './state.ts'
import type { Person } from './world.ts'

export type Fields = Record<string, unknown>
export type Heard = { status: number; body: Fields; headers: Headers; text: string }
type Arranged = {
  caller: Person | null
  input: Fields
  other?: Fields
  stranger?: { person: Person; hears: 403 | 404 }
}
export type Siege = Awaited<ReturnType<typeof besiege>>

/** An address or a header cannot carry half a character. */
const spelled = (fields: Fields, inPath: string[]): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) =>
      inPath.includes(name) ? [name, String(value).replace(/\p{Surrogate}/u, '%')] : [name, value],
    ),
  )

const entriesOf = ({ input }: Endpoint) =>
  (input as { entries?: Record<string, { type: string }> }).entries ?? {}

/** The names of what a call takes, and of what it cannot do without. */
export const fieldsOf = (endpoint: Endpoint): string[] => Object.keys(entriesOf(endpoint))
export const requiredIn = (endpoint: Endpoint): string[] =>
  Object.entries(entriesOf(endpoint))
    .filter(([, { type }]) => type !== 'optional')
    .map(([name]) => name)

/** SECURITY 4: on every answer, whatever it says. */
export function expectHeaders({ headers, status }: Heard): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    // What has a version is kept by the asker alone, and asked about every time (SYNC 1).
    ...(headers.has('etag')
      ? { 'cache-control': 'private, no-cache', vary: 'Authorization' }
      : { 'cache-control': 'no-store' }),
    'referrer-policy': 'no-referrer',
    'x-request-id': expect.stringMatching(/^[\w-]{16,}$/),
    ...(status !== 204 && { 'content-type': 'application/json' }),
  })
}

/** A no in words: for a person, for a program, and findable in the log. */
export function expectWords(heard: Heard): void {
  expect(heard.body).toMatchObject({
    error: expect.stringMatching(/\S+ \S+/),
    code: expect.stringMatching(new RegExp(`^(${Object.keys(REFUSALS).join('|')})$`)),
    requestId: heard.headers.get('x-request-id'),
  })
  // What the library says when we gave it no words is for a programmer.
  expect(heard.text).not.toMatch(/Invalid |Expected /)
  expectHeaders(heard)
}

export async function hear(response: Response, read?: string): Promise<Heard> {
  const text = read ?? (await response.text())
  const body = (text === '' ? {} : JSON.parse(text)) as Fields
  return { status: response.status, body, headers: response.headers, text }
}

/** One call in a world made for it, and the ways to try it. */
export async function besiege({ endpoint, arrange }: Case) {
  const market = await newMarket()
  const arranged = (await arrange(market)) as Arranged
  const named = [...pathFields(endpoint.path), ...Object.keys(endpoint.headers ?? {})]

  const requestOf = (fields: Fields, { token = arranged.caller?.token ?? '', key = '' } = {}) =>
    requestTo(endpoint, spelled(fields, named), 'http://onise.test', {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    })

  return {
    market,
    ...arranged,
    requestOf,
    /** Calls as the caller, or with another token or key. */
    async send(fields: Fields, how: { token?: string; key?: string } = {}) {
      const { response, text } = await market.deliver(requestOf(fields, how))
      return hear(response, text)
    },
    /** Some asking that must leave everything as it was. */
    async withoutTrace(work: () => Promise<void>): Promise<void> {
      const before = await stateOf(market)
      await work()
      expect(await stateOf(market)).toEqual(before)
    },
  }
}
