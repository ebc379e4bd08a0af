import { DrizzleQueryError } from 'drizzle-orm'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { faultMessage, faultText } from './fault-text.ts'

const thrownBy = (run: () => unknown): unknown => {
  try {
    return run()
  } catch (error) {
    return error
  }
}

test.each([
  [
    'a failed query',
    new DrizzleQueryError('SELECT ?', ['secret-value'], new Error('no such table')),
    'Failed query: SELECT ?',
  ],
  [
    'an output that does not match its schema',
    thrownBy(() => v.parse(v.object({ to: v.number() }), { to: 'secret-value' })),
    'to: expected number',
  ],
  ['a body that is not JSON', thrownBy(() => JSON.parse('secret-value')), 'is not valid JSON'],
  ['a request', new Error('GET https://api.example.com/a?to=secret-value failed'), '/a failed'],
])('%s is logged without its values', (_, error, expected) => {
  const text = faultText(error)
  expect(text).toContain(expected)
  expect(text).toMatch(/\n {4}at /)
  expect(text).not.toContain('secret-value')
  expect(faultMessage(error)).not.toMatch(/secret-value|\n/)
  expect(faultText(new Error('outer', { cause: error }))).not.toContain('secret-value')
})

test('causes are logged with their own message', () => {
  const error = new Error('outer', { cause: new TypeError('inner') })
  expect(faultText(error)).toMatch(/^Error: outer[^]*caused by TypeError: inner/)
})
