import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { nairaOf, naira } from './money.ts'
import { areTermsWorse, isLowPrice, whyNotApply } from './proposal.ts'

const owner = newId('user')
const tasker = { id: newId('user'), userType: 'tasker' } as const
const open = { status: 'pending', client: owner } as const

test('rejects a proposal by the owner, by a client, and for a task that is not open', () => {
  expect(whyNotApply(open, tasker)).toBeNull()
  expect(whyNotApply(open, { id: owner, userType: 'tasker' })).toBe('own_task')
  expect(whyNotApply(open, { ...tasker, userType: 'client' })).toBe('wrong_role')
  expect(whyNotApply({ ...open, status: 'in-progress' }, tasker)).toBe('task_not_open')
})

test('allows one proposal at a time, and three more after withdrawals', () => {
  const withdrawn = (length: number) =>
    Array.from({ length }, () => ({ status: 'withdrawn' }) as const)
  for (const status of ['pending', 'accepted', 'rejected'] as const)
    expect(whyNotApply(open, tasker, [{ status }])).toBe('already_applied')
  expect(whyNotApply(open, tasker, withdrawn(3))).toBeNull()
  expect(whyNotApply(open, tasker, withdrawn(4))).toBe('reapply_limit')
})

test('terms are worse when the price is higher or the date is later', () => {
  const price = fc.integer({ min: 100, max: 200 }).map(naira)
  const date = fc.constantFrom('2026-03-04', '2026-03-05', '2026-12-01')
  const terms = fc.record({ price, date })
  fc.assert(
    fc.property(terms, terms, (original, current) => {
      const isWorse = current.price > original.price || current.date > original.date
      expect(areTermsWorse(original, original)).toBe(false)
      expect(areTermsWorse(original, current)).toBe(isWorse)
    }),
  )
})

test('a price below 30 % of the budget is low', () => {
  const budget = nairaOf(naira(10_000))
  expect(isLowPrice(nairaOf(naira(2999)), budget)).toBe(true)
  expect(isLowPrice(nairaOf(naira(3000)), budget)).toBe(false)
})
