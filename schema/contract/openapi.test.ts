import { expect, test } from 'vitest'
import { openapiPage } from '#tools/build/openapi-page.ts'
import { ENDPOINTS } from './index.ts'
import { OTHER_PATHS } from './openapi-others.ts'
import { openapi, type Json } from './openapi.ts'

const document = openapi('test')
/** What the worker answers beside the calls of the contract. */
const OTHERS = Object.values(OTHER_PATHS).flatMap((methods) => Object.keys(methods))
const at = (...path: string[]): Json | undefined =>
  path.reduce<Json | undefined>((node, name) => (node as Record<string, Json>)?.[name], document)

test('documents every endpoint with its summary and response', () => {
  for (const { path, method, name, summary, succeeds = [200] } of ENDPOINTS) {
    const operation = at('paths', `/api/${path}`, method.toLowerCase()) as Record<string, Json>
    expect(operation).toMatchObject({ operationId: name, summary })
    expect(
      at(
        'paths',
        `/api/${path}`,
        method.toLowerCase(),
        'responses',
        String(succeeds[0]),
        'content',
      ),
    ).toBeDefined()
  }
  expect(
    Object.values(at('paths') as object).flatMap((each: object) => Object.keys(each)),
  ).toHaveLength(ENDPOINTS.length + OTHERS.length)
})

test('every reference resolves, and every value has a type', () => {
  const references = JSON.stringify(document).match(/#\/components\/[\w/-]+/g) ?? []
  expect(references.length).toBeGreaterThan(20)
  for (const reference of new Set(references))
    expect([reference, at(...reference.split('/').slice(1))]).toEqual([
      reference,
      expect.any(Object),
    ])
  const nameless = JSON.stringify(document).match(/"[^"]+":\{\}/g) ?? []
  // The values of a fact have any type, and a body may be empty.
  expect([...new Set(nameless)]).toEqual(['"items":{}', '"example":{}'])
})

test('money, times and ids have the types of the JSON values', () => {
  const task = at('components', 'schemas', 'Task', 'properties') as Record<string, Json>
  expect(task).toMatchObject({
    _id: { type: 'string', format: 'uuid' },
    price: { type: 'number' },
    createdAt: { type: 'string', format: 'date-time' },
    submittedAt: { anyOf: [{ type: 'string', format: 'date-time' }, { type: 'null' }] },
  })
  const apply = at('paths', '/api/user/apply/{taskId}', 'post') as Record<string, Json>
  expect(apply).toMatchObject({
    security: [{ bearer: [] }],
    requestBody: {
      content: { 'application/json': { schema: { required: ['price', 'description', 'date'] } } },
    },
  })
})

const bodies = (Object.values(at('paths') as object) as Record<string, Record<string, Json>>[])
  .flatMap((methods) => Object.values(methods))
  .flatMap(({ operationId, requestBody }) =>
    requestBody ? [{ operationId, body: requestBody as Record<string, Json> }] : [],
  )
const schemasIn = (body: Record<string, Json>) =>
  Object.entries(body['content'] as Record<string, { schema: Record<string, Json> }>)

test('a body with required fields is required, has one type, and a text in it has bounds', () => {
  for (const { operationId, body } of bodies) {
    for (const [, { schema }] of schemasIn(body)) {
      const isNeeded = 'required' in schema || schema['type'] !== 'object'
      expect([operationId, body['required']]).toEqual([operationId, isNeeded])
      const fields = Object.entries((schema['properties'] ?? {}) as Record<string, Json>)
      for (const [name, field] of fields)
        if (name !== 'event' && name !== 'data')
          expect([operationId, name, JSON.stringify(field)]).toEqual([
            operationId,
            name,
            expect.stringMatching(
              /maxLength|pattern|enum|"const"|format|maximum|maxItems|boolean|\$ref|"integer"|"items"/,
            ),
          ])
    }
  }
})

test('only a form has files, in an encoding that generated clients know', () => {
  for (const { operationId, body } of bodies)
    for (const [type, { schema }] of schemasIn(body)) {
      const hasFile = JSON.stringify(schema).includes('"binary"')
      const isRight = !hasFile || /multipart|octet-stream/.test(type)
      expect([operationId, type, isRight]).toEqual([operationId, type, true])
    }
  expect(JSON.stringify(bodies)).not.toContain('"not"')
})

test('money, skills and codes of errors have their limits and names', () => {
  const price = at(
    'paths',
    '/api/client/create-task',
    'post',
    'requestBody',
    'content',
    'multipart/form-data',
    'schema',
    'properties',
    'price',
  )
  expect(price).toMatchObject({ type: 'integer', minimum: 100, maximum: 100_000_000 })
  const amount = at(
    'paths',
    '/api/user/wallet-withdrawal',
    'post',
    'requestBody',
    'content',
    'application/json',
    'schema',
    'properties',
    'amount',
  )
  expect(amount).toMatchObject({ minimum: 1000, maximum: 1_000_000 })
  expect(at('components', 'schemas', 'Skill', 'enum')).toHaveLength(78)
  expect(at('components', 'schemas', 'ErrorCode', 'enum')).toContain('insufficient_funds')
})

test('an operation has exact statuses, 429 with Retry-After, and a known tag', () => {
  const tags = (at('tags') as { name: string }[]).map(({ name }) => name)
  const operations = Object.values(at('paths') as object).flatMap((each: object) =>
    Object.values(each),
  ) as { tags: string[]; responses: Record<string, unknown> }[]
  for (const { tags: own, responses } of operations) {
    expect(Object.keys(responses).filter((status) => !/^[2345]\d\d$/.test(status))).toEqual([])
    expect(responses).toHaveProperty('429')
    expect(tags).toEqual(expect.arrayContaining(own))
  }
  expect(at('components', 'responses', 'TooManyRequests', 'headers')).toHaveProperty('Retry-After')
  const statement = at('paths', '/api/user/statement', 'get', 'responses', '200', 'content')
  expect(Object.keys(statement as object)).toEqual(['application/json', 'text/csv'])
})

test('every body has an example, which the tests of its call send', () => {
  const without = bodies.flatMap(({ operationId, body }) =>
    schemasIn(body).some(([, media]) => 'example' in media) ? [] : [operationId],
  )
  expect(without).toEqual([
    'uploads.putPart',
    'payments.webhook',
    'operations.smsReport',
    'operations.whatsappReport',
    'operations.reportViolation',
  ])
})

test('files are multipart, and a public call needs no token', () => {
  const create = at('paths', '/api/client/create-task', 'post', 'requestBody', 'content') as object
  expect(Object.keys(create)).toEqual(['multipart/form-data'])
  expect(at('paths', '/api/user/login', 'post', 'security')).toEqual([])
})

test('the documentation page lists every endpoint and contains no script', () => {
  const page = openapiPage(document)
  for (const { name } of ENDPOINTS) expect(page).toContain(`id="${name}"`)
  expect(page).not.toMatch(/<script|onclick|style=|javascript:/i)
})

test('fields sent as headers are header parameters, and lists document If-None-Match and 304', () => {
  const edit = at('paths', '/api/client/edit-tasks/{id}', 'patch') as Record<string, Json>
  const parameters = (edit['parameters'] as { name: string; in: string }[]).map(
    (parameter) => `${parameter.in} ${parameter.name}`,
  )
  expect(parameters).toEqual(['path id', 'header if-match', 'header Idempotency-Key'])
  expect(JSON.stringify(edit['requestBody'])).not.toContain('ifMatch')
  const list = at('paths', '/api/user/all-tasks', 'get') as Record<string, Json>
  expect(JSON.stringify(list['parameters'])).toContain('If-None-Match')
  expect(list['responses']).toHaveProperty('304')
})
