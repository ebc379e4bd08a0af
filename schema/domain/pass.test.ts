import { expect, it, test } from 'vitest'
import type { Day } from './days.ts'
import {
  isListed,
  passCodeOf,
  passDays,
  passInText,
  passLink,
  passOf,
  passStateOf,
  readPass,
  revokedListOf,
  wordNumbersOf,
} from './pass.ts'

const AWARDED = Date.parse('2026-03-05T23:30:00Z')
const task = {
  status: 'in-progress' as const,
  title: 'Fix the ceiling fan',
  awardedAt: AWARDED,
  agreedDate: '2026-03-09' as Day,
}
const tasker = { username: 'Musa', isVerified: true }
const at = (text: string, change: Partial<typeof task> = {}) =>
  passOf({ ...task, ...change }, tasker, { area: 'Ikeja, Lagos', now: Date.parse(text) })

it('is valid from the Lagos day of the award through the agreed day', () => {
  const pass = at('2026-03-06T09:00:00Z')
  expect(pass).toMatchObject({ name: 'Musa', badge: 1, area: 'Ikeja, Lagos' })
  expect(pass && passDays(pass)).toEqual({ from: '2026-03-06', until: '2026-03-09' })
  expect(at('2026-03-09T22:59:59Z')).not.toBeNull()
  expect(at('2026-03-09T23:00:00Z')).toBeNull()
})

it.each(['pending', 'completed', 'cancelled', 'removed'])('%s work has none', (status) => {
  expect(at('2026-03-06T09:00:00Z', { status: status as 'in-progress' })).toBeNull()
})

test('a long title is cut, so that the code stays easy to scan', () => {
  const title = 'Repair the roof of the house behind the market'
  expect(at('2026-03-06T09:00:00Z', { title })?.task).toBe(
    'Repair the roof of the house behind the…',
  )
})

test.each([
  [false, '2026-03-05T22:59:59Z', 'notYet'],
  [false, '2026-03-05T23:00:00Z', 'valid'],
  [false, '2026-03-09T22:59:59Z', 'valid'],
  [false, '2026-03-09T23:00:00Z', 'expired'],
  [true, '2026-03-09T23:00:00Z', 'revoked'],
])('revoked: %s, at %s it is %s', (isRevoked, time, state) => {
  const pass = at('2026-03-06T09:00:00Z')
  if (!pass) throw new Error('no pass')
  expect(passStateOf(pass, { isRevoked, now: Date.parse(time) })).toBe(state)
})

test('a hash is six numbers of 11 bits, which are its code', () => {
  const numbers = wordNumbersOf(Uint8Array.from([255, 224, 1, 0, 0, 0, 0, 0, 192, 9]))
  expect(numbers).toEqual([2047, 0, 512, 0, 0, 3])
  expect(passCodeOf(numbers)).toBe('7ff000200000000003')
})

test('the text of a pass is found in its link, and in what was pasted', () => {
  expect(passInText(passLink('https://onise.test', 'a.b.c'))).toBe('a.b.c')
  expect(passInText(' a.b.c\n')).toBe('a.b.c')
})

test.each(['', 'a.b', 'a.b.c', 'e30.e30.c', 'a.b.c.d'])('%o is no pass', (text) => {
  expect(readPass(text)).toBeNull()
})

const idsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => index.toString(36).padStart(4, '0').padEnd(12, '-'))

test.each([
  [0, 6, true],
  [300, 6, true],
  [350, 5, true],
  [462, 4, true],
  [463, 4, false],
  [5000, 4, false],
])(
  'the list of %i revoked passes has %i characters of each, in 2 kB',
  (count, length, complete) => {
    const ids = idsOf(count)
    const list = revokedListOf(ids)
    expect(list).toMatchObject({ length, isComplete: complete })
    const madeAt = new Date(0).toISOString()
    expect(JSON.stringify({ madeAt, ...list }).length).toBeLessThanOrEqual(2000)
    expect(ids.slice(0, 462).every((id) => isListed(list, id))).toBe(true)
    expect(isListed(list, 'zzzzzzzzzzzz')).toBe(false)
  },
)
