import { expect, test } from 'vitest'
import { naira } from '#schema/domain/money.ts'
import { withdrawalPlan } from '#schema/domain/withdrawal-plan.ts'
import { planSentence } from './plan-words.ts'

/** Wednesday, 10:00 in Lagos. */
const NOW = Date.parse('2026-03-04T09:00:00Z')
const sentenceOf = (withdrawn: number) => {
  const state = {
    available: naira(35_000),
    clearings: [],
    isVerified: false,
    hasPin: true,
    newUntil: Date.parse('2026-03-05T08:30:00Z'),
    pausedUntil: null,
    withdrawnToday: naira(withdrawn),
  }
  return planSentence(withdrawalPlan(state, NOW), NOW)
}

test('a new wallet whose limit of the day is used up reads of the next day and of everything', () => {
  expect(sentenceOf(0)).toMatch(/^You can withdraw ₦5,000 now, and everything from .*9:30 AM$/)
  expect(sentenceOf(5000)).toMatch(
    /^You can withdraw ₦5,000 from .*12:00 AM, and everything from .*9:30 AM$/,
  )
})
