import { expect, test } from 'vitest'
import { hasPattern, isFromContext } from './password.ts'

test.each([
  '11111111',
  '        ',
  'abcabcabc',
  'abcd1234abcd1234',
  '12345678',
  '87654321',
  'qwertyuiop',
  'asdfghjkl',
  'lkjhgfdsa',
  '1q2w3e4r5t',
  '1qaz2wsx',
  '13101992',
  '13/10/1992',
  '1992-10-13',
])('finds the pattern of %j', (password) => expect(hasPattern(password)).toBe(true))

test.each(['a fair password', 'correct horse battery', '83920174', 'Ẹ káàárọ̀ o', 'tiger-Lagos-81'])(
  'finds no pattern in %j',
  (password) => expect(hasPattern(password)).toBe(false),
)

const OWNER = { email: 'ngozi.eze@example.com', username: 'Ngozi' }
test.each([
  'ngozi.eze@example.com',
  'ngozi.eze@example.com1',
  'NgoziEze',
  'ngozieze1990',
  'Ngozi!2026',
  'onise123',
  'Onise-password',
  'password1',
  'ngoziabc',
])('%j follows from who the user is', (password) =>
  expect(isFromContext(password, OWNER)).toBe(true),
)

test.each(['ngozi likes rain', 'a fair password', '83920174', 'example of tailoring'])(
  '%j does not follow from who the user is',
  (password) => expect(isFromContext(password, OWNER)).toBe(false),
)
