import { expect, test } from 'vitest'
import { isEmail, plainEmail } from './email.ts'

test.each([
  'ada@example.com',
  "o'neil@example.com",
  'ada.o+jobs@mail.example.com.ng',
  'a&b@example.com',
  'ada@my-shop.ng',
  'ada@xn--bcher-kva.example',
])('%s is an e-mail address', (email) => {
  expect(isEmail(email)).toBe(true)
})

test.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'a da@example.com',
  'ada..o@example.com',
  '.a@example.com',
  'ada@example..com',
  'ada@-x.com',
  'ada@example.com, b@example.com',
  '<ada@example.com>',
  'ada@example.com\nBcc: x@example.com',
])('%j is none', (email) => {
  expect(isEmail(email)).toBe(false)
})

test('a copied address loses what cannot be seen, and its curved apostrophe', () => {
  expect(plainEmail('\u200bada@example.com')).toBe('ada@example.com')
  expect(plainEmail('\ufeff ada@\u200cexample.com\u202c ')).toBe('ada@example.com')
  expect(plainEmail('o’neil@example.com')).toBe("o'neil@example.com")
})
