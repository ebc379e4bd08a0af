import { expect, it } from 'vitest'
import { csvCell, csvFile } from './csv.ts'

it.each([
  '=1+1',
  '+234',
  '-1',
  '@SUM(A1)',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '\u200B=1',
  '\u00A0＝1',
])('a text %j is no formula in a spreadsheet', (text) => {
  expect(csvCell(text)).toMatch(/^"?'/)
})

it.each(['Fix 2 = 1 + 1', 'a-b', 'ade@onise.test', ''])('a text %j stays as it is', (text) => {
  expect(csvCell(text)).toBe(text)
})

it('quotes what needs it, and marks the file as UTF-8', () => {
  expect(csvFile([csvCell('say "hi", now'), csvCell('two\nlines')])).toBe(
    '\uFEFF"say ""hi"", now"\r\n"two\nlines"\r\n',
  )
})
