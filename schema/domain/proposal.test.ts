import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { DAY_MS, PROPOSAL_RESTORE_MS } from './limits.ts'
import { naira } from './money.ts'
import {
  areTermsWorse,
  isLongUnseen,
  isLowPrice,
  priceThirdOf,
  proposalAfterUndo,
  REJECTION_REASONS,
  whyNotApply,
} from './proposal.ts'

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
    Array.from({ length }, () => ({ status: 'withdrawn', reason: null }) as const)
  for (const status of ['pending', 'accepted'] as const)
    expect(whyNotApply(open, tasker, [{ status, reason: null }])).toBe('already_applied')
  expect(whyNotApply(open, tasker, withdrawn(3))).toBeNull()
  expect(whyNotApply(open, tasker, withdrawn(4))).toBe('reapply_limit')
})

test.each(REJECTION_REASONS)(
  'after a rejection as %s only a refusal of the client is final',
  (reason) => {
    const isFinal = reason.startsWith('declined')
    expect(whyNotApply(open, tasker, [{ status: 'rejected', reason }])).toBe(
      isFinal ? 'already_applied' : null,
    )
  },
)

test('the proposal of an undone award is withdrawn by the tasker, and can be chosen again by the client', () => {
  const proposal = { taskerId: tasker.id, createdAt: 0 }
  const undone = { status: 'rejected', reason: 'award_undone' }
  const at = PROPOSAL_RESTORE_MS
  expect(proposalAfterUndo(proposal, tasker.id, at).status).toBe('withdrawn')
  expect(proposalAfterUndo(proposal, owner, at)).toEqual({ status: 'pending', reason: null })
  expect(proposalAfterUndo(proposal, owner, at + 1)).toEqual(undone)
  expect(proposalAfterUndo(proposal, null, at)).toEqual(undone)
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
  const budget = naira(10_000)
  expect(isLowPrice(naira(2999), budget)).toBe(true)
  expect(isLowPrice(naira(3000), budget)).toBe(false)
})

test('a price is in a third from three proposals on, and equal prices are in the middle of theirs', () => {
  expect(priceThirdOf({ applied: 2, cheaper: 0, equal: 1 })).toBe(null)
  expect(priceThirdOf({ applied: 3, cheaper: 0, equal: 1 })).toBe('lower')
  expect(priceThirdOf({ applied: 3, cheaper: 2, equal: 1 })).toBe('higher')
  expect(priceThirdOf({ applied: 3, cheaper: 0, equal: 3 })).toBe('middle')
})

test('a proposal that nobody has looked at for seven days is long unseen', () => {
  const week = 7 * DAY_MS
  expect(isLongUnseen({ seenAt: null, createdAt: 0 }, week)).toBe(true)
  expect(isLongUnseen({ seenAt: null, createdAt: 0 }, week - 1)).toBe(false)
  expect(isLongUnseen({ seenAt: 1, createdAt: 0 }, week)).toBe(false)
})
