import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('writes nested fields as columns, and quotes what needs it', () => {
  const rows = [
    {
      _id: '1',
      user: { email: 'a@onise.test' },
      text: 'say "hi", now',
      amount: -5,
      skills: ['a', 'b'],
    },
    { _id: '2', user: { email: 'b@onise.test' }, text: 'two\nlines', amount: 7.5, skills: [] },
  ]
  expect(toCsv(rows)).toBe(
    '\uFEFF_id,user.email,text,amount,skills\r\n' +
      '1,a@onise.test,"say ""hi"", now",-5,"""a"" ""b"""\r\n' +
      '2,b@onise.test,"two\nlines",7.5,\r\n',
  )
})

test.each(['=HYPERLINK("x")', '+234', '-1', '@SUM(A1)'])(
  'a text %s is no formula in a spreadsheet',
  (text) => {
    expect(toCsv([{ text }])).toMatch(/\r\n"?'[=+\-@]/)
  },
)
