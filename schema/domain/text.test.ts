import { expect, test } from 'vitest'
import { localize } from './localize.ts'
import { hasVisibleText, isolate, oneLine, withoutDirectionControls } from './text.ts'

test.each([
  ['Fix \u202etap 000,51₦', 'Fix tap 000,51₦'],
  ['\u2066Fix\u2069 \u2067tap\u2069', 'Fix tap'],
  ['Pay \u200f1\u200f5', 'Pay 15'],
  ['شقة \u200f3', 'شقة \u200f3'],
  ['Olúṣọlá 👩🏾‍🔧', 'Olúṣọlá 👩🏾‍🔧'],
])('a text without what turns it around: %j', (text, expected) =>
  expect(withoutDirectionControls(text)).toBe(expected),
)

test.each([
  ['Tap\r\nSubject: You won\r\n\r\nYour wallet', 'Tap Subject: You won Your wallet'],
  ['\u2028Tap \u2029 drips\u0085\tnow\n', 'Tap drips now'],
  ['Tap  drips', 'Tap  drips'],
])('one line of several: %j', (text, expected) => expect(oneLine(text)).toBe(expected))

test.each([
  '',
  ' ',
  '\u3164',
  '\u200b\u200b',
  '\u2800',
  '\u00ad',
  '\ufe0f',
  '\u{e0041}',
  '\u034f',
  '\u{1d159}',
  '\u200d\u2060',
  '\n\t\u00a0\u3000',
  '\ue000',
  '\u0301',
])('nothing can be seen of %j', (text) => expect(hasVisibleText(text)).toBe(false))

test.each(['a', '.', '₦', '👍', '٣', 'ọ', '\u200ba', '🇳🇬', '李'])('%j can be seen', (text) =>
  expect(hasVisibleText(text)).toBe(true),
)

test.each([
  ['Fix tap', 'Fix tap'],
  ['שלום', '\u2068שלום\u2069'],
  ['Fix \u202etap', 'Fix tap'],
  ['\u2069שלום\u2066', '\u2068שלום\u2069'],
  ['one\nשלום\nthree', 'one\n\u2068שלום\u2069\nthree'],
  ['To \u2068שלום\u2069, bank', 'To \u2068שלום\u2069, bank'],
  ['\u2068a\u2069 שלום', '\u2068a שלום\u2069'],
])('isolates %j as %j', (text, expected) => expect(isolate(text)).toBe(expected))

test('a sentence isolates the names and titles in it, and nothing else', () => {
  const { paid, both } = localize('test/isolated', {
    paid: (title: string, count: number) => `Payment for ${title}, ${count} times`,
    both: ({ name, lines }: { name: string; lines: readonly string[] }) => [name, ...lines],
  })
  expect(paid('Fix tap', 2)).toBe('Payment for Fix tap, 2 times')
  expect(paid('תקן', 2)).toBe('Payment for \u2068תקן\u2069, 2 times')
  expect(both({ name: 'דוד', lines: ['To \u2068דוד\u2069'] })).toEqual([
    '\u2068דוד\u2069',
    'To \u2068דוד\u2069',
  ])
})
