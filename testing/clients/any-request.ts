import fc from 'fast-check'
import type { Json } from '#schema/contract/openapi.ts'
import { TRADES } from '#schema/domain/trades.ts'
import { bodySchemaOf, operationNamed } from '#testing/worker/description.ts'

type Node = { [name: string]: Json }

/** Ids of things that exist, so that not every request ends with 404. */
export type Known = { ids: readonly string[] }

const WRONG: readonly unknown[] = [
  null,
  true,
  -1,
  1e12,
  0.5,
  '',
  ' ',
  'x'.repeat(6000),
  '\u0000',
  {},
  [],
]
const SHORT = 40

function anyText({ minLength = 0, maxLength = SHORT, pattern, format }: Node, { ids }: Known) {
  if (typeof pattern === 'string') return fc.stringMatching(new RegExp(pattern))
  if (format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid({ version: 7 }))
  if (format === 'date') return fc.constantFrom('2026-03-20', '2026-12-31')
  if (format === 'date-time') return fc.constant('2026-03-20T10:00:00.000Z')
  if (format === 'email') return fc.constantFrom('ada@home.test', 'client1@world.test')
  if (format === 'uri') return fc.webUrl()
  if (format === 'binary')
    return fc
      .uint8Array({ minLength: 1, maxLength: SHORT })
      .map((bytes) => new Blob([Uint8Array.from(bytes)]))
  const least = Number(minLength)
  return fc.string({
    minLength: least,
    maxLength: Math.max(least, Math.min(Number(maxLength), SHORT)),
    unit: 'grapheme',
  })
}

function anyNumber({ minimum = 0, maximum = 1e6 }: Node) {
  const range = { min: Math.ceil(Number(minimum)), max: Math.floor(Number(maximum)) }
  return fc.oneof(fc.integer(range), fc.constantFrom(range.min, range.max))
}

/** A value that the schema describes. */
function anyValue(schema: Node, known: Known): fc.Arbitrary<unknown> {
  const { enum: options, anyOf } = schema
  if ('$ref' in schema) return fc.constantFrom(...Object.values(TRADES).flat())
  if ('const' in schema) return fc.constant(schema['const'])
  if (Array.isArray(options)) return fc.constantFrom(...options)
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map((each) => anyValue(each as Node, known)))
  return anyOfType(schema, known)
}

function anyOfType(schema: Node, known: Known): fc.Arbitrary<unknown> {
  const { items, properties, required } = schema
  const [type] = [schema['type']].flat()
  if (type === 'boolean') return fc.boolean()
  if (type === 'null') return fc.constant(null)
  if (type === 'integer' || type === 'number') return anyNumber(schema)
  if (type === 'array')
    return fc.array(anyValue((items ?? {}) as Node, known), {
      minLength: Number(schema['minItems'] ?? 0),
      maxLength: Math.min(Number(schema['maxItems'] ?? 3), 3),
    })
  if (type !== 'object') return anyText(schema, known)
  const fields = Object.entries((properties ?? {}) as Record<string, Node>)
  const values = Object.fromEntries(fields.map(([name, each]) => [name, anyValue(each, known)]))
  return fc.record(values, { requiredKeys: (required ?? []) as string[] })
}

/** Sometimes without one of its fields, or with one that the description forbids. */
const mutated = (valid: fc.Arbitrary<unknown>, names: readonly string[]) =>
  names.length === 0
    ? valid
    : fc.oneof(
        { arbitrary: valid, weight: 2 },
        {
          arbitrary: fc
            .tuple(valid, fc.constantFrom(...names), fc.constantFrom(undefined, ...WRONG))
            .map(([fields, name, wrong]) => ({ ...(fields as object), [name]: wrong })),
          weight: 1,
        },
      )

type Parameter = { name: string; in: string; required?: boolean; schema: Node }

function anyFields(parameters: readonly Parameter[], known: Known): fc.Arbitrary<unknown> {
  const values = parameters.map(({ name, schema }) => [name, anyValue(schema, known)] as const)
  const requiredKeys = parameters.flatMap(({ name, required }) => (required ? [name] : []))
  return fc.record(Object.fromEntries(values), { requiredKeys })
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

function toForm(body: object): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body))
    for (const each of [value].flat())
      if (each !== undefined) form.append(name, each instanceof Blob ? each : textOf(each))
  return form
}

type Parts = { inPath: object; inQuery: object; inHeaders: object; body: unknown }

function toRequest(name: string, origin: string, { inPath, inQuery, inHeaders, body }: Parts) {
  const { pointer } = operationNamed(name)
  const [, path = '', method = ''] = pointer
  const address = path.replace(/\{(\w+)\}/g, (_, field: string) =>
    // An address shortens a part of dots alone.
    encodeURIComponent(textOf(Reflect.get(inPath, field)).replace(/^\.{0,2}$/, 'x')),
  )
  const url = new URL(address, origin)
  for (const [field, value] of Object.entries(inQuery))
    for (const each of [value].flat())
      if (each !== undefined) url.searchParams.append(field, textOf(each))
  const headers = new Headers()
  for (const [field, value] of Object.entries(inHeaders))
    if (value !== undefined) headers.set(field, encodeURI(textOf(value)).slice(0, 300))
  const init: RequestInit = { method: method.toUpperCase(), headers }
  const type = bodySchemaOf(name)?.type
  if (!type || body === undefined) return new Request(url, init)
  if (type === 'multipart/form-data')
    return new Request(url, { ...init, body: toForm(body as object) })
  headers.set('content-type', type)
  return new Request(url, { ...init, body: body instanceof Blob ? body : JSON.stringify(body) })
}

/** A request for the operation, valid or with one wrong field. */
export function anyRequest(name: string, origin: string, known: Known): fc.Arbitrary<Request> {
  const { operation } = operationNamed(name)
  const parameters = (operation['parameters'] ?? []) as Parameter[]
  const those = (place: string) => parameters.filter((each) => each.in === place)
  const namesIn = (place: string) => those(place).map((each) => each.name)
  const schema = bodySchemaOf(name)?.schema
  const fields = Object.keys((schema?.['properties'] ?? {}) as Node)
  return fc
    .record({
      inPath: anyFields(those('path'), known) as fc.Arbitrary<object>,
      inQuery: mutated(anyFields(those('query'), known), namesIn('query')) as fc.Arbitrary<object>,
      inHeaders: anyFields(those('header'), known) as fc.Arbitrary<object>,
      body: schema ? mutated(anyValue(schema, known), fields) : fc.constant(undefined),
    })
    .map((parts) => toRequest(name, origin, parts))
}
