import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSkill, SKILLS, TRADE_NAMES, tradeOf, TRADES } from './trades.ts'

test('SPEC 3, R7: 13 fields and 78 skills, all distinct, none with a comma, at most 8 to a field', () => {
  expect(TRADE_NAMES).toHaveLength(13)
  expect(SKILLS).toHaveLength(78)
  expect(new Set(SKILLS).size).toBe(78)
  expect(SKILLS.filter((skill) => skill.includes(',') || skill !== skill.trim())).toEqual([])
  expect(TRADE_NAMES.filter((trade) => TRADES[trade].length > 8)).toEqual([])
})

test('F36: the field of any skills is the one they all belong to, and none when there are two', () => {
  const someOf = (trade: (typeof TRADE_NAMES)[number]) =>
    fc
      .subarray([...TRADES[trade]] as string[], { minLength: 1 })
      .map((skills) => ({ trade, skills }))
  const chosen = fc.constantFrom(...TRADE_NAMES).chain(someOf)
  fc.assert(
    fc.property(chosen, chosen, (one, other) => {
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
