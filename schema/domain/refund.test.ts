import { expect, test } from 'vitest'
import { naira } from './money.ts'
import { whyNotRefund } from './refund.ts'

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
