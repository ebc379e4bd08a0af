import type { Context as HonoContext } from 'hono'
import * as v from 'valibot'
import { pathFields, type Endpoint } from '#schema/contract/endpoint.ts'
import type { Definition } from '#schema/contract/index.ts'
import { DomainError } from '#schema/domain/errors.ts'
import { PART_SIZE } from '#schema/domain/limits.ts'
import { REQUEST_MESSAGES } from '#schema/domain/messages/requests.ts'
import { VALIDATION_FACTS as validationMessages } from '#schema/domain/messages/validation.ts'
import { isUnstorable } from '#schema/domain/text.ts'
import { JSON_BODY_MAX, readBytes, type BeforeLarge } from './body.ts'
import { countParts, emptyFields, readMultipart, type Fields } from './multipart.ts'

/** Bytes: the largest submission with its form. */
const FILES_BODY_MAX = 12 * 1024 * 1024
const JSON_DEPTH_MAX = 8

const isTooDeep = (value: unknown, left = JSON_DEPTH_MAX): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => isTooDeep(inner, left - 1)))

function readJson(bytes: Uint8Array): Fields {
  const text = new TextDecoder().decode(bytes)
  if (text.trim() === '') return emptyFields()
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    if (isObject && !isTooDeep(value)) return Object.assign(emptyFields(), value)
  } catch {
    // Falls through to the same error.
  }
  throw new DomainError('malformed', REQUEST_MESSAGES.jsonObject)
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i
const FORM_TYPE = /^multipart\/form-data\s*;/i

function readOctetStream(bytes: Uint8Array<ArrayBuffer>, type: string): Fields {
  const fields = emptyFields()
  if (bytes.length === 0) return fields
  if (!/^application\/octet-stream\s*(?:;|$)/i.test(type))
    throw new DomainError('wrong_content_type', REQUEST_MESSAGES.octetStream)
  return Object.assign(fields, { bytes: new Blob([bytes]) })
}

async function readBody(
  c: HonoContext,
  endpoint: Endpoint,
  beforeLarge: BeforeLarge | undefined,
): Promise<Fields> {
  if (!endpoint.body) return emptyFields()
  const type = c.req.header('content-type') ?? ''
  const large = { ...(beforeLarge && { beforeLarge }) }
  if (endpoint.body === 'bytes') return readOctetStream(await readBytes(c, PART_SIZE, large), type)
  if (endpoint.body === 'files' && FORM_TYPE.test(type)) {
    const inspect = countParts(type)
    return readMultipart(await readBytes(c, FILES_BODY_MAX, { ...large, inspect }), type)
  }
  const bytes = await readBytes(c, JSON_BODY_MAX)
  if (bytes.length > 0 && !JSON_TYPE.test(type)) {
    const { json, jsonOrForm } = REQUEST_MESSAGES
    throw new DomainError('wrong_content_type', endpoint.body === 'files' ? jsonOrForm : json)
  }
  return readJson(bytes)
}

/** An entity tag without its quotes. `W/` is ignored, because our tags change with every version. */
const unquote = (header: string): string => header.trim().replace(/^(?:W\/)?"([^"]*)"$/, '$1')

function headerFields(c: HonoContext, { headers = {} }: Endpoint): Fields {
  const values = Object.entries(headers).map(
    ([name, header]) => [name, c.req.header(header)] as const,
  )
  return Object.fromEntries(
    values.flatMap(([name, value]) => (value === undefined ? [] : [[name, unquote(value)]])),
  )
}

/** A repeated field is a list. A command takes only the named fields from its address. */
function queryFields(c: HonoContext, { kind, body, query = [] }: Endpoint): Fields {
  const all = Object.fromEntries(
    Object.entries(c.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? values[0] : values,
    ]),
  )
  if (kind === 'query' || body === 'bytes') return all
  return Object.fromEntries(Object.entries(all).filter(([name]) => query.includes(name)))
}

/** All fields of the request; the path wins over headers, these over the query string, and that over the body. */
export async function readFields(
  c: HonoContext,
  endpoint: Endpoint,
  beforeLarge?: BeforeLarge,
): Promise<Fields> {
  const inPath = pathFields(endpoint.path).map((name) => [name, c.req.param(name)])
  const inQuery = queryFields(c, endpoint)
  const inBody = await readBody(c, endpoint, beforeLarge)
  return Object.assign(
    inBody,
    inQuery,
    headerFields(c, endpoint),
    Object.fromEntries(inPath) as Fields,
  )
}

const hasUnstorable = (value: unknown): boolean =>
  typeof value === 'string'
    ? isUnstorable(value)
    : Array.isArray(value) && value.some(hasUnstorable)

function rejectUnstorable(fields: Fields): void {
  const [name] = Object.entries(fields).find(([, value]) => hasUnstorable(value)) ?? []
  if (name === undefined) return
  const message = validationMessages.unstorableCharacters
  throw new DomainError('invalid_input', message, { fields: { [name]: message } })
}

/** A missing field is validated as `undefined`, because only its own schema has a message for it. */
function issuesOf({ input }: Definition, fields: Fields) {
  const { entries } = input as { entries?: Fields }
  const missing = Object.keys(entries ?? {}).filter((name) => !(name in fields))
  const blanks = Object.fromEntries(missing.map((name) => [name, undefined]))
  return v.safeParse(input, { ...blanks, ...fields }).issues ?? []
}

/** Validates the fields with the endpoint's schema; the error has one message per wrong field. */
export function parseInput(endpoint: Definition, fields: Fields): unknown {
  rejectUnstorable(fields)
  const parsed = v.safeParse(endpoint.input, fields)
  if (parsed.success) return parsed.output
  const messages: Record<string, string> = {}
  for (const issue of issuesOf(endpoint, fields))
    messages[v.getDotPath(issue) ?? 'form'] ??= issue.message
  const inPath = pathFields(endpoint.path)
  // A malformed id in the path cannot exist.
  if (Object.keys(messages).every((name) => inPath.includes(name)))
    throw new DomainError('not_found')
  throw new DomainError('invalid_input', Object.values(messages)[0], { fields: messages })
}
