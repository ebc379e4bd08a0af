import type { Context as HonoContext } from 'hono'
import * as v from 'valibot'
import { pathFields, type Endpoint } from '#schema/contract/endpoint.ts'
import { PART_SIZE } from '#schema/domain/limits.ts'
import { Refusal } from '#schema/domain/refusal.ts'

const FILES_BODY_MAX = 12 * 1024 * 1024
const JSON_BODY_MAX = 64 * 1024
const DEPTH_MAX = 8

type Fields = Record<string, unknown>

const tooLarge = () => new Refusal('too_large', 'That is more than can be sent at once.')

/** The body, never more of it than allowed: what a sender says of its length may be wrong or missing. */
export async function bytesOf(c: HonoContext, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(c.req.header('content-length') ?? 0) > most) throw tooLarge()
  const parts: Uint8Array[] = []
  let size = 0
  const reader = c.req.raw.body?.getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done || !value) break
    size += value.length
    if (size > most) {
      await reader?.cancel()
      throw tooLarge()
    }
    parts.push(value)
  }
  const bytes = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Fields without a past: `constructor` or `__proto__` is a name like any other here. */
const noFields = (): Fields => Object.create(null) as Fields

async function multipart(bytes: BodyInit, type: string): Promise<Fields> {
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new Refusal('malformed', 'That form could not be read.')
    })
  const fields = noFields()
  for (const [name, value] of form as unknown as Iterable<[string, string | Blob]>) {
    // An empty file field is what a browser sends when no file was chosen.
    if (value instanceof Blob && value.size === 0) continue
    const earlier = fields[name]
    fields[name] = earlier === undefined ? value : [earlier, value].flat()
  }
  return fields
}

const isDeep = (value: unknown, left = DEPTH_MAX): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (left === 0 || Object.values(value).some((inner) => isDeep(inner, left - 1)))

function json(bytes: Uint8Array): Fields {
  const text = new TextDecoder().decode(bytes)
  if (text.trim() === '') return noFields()
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given === 'object' && given !== null && !Array.isArray(given) && !isDeep(given))
      return Object.assign(noFields(), given)
  } catch {
    // Told below, in the same words.
  }
  throw new Refusal('malformed', 'The body must be a JSON object.')
}

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i
const FORM_TYPE = /^multipart\/form-data\s*;/i

/** The bytes themselves, without a form around them. */
function bare(bytes: Uint8Array<ArrayBuffer>, type: string): Fields {
  const fields = noFields()
  if (bytes.length === 0) return fields
  if (!/^application\/octet-stream\s*(?:;|$)/i.test(type))
    throw new Refusal('wrong_content_type', 'Send this as application/octet-stream.')
  return Object.assign(fields, { bytes: new Blob([bytes]) })
}

async function bodyOf(c: HonoContext, endpoint: Endpoint): Promise<Fields> {
  if (!endpoint.body) return noFields()
  const type = c.req.header('content-type') ?? ''
  if (endpoint.body === 'bytes') return bare(await bytesOf(c, PART_SIZE), type)
  if (endpoint.body === 'files' && FORM_TYPE.test(type))
    return multipart(await bytesOf(c, FILES_BODY_MAX), type)
  const bytes = await bytesOf(c, JSON_BODY_MAX)
  if (bytes.length > 0 && !JSON_TYPE.test(type)) {
    const forms = endpoint.body === 'files' ? ' or multipart/form-data' : ''
    throw new Refusal('wrong_content_type', `Send this as application/json${forms}.`)
  }
  return json(bytes)
}

/** The tags a header names, without their quotes; `W/` counts for nothing, since ours change with every version. */
const tagIn = (header: string): string => header.trim().replace(/^(?:W\/)?"([^"]*)"$/, '$1')

function inHeaders(c: HonoContext, { headers = {} }: Endpoint): Fields {
  const given = Object.entries(headers).map(
    ([name, header]) => [name, c.req.header(header)] as const,
  )
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, tagIn(value)]])),
  )
}

/** Everything the caller sent: body, then query string, headers, then path, the surer place winning. */
export async function fieldsOf(c: HonoContext, endpoint: Endpoint): Promise<Fields> {
  const inPath = pathFields(endpoint.path).map((name) => [name, c.req.param(name)])
  const inQuery = endpoint.kind === 'query' || endpoint.body === 'bytes' ? c.req.query() : {}
  const inBody = await bodyOf(c, endpoint)
  return Object.assign(
    inBody,
    inQuery,
    inHeaders(c, endpoint),
    Object.fromEntries(inPath) as Fields,
  )
}

/** Control characters and halves of characters: no keyboard makes them, and no database gives them back whole. */
const UNKEEPABLE = /(?![\t\n\r])\p{Cc}|\p{Surrogate}/u
const isUnkeepable = (value: unknown): boolean =>
  typeof value === 'string'
    ? UNKEEPABLE.test(value)
    : Array.isArray(value) && value.some(isUnkeepable)

function refuseUnkeepable(given: Fields): void {
  const [name] = Object.entries(given).find(([, value]) => isUnkeepable(value)) ?? []
  if (name === undefined) return
  const words = 'There are characters in there that cannot be kept.'
  throw new Refusal('invalid_input', words, { fields: { [name]: words } })
}

/** A field that is missing is asked as one that is empty, because only its own schema has words for that. */
function wordsIn({ input }: Endpoint, given: Fields) {
  const { entries } = input as { entries?: Fields }
  const missing = Object.keys(entries ?? {}).filter((name) => !(name in given))
  const blanks = Object.fromEntries(missing.map((name) => [name, undefined]))
  return v.safeParse(input, { ...blanks, ...given }).issues ?? []
}

/** Checks it against the contract; a refusal in words names each field that is wrong. */
export function parseInput(endpoint: Endpoint, given: Fields): unknown {
  refuseUnkeepable(given)
  const parsed = v.safeParse(endpoint.input, given)
  if (parsed.success) return parsed.output
  const fields: Record<string, string> = {}
  for (const issue of wordsIn(endpoint, given))
    fields[v.getDotPath(issue) ?? 'form'] ??= issue.message
  const inPath = pathFields(endpoint.path)
  // A path that names nothing we could have is simply not found.
  if (Object.keys(fields).every((name) => inPath.includes(name))) throw new Refusal('not_found')
  throw new Refusal('invalid_input', Object.values(fields)[0], { fields })
}
