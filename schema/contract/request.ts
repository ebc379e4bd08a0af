import { addressOf, pathFields, type Endpoint } from './endpoint.ts'

export type Address = Pick<Endpoint, 'method' | 'path' | 'body'>

function formOf(input: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null) continue
    if (value instanceof Blob) form.set(name, value)
    else form.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return form
}

/** Puts a promise into HTTP: fields in the path, a query string, JSON, or multipart when a file is among them. */
export function requestTo(
  endpoint: Address,
  input: Record<string, unknown>,
  origin: string,
  headers: Record<string, string> = {},
): Request {
  const url = new URL(addressOf(endpoint, input), origin)
  const inPath = new Set(pathFields(endpoint.path))
  const rest = Object.fromEntries(
    Object.entries(input).filter(([name, value]) => !inPath.has(name) && value !== undefined),
  )
  if (!endpoint.body) {
    for (const [name, value] of Object.entries(rest)) url.searchParams.set(name, String(value))
    return new Request(url, { method: endpoint.method, headers })
  }
  const hasFile = Object.values(rest).some((value) => value instanceof Blob)
  if (hasFile) return new Request(url, { method: endpoint.method, headers, body: formOf(rest) })
  return new Request(url, {
    method: endpoint.method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(rest),
  })
}
