import { endpointUrl, pathFields, type Endpoint } from './endpoint.ts'

type EndpointAddress = Pick<Endpoint, 'method' | 'path' | 'body' | 'query' | 'headers'>
type Fields = Record<string, unknown>

function toFormData(fields: Fields): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue
    if (value instanceof Blob) form.set(name, value)
    else form.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return form
}

/** As an entity tag is written; `*` matches any version. */
const toEntityTag = (value: unknown): string =>
  value === '*' ? '*' : `"${encodeURI(String(value))}"`

/** All fields in the query string, except `bytes`, which is the body. */
function queryRequest(url: URL, init: RequestInit, { bytes, ...fields }: Fields): Request {
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value))
  if (bytes === undefined) return new Request(url, init)
  const headers = { ...init.headers, 'content-type': 'application/octet-stream' }
  return new Request(url, { ...init, headers, body: bytes instanceof Blob ? bytes : String(bytes) })
}

/** Builds the HTTP request: fields in the path, in headers, a query string, JSON, or multipart when there is a file. */
export function buildRequest(
  endpoint: EndpointAddress,
  input: Fields,
  origin: string,
  moreHeaders: Record<string, string> = {},
): Request {
  const url = new URL(endpointUrl(endpoint, input), origin)
  const fields = Object.entries(input).filter(([, value]) => value !== undefined)
  const headerOf = endpoint.headers ?? {}
  const headers = { ...moreHeaders }
  for (const [name, value] of fields) {
    const header = headerOf[name]
    if (header) headers[header] = toEntityTag(value)
  }
  const inQuery = endpoint.query ?? []
  for (const [name, value] of fields)
    if (inQuery.includes(name)) url.searchParams.set(name, String(value))
  const elsewhere = new Set([...pathFields(endpoint.path), ...Object.keys(headerOf), ...inQuery])
  const rest = Object.fromEntries(fields.filter(([name]) => !elsewhere.has(name)))
  const init = { method: endpoint.method, headers }
  if (!endpoint.body || endpoint.body === 'bytes') return queryRequest(url, init, rest)
  const hasFile = Object.values(rest).some((value) => value instanceof Blob)
  if (hasFile) return new Request(url, { ...init, body: toFormData(rest) })
  return new Request(url, {
    ...init,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(rest),
  })
}
