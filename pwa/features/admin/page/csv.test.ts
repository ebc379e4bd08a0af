import { expect, test } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { csvFileName, toCsv } from './csv.ts'

test('writes nested fields as columns, and quotes what needs it', () => {
  const rows = [
    {
      _id: '1',
      user: { email: 'a@onise.test' },
      text: 'say "hi", now',
      amount: naira(-5),
      skills: ['a', 'b'],
    },
    {
      _id: '2',
      user: { email: 'b@onise.test' },
      text: 'two\nlines',
      amount: naira(7.5),
      skills: [],
    },
  ]
  expect(toCsv(rows)).toBe(
    '\uFEFF_id,user.email,text,amount,skills\r\n' +
      '1,a@onise.test,"say ""hi"", now",-5,"""a"" ""b"""\r\n' +
      '2,b@onise.test,"two\nlines",7.5,\r\n',
  )
})

test('writes times as those of Lagos, and says so in the heading', () => {
  const rows = [{ createdAt: '2026-03-09T23:30:00.000Z' }, { createdAt: null }]
  expect(toCsv(rows)).toBe('\uFEFFcreatedAt (Lagos time)\r\n2026-03-10 00:30\r\n\r\n')
})

test('no text and no heading is a formula in a spreadsheet, a number is no text', () => {
  expect(toCsv([{ text: '＝1+1', amount: naira(-5) }])).toBe("\uFEFFtext,amount\r\n'＝1+1,-5\r\n")
})

test('writes yes and no in words', () => {
  expect(toCsv([{ isVerified: true }, { isVerified: false }])).toContain('\r\nYes\r\nNo\r\n')
})

test('the file has the day of Lagos, also in the first hour of it', () => {
  expect(csvFileName('users', Date.parse('2026-03-09T23:30:00Z'))).toBe(
    'onise-users-2026-03-10.csv',
  )
})
