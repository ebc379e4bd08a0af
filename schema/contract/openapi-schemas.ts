import { toJsonSchema } from '@valibot/to-json-schema'
import { ERROR_MESSAGES } from '#schema/domain/messages/errors.ts'
import { VALIDATION_FACTS as validationMessages } from '#schema/domain/messages/validation.ts'
import { TRADES } from '#schema/domain/trades.ts'
import { Me, OwnUser, PublicUser, Review } from './accounts.schemas.ts'
import type { Schema } from './endpoint.ts'
import { EvidenceFile } from './evidence.schemas.ts'
import { NoticeFacts } from './notices.schemas.ts'
import { Applicant, Proposal } from './proposals.schemas.ts'
import { Change } from './sync.schemas.ts'
import { Submission } from './task-parts.schemas.ts'
import { Task } from './tasks.schemas.ts'
import { UserSummary } from './user-summary.schemas.ts'
import { Fact } from './values.schemas.ts'
import { Transaction } from './wallet.schemas.ts'

export type Json = { [name: string]: Json } | Json[] | string | number | boolean | null
export type Node = { [name: string]: Json }

/** Schemas of responses that the document defines once, by name. */
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
  items: {},
  description: 'The name of the text, then the values in it, for programs with words of their own.',
}
const ID: Node = { type: 'string', format: 'uuid', description: 'A UUIDv7.' }

/** The JSON types of values that the converter cannot derive. */
const CUSTOM_VALUES = new Map<unknown, Node>([
  [Fact, FACT],
  [NoticeFacts, { type: 'object', additionalProperties: true }],
])

function customType(schema: unknown): Node | null {
  const { type, message } = schema as { type: string; message?: unknown }
  return type === 'custom' && message === validationMessages.id
    ? ID
    : (CUSTOM_VALUES.get(schema) ?? null)
}

type Part = {
  kind: string
  type: string
  pipe?: readonly Part[]
  entries?: Record<string, Part>
  options?: readonly (Part | string)[]
  wrapped?: Part
  item?: Part
}

const flatten = (pipe: readonly Part[]): Part[] =>
  pipe.flatMap((part) => (part.pipe ? flatten(part.pipe) : [part]))

/**
 * A schema of an input without its conversions, behind which the converter looks for nothing: a bound of trimmed text is
 * one of the text. What is converted into another type says what is sent by `described`.
 */
function withoutConversions(schema: Part): Part {
  const { pipe, entries, options, wrapped, item } = schema
  if (pipe) {
    const [first, ...checks] = flatten(pipe)
    if (!first) return schema
    const kept = checks.filter(({ kind }) => kind !== 'transformation' && kind !== 'schema')
    return { ...withoutConversions(first), pipe: [withoutConversions(first), ...kept] }
  }
  return {
    ...schema,
    ...(entries && {
      entries: Object.fromEntries(
        Object.entries(entries).map(([name, entry]) => [name, withoutConversions(entry)]),
      ),
    }),
    ...(options && {
      options: options.map((option) =>
        typeof option === 'object' ? withoutConversions(option) : option,
      ),
    }),
    ...(wrapped && { wrapped: withoutConversions(wrapped) }),
    ...(item && { item: withoutConversions(item) }),
  }
}

type Action = { type: string; requirement?: unknown; metadata?: { openapi?: Node } }

/** `described` replaces a type, or adds to it. Bounds of a number count where it may also be sent as text. */
function describeAction({ type, requirement, metadata }: Action, schema: Node): Node | null {
  if (metadata?.openapi) {
    // The converter has added the metadata as it is.
    const { openapi: added, ...rest } = schema
    const isType = '$ref' in metadata.openapi || 'type' in metadata.openapi
    return isType ? metadata.openapi : { ...rest, ...(added as Node) }
  }
  if (!Array.isArray(schema['type'])) return null
  if (type === 'min_value') return { ...schema, minimum: requirement as number }
  return type === 'max_value' ? { ...schema, maximum: requirement as number } : null
}

function convert(schema: Schema, typeMode: 'input' | 'output'): Node {
  const converted = typeMode === 'input' ? withoutConversions(schema as unknown as Part) : schema
  return toJsonSchema(converted as never, {
    typeMode,
    target: 'draft-2020-12',
    errorMode: 'ignore',
    definitions: (typeMode === 'output' ? NAMED_SCHEMAS : {}) as never,
    overrideSchema: ({ valibotSchema, jsonSchema }) =>
      // TypeScript has no type for named fields beside others of another type.
      (valibotSchema.type === 'object_with_rest'
        ? { ...jsonSchema, additionalProperties: true }
        : customType(valibotSchema)) as never,
    overrideAction: ({ valibotAction, jsonSchema }) =>
      describeAction(valibotAction as Action, jsonSchema as Node) as never,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  }) as unknown as Node
}

/** Without its copy of the named schemas, which are in one place of the document. */
export function schemaOf(schema: Schema, typeMode: 'input' | 'output'): Node {
  const { $schema: _, $defs: __, ...rest } = convert(schema, typeMode)
  return rest
}

/** The named schema itself instead of a reference to it. */
function namedSchema(name: string, schema: unknown): Node {
  const converted = convert(schema as Schema, 'output')
  const own = ((converted['$defs'] ?? {}) as Record<string, Node>)[name]
  const { $schema: _, $defs: __, ...rest } = own ?? converted
  return rest
}

const ERROR: Node = {
  type: 'object',
  required: ['error', 'code', 'requestId'],
  properties: {
    error: { type: 'string', description: 'A sentence for the user, in English.' },
    says: FACT,
    code: { $ref: '#/components/schemas/ErrorCode' },
    fields: {
      type: 'object',
      additionalProperties: { type: 'string' },
      description: 'A sentence for each field that is wrong.',
    },
    fieldsSay: { type: 'object', additionalProperties: FACT },
    requestId: { type: 'string', description: 'Names the request in our log.' },
    reset: {
      const: true,
      type: 'boolean',
      description: 'With 410: the client must load everything again.',
    },
    current: {
      description: 'With 412: the current state, in the shape of the resource.',
      type: 'object',
      additionalProperties: true,
    },
  },
}

/** All schemas that the document defines once. */
export const componentSchemas = (): Node => ({
  ErrorCode: {
    type: 'string',
    enum: Object.keys(ERROR_MESSAGES),
    description: 'Stable; for programs.',
  },
  Error: ERROR,
  Skill: { type: 'string', enum: Object.values(TRADES).flat() },
  ...Object.fromEntries(
    Object.entries(NAMED_SCHEMAS).map(([name, schema]) => [name, namedSchema(name, schema)]),
  ),
})
