import { expect, test } from 'vitest'
import { emailAsTyped, isEmail, isLikeEmail, nameOrEmail, plainEmail } from './email.ts'

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

test.each([
  '<ada@example.com>',
  'Ada Obi <ada@example.com>',
  'mailto:ada@example.com',
  'MAILTO:ada@example.com?subject=Hello',
  '<mailto:ada@example.com>',
  'ada@example.com.',
  'ada@example.com,',
  'ada@example.com;',
  'ada@example.com)',
  '(ada@example.com).',
  '"ada@example.com"',
  "'ada@example.com'",
  '“ada@example.com”',
  '[ada@example.com]',
  'ada@example.com!',
  'ada＠example．com',
  'ａｄａ@example.com',
  'ada@example。com',
  'ada﹫example.com',
  'ada @ example.com',
  ' <ada@example.com>, ',
])('the address of %j is read', (text) => {
  expect(plainEmail(text)).toBe('ada@example.com')
})

test('two addresses, and a name without one, become no address', () => {
  for (const text of ['ada@example.com, b@example.com', 'Ada Obi', '<>', 'mailto:', '@', '.'])
    expect([text, isLikeEmail(plainEmail(text))]).toEqual([text, false])
})

test('an address keeps each character that may go on while it is typed', () => {
  const address = "o'neil.ada+jobs@mail.example.com"
  for (let end = 1; end <= address.length; end++)
    expect(emailAsTyped(address.slice(0, end))).toBe(address.slice(0, end))
  expect(emailAsTyped('<ada@example.com>,')).toBe('ada@example.com')
  expect(emailAsTyped('mailto:ada@example.')).toBe('ada@example.')
})

test('a search for a name keeps its signs, one for an address is read like an address', () => {
  expect(nameOrEmail(' Bello A. ')).toBe('Bello A.')
  expect(nameOrEmail('O’Neil')).toBe("O'Neil")
  expect(nameOrEmail('<ada@example.com>,')).toBe('ada@example.com')
})
