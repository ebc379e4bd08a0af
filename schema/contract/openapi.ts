import { toJsonSchema } from '@valibot/to-json-schema'
import { VALIDATION_FACTS as validationMessages } from '#schema/domain/messages/validation.ts'
import { Me, OwnUser, PublicUser, Review } from './accounts.schemas.ts'
import { pathFields, type Access, type Endpoint, type Schema } from './endpoint.ts'
import { EvidenceFile } from './evidence.schemas.ts'
import { ENDPOINTS, type Definition } from './index.ts'
import { NoticeFacts } from './notices.schemas.ts'
import { Applicant, Proposal } from './proposals.schemas.ts'
import { Change } from './sync.schemas.ts'
import { Submission, Task } from './tasks.schemas.ts'
import { UserSummary } from './user-summary.schemas.ts'
import { DayInput, Fact, InstantOutput, NairaOutput } from './values.schemas.ts'
import { Transaction } from './wallet.schemas.ts'

export type Json = { [name: string]: Json } | Json[] | string | number | boolean | null
type Node = { [name: string]: Json }

/** Schemas that the document defines once, by name. */
const NAMED_SCHEMAS = {
  PublicUser,
  OwnUser,
  UserSummary,
  Me,
  Review,
  Task,
  Submission,
  EvidenceFile,
  Proposal,
  Applicant,
  Transaction,
  Change,
}

const FACT: Node = {
  type: 'array',
  minItems: 1,
  prefixItems: [{ type: 'string' }],
  description: 'The name of the text and the values in it, for programs with words of their own.',
}

/** The JSON types of values that a schema transforms, which the converter cannot derive. */
const TRANSFORMED_VALUES = new Map<unknown, Node>([
  [NairaOutput.pipe[0], { type: 'number', description: 'Naira, at most two decimals.' }],
  [InstantOutput.pipe[0], { type: 'string', format: 'date-time' }],
  [DayInput.pipe[0], { type: 'string', format: 'date' }],
  [Fact, FACT],
  [NoticeFacts, { type: 'object', additionalProperties: true }],
])
const ID: Node = { type: 'string', format: 'uuid', description: 'A UUIDv7.' }
/** The bytes of a file; in OpenAPI 3.1 a schema without a type. */
const BYTES: Node = { contentMediaType: 'application/octet-stream' }
/** Of a field that must be absent. */
const NOTHING: Node = { not: { description: 'Any value.' } }

function jsonTypeOf(schema: unknown): Node | null {
  const { type, message } = schema as { type: string; message?: unknown }
  if (type === 'custom' && message === validationMessages.id) return ID
  if (type === 'never') return NOTHING
  return type === 'instance' ? BYTES : (TRANSFORMED_VALUES.get(schema) ?? null)
}

const convert = (schema: Schema, typeMode: 'input' | 'output'): Node =>
  toJsonSchema(schema as never, {
    typeMode,
    target: 'draft-2020-12',
    errorMode: 'ignore',
    definitions: NAMED_SCHEMAS as never,
    overrideSchema: ({ valibotSchema }) => jsonTypeOf(valibotSchema) as never,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  }) as unknown as Node

/** Without its copy of the named schemas, which are in one place of the document. */
function schemaOf(schema: Schema, typeMode: 'input' | 'output'): Node {
  const { $schema: _, $defs: __, ...rest } = convert(schema, typeMode)
  return rest
}

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

const propertiesOf = (input: Node): Node => (input['properties'] ?? {}) as Node
const requiredIn = (input: Node): string[] => (input['required'] ?? []) as string[]

const isQueryParameter = ({ kind, body, query = [] }: Endpoint, name: string): boolean =>
  kind === 'query' || (body === 'bytes' && name !== 'bytes') || query.includes(name)

function parametersOf(endpoint: Definition, input: Node): Node[] {
  const inPath = pathFields(endpoint.path)
  const { headers = {} } = endpoint
  const properties = Object.entries(propertiesOf(input))
  const inHeaders = properties
    .filter(([name]) => name in headers)
    .map(([name, schema]) => ({
      name: headers[name] ?? name,
      in: 'header',
      required: false,
      schema,
    }))
  const listed = properties
    .filter(([name]) => inPath.includes(name) || isQueryParameter(endpoint, name))
    .map(([name, schema]) => {
      const isPath = inPath.includes(name)
      const required = isPath || requiredIn(input).includes(name)
      return { name, in: isPath ? 'path' : 'query', required, schema }
    })
  if (endpoint.kind !== 'query') return [...listed, ...inHeaders, IDEMPOTENCY_KEY_HEADER]
  return endpoint.hasEtag
    ? [...listed, ...inHeaders, IF_NONE_MATCH_HEADER]
    : [...listed, ...inHeaders]
}

function bodyOf(endpoint: Endpoint, input: Node): Node | null {
  if (!endpoint.body) return null
  if (endpoint.body === 'bytes')
    return { required: true, content: { 'application/octet-stream': { schema: BYTES } } }
  const elsewhere = [
    ...pathFields(endpoint.path),
    ...Object.keys(endpoint.headers ?? {}),
    ...(endpoint.query ?? []),
  ]
  const fields = Object.entries(propertiesOf(input)).filter(([name]) => !elsewhere.includes(name))
  if (fields.length === 0) return null
  const required = requiredIn(input).filter((name) => !elsewhere.includes(name))
  const schema = { type: 'object', properties: Object.fromEntries(fields), required }
  const types =
    endpoint.body === 'files' ? ['multipart/form-data', 'application/json'] : ['application/json']
  return { content: Object.fromEntries(types.map((type) => [type, { schema }])) }
}

const FAILURE = { $ref: '#/components/responses/Failure' }

const ACCESS_DESCRIPTIONS: Record<Access, string> = {
  anyone: 'Needs no token.',
  signedIn: 'For every signed-in user.',
  client: 'For clients.',
  tasker: 'For taskers.',
  admin: 'For administrators.',
}

function operationOf(endpoint: Definition): Node {
  const input = schemaOf(endpoint.input, 'input')
  const body = bodyOf(endpoint, input)
  const content = { 'application/json': { schema: schemaOf(endpoint.output, 'output') } }
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    description: ACCESS_DESCRIPTIONS[endpoint.access],
    tags: [endpoint.name.split('.')[0] ?? ''],
    security: endpoint.access === 'anyone' ? [] : [{ bearer: [] }],
    parameters: parametersOf(endpoint, input),
    ...(body && { requestBody: body }),
    responses: {
      '2XX': { description: 'Success.', content },
      ...(endpoint.hasEtag && { '304': { description: 'Not modified.' } }),
      '4XX': FAILURE,
      '5XX': FAILURE,
    },
  }
}

const ERROR: Node = {
  type: 'object',
  required: ['error', 'code', 'requestId'],
  properties: {
    error: { type: 'string', description: 'A sentence for the user.' },
    says: FACT,
    code: { type: 'string', description: 'Stable; for programs.' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A sentence for each field that is wrong.',
    },
    fieldsSay: { type: 'object', additionalProperties: FACT },
    requestId: { type: 'string' },
    current: {
      description: 'With 412: the current state, in the shape of the resource.',
      type: 'object',
    },
  },
}

/** The API as OpenAPI 3.1, generated from the endpoints that the worker serves. */
export function openapi(version: string): Node {
  const paths: Record<string, Node> = {}
  for (const endpoint of ENDPOINTS) {
    const path = `/api/${endpoint.path}`
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(endpoint) }
  }
  const schemas = Object.entries(NAMED_SCHEMAS).map(
    ([name, schema]) => [name, namedSchema(name, schema)] as const,
  )
  return {
    openapi: '3.1.0',
    info: { title: 'Onise', version, description: 'A marketplace for skilled work.' },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      responses: {
        Failure: {
          description: 'The request was rejected, or failed.',
          content: { 'application/json': { schema: ERROR } },
        },
      },
      schemas: Object.fromEntries(schemas),
    },
  }
}

/** The named schema itself instead of a reference to it. */
function namedSchema(name: string, schema: unknown): Node {
  const converted = convert(schema as Schema, 'output')
  const own = ((converted['$defs'] ?? {}) as Record<string, Node>)[name]
  const { $schema: _, $defs: __, ...rest } = own ?? converted
  return rest
}
