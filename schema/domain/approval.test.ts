import { describe, expect, it } from 'vitest'
import { isNewAdministrator, needsSecondAdministrator, whyNotSecond } from './approval.ts'
import type { UserId } from './ids.ts'
import { naira } from './money.ts'

const HOUR_MS = 3_600_000
const id = 'ada' as UserId

it('one administrator moves ₦100,000 alone, and not a kobo more', () => {
  expect(needsSecondAdministrator(naira(100_000))).toBe(false)
  expect(needsSecondAdministrator(naira(100_000.01))).toBe(true)
})

it('an administrator is new for 72 hours, the first one never', () => {
  expect(isNewAdministrator(0, 72 * HOUR_MS - 1)).toBe(true)
  expect(isNewAdministrator(0, 72 * HOUR_MS)).toBe(false)
  expect(isNewAdministrator(null, 0)).toBe(false)
})

describe('the second administrator of a request', () => {
  const request = { requestedBy: 'bola', requestedAt: 1000 }
  const whyNot = (adminSince: number | null, madeBy: string | null, by = id) =>
    whyNotSecond(request, { id: by, adminSince, madeBy })

  it('is another one than its maker', () => {
    expect(whyNot(null, null)).toBeNull()
    expect(whyNot(null, null, 'bola' as UserId)).toBe('ownRequest')
  })

  it('was not made by its maker, however long ago', () => {
    expect(whyNot(1, 'bola')).toBe('madeByMaker')
    expect(whyNot(1, 'chidi')).toBeNull()
  })

  it('was one when it was asked for', () => {
    expect(whyNot(1001, 'chidi')).toBe('olderThanRole')
    expect(whyNot(1000, 'chidi')).toBeNull()
  })
})
