import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS, NEW_WALLET_PER_DAY, UNVERIFIED_PER_DAY, VERIFIED_PER_DAY } from './limits.ts'
import {
  CLAIMABLE_STATUSES,
  INFLIGHT_STATUSES,
  isInflight,
  payoutStatusAfter,
  PAYOUT_STATUSES,
  RETURNED_STATUSES,
  walletIsNewUntil,
  withdrawalsPerDay,
  type PayoutEvent,
  type PayoutStatus,
} from './payout.ts'

const EVENTS: PayoutEvent[] = [
  'claim',
  'requeue',
  'accept',
  'escalate',
  'approve',
  'succeed',
  'fail',
  'reverse',
]
const anyEvents = fc.array(fc.constantFrom(...EVENTS), { maxLength: 40 })

test('every status can be reached from a new payout', () => {
  const reached = new Set<PayoutStatus>(['requested'])
  for (const status of reached) {
    for (const event of EVENTS) {
      const next = payoutStatusAfter(status, event)
      if (next) reached.add(next)
    }
  }
  expect([...reached].toSorted()).toEqual([...PAYOUT_STATUSES].toSorted())
})

test('money is in flight until the payout succeeds or fails, and never again', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      let status: PayoutStatus = 'requested'
      let inflight = true
      for (const event of events) {
        const next = payoutStatusAfter(status, event)
        if (next === null) continue
        if (event === 'succeed' || event === 'fail') inflight = false
        expect([event, next, isInflight(next)]).toEqual([event, next, inflight])
        status = next
      }
    }),
  )
})

test('money returns to the wallet at most once', () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      let status: PayoutStatus = 'requested'
      let returns = 0
      for (const event of events) {
        const next = payoutStatusAfter(status, event)
        if (next === null) continue
        if (event === 'fail' || event === 'reverse') returns += 1
        expect([next, RETURNED_STATUSES.includes(next)]).toEqual([next, returns === 1])
        status = next
      }
      expect(returns).toBeLessThanOrEqual(1)
    }),
  )
})

test('only an unsent payout can be claimed, and only a payout in review can be approved', () => {
  expect(CLAIMABLE_STATUSES).toEqual(['requested', 'sending'])
  expect(INFLIGHT_STATUSES).toEqual(['requested', 'sending', 'sent', 'needs_review'])
  expect(PAYOUT_STATUSES.filter((status) => payoutStatusAfter(status, 'approve') !== null)).toEqual(
    ['needs_review'],
  )
})

test('a wallet is new for a day from the registration and from its first PIN', () => {
  const registeredAt = 1_000_000
  const never = { pinLimitedUntil: null, registeredAt }
  expect(walletIsNewUntil(never, registeredAt)).toBe(registeredAt + DAY_MS)
  expect(walletIsNewUntil(never, registeredAt + DAY_MS)).toBe(null)
  const pinLimitedUntil = registeredAt + 5 * DAY_MS
  expect(walletIsNewUntil({ pinLimitedUntil, registeredAt }, registeredAt)).toBe(pinLimitedUntil)
  expect(walletIsNewUntil({ pinLimitedUntil, registeredAt }, pinLimitedUntil)).toBe(null)
  expect(withdrawalsPerDay({ isVerified: true, isNew: true })).toBe(NEW_WALLET_PER_DAY)
  expect(withdrawalsPerDay({ isVerified: true, isNew: false })).toBe(VERIFIED_PER_DAY)
  expect(withdrawalsPerDay({ isVerified: false, isNew: false })).toBe(UNVERIFIED_PER_DAY)
})
