import { expect, test } from 'vitest'
import { isAct, sortByUrgency } from './act-order.ts'
import type { NextStep } from './next-step.ts'

const item = (kind: NextStep['kind'], at: number | null = null) => ({ step: { kind, at } })
const namesOf = (items: readonly { step: NextStep }[]) =>
  items.map(({ step: { kind, at } }) => (at === null ? kind : `${kind} ${at}`))

test('what silence decides is first, by its instant, then own work, then late work, then waiting', () => {
  const items = [
    item('awaitDecision', 1),
    item('workLate', 2),
    item('answerSplit', 3),
    item('approve', 9),
    item('submitLate', 1),
    item('answerOffer', 7),
    item('answerDispute', 8),
    item('mayCancel', 1),
    item('makeChanges'),
  ]
  expect(namesOf(sortByUrgency(items))).toEqual([
    'answerOffer 7',
    'answerDispute 8',
    'approve 9',
    'submitLate 1',
    'answerSplit 3',
    'makeChanges',
    'mayCancel 1',
    'workLate 2',
    'awaitDecision 1',
  ])
})

test('steps without an act or a dispute are left out, and equal ones keep their order', () => {
  const [first, second] = [item('makeChanges'), item('makeChanges')]
  const sorted = sortByUrgency([item('submit', 1), first, item('over'), second, item('sealed', 2)])
  expect(sorted).toHaveLength(2)
  expect(sorted[0]).toBe(first)
  expect(sorted[1]).toBe(second)
})

test.each([
  ['approve', true],
  ['answerDispute', true],
  ['makeChanges', true],
  ['workLate', true],
  ['awaitDecision', false],
  ['submit', false],
  ['expired', false],
] as const)('%s waits for this user: %s', (kind, expected) => {
  expect(isAct(item(kind).step)).toBe(expected)
})
