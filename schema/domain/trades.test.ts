import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSkill, TRADE_NAMES, tradeOf, TRADES } from './trades.ts'

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
