import { describe, expect, it } from 'vitest'
import {
  isNewAdministrator,
  needsSecondAdministrator,
  whyNotSecond,
  autoApproveAtOf,
  nextSubmittedStep,
  submittedStep,
} from './approval.ts'
import type { UserId } from './ids.ts'
import { AUTO_APPROVE_RETRY_MS } from './limits.ts'
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

/** All reminders are outside the quiet hours. */
const SUBMITTED_AT = Date.parse('2026-03-04T08:00:00+01:00')
const autoApproveAt = autoApproveAtOf(SUBMITTED_AT)
const after = (hours: number, ms = 0) => SUBMITTED_AT + hours * HOUR_MS + ms
const free = { isClientSuspended: false, hasOpenDispute: false }

describe('automatic approval', () => {
  it('is 120 hours after the submission, with reminders after 24, 72 and 108', () => {
    expect(autoApproveAt).toBe(after(120))
    const steps = [0, 24, 72, 108].map((hours) => nextSubmittedStep(autoApproveAt, after(hours)))
    expect(steps).toEqual([24, 72, 108, 120].map((hours) => after(hours)))
  })

  it('reminds the evening before what would fall into the night', () => {
    const lateEvening = Date.parse('2026-03-04T22:00:00+01:00')
    const evenings = ['05', '07'].map((day) => Date.parse(`2026-03-${day}T21:00:00+01:00`) - 1)
    const deadline = autoApproveAtOf(lateEvening)
    expect(nextSubmittedStep(deadline, lateEvening)).toBe(evenings[0])
    expect(nextSubmittedStep(deadline, evenings[0] ?? 0)).toBe(evenings[1])
  })

  it('reminds up to the last millisecond, and approves from the deadline on', () => {
    expect(submittedStep(autoApproveAt, after(120, -1), free).kind).toBe('remind')
    expect(submittedStep(autoApproveAt, after(120), free)).toEqual({ kind: 'approve', dueAt: null })
    expect(submittedStep(autoApproveAt, after(500), free).kind).toBe('approve')
  })

  it('makes one reminder of those that are late together', () => {
    expect(submittedStep(autoApproveAt, after(80), free)).toEqual({
      kind: 'remind',
      dueAt: after(108),
    })
  })

  it.each([
    ['the client is suspended', { ...free, isClientSuspended: true }],
    ['the payment is disputed', { ...free, hasOpenDispute: true }],
  ])('waits while %s', (_, block) => {
    expect(submittedStep(autoApproveAt, after(120), block)).toEqual({
      kind: 'wait',
      dueAt: after(120) + AUTO_APPROVE_RETRY_MS,
    })
  })
})
