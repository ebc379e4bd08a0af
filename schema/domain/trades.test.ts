import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { TRADE_TEXTS } from './messages/trades.ts'
import { PROJECT_TYPES, projectTypeLabel } from './task.ts'
import {
  isSkill,
  skillLabel,
  TRADE_NAMES,
  tradeLabel,
  tradeOf,
  TRADES,
  tradesInOrder,
  tradesNamed,
} from './trades.ts'
import { words as ha } from './words/ha.ts'
import { words as ig } from './words/ig.ts'
import { words as pcm } from './words/pcm.ts'
import { words as yo } from './words/yo.ts'

test('there are 13 trades and 78 distinct skills without commas, at most 8 per trade', () => {
  const skills = TRADE_NAMES.flatMap((trade) => [...TRADES[trade]])
  expect(TRADE_NAMES).toHaveLength(13)
  expect(skills).toHaveLength(78)
  expect(new Set(skills).size).toBe(78)
  expect(skills.filter((skill) => skill.includes(',') || skill !== skill.trim())).toEqual([])
  expect(TRADE_NAMES.filter((trade) => TRADES[trade].length > 8)).toEqual([])
})

test('the trade of a list of skills is the one that all belong to, else null', () => {
  const someOf = (trade: (typeof TRADE_NAMES)[number]) =>
    fc
      .subarray([...TRADES[trade]] as string[], { minLength: 1 })
      .map((skills) => ({ trade, skills }))
  const anySkills = fc.constantFrom(...TRADE_NAMES).chain(someOf)
  fc.assert(
    fc.property(anySkills, anySkills, (one, other) => {
      expect(tradeOf(one.skills)).toBe(one.trade)
      const both = tradeOf([...one.skills, ...other.skills])
      expect(both).toBe(one.trade === other.trade ? one.trade : null)
    }),
  )
  expect([tradeOf([]), tradeOf(['Juggling']), tradeOf(['Haircut', 'Juggling'])]).toEqual([
    null,
    null,
    null,
  ])
  expect([isSkill('constructor'), isSkill('haircut'), isSkill('Haircut')]).toEqual([
    false,
    false,
    true,
  ])
})

test.each(Object.entries({ en: { trades: TRADE_TEXTS }, pcm, ha, yo, ig }))(
  'no two trades, project types or skills of a trade have the same name in %s',
  (_, { trades: words }) => {
    const lists = [
      TRADE_NAMES.map((trade) => tradeLabel(trade, words)),
      PROJECT_TYPES.map((type) => projectTypeLabel(type, words)),
      ...TRADE_NAMES.map((trade) => TRADES[trade].map((skill) => skillLabel(skill, words))),
    ]
    for (const list of lists) expect(new Set(list).size).toBe(list.length)
  },
)

test('a name of no list stays as it is', () => {
  const { trades: words } = ha
  expect(['Mason', '{trade}'].map((trade) => tradeLabel(trade, words))).toEqual([
    'Mason',
    '{trade}',
  ])
  expect(skillLabel('Juggling', words)).toBe('Juggling')
  expect(projectTypeLabel('At sea', words)).toBe('At sea')
})

test('trades are in the alphabetical order of their names', () => {
  expect(tradesInOrder()).toEqual(TRADE_NAMES.toSorted())
})

test.each([
  ['famfo', ['Plumbing']],
  ['PLUMB', ['Plumbing']],
  ['kafinta', ['Furniture']],
  ['wutar lantarki', ['Electrician']],
  ['murda gashi', ['Barber']],
  ['inverter', ['Electrician']],
  ['Lighting', []],
  ['fa', []],
  ['  ', []],
])(
  'the search %j names trades by Hausa and English words, without hooks and marks',
  (text, trades) => {
    expect(tradesNamed(text, ha.trades)).toEqual(trades)
  },
)

test('a search without tone marks names a trade of Yoruba', () => {
  expect(tradesNamed('kapenta', yo.trades)).toEqual(['Furniture'])
})
