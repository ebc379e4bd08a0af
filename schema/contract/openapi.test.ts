import { expect, test } from 'vitest'
import { openapiPage } from '#tools/build/openapi-page.ts'
import { ENDPOINTS } from './index.ts'
import { openapi, type Json } from './openapi.ts'

const document = openapi('test')
const at = (...path: string[]): Json | undefined =>
  path.reduce<Json | undefined>((node, name) => (node as Record<string, Json>)?.[name], document)

test('documents every endpoint with its summary and response', () => {
  for (const { path, method, name, summary } of ENDPOINTS) {
    const operation = at('paths', `/api/${path}`, method.toLowerCase()) as Record<string, Json>
    expect(operation).toMatchObject({ operationId: name, summary })
    expect(
      at('paths', `/api/${path}`, method.toLowerCase(), 'responses', '2XX', 'content'),
    ).toBeDefined()
  }
  expect(
    Object.values(at('paths') as object).flatMap((each: object) => Object.keys(each)),
  ).toHaveLength(ENDPOINTS.length)
})

test('every reference resolves, and every value has a type', () => {
  const references = JSON.stringify(document).match(/#\/components\/[\w/]+/g) ?? []
  expect(references.length).toBeGreaterThan(20)
  for (const reference of new Set(references))
    expect([reference, at(...reference.split('/').slice(1))]).toEqual([
      reference,
      expect.any(Object),
    ])
  expect(JSON.stringify(document)).not.toMatch(/"[^"]+":\{\}(?!\])/)
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

test('files are multipart, and a public call needs no token', () => {
  const create = at('paths', '/api/client/create-task', 'post', 'requestBody', 'content') as object
  expect(Object.keys(create)).toEqual(['multipart/form-data', 'application/json'])
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
