import { expect, test } from 'vitest'
import { stripSchemasFrom } from './strip-schemas.ts'

test('leaves the name and path of an endpoint, and no schema, summary or type', () => {
  const source = `
    import * as v from 'valibot'
    import { FILE_MAX } from '../domain/limits.ts'
    import { query } from './endpoint.ts'
    export type Shape = v.InferOutput<typeof shape>
    const shape = v.object({ id: v.string() })
    export const Picture = fileInput(5, 'A picture')
    export const ENTITIES = { task: shape }
    export const VERSION = 1
    export const NAMES = ['feed', 'task'] as const
    export const find = query('tasks.find', {
      path: 'user/task/{id}', access: 'signedIn', summary: 'One of many.',
      input: v.object({ id: v.pipe(v.string(), v.trim()) }),
      output: shape,
    })
    const listing = (summary: string) => query('tasks.list', { path: 'x', summary, input: shape, output: v.object(shape) })
    export const list = /* @__PURE__ */ listing('All.')`
  const code = stripSchemasFrom('contract.ts', source).replace(/\s+/g, ' ')
  expect(code).toContain(`query('tasks.find', { path: 'user/task/{id}', access: 'signedIn', })`)
  expect(code).toContain(`query('tasks.list', { path: 'x', })`)
  expect(code).toContain(`export const list = /* @__PURE__ */ listing('All.')`)
  expect(code).toContain('export const VERSION = 1')
  expect(code).toContain(`['feed', 'task'] as const`)
  expect(code).toContain('const shape = undefined export const Picture = undefined')
  expect(code).not.toContain('v.')
  expect(code).not.toContain('valibot')
  expect(code).not.toContain('limits')
  expect(code).toContain(`import { query } from './endpoint.ts'`)
})
