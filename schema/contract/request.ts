import { addressOf, pathFields, type Endpoint } from './endpoint.ts'

export type Address = Pick<Endpoint, 'method' | 'path' | 'body' | 'headers'>

function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue
    if (value instanceof Blob) form.set(name, value)
    else form.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return form
}

/** As an entity tag is written; `*` stands for whatever there is. */
const tagOf = (value: unknown): string => (value === '*' ? '*' : `"${encodeURI(String(value))}"`)

/** Puts a promise into HTTP: fields in the path, in headers, a query string, JSON, or multipart when a file is among them. */
export function requestTo(
  endpoint: Address,
  input: Record<string, unknown>,
  origin: string,
  more: Record<string, string> = {},
): Request {
  const url = new URL(addressOf(endpoint, input), origin)
  const given = Object.entries(input).filter(([, value]) => value !== undefined)
  const inHeaders = endpoint.headers ?? {}
  const headers = { ...more }
  for (const [name, value] of given) {
    const header = inHeaders[name]
    if (header) headers[header] = tagOf(value)
  }
  const elsewhere = new Set([...pathFields(endpoint.path), ...Object.keys(inHeaders)])
  const rest = Object.fromEntries(given.filter(([name]) => !elsewhere.has(name)))
  const { method } = endpoint
  if (!endpoint.body || endpoint.body === 'bytes') {
    const { bytes, ...asked } = endpoint.body ? rest : { ...rest, bytes: undefined }
    for (const [name, value] of Object.entries(asked))
      if (value !== undefined) url.searchParams.set(name, String(value))
    if (bytes === undefined) return new Request(url, { method, headers })
    const body = bytes instanceof Blob ? bytes : String(bytes ?? '')
    const type = { 'content-type': 'application/octet-stream' }
    return new Request(url, { method, headers: { ...headers, ...type }, body })
  }
  const hasFile = Object.values(rest).some((value) => value instanceof Blob)
  if (hasFile) return new Request(url, { method: endpoint.method, headers, body: formOf(rest) })
  return new Request(url, {
    method: endpoint.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(rest),
  })
}
