import type { FormEvent } from 'react'
import { expect, test } from 'vitest'
import { keepDigits } from './keep-digits.ts'

test.each([
  ['Your code: 123 456.', '123456'],
  ['１２３４５６', '123456'],
  ['١٢٣ ٤٥٦', '123456'],
  ['12345678', '123456'],
])('a field for six digits keeps of %j %s', (text, digits) => {
  const currentTarget = { value: text }
  keepDigits(6)({ currentTarget } as FormEvent<HTMLInputElement>)
  expect(currentTarget.value).toBe(digits)
})
