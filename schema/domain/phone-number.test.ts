import { expect, test } from 'vitest'
import { parsePhone } from './phone-number.ts'
import { isLikePhone, showPhone } from './phone-text.ts'

test.each([
  '08031234567',
  '0803 123 4567',
  '0803-123-4567',
  '(0803) 123.4567',
  '8031234567',
  '234 803 123 4567',
  '+2348031234567',
  '+234 (0) 803 123 4567',
  '+234 0803 123 4567',
  '00234 803 123 4567',
  'tel:+2348031234567',
  '\u202a+234\u00a0803\u00a0123\u00a04567\u202c',
  '＋２３４８０３１２３４５６７',
  '٠٨٠٣١٢٣٤٥٦٧',
])('reads %j as one Nigerian mobile number', (text) => {
  expect(parsePhone(text)).toBe('+2348031234567')
})

test.each([
  ['a mobile number of Britain', '+44 7911 123456', '+447911123456'],
  ['one of Ghana', '+233 24 123 4567', '+233241234567'],
  ['one of the United States', '+1 202 555 0143', '+12025550143'],
])('reads %s', (_whose, text, phone) => {
  expect(parsePhone(text)).toBe(phone)
})

test.each([
  ['a landline of Lagos', '01 270 1234'],
  ['a landline of London', '+44 20 7946 0958'],
  ['a digit too few', '0803 123 456'],
  ['a digit too many', '0803 123 45678'],
  ['an extension', '0803 123 4567 ext 5'],
  ['a sentence around it', 'call 0803 123 4567 now'],
  ['nothing', ''],
  ['an address', 'ada@onise.test'],
  ['more than any number', '0'.repeat(5_000)],
])('refuses %s', (_what, text) => {
  expect(parsePhone(text)).toBeNull()
})

test.each([
  ['0803 123 4567', true],
  ['+234 (0) 803 123 4567', true],
  ['0803 12', true],
  ['080', false],
  ['ada@onise.test', false],
  ['2348031234567@onise.test', false],
])('takes %j for a phone number while it is typed: %s', (text, is) => {
  expect(isLikePhone(text)).toBe(is)
})

test('shows a Nigerian number as it is written there', () => {
  expect(showPhone('+2348031234567')).toBe('0803 123 4567')
  expect(showPhone('+447911123456')).toBe('+447911123456')
})
