import { pathFields, type Access, type Endpoint } from './endpoint.ts'
import type { Definition } from './index.ts'
import { failures, headers, ofType } from './openapi-responses.ts'
import { schemaOf, type Node } from './openapi-schemas.ts'
import { refusalsOf, successesOf } from './statuses.ts'
import { BYTES } from './values.schemas.ts'

const IDEMPOTENCY_KEY_HEADER: Node = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Repeating a request with the same key and body within 30 days returns the first response again.',
  schema: { type: 'string', pattern: '^[\\w.:-]{1,255}$' },
}

const IF_NONE_MATCH_HEADER: Node = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The ETag of an earlier response. The answer is 304 when the list has not changed.',
  schema: { type: 'string' },
}

const propertiesOf = (input: Node): Record<string, Node> =>
  (input['properties'] ?? {}) as Record<string, Node>
const requiredIn = (input: Node): string[] => (input['required'] ?? []) as string[]

const isQueryParameter = ({ kind, body, query = [] }: Endpoint, name: string): boolean =>
  kind === 'query' || (body === 'bytes' && name !== 'bytes') || query.includes(name)

/** A field that must be absent: clients have no use for it. */
const isForbidden = (schema: Node): boolean => 'not' in schema

/** In an address or a form, where all is text: the one type that a client has, a list as a repeated field. */
function asText(schema: Node): Node {
  const { anyOf, type } = schema
  if (Array.isArray(anyOf))
    return (anyOf as Node[]).find((each) => each['type'] !== 'null') ?? schema
  if (!Array.isArray(type)) return schema
  const { pattern: _, minLength: __, maxLength: ___, ...rest } = schema
  return { ...rest, type: type[0] ?? 'string' }
}

function parametersOf(endpoint: Definition, input: Node): Node[] {
  const inPath = pathFields(endpoint.path)
  const { headers: named = {} } = endpoint
  const properties = Object.entries(propertiesOf(input))
  const inHeaders = properties
    .filter(([name]) => name in named)
    .map(([name, schema]) => ({
      name: named[name] ?? name,
      in: 'header',
      required: false,
      schema,
    }))
  const listed = properties
    .filter(([name]) => inPath.includes(name) || isQueryParameter(endpoint, name))
    .map(([name, schema]) => {
      const isPath = inPath.includes(name)
      const required = isPath || requiredIn(input).includes(name)
      return { name, in: isPath ? 'path' : 'query', required, schema: asText(schema) }
    })
  if (endpoint.kind !== 'query') return [...listed, ...inHeaders, IDEMPOTENCY_KEY_HEADER]
  return endpoint.hasEtag
    ? [...listed, ...inHeaders, IF_NONE_MATCH_HEADER]
    : [...listed, ...inHeaders]
}

const JSON_TOO = 'Without files the same fields are accepted as `application/json` too.'

/** One type for each body, because generated clients take the first: a form where there may be a file, JSON elsewhere. */
function bodyOf(endpoint: Definition, input: Node): Node | null {
  if (!endpoint.body) return null
  if (endpoint.body === 'bytes') {
    const schema = propertiesOf(input)['bytes'] ?? BYTES
    return { required: true, content: ofType('application/octet-stream', schema) }
  }
  const elsewhere = [
    ...pathFields(endpoint.path),
    ...Object.keys(endpoint.headers ?? {}),
    ...(endpoint.query ?? []),
  ]
  const isForm = endpoint.body === 'files'
  const fields = Object.entries(propertiesOf(input)).filter(
    ([name, schema]) => !elsewhere.includes(name) && !isForbidden(schema),
  )
  if (fields.length === 0) return null
  const required = requiredIn(input).filter((name) => !elsewhere.includes(name))
  const properties = Object.fromEntries(
    fields.map(([name, schema]) => [name, isForm ? asText(schema) : schema]),
  )
  const schema = { type: 'object', properties, ...(required.length > 0 && { required }) }
  return {
    required: required.length > 0,
    ...(isForm && { description: JSON_TOO }),
    content: ofType(isForm ? 'multipart/form-data' : 'application/json', schema),
  }
}

function successResponses(endpoint: Definition): Node {
  const { kind, hasEtag, output, download } = endpoint
  const sent = headers(
    'X-Request-Id',
    ...(hasEtag ? ['ETag'] : []),
    ...(kind === 'query' ? [] : ['Idempotency-Replayed']),
  )
  const content = {
    ...ofType('application/json', schemaOf(output, 'output')),
    ...(download && ofType(download, { type: 'string' })),
  }
  const responses: Node = {}
  for (const status of successesOf(endpoint)) {
    const hasBody = status !== 204 && status !== 304
    const description = hasBody ? 'Success.' : 'Nothing new.'
    responses[status] = hasBody
      ? { description, headers: sent, content }
      : { description, headers: sent }
  }
  return responses
}

const ACCESS_DESCRIPTIONS: Record<Access, string> = {
  anyone: 'Needs no token.',
  signedIn: 'For every signed-in user.',
  client: 'For clients.',
  tasker: 'For taskers.',
  admin: 'For administrators.',
}

export function operationOf(endpoint: Definition): Node {
  const input = schemaOf(endpoint.input, 'input')
  const body = bodyOf(endpoint, input)
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: ACCESS_DESCRIPTIONS[endpoint.access],
    tags: [endpoint.name.split('.')[0] ?? ''],
    security: endpoint.access === 'anyone' ? [] : [{ bearer: [] }],
    parameters: parametersOf(endpoint, input),
    ...(body && { requestBody: body }),
    responses: { ...successResponses(endpoint), ...failures(refusalsOf(endpoint)) },
  }
}
