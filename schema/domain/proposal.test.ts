import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { naira } from './money.ts'
import { gotWorse, isLowPrice, whyNotApply } from './proposal.ts'

const owner = newId('user')
const tasker = { id: newId('user'), userType: 'tasker' } as const
const open = { status: 'pending', client: owner } as const

test('R13, R5: who may not apply, and why', () => {
  expect(whyNotApply(open, tasker)).toBeNull()
  expect(whyNotApply(open, { id: owner, userType: 'tasker' })).toBe('own_task')
  expect(whyNotApply(open, { ...tasker, userType: 'client' })).toBe('wrong_role')
  expect(whyNotApply({ ...open, status: 'in-progress' }, tasker)).toBe('task_not_open')
})

test('R14, R15: one live proposal, and a fourth try at most after withdrawals', () => {
  const withdrawn = (length: number) =>
    Array.from({ length }, () => ({ status: 'withdrawn' }) as const)
  for (const status of ['pending', 'accepted', 'rejected'] as const)
    expect(whyNotApply(open, tasker, [{ status }])).toBe('already_applied')
  expect(whyNotApply(open, tasker, withdrawn(3))).toBeNull()
  expect(whyNotApply(open, tasker, withdrawn(4))).toBe('reapply_limit')
})

test('R16: terms got worse exactly when the price rose or the date moved back', () => {
  const price = fc.integer({ min: 100, max: 200 }).map(naira)
  const date = fc.constantFrom('2026-03-04', '2026-03-05', '2026-12-01')
  const terms = fc.record({ price, date })
  fc.assert(
    fc.property(terms, terms, (seen, live) => {
      expect(gotWorse(seen, seen)).toBe(false)
      expect(gotWorse(seen, live)).toBe(live.price > seen.price || live.date > seen.date)
    }),
  )
})

test('R20: below 30 % of the budget a price asks for caution', () => {
  expect([isLowPrice(naira(2999), naira(10_000)), isLowPrice(naira(3000), naira(10_000))]).toEqual([
    true,
    false,
  ])
})
