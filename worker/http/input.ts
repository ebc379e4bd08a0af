import type { Context as Hono } from 'hono'
import * as v from 'valibot'
import { pathFields, type Endpoint } from '#schema/contract/endpoint.ts'
import { Refusal } from '#schema/domain/refusal.ts'

const FILES_BODY_MAX = 12 * 1024 * 1024
const JSON_BODY_MAX = 64 * 1024

type Fields = Record<string, unknown>

async function bytesOf(c: Hono, most: number): Promise<ArrayBuffer> {
  if (Number(c.req.header('content-length') ?? 0) > most) throw new Refusal('too_large')
  const bytes = await c.req.arrayBuffer()
  if (bytes.byteLength > most) throw new Refusal('too_large')
  return bytes
}

async function multipart(bytes: ArrayBuffer, type: string): Promise<Fields> {
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw new Refusal('malformed', 'That form could not be read.')
    })
  const fields: Fields = {}
  for (const [name, value] of form as unknown as Iterable<[string, string | Blob]>) {
    // An empty file field is what a browser sends when no file was chosen.
    if (value instanceof Blob && value.size === 0) continue
    const earlier = fields[name]
    fields[name] = earlier === undefined ? value : [earlier, value].flat()
  }
  return fields
}

function json(bytes: ArrayBuffer): Fields {
  const text = new TextDecoder().decode(bytes)
  if (text.trim() === '') return {}
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given === 'object' && given !== null && !Array.isArray(given)) return given as Fields
  } catch {
    // Told below, in the same words.
  }
  throw new Refusal('malformed', 'The body must be a JSON object.')
}

async function bodyOf(c: Hono, endpoint: Endpoint): Promise<Fields> {
  if (!endpoint.body) return {}
  const type = c.req.header('content-type') ?? ''
  if (endpoint.body === 'files' && type.startsWith('multipart/form-data'))
    return multipart(await bytesOf(c, FILES_BODY_MAX), type)
  return json(await bytesOf(c, JSON_BODY_MAX))
}

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
const sha256 = async (bytes: BufferSource) => hex(await crypto.subtle.digest('SHA-256', bytes))

/** SHA-256 of method, path and canonical body (fields sorted, files by their own digest): R51's "same body". */
export async function fingerprintOf(endpoint: Endpoint, fields: Fields): Promise<string> {
  const parts = await Promise.all(
    Object.entries(fields)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(async ([name, value]) => [
        name,
        value instanceof Blob ? await sha256(await value.arrayBuffer()) : value,
      ]),
  )
  const text = JSON.stringify([endpoint.method, endpoint.path, parts])
  return sha256(new TextEncoder().encode(text))
}

/** Everything the caller sent: body, then query string, then path, the surer place winning. */
export async function fieldsOf(c: Hono, endpoint: Endpoint): Promise<Fields> {
  const inPath = Object.fromEntries(pathFields(endpoint.path).map((name) => [name, c.req.param(name)]))
  const inQuery = endpoint.kind === 'query' ? c.req.query() : {}
  return { ...(await bodyOf(c, endpoint)), ...inQuery, ...inPath }
}

/** Checks it against the contract; a refusal in words names each field that is wrong. */
export function parseInput(endpoint: Endpoint, given: Fields): unknown {
  const parsed = v.safeParse(endpoint.input, given)
  if (parsed.success) return parsed.output
  const fields: Record<string, string> = {}
  for (const issue of parsed.issues) fields[v.getDotPath(issue) ?? 'form'] ??= issue.message
  const inPath = pathFields(endpoint.path)
  // A path that names nothing we could have is simply not found.
  if (Object.keys(fields).every((name) => inPath.includes(name))) throw new Refusal('not_found')
  throw new Refusal('invalid_input', Object.values(fields)[0], { fields })
}
