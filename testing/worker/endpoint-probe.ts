import { Hono } from 'hono'
import { expect } from 'vitest'
import { pathFields, type Endpoint } from '#schema/contract/endpoint.ts'
import { definitionOf } from '#schema/contract/index.ts'
import { buildRequest } from '#schema/contract/request.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { inWords } from '#schema/domain/localize.ts'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { parseInput, readFields } from '#worker/http/input.ts'
import { honoPath } from '#worker/http/mount.ts'
import { dumpDatabase, expectSameRows } from './dump-database.ts'
import type { EndpointCase, EndpointScenario } from './endpoint-case.ts'
import { createMarket, type Market } from './market.ts'

export type Fields = Record<string, unknown>
export type ProbeResponse = { status: number; body: Fields; headers: Headers; text: string }
type Scenario = Omit<EndpointScenario<Endpoint>, 'input' | 'otherInput'> & {
  input: Fields
  otherInput?: Fields
}
export type EndpointProbe = Awaited<ReturnType<typeof createEndpointProbe>>

/** A URL or a header cannot carry half of a surrogate pair. */
const replaceLoneSurrogates = (fields: Fields, names: string[]): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) =>
      names.includes(name) ? [name, String(value).replace(/\p{Surrogate}/u, '%')] : [name, value],
    ),
  )

const entriesOf = (endpoint: Endpoint) =>
  (definitionOf(endpoint).input as { entries?: Record<string, { type: string }> }).entries ?? {}

export const fieldsOf = (endpoint: Endpoint): string[] => Object.keys(entriesOf(endpoint))
export const requiredFieldsOf = (endpoint: Endpoint): string[] =>
  Object.entries(entriesOf(endpoint))
    .filter(([, { type }]) => type !== 'optional')
    .map(([name]) => name)

/** Every response has these headers, whatever its status. */
export function expectSecurityHeaders({ headers, status }: ProbeResponse): void {
  expect(Object.fromEntries(headers)).toMatchObject({
    'strict-transport-security': 'max-age=86400',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cache-control': 'no-store',
    ...(headers.has('etag') && { vary: 'Authorization' }),
    'referrer-policy': 'no-referrer',
    'x-request-id': expect.stringMatching(/^[\w-]{16,}$/),
    ...(status !== 204 && { 'content-type': 'application/json' }),
  })
}

const CODE = new RegExp(`^(${Object.keys(ERROR_MESSAGES).join('|')})$`)
/** The default messages of valibot are not for users. */
const DEFAULT_MESSAGE = /Invalid |Expected /

/** An error has a message for the user, a stable code, and the id of its log line. */
export function expectErrorResponse(response: ProbeResponse): void {
  expect(response.body).toMatchObject({
    error: expect.stringMatching(/\S+ \S+/),
    code: expect.stringMatching(CODE),
    requestId: response.headers.get('x-request-id'),
  })
  expect(response.text).not.toMatch(DEFAULT_MESSAGE)
  expectSecurityHeaders(response)
}

/** The error with which a route rejects its input has a message for the user, and one for each wrong field. */
export function expectInputError({ message, fields }: DomainError): void {
  for (const text of [message, ...Object.values(fields ?? {}).map(inWords)]) {
    expect(text).toMatch(/\S+ \S+/)
    expect(text).not.toMatch(DEFAULT_MESSAGE)
  }
}

/** Reads and validates requests as the endpoint's route does, and nothing else: the error, or null when it accepts. */
function createValidator(endpoint: Endpoint) {
  const definition = definitionOf(endpoint)
  const errors: Error[] = []
  const app = new Hono()
  app.on(endpoint.method, honoPath(endpoint), async (c) => {
    parseInput(definition, await readFields(c, definition))
    return c.body(null, 204)
  })
  app.onError((error, c) => {
    errors.push(error)
    return c.body(null, 400)
  })
  return async (request: Request): Promise<DomainError | null> => {
    await app.request(request)
    const error = errors.pop() ?? null
    if (error === null || error instanceof DomainError) return error
    throw error
  }
}

export async function readResponse(response: Response, bodyText?: string): Promise<ProbeResponse> {
  const text = bodyText ?? (await response.text())
  const body = (text === '' ? {} : JSON.parse(text)) as Fields
  return { status: response.status, body, headers: response.headers, text }
}

/**
 * Fails when work wrote to a table that is compared. All rows are read only where something was written since they were read
 * last.
 */
function createWriteCheck(market: Market) {
  let known: { changes: number | undefined; rows: Record<string, string> } | undefined
  const read = async () => {
    const changes = market.countChanges()
    if (changes === undefined || known?.changes !== changes)
      known = { changes, rows: await dumpDatabase(market) }
    return known.rows
  }
  return async (work: () => Promise<void>): Promise<void> => {
    const before = await read()
    await work()
    expectSameRows(await read(), before)
  }
}

/** Arranges one endpoint case on a server of its own. */
export async function createEndpointProbe({ endpoint, arrange }: EndpointCase) {
  const market = await createMarket()
  const scenario = (await arrange(market)) as Scenario
  const urlFields = [...pathFields(endpoint.path), ...Object.keys(endpoint.headers ?? {})]

  const createRequest = (fields: Fields, { token = scenario.caller?.token ?? '', key = '' } = {}) =>
    buildRequest(endpoint, replaceLoneSurrogates(fields, urlFields), 'http://onise.test', {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    })

  const validate = createValidator(endpoint)
  return {
    market,
    ...scenario,
    createRequest,
    /** The error with which the endpoint's schema rejects these fields, or null. */
    validate: (fields: Fields) => validate(createRequest(fields)),
    /** Sends as the caller, unless another token is passed. */
    async send(fields: Fields, options: { token?: string; key?: string } = {}) {
      const { response, text } = await market.dispatch(createRequest(fields, options))
      return readResponse(response, text)
    },
    expectNoWrites: createWriteCheck(market),
  }
}
