import { expect, test } from 'vitest'
import { addressesOf } from './addresses-only.ts'

test('the phone keeps where a promise is and how it is called, and nothing of its shapes', () => {
  const source = `
    import * as v from 'valibot'
    import { FILE_MAX } from '../domain/limits.ts'
    import { query } from './endpoint.ts'
    export type Shape = v.InferOutput<typeof shape>
    const shape = v.object({ id: v.string() })
    export const Picture = FileIn(5, 'A picture')
    export const ENTITIES = { task: shape }
    export const VERSION = 1
    export const NAMES = ['feed', 'task'] as const
    export const find = query('tasks.find', {
      path: 'user/task/{id}', who: 'signedIn', says: 'One, of many.',
      input: v.object({ id: v.pipe(v.string(), v.trim()) }),
      output: shape,
    })
    const listing = (says: string) => query('tasks.list', { path: 'x', says, input: shape, output: v.object(shape) })
    export const list = /* @__PURE__ */ listing('All.')`
  const kept = addressesOf('contract.ts', source).replace(/\s+/g, ' ')
  expect(kept).toContain(`query('tasks.find', { path: 'user/task/{id}', who: 'signedIn', })`)
  expect(kept).toContain(`query('tasks.list', { path: 'x', })`)
  expect(kept).toContain(`export const list = /* @__PURE__ */ listing('All.')`)
  expect(kept).toContain('export const VERSION = 1')
  expect(kept).toContain(`['feed', 'task'] as const`)
  expect(kept).toContain('const shape = undefined export const Picture = undefined')
  expect(kept).not.toContain('v.')
  expect(kept).not.toContain('valibot')
  expect(kept).not.toContain('limits')
  expect(kept).toContain(`import { query } from './endpoint.ts'`)
})
