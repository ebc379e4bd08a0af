import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020.js'
import { expect } from 'vitest'
import EXAMPLES from '#schema/contract/examples.json' with { type: 'json' }
import { openapi, type Json } from '#schema/contract/openapi.ts'
import { ROOT } from '#tools/common/paths.ts'

type Node = { [name: string]: Json }
type Fields = Record<string, unknown>

const document = openapi('test')

/** What is not named may not be there. */
function closed(node: Json): Json {
  if (Array.isArray(node)) return node.map(closed)
  if (typeof node !== 'object' || node === null) return node
  const copy = Object.fromEntries(Object.entries(node).map(([name, each]) => [name, closed(each)]))
  const isOpen =
    'properties' in copy && copy['type'] === 'object' && !('additionalProperties' in copy)
  return isOpen ? { ...copy, additionalProperties: false } : copy
}

const ajv = new Ajv2020({ strict: false, validateFormats: false })
ajv.addSchema(closed(document) as object, 'onise')
const validators = new Map<string, ValidateFunction>()

/** Where the operation of this name is. */
const POINTERS = new Map<string, { pointer: string[]; operation: Node }>()
for (const [path, methods] of Object.entries(document['paths'] as Record<string, Node>))
  for (const [method, operation] of Object.entries(methods as Record<string, Node>))
    POINTERS.set(String(operation['operationId']), { pointer: ['paths', path, method], operation })

export const OPERATIONS: readonly string[] = [...POINTERS.keys()]

export function operationNamed(name: string) {
  const found = POINTERS.get(name)
  if (!found) throw new Error(`${name} is not described`)
  return found
}

const escape = (part: string) =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

function problemsOf(pointer: readonly string[], value: unknown): string {
  const $ref = `onise#/${pointer.map(escape).join('/')}`
  const validate = validators.get($ref) ?? ajv.compile({ $ref })
  validators.set($ref, validate)
  return validate(value) ? '' : ajv.errorsText(validate.errors)
}

function resolve(node: Node, pointer: string[]): { node: Node; pointer: string[] } {
  if (typeof node['$ref'] !== 'string') return { node, pointer }
  const parts = node['$ref'].split('/').slice(1)
  const found = parts.reduce((each, part) => each[part] as Node, document)
  return { node: found, pointer: parts }
}

type Response = { status: number; headers: Headers; text: string }

/** A status, type or body that the API reference does not have for the operation; empty when it has them. */
export function undescribed(name: string, { status, headers, text }: Response): string {
  const { pointer, operation } = operationNamed(name)
  const described = (operation['responses'] as Record<string, Node>)[status]
  if (!described) return `${name}: status ${status}`
  const response = resolve(described, [...pointer, 'responses', String(status)])
  const content = response.node['content'] as Record<string, Node> | undefined
  if (!content) return text === '' ? '' : `${name}: ${status} with a body`
  const type = headers.get('content-type')?.split(';')[0] ?? ''
  if (!content[type]) return `${name}: ${status} as ${type}`
  if (type !== 'application/json') return ''
  const problems = problemsOf([...response.pointer, 'content', type, 'schema'], JSON.parse(text))
  return problems && `${name}: ${status} ${problems} in ${text.slice(0, 500)}`
}

/** The schema of the operation's body with its type, or null. */
export function bodySchemaOf(name: string): { type: string; schema: Node } | null {
  const body = operationNamed(name).operation['requestBody'] as Node | undefined
  const [entry] = Object.entries((body?.['content'] ?? {}) as Record<string, Node>)
  return entry ? { type: entry[0], schema: entry[1]['schema'] as Node } : null
}

/** A number or a list as the API reference has it, where a case has the text of an older client. */
function asDescribed(schema: Node | undefined, value: unknown): unknown {
  if (typeof value !== 'string') return value
  const type = [schema?.['type']].flat()[0]
  if (type === 'array') return value.split(',').map((each) => each.trim())
  return type === 'integer' || type === 'number' ? Number(value) : value
}

/** The input of a case with the types of the API reference. */
export function describedInput(name: string, input: Fields): Fields {
  const properties = (bodySchemaOf(name)?.schema['properties'] ?? {}) as Record<string, Node>
  return Object.fromEntries(
    Object.entries(input).map(([field, value]) => [field, asDescribed(properties[field], value)]),
  )
}

/** Random parts that the server made, and ids. */
const REPLACED: Record<string, string> = {
  codeId: 'TmV3LWNvZGUtYnktcGhvbmUtZm9yLU9uaXNlLWFwcHM',
  token: 'R2V0LWEtbmV3LXBhc3N3b3JkLWJ5LXRoaXMtdG9rZW4',
  code: '482915',
  digits: '4071',
  reference: 'fw-1772614800000-7kw6yyx5',
  oldEndpoint: 'https://fcm.googleapis.com/fcm/send/cXJzdHV2',
  endpoint: 'https://fcm.googleapis.com/fcm/send/YWJjZGVm',
  // The keys of RFC 8291, section 5.
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  oldAuth: 'AAAAAAAAAAAAAAAAAAAAAA',
  source: '73ab6572fa6efb2cb940f46c87e911a2a990d108e6870143.jpg',
}
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g

/** The body of a request as an example of the API reference: each run has the same. */
function exampleOf(name: string, input: Fields): Fields | null {
  const body = bodySchemaOf(name)
  if (!body || body.type === 'application/octet-stream') return null
  const properties = (body.schema['properties'] ?? {}) as Node
  const ids = new Map<string, string>()
  const numbered = (id: string) => {
    const next = `019a2b3c-4d5e-7f60-8a1b-${String(ids.size + 1).padStart(12, '0')}`
    ids.set(id, ids.get(id) ?? next)
    return ids.get(id) ?? next
  }
  const fields = Object.entries(describedInput(name, input)).flatMap(([field, value]) => {
    if (!(field in properties) || value instanceof Blob) return []
    const text = JSON.stringify(REPLACED[field] ?? value)
    return [[field, JSON.parse(text.replace(UUID, numbered)) as unknown]]
  })
  return Object.fromEntries(fields) as Fields
}

const written: Record<string, Fields> = {}
const isRewriting = process.env['EXAMPLES'] === '1'

/** The example of the API reference is the body that was sent. `EXAMPLES=1` writes it. */
export function expectExample(name: string, input: Fields): void {
  const example = exampleOf(name, input)
  if (!example) return
  const { pointer } = operationNamed(name)
  const type = bodySchemaOf(name)?.type ?? ''
  expect(problemsOf([...pointer, 'requestBody', 'content', type, 'schema'], example)).toBe('')
  if (isRewriting) written[name] = example
  else expect((EXAMPLES as Record<string, Fields>)[name]).toEqual(example)
}

export function writeExamples(): void {
  if (!isRewriting) return
  const sorted = Object.entries(written).toSorted(([one], [other]) => (one < other ? -1 : 1))
  const text = JSON.stringify(Object.fromEntries(sorted), null, 2)
  writeFileSync(join(ROOT, 'schema/contract/examples.json'), `${text}\n`)
}
