import { describe, expect, it } from 'vitest'
import { DAY_MS } from './limits.ts'
import { naira } from './money.ts'
import { withdrawalPlan, type WithdrawalState } from './withdrawal-plan.ts'

/** Wednesday, 10:00 in Lagos. */
const NOW = Date.parse('2026-03-04T09:00:00Z')
const MIDNIGHT = Date.parse('2026-03-04T23:00:00Z')
const HOUR = 3_600_000

const state = (fields: Partial<WithdrawalState> = {}): WithdrawalState => ({
  available: naira(28_000),
  clearings: [],
  isVerified: false,
  hasPin: true,
  newUntil: null,
  pausedUntil: null,
  withdrawnToday: naira(0),
  ...fields,
})
const plan = (fields: Partial<WithdrawalState>) => withdrawalPlan(state(fields), NOW)

describe('what can be withdrawn when', () => {
  it('is everything now, when no limit is lower', () => {
    expect(plan({})).toEqual({
      now: naira(28_000),
      limitedBy: null,
      perDay: naira(50_000),
      later: [],
      allFrom: NOW,
    })
  })

  it('is a small sum while account or PIN are new, and everything from then', () => {
    const newUntil = NOW + 20 * HOUR
    expect(plan({ newUntil })).toMatchObject({
      now: naira(5_000),
      limitedBy: 'new',
      later: [{ at: newUntil, amount: naira(28_000) }],
      allFrom: newUntil,
    })
  })

  it('counts the day of a PIN that does not exist yet from now', () => {
    expect(plan({ hasPin: false, newUntil: NOW + HOUR }).allFrom).toBe(NOW + DAY_MS)
  })

  it('offers the small sum again from midnight, when that of today is taken', () => {
    const newUntil = NOW + 20 * HOUR
    expect(plan({ newUntil, withdrawnToday: naira(5_000) })).toMatchObject({
      now: 0,
      later: [
        { at: MIDNIGHT, amount: naira(5_000) },
        { at: newUntil, amount: naira(28_000) },
      ],
    })
  })

  it('is nothing during the pause after a forgotten PIN', () => {
    const pausedUntil = NOW + DAY_MS
    expect(plan({ pausedUntil, newUntil: NOW + HOUR })).toMatchObject({
      now: 0,
      limitedBy: 'paused',
      later: [{ at: pausedUntil, amount: naira(28_000) }],
    })
  })

  it('grows with each amount that clears', () => {
    const clearings = [
      { amount: naira(10_000), clearsAt: NOW + 2 * HOUR },
      { amount: naira(8_000), clearsAt: NOW + 3 * HOUR },
      { amount: naira(9_999), clearsAt: NOW - 1 },
    ]
    expect(plan({ clearings })).toMatchObject({
      now: naira(10_000),
      limitedBy: 'clearing',
      later: [
        { at: NOW + 2 * HOUR, amount: naira(20_000) },
        { at: NOW + 3 * HOUR, amount: naira(28_000) },
      ],
    })
  })

  it('never is everything at once above the limit of a day', () => {
    expect(plan({ available: naira(80_000) })).toMatchObject({
      now: naira(50_000),
      limitedBy: 'daily',
      later: [],
      allFrom: null,
    })
  })

  it('is at most what one withdrawal may have', () => {
    expect(plan({ available: naira(3_000_000), isVerified: true })).toMatchObject({
      now: naira(1_000_000),
      limitedBy: 'single',
      allFrom: null,
    })
  })

  it.each([naira(0), naira(999)])(
    'is nothing below the smallest withdrawal: %d kobo',
    (available) => {
      expect(plan({ available })).toMatchObject({
        now: 0,
        later: [],
        allFrom: null,
      })
    },
  )

  it('does not offer a rest below the smallest withdrawal', () => {
    expect(plan({ newUntil: NOW + HOUR, withdrawnToday: naira(4_500) })).toMatchObject({
      now: 0,
      limitedBy: 'new',
      allFrom: NOW + HOUR,
    })
  })
})
