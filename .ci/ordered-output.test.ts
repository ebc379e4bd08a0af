import { expect, test } from 'vitest'
import { createOrderedOutput } from './ordered-output.ts'

test('passes the output of the first on at once, and that of others when those before them are closed', () => {
  let shown = ''
  const open = createOrderedOutput((text) => (shown += text))
  const first = open()
  const second = open()
  const third = open()
  second.write('b')
  first.write('a')
  expect(shown).toBe('a')
  second.close()
  third.write('c')
  first.write('a')
  expect(shown).toBe('aa')
  first.close()
  expect(shown).toBe('aabc')
  third.write('c')
  expect(shown).toBe('aabcc')
})
