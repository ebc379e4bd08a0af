import { expect, test } from 'vitest'
import { idIn, isSearchable, phoneEndOf } from './admin-search.ts'

test('three visible characters are searched, marks and spaces around them do not count', () => {
  for (const text of ['ada', ' ada ', 'ọ̀là', '080'])
    expect([text, isSearchable(text)]).toEqual([text, true])
  for (const text of ['', 'ad', '  ad  ', 'ọ̀l'])
    expect([text, isSearchable(text)]).toEqual([text, false])
})

test('an id is found alone, in capitals and in the address of a screen', () => {
  const id = '01963f2a-1b2c-7d3e-8f40-0123456789ab'
  for (const text of [id, id.toUpperCase(), `https://onise.test/single-task/${id}?x=1`])
    expect(idIn(text)).toBe(id)
  expect(idIn(id.slice(0, 30))).toBeNull()
  expect(idIn('Fix the roof')).toBeNull()
})

test('all forms of one phone number have one end, and other numbers have none', () => {
  for (const text of [
    '08031234567',
    '0803 123 4567',
    '+234 (0) 803-123-4567',
    '2348031234567',
    '803.123.4567',
    '＋２３４ ８０３ １２３ ４５６７',
    '٠٨٠٣١٢٣٤٥٦٧',
  ])
    expect([text, phoneEndOf(text)]).toEqual([text, '8031234567'])
  for (const text of [
    '0803',
    'ON260309-1A2B-3C4D-5E6F',
    '12345678901234567890',
    'ada@onise.test',
    '',
  ])
    expect([text, phoneEndOf(text)]).toEqual([text, null])
})
