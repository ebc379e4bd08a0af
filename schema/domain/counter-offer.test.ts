import { expect, test } from 'vitest'
import {
  COUNTER_OFFER_MS,
  whyNotAnswerCounter,
  whyNotCounter,
  type CounterEnd,
  type CounterSide,
} from './counter-offer.ts'

const NOW = 1_000_000
const counterBy = (by: CounterSide, round = 1, end: CounterEnd | null = null) => ({
  status: 'pending' as const,
  counter: { id: 'one', by, round, end, until: NOW + COUNTER_OFFER_MS },
})
const none = { status: 'pending' as const, counter: null }

test('the client begins, and only the one who received the last may make another', () => {
  expect(whyNotCounter(none, 'client', NOW)).toBeNull()
  expect(whyNotCounter(none, 'tasker', NOW)).toBe('counter_gone')
  expect(whyNotCounter(counterBy('client'), 'client', NOW)).toBe('counter_turn')
  expect(whyNotCounter(counterBy('client'), 'tasker', NOW)).toBeNull()
  expect(whyNotCounter(counterBy('tasker', 2), 'client', NOW)).toBeNull()
})

test('after one that is declined or has run out the client may make another, three altogether', () => {
  expect(whyNotCounter(counterBy('client', 2, 'declined'), 'client', NOW)).toBeNull()
  expect(whyNotCounter(counterBy('client', 2), 'client', NOW + COUNTER_OFFER_MS)).toBeNull()
  expect(whyNotCounter(counterBy('client', 3, 'declined'), 'client', NOW)).toBe('counter_limit')
  expect(whyNotCounter(counterBy('client', 3), 'tasker', NOW)).toBe('counter_limit')
})

test('it is answered by the other side, as it was seen, until its time is over', () => {
  expect(whyNotAnswerCounter(counterBy('client'), 'tasker', 'one', NOW)).toBeNull()
  expect(whyNotAnswerCounter(counterBy('client'), 'client', 'one', NOW)).toBe('counter_turn')
  expect(whyNotAnswerCounter(counterBy('client'), 'tasker', 'two', NOW)).toBe('counter_changed')
  const late = NOW + COUNTER_OFFER_MS
  expect(whyNotAnswerCounter(counterBy('client'), 'tasker', 'one', late)).toBe('counter_gone')
  expect(
    whyNotAnswerCounter({ ...counterBy('client'), status: 'accepted' }, 'tasker', 'one', NOW),
  ).toBe('proposal_not_live')
})
