import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Day } from './days.ts'
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
  termsAfter,
  whyNotApply,
} from './proposal.ts'
import type { PlannedStage } from './stages.ts'

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
  const date = fc.constantFrom<Day>(...(['2026-03-04', '2026-03-05', '2026-12-01'] as Day[]))
  const terms = fc.record({ price, date, stages: fc.constant(null) })
  fc.assert(
    fc.property(terms, terms, (original, current) => {
      const isWorse = current.price > original.price || current.date > original.date
      expect(areTermsWorse(original, original)).toBe(false)
      expect(areTermsWorse(original, current)).toBe(isWorse)
    }),
  )
})

const day = (text: string) => text as Day
const PLAN: PlannedStage[] = [
  { kind: 'materials', title: 'Wood', amount: naira(4_000), date: day('2026-03-04') },
  { kind: 'work', title: 'Shelves', amount: naira(6_000), date: day('2026-03-09') },
]
const PLANNED = { price: naira(10_000), date: day('2026-03-09'), stages: PLAN }

test('another plan counts as worse, whatever its price, until it is the same again', () => {
  const [first, ...rest] = PLAN as [PlannedStage, PlannedStage]
  const moved = { ...PLANNED, stages: [{ ...first, date: day('2026-03-03') }, ...rest] }
  const single = { ...PLANNED, price: naira(1), stages: null }
  expect(areTermsWorse(PLANNED, moved)).toBe(true)
  expect(areTermsWorse(PLANNED, single)).toBe(true)
  expect(areTermsWorse(single, { ...PLANNED, price: naira(1) })).toBe(true)
  expect(areTermsWorse(PLANNED, structuredClone(PLANNED))).toBe(false)
})

test('a plan brings price and date, and another price without a plan is one payment', () => {
  const single = { price: naira(8_000), date: day('2026-04-01'), stages: null }
  expect(termsAfter(single, { price: naira(1), stages: PLAN })).toEqual(PLANNED)
  expect(termsAfter(PLANNED, {})).toEqual(PLANNED)
  expect(termsAfter(PLANNED, { price: PLANNED.price, date: PLANNED.date })).toEqual(PLANNED)
  expect(termsAfter(PLANNED, { price: single.price, date: single.date })).toEqual(single)
  expect(termsAfter(PLANNED, { stages: null })).toEqual({ ...PLANNED, stages: null })
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
