import { describe, expect, it, test } from 'vitest'
import type { Day } from './days.ts'
import { DAY_MS } from './limits.ts'
import {
  ageOn,
  canBecome,
  DOCUMENT_KINDS,
  isDocumentNumber,
  isStepReason,
  isTakenByOther,
  neededSteps,
  plainDocumentNumber,
  REVIEW_LOCK_MS,
  verifiableFrom,
  whyNotBirthDate,
  whyNotDecide,
  whyNotTake,
  whyNotVerify,
  type DocumentKind,
} from './verification.ts'

const NOW = Date.parse('2026-03-10T09:00:00Z')
const day = (text: string) => text as Day

test.each<[DocumentKind, string, string]>([
  ['nin', '12345678901', '1234567890'],
  ['nin', '123 4567-8901', '1234567890A'],
  ['votersCard', '90F5AFB4AB295567898', '90F5AFB4AB29556789'],
  ['votersCard', '90f5 afb4 ab29 5567 898', '90F5AFB4AB2955678981'],
  ['driversLicence', 'ABC12345AA12', 'AB123456789'],
  ['driversLicence', 'fkj-494a2133', 'FKJ494A21'],
  ['passport', 'A12345678', 'A1234567'],
  ['passport', 'b 5012 3456', '123456789'],
])('a number of the kind %s is %s, and not %s', (kind, right, wrong) => {
  expect(isDocumentNumber(kind, right)).toBe(true)
  expect(isDocumentNumber(kind, wrong)).toBe(false)
})

test('no number of a NIN is that of another kind', () => {
  const others = DOCUMENT_KINDS.filter((kind) => kind !== 'nin')
  expect(others.filter((kind) => isDocumentNumber(kind, '12345678901'))).toEqual([])
})

test('spaces, dashes, case and full-width digits do not make another number', () => {
  expect(plainDocumentNumber(' 90f5-afb4 ')).toBe('90F5AFB4')
  expect(plainDocumentNumber('１２３')).toBe('123')
})

describe('the date of birth', () => {
  it('counts whole years up to the birthday', () => {
    expect(ageOn(day('2026-03-09'), day('2008-03-10'))).toBe(17)
    expect(ageOn(day('2026-03-10'), day('2008-03-10'))).toBe(18)
  })
  it('is refused under 18 years, in the future and over 120 years', () => {
    expect(whyNotBirthDate(day('2008-03-10'), NOW)).toBeNull()
    expect(whyNotBirthDate(day('2008-03-11'), NOW)).toBe('too_young')
    expect(whyNotBirthDate(day('2027-01-01'), NOW)).toBe('not_real')
    expect(whyNotBirthDate(day('1900-01-01'), NOW)).toBe('not_real')
  })
})

describe('who cannot send a proof', () => {
  const user = { userType: 'tasker', isVerified: false, state: null, refusedAt: [] } as const
  const at = (days: number) => NOW - days * DAY_MS
  it.each([
    [{}, null],
    [{ userType: 'admin' as const }, 'wrong_role'],
    [{ isVerified: true }, 'already_verified'],
    [{ state: 'sent' as const }, 'verification_waits'],
    [{ state: 'reviewing' as const }, 'verification_waits'],
    [{ state: 'needs_again' as const }, null],
    [{ state: 'ended' as const }, null],
    [{ state: 'refused' as const, refusedAt: [at(1), at(2)] }, null],
    [{ state: 'refused' as const, refusedAt: [at(1), at(2), at(29)] }, 'verification_limit'],
    [{ state: 'refused' as const, refusedAt: [at(1), at(2), at(30)] }, null],
  ])('%o: %s', (change, reason) => {
    expect(whyNotVerify(Object.assign({}, user, change), NOW)).toBe(reason)
  })
  it('may begin again 30 days after the first of three refusals', () => {
    expect(verifiableFrom([at(1), at(20), at(2)], NOW)).toBe(at(20) + 30 * DAY_MS)
    expect(verifiableFrom([at(1), at(31), at(2)], NOW)).toBeNull()
  })
})

test('all steps are needed at first, and later those that are asked for, in their order', () => {
  expect(neededSteps(null)).toEqual(['name', 'document', 'face'])
  const again = [
    { step: 'face', reason: 'dark' },
    { step: 'name', reason: 'differs' },
  ] as const
  expect(neededSteps({ state: 'needs_again', again })).toEqual(['name', 'face'])
  expect(neededSteps({ state: 'refused', again: [] })).toEqual(['name', 'document', 'face'])
})

test('only a verification that stands can be taken back, and nothing follows a refusal', () => {
  expect(canBecome('verified', 'ended')).toBe(true)
  expect(canBecome('refused', 'ended')).toBe(false)
  expect(canBecome('sent', 'verified')).toBe(false)
})

test('a reason belongs to its step', () => {
  expect(isStepReason({ step: 'document', reason: 'expired' })).toBe(true)
  for (const wrong of [{ step: 'face', reason: 'expired' }, { step: 'toString' }, 'face', null])
    expect(isStepReason(wrong)).toBe(false)
})

describe('two administrators', () => {
  const taken = { state: 'reviewing', reviewerId: 'ada', reviewingSince: NOW } as const
  it('keep what one has taken for 15 minutes', () => {
    expect(isTakenByOther(taken, 'ben', NOW + REVIEW_LOCK_MS - 1)).toBe(true)
    expect(isTakenByOther(taken, 'ada', NOW)).toBe(false)
    expect(whyNotTake(taken, 'ben', NOW + 1)).toBe('verification_taken')
    expect(whyNotTake(taken, 'ben', NOW + REVIEW_LOCK_MS)).toBeNull()
  })
  it('decide only what they have taken themselves', () => {
    expect(whyNotDecide(taken, 'ada', NOW)).toBeNull()
    expect(whyNotDecide(taken, 'ben', NOW + REVIEW_LOCK_MS)).toBe('moved_on')
    const sent = { state: 'sent', reviewerId: null, reviewingSince: null } as const
    expect(whyNotDecide(sent, 'ada', NOW)).toBe('moved_on')
    expect(whyNotTake({ ...taken, state: 'verified' }, 'ada', NOW)).toBe('moved_on')
  })
})
