import { expect, test } from 'vitest'
import { maskContactFields } from './mask-contacts.ts'

test('a text is masked after the session check only', () => {
  const mask = (isChecked: boolean) =>
    maskContactFields({ isSessionChecked: () => isChecked }, 'Write to ada@home.ng', { max: 100 })
      .text
  expect(() => mask(false)).toThrow('before the session check')
  expect(mask(true)).toBe('Write to [hidden until assigned]')
})
