import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import {
  MASK,
  maskBankAccounts,
  maskContacts,
  maskWith,
  SEARCHES_MAX,
  ACCOUNT_MASK,
} from './masking.ts'

const contacts = [
  'Call me on 08031234567',
  'Call me on 0803 123 4567',
  'Call me on 0803-123-4567 now',
  'Call me on +234 803 123 4567',
  'Call me on +2348031234567',
  'Call me on 234 803 123 4567',
  'Call me on (0803) 123.4567',
  '0 8 0 3 1 2 3 4 5 6 7',
  'zero eight zero three one two three four five six seven',
  'ZERO-EIGHT-ZERO-THREE-ONE-TWO-THREE',
  'write to ada@home.ng',
  'write to ada.obi+work@mail.home.com.ng please',
  'write to ada (at) home (dot) com',
  'see https://my.page/x?y=1',
  'see www.mypage.com',
  'see mypage.com.ng/portfolio',
  'see wa.me/2348031234567',
  'follow @ada_builds',
  'WhatsApp me',
  'Call me on ０８０３１２３４５６７',
  'Call me on ٠٨٠٣١٢٣٤٥٦٧',
  'Call me on ०८०३१२३४५६७',
  'Call me on 0803\u200b123\u200b4567',
  'Call me on 0803/123/4567',
  'Call me on 0803_123_4567',
  'Call me on _08031234567_',
  'zero_eight_zero_three_one_two_three',
  'ada at gmail dot com',
  'write to ada at home dot ng',
  'see mypage dot com',
  'ａｄａ＠ｈｏｍｅ．ｎｇ',
  'a\u00adda@home.ng',
  'add me on whats_app',
  'I am on whats app',
]
test.each(contacts)('masks "%s"', (text) => {
  const { text: shown, masked } = maskContacts(text)
  expect(masked).toBe(true)
  expect(shown).toContain(MASK)
  expect(shown).not.toMatch(
    /803|ada@|ada_builds|mypage|my\.page|zero|whats ?app|٠٨٠٣|०८०३|０８０３|ｈｏｍｅ|home dot|gmail dot|page dot/i,
  )
})

const plain = [
  'Fix the 3.5 kVA generator',
  'Budget ₦120,000 for all',
  'I can do it for ₦10,000,000.',
  'Tiles for 12x14 ft',
  '2 bedroom flat, 3 toilets, 1 kitchen',
  'From 8:00 to 17:30, 04/11/2026 or 2026-11-04',
  'Plot 1234567, Block 12',
  'House 10, Road 23, Gwarinpa',
  'Need 0.75 mm wire, 100 m',
  'Order number 1234567890123456 is in the box',
  'two or three people, one day',
  'Meet at 10 @ noon',
  'On 04/11/2026 05/11/2026 or 06/11/2026',
  'Set up gmail on two phones, come at noon',
  'Look at the dot on the wall',
  'We need it done.Come early',
  'I charge 15000 - 20000 naira',
  'Wall of 1200 mm by 2400 mm by 300 mm',
  'JAMB 2026: maths, English, e.g. comprehension',
]
test.each(plain)('does not change "%s"', (text) => {
  expect(maskContacts(text)).toEqual({ text, masked: false })
})

test('masks a phone number within a sentence and leaves the other words', () => {
  const digit = fc.integer({ min: 0, max: 9 })
  const separator = fc.constantFrom('', ' ', '-', '.', '  ')
  const number = fc.tuple(
    fc.constantFrom('0803', '0903', '+234803', '0703'),
    fc.array(fc.tuple(separator, digit), { minLength: 7, maxLength: 7 }),
  )
  fc.assert(
    fc.property(number, ([head, tail]) => {
      const phone = head + tail.map(([space, each]) => `${space}${each}`).join('')
      const { text } = maskContacts(`Please call ${phone} today`)
      expect(text).toBe(`Please call ${MASK} today`)
    }),
  )
})

test.each([
  [['0803 123'], '4567'],
  [['0803'], '1234567'],
  [['My number starts with 0803', 'then 123'], 'and finally 4567'],
  [['zero eight zero three'], 'one two three four five six seven'],
  [[...'0803123456'], '7'],
  [['+234 803'], '123 4567'],
  [['⓿❽⓿❸'], '❶❷❸❹❺❻❼'],
])('hides what continues a number: %j, then %j', (earlier, text) => {
  const { text: shown, masked } = maskContacts(text, { earlier })
  expect([masked, shown.replace(/^(?:and finally )?/, '')]).toEqual([true, MASK])
})

test.each([
  [['House 10, Road 23'], 'I can be there at 7'],
  [['The price is ₦80,300'], '1,234,567 is too much'],
  [['I come at 8', '2 rooms'], 'The door is 120 by 210'],
  [['₦15,000'], '12500'],
  [['My meter is 54150234567'], '2026'],
  [['I live at 14 Adeola Odeku'], 'Postal code 100001'],
])('takes nothing for the end of a number: %j, then %j', (earlier, text) => {
  expect(maskContacts(text, { earlier })).toEqual({ text, masked: false })
  expect(maskBankAccounts(text, { earlier })).toEqual({ text, masked: false })
})

test.each([
  { earlier: ['0803'], text: '123', later: ['4567'] },
  { text: 'It is 0809', later: ['555 0199'] },
  { earlier: [], text: '0803', later: ['1234567'] },
])('hides a part of a number that goes on in later texts: %j', ({ text, ...beside }) => {
  const { text: shown, masked } = maskContacts(text, beside)
  expect([masked, shown.replace('It is ', '')]).toEqual([true, MASK])
})

test('hides an account number in two messages', () => {
  expect(maskBankAccounts('56789 GTB', { earlier: ['01234'] }).text).toBe(
    '[account number hidden] GTB',
  )
})

test('masking a masked text changes nothing, for any text', () => {
  const noise = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom(...'0123 +-.@aw('), maxLength: 200 }),
  )
  fc.assert(
    fc.property(noise, (text) => {
      const once = maskContacts(text).text
      expect(maskContacts(once).text).toBe(once)
    }),
  )
})

test('hides all names that follow each other without a space', () => {
  for (const count of [2, 3, 500])
    expect(maskContacts(`Ask ${'@aa1'.repeat(count)}`).text).toBe(`Ask ${MASK}`)
})

const FRAGMENTS =
  '@aa1|0701 a +l|+1 |0 |a.|@|one |+2 3 4 |a-|(at)|x@y.|a.ng.|w |my ig |0803 a |a at |a dot |www.|http|1,|1:|₦1 |fb |é|ọ|⓿|ig: |, |(|/| '.split(
    '|',
  )
const fragment = fc.constantFrom(...FRAGMENTS)
const unit = fc.array(fragment, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(''))

test('no text is searched more often than a fixed number of times, whatever is found in it', () => {
  fc.assert(
    fc.property(unit, fc.integer({ min: 1, max: 400 }), (text, count) => {
      let searched = 0
      // Finds the first character that the mask does not have: one thing a search, as a chain of names does.
      const find = (folded: string) => {
        searched += folded.length
        const at = folded.search(/[^x]/)
        return at < 0 ? [] : [{ start: at, end: at + 1 }]
      }
      const written = text.repeat(count)
      expect(maskWith(written, find, 'x').text).toMatch(/^x+$/)
      expect(searched).toBeLessThanOrEqual(SEARCHES_MAX * 2 * written.length)
    }),
  )
})

/** Of processor time, which a busy machine does not stretch as it does wall-clock time. */
function maskingMs(text: string): number {
  const start = process.cpuUsage()
  maskContacts(text)
  maskBankAccounts(text)
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
const fill = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length)
const SHORT = 1000
const TIMES_LONGER = 6

/** Quadratic work would take 36 times as long. Measured again when a pause of the collector may have been in it. */
test('a text that is 6 times as long takes no more than 18 times as long, whatever it repeats', () => {
  const isSlow = (text: string) => {
    const [short, long] = [
      maskingMs(fill(text, SHORT)),
      maskingMs(fill(text, SHORT * TIMES_LONGER)),
    ]
    return long > Math.max(short, 2) * TIMES_LONGER * 3
  }
  const random = fc.sample(unit, 10)
  const slow = [...FRAGMENTS, ...random].filter((text) => [1, 2, 3].every(() => isSlow(text)))
  expect(slow).toEqual([])
})

test.each([
  'I do whatsapp chatbots',
  'I build WhatsApp bots, and WhatsApp API integrations.',
  'The old dotcom name is gone, and the dotcom boom.',
  '• Tiles • Paint • Cement',
  'Tiles · paint · 3·5 mm wire',
  'Gmail: not working on the laptop.',
  'Set up gmail and yahoo mail on two phones.',
  'Install Outlook 2016 and office365.',
  'Labour ₦7000, paint ₦8500 and wood ₦12000.',
  'N7000, N8000, N9000 for the three sizes.',
  'Boards of 2400x1200x18 and 60x60x5.',
  'Part Ⅱ of the work, then part Ⅲ.',
  'Class 2 pupils use YouTube videos.',
  'Wetin dey happen.Ẹ kú iṣẹ́. Ɗan uwa.',
])('"%s" is harmless', (text) => {
  expect(maskContacts(text)).toEqual({ text, masked: false })
})

const ACCOUNTS: readonly (readonly [text: string, secret: RegExp])[] = [
  ['0123456789', /345/],
  ['my account is 0123456789 GTB', /345/],
  ['GTBank 0123 456 789', /456/],
  ['012 345 6789 Zenith', /345/],
  ['01234 56789', /56789/],
  ['acct: 0123-456-789', /456/],
  ['0 1 2 3 4 5 6 7 8 9', /3 4 5/],
  ['0.1.2.3.4.5.6.7.8.9', /3\.4/],
  ['send to 2034567891 UBA', /345/],
  ['UBA 20 34 56 78 91', /56/],
  ['Opay 8031234567', /1234/],
  ['pay into 30 1234 5678', /5678/],
  ['zero one two three four five six seven eight nine', /five/],
  ['O123456789 access', /345/],
  ['０１２３４５６７８９', /４/u],
  ['3012345678 kuda', /3456/],
  ['0123456789, 08031234567', /0123456789/],
]

test.each(ACCOUNTS)('masks the account number of "%s" also after the award', (text, secret) => {
  const { text: shown, masked } = maskBankAccounts(text)
  expect(masked).toBe(true)
  expect(shown).toContain(ACCOUNT_MASK)
  expect(shown).not.toMatch(secret)
})

const NO_ACCOUNTS = [
  'Call me on 08031234567',
  'Call me on 0803 123 4567',
  'Call me on +234 803 123 4567',
  'Call me on +2348031234567',
  'Call me on +234 8031234567',
  'Meter number 54150234567',
  'Meter number 0101 1702 34567',
  'Meter 45-7012-3456-789',
  'Token 1234 5678 9012 3456 7890',
  'Sizes 36 38 40 42 44',
  'The NIN has 11 digits: 12345678901',
  'Prices 100, 200 and 3000',
  '₦1,200,000 and ₦300,000',
  'On 04/11/2026 at 10:30',
  'From 2026-11-04 08:00',
  'Panels of 2400 1200 18',
]

test.each(NO_ACCOUNTS)('finds no account number in "%s"', (text) => {
  expect(maskBankAccounts(text)).toEqual({ text, masked: false })
})

test('a phone that cannot look behind a match still finds contacts, and lets dates pass', async () => {
  const { RegExp: Native } = globalThis
  class OldRegExp extends Native {
    constructor(source: string | RegExp, flags?: string) {
      if (/\(\?<[!=]/.test(String(source))) throw new SyntaxError('invalid group specifier name')
      super(source, flags)
    }
  }
  vi.resetModules()
  vi.stubGlobal('RegExp', OldRegExp)
  const masking = await import('./masking.ts').finally(() => vi.unstubAllGlobals())
  const isMasked = (text: string) => masking.maskContacts(text).masked
  for (const text of ['Call 0803 123 4567', 'ada@gmail.com', 'I am @ada_obi', 'add me on whatsapp'])
    expect([text, isMasked(text)]).toEqual([text, true])
  for (const text of ['On 12/10/2026 at 10:30, for ₦12,500', 'Two rooms, 3 windows'])
    expect([text, isMasked(text)]).toEqual([text, false])
})
