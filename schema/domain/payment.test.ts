import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { naira } from './money.ts'
import {
  isPayable,
  paymentStatusAfter,
  PAYMENT_STATUSES,
  whyNotRefund,
  type PaymentEvent,
  type PaymentStatus,
} from './payment.ts'

const EVENTS: PaymentEvent[] = ['credit', 'fail', 'abandon', 'mismatch']
const anyEvents = fc.array(fc.constantFrom(...EVENTS), { maxLength: 30 })

test('a credited payment never changes again', () => {
  for (const event of EVENTS) expect(paymentStatusAfter('success', event)).toBeNull()
})

test('whatever happened before, a payment that is not credited can still be credited', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      let status: PaymentStatus = 'initialized'
      for (const event of events.filter((each) => each !== 'credit'))
        status = paymentStatusAfter(status, event) ?? status
      expect(paymentStatusAfter(status, 'credit')).toBe('success')
    }),
  )
})

test('every status can be reached from a new payment', () => {
  const reached = new Set<PaymentStatus>(['initialized'])
  for (const status of reached) {
    for (const event of EVENTS) {
      const next = paymentStatusAfter(status, event)
      if (next) reached.add(next)
    }
  }
  expect([...reached].toSorted()).toEqual([...PAYMENT_STATUSES].toSorted())
})

test('a payment is payable until it is credited or found to differ', () => {
  expect(PAYMENT_STATUSES.filter(isPayable)).toEqual(['initialized', 'failed', 'abandoned'])
})

const credited = { isCredited: true, left: naira(500), available: naira(300) }
const suspended = { isCredited: false, left: naira(500), available: naira(0) }

test.each([
  [300, credited, null],
  [301, credited, 'not_in_wallet'],
  [501, credited, 'too_much'],
  [1, { ...credited, left: naira(0) }, 'nothing_left'],
  [500, suspended, null],
  [499, suspended, 'only_whole'],
  [501, suspended, 'too_much'],
])('a refund of ₦%i of %j: %s', (amount, refundable, expected) =>
  expect(whyNotRefund(naira(amount), refundable)).toBe(expected),
)
