import { expect, test } from 'vitest'
import { openapi, type Json } from './openapi.ts'
import { openapiPage } from './openapi-page.ts'
import { ENDPOINTS } from './index.ts'

const document = openapi('test')
const at = (...path: string[]): Json | undefined =>
  path.reduce<Json | undefined>((node, name) => (node as Record<string, Json>)?.[name], document)

test('DESIGN 2: every call of the contract stands in the document, with what it takes and answers', () => {
  for (const { path, method, name, says } of ENDPOINTS) {
    const operation = at('paths', `/api/${path}`, method.toLowerCase()) as Record<string, Json>
    expect(operation).toMatchObject({ operationId: name, summary: says })
    expect(
      at('paths', `/api/${path}`, method.toLowerCase(), 'responses', '2XX', 'content'),
    ).toBeDefined()
  }
  expect(
    Object.values(at('paths') as object).flatMap((each: object) => Object.keys(each)),
  ).toHaveLength(ENDPOINTS.length)
})

test('no reference leads nowhere, and nothing on the wire is left without a type', () => {
  const references = JSON.stringify(document).match(/#\/components\/[\w/]+/g) ?? []
  expect(references.length).toBeGreaterThan(20)
  for (const reference of new Set(references))
    expect([reference, at(...reference.split('/').slice(1))]).toEqual([
      reference,
      expect.any(Object),
    ])
  expect(JSON.stringify(document)).not.toMatch(/"[^"]+":\{\}(?!\])/)
})

test('money, times and ids have the shape they have on the wire', () => {
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

test('files travel as multipart, and a signed-out call asks for no token', () => {
  const create = at('paths', '/api/client/create-task', 'post', 'requestBody', 'content') as object
  expect(Object.keys(create)).toEqual(['multipart/form-data', 'application/json'])
  expect(at('paths', '/api/user/login', 'post', 'security')).toEqual([])
})

test('the page for people has every call, and runs nothing', () => {
  const page = openapiPage(document)
  for (const { name } of ENDPOINTS) expect(page).toContain(`id="${name}"`)
  expect(page).not.toMatch(/<script|onclick|style=|javascript:/i)
})

test('SYNC 1: what travels as a header stands among the parameters, and lists say that they may be unchanged', () => {
  const edit = at('paths', '/api/client/edit-tasks/{id}', 'patch') as Record<string, Json>
  const named = (edit['parameters'] as { name: string; in: string }[]).map(
    (p) => `${p.in} ${p.name}`,
  )
  expect(named).toEqual(['path id', 'header if-match', 'header Idempotency-Key'])
  expect(JSON.stringify(edit['requestBody'])).not.toContain('ifMatch')
  const list = at('paths', '/api/user/all-tasks', 'get') as Record<string, Json>
  expect(JSON.stringify(list['parameters'])).toContain('If-None-Match')
  expect(list['responses']).toHaveProperty('304')
})
