import { toJsonSchema } from '@valibot/to-json-schema'
import { Face, Me, OwnUser, PublicUser, Review } from './accounts.ts'
import { pathFields, type Endpoint, type Schema } from './endpoint.ts'
import { ENDPOINTS } from './index.ts'
import { Applicant, Proposal } from './proposals.ts'
import { Change } from './sync.ts'
import { Submission, Task } from './tasks.ts'
import { DayIn, InstantOut, NairaOut, NOT_AN_ID } from './values.ts'
import { Transaction } from './wallet.ts'

export type Json = { [name: string]: Json } | Json[] | string | number | boolean | null
type Node = { [name: string]: Json }

/** Shapes that have a name of their own in the document. */
const NAMED = {
  PublicUser,
  OwnUser,
  Face,
  Me,
  Review,
  Task,
  Submission,
  Proposal,
  Applicant,
  Transaction,
  Change,
}

/** What JSON Schema cannot see: the wire's side of a value that changes on the way in or out. */
const WIRE = new Map<unknown, Node>([
  [NairaOut.pipe[0], { type: 'number', description: 'Naira, at most two decimals.' }],
  [InstantOut.pipe[0], { type: 'string', format: 'date-time' }],
  [DayIn.pipe[0], { type: 'string', format: 'date' }],
])
const ID: Node = { type: 'string', format: 'uuid', description: 'A UUIDv7.' }
/** The bytes of a file; OpenAPI 3.1 says so by naming no type. */
const BYTES: Node = { contentMediaType: 'application/octet-stream' }

function wireOf(schema: unknown): Node | null {
  const { type, message } = schema as { type: string; message?: unknown }
  if (type === 'custom' && message === NOT_AN_ID) return ID
  return type === 'instance' ? BYTES : (WIRE.get(schema) ?? null)
}

const convert = (schema: Schema, typeMode: 'input' | 'output'): Node =>
  toJsonSchema(schema as never, {
    typeMode,
    target: 'draft-2020-12',
    errorMode: 'ignore',
    definitions: NAMED as never,
    overrideSchema: ({ valibotSchema }) => wireOf(valibotSchema) as never,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  }) as unknown as Node

/** Named shapes go to one place in the document, so each schema leaves its own copy behind. */
function schemaOf(schema: Schema, typeMode: 'input' | 'output'): Node {
  const { $schema: _, $defs: __, ...rest } = convert(schema, typeMode)
  return rest
}

const KEY_HEADER: Node = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same key with the same body is answered as the first time, for 30 days (R51).',
  schema: { type: 'string', pattern: '^[\\w.:-]{1,255}$' },
}

const MATCH_HEADER: Node = {
  name: 'If-None-Match',
  in: 'header',
  description: 'The ETag of an answer that is still at hand; 304 when nothing in it is different.',
  schema: { type: 'string' },
}

const propertiesOf = (input: Node): Node => (input['properties'] ?? {}) as Node
const requiredIn = (input: Node): string[] => (input['required'] ?? []) as string[]

const standsInQuery = ({ kind, body }: Endpoint, name: string): boolean =>
  kind === 'query' || (body === 'bytes' && name !== 'bytes')

function parametersOf(endpoint: Endpoint, input: Node): Node[] {
  const inPath = pathFields(endpoint.path)
  const { headers = {} } = endpoint
  const properties = Object.entries(propertiesOf(input))
  const inHeaders = properties
    .filter(([name]) => name in headers)
    .map(([name, schema]) => ({
      ...{ name: headers[name] ?? name, in: 'header', required: false, schema },
    }))
  const listed = properties
    .filter(([name]) => inPath.includes(name) || standsInQuery(endpoint, name))
    .map(([name, schema]) => {
      const isPath = inPath.includes(name)
      const required = isPath || requiredIn(input).includes(name)
      return { name, in: isPath ? 'path' : 'query', required, schema }
    })
  if (endpoint.kind !== 'query') return [...listed, ...inHeaders, KEY_HEADER]
  return endpoint.isVersioned ? [...listed, ...inHeaders, MATCH_HEADER] : [...listed, ...inHeaders]
}

function bodyOf(endpoint: Endpoint, input: Node): Node | null {
  if (!endpoint.body) return null
  if (endpoint.body === 'bytes')
    return { required: true, content: { 'application/octet-stream': { schema: BYTES } } }
  const inPath = [...pathFields(endpoint.path), ...Object.keys(endpoint.headers ?? {})]
  const fields = Object.entries(propertiesOf(input)).filter(([name]) => !inPath.includes(name))
  if (fields.length === 0) return null
  const required = requiredIn(input).filter((name) => !inPath.includes(name))
  const schema = { type: 'object', properties: Object.fromEntries(fields), required }
  const types =
    endpoint.body === 'files' ? ['multipart/form-data', 'application/json'] : ['application/json']
  return { content: Object.fromEntries(types.map((type) => [type, { schema }])) }
}

const FAILURE = { $ref: '#/components/responses/Failure' }

function operationOf(endpoint: Endpoint): Node {
  const input = schemaOf(endpoint.input, 'input')
  const body = bodyOf(endpoint, input)
  const answer = { 'application/json': { schema: schemaOf(endpoint.output, 'output') } }
  const who = endpoint.who === 'signedIn' ? 'anyone signed in' : endpoint.who
  return {
    operationId: endpoint.name,
    summary: endpoint.says,
    description: `For: ${who}.`,
    tags: [endpoint.name.split('.')[0] ?? ''],
    security: endpoint.who === 'anyone' ? [] : [{ bearer: [] }],
    parameters: parametersOf(endpoint, input),
    ...(body && { requestBody: body }),
    responses: {
      '2XX': { description: 'Done.', content: answer },
      ...(endpoint.isVersioned && { '304': { description: 'Nothing in it is different.' } }),
      '4XX': FAILURE,
      '5XX': FAILURE,
    },
  }
}

const ERROR: Node = {
  type: 'object',
  required: ['error', 'code', 'requestId'],
  properties: {
    error: { type: 'string', description: 'Words for a person.' },
    code: { type: 'string', description: 'Stable; for a program.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'Words for each field.',
    },
    requestId: { type: 'string' },
    current: { description: 'What stands instead (412), in its own shape.', type: 'object' },
  },
}

/** The whole API as OpenAPI 3.1, from the same values that the worker serves by (DESIGN 2). */
export function openapi(version: string): Node {
  const paths: Record<string, Node> = {}
  for (const endpoint of ENDPOINTS) {
    const path = `/api/${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  const named = Object.entries(NAMED).map(([name, schema]) => [name, nodeOf(name, schema)] as const)
  return {
    openapi: '3.1.0',
    info: { title: 'Onise', version, description: 'A marketplace for people with a craft.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Failure: {
          description: 'Refused, in words.',
          content: { 'application/json': { schema: ERROR } },
        },
      },
      schemas: Object.fromEntries(named),
    },
  }
}

/** A named shape itself, not the reference to it. */
function nodeOf(name: string, schema: unknown): Node {
  const whole = convert(schema as Schema, 'output')
  const own = ((whole['$defs'] ?? {}) as Record<string, Node>)[name]
  const { $schema: _, $defs: __, ...rest } = own ?? whole
  return rest
}
