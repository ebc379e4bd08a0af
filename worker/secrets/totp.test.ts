import { describe, expect, it, test } from 'vitest'
import {
  matchingStep,
  newRecoveryCode,
  newTotpSecret,
  stepOf,
  toBase32,
  totpOf,
  totpUri,
} from './totp.ts'

const SECRET = toBase32(new TextEncoder().encode('12345678901234567890'))

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d s the code is the one of RFC 6238, appendix B', async (seconds, code) => {
  expect(await totpOf(SECRET, stepOf(seconds * 1000))).toBe(code)
})

describe('a code', () => {
  const now = 1_111_111_109_000
  const check = (code: string, lastStep = 0, at = now) =>
    matchingStep(SECRET, code, { now: at, lastStep })

  it('is accepted in its own step and in the one before and after, and not once it was used', async () => {
    const step = stepOf(now)
    for (const offset of [-30_000, 0, 30_000])
      expect(await check('081804', 0, now + offset)).toBe(step)
    for (const offset of [-60_000, 60_000])
      expect(await check('081804', 0, now + offset)).toBeNull()
    expect(await check('081804', step)).toBeNull()
    expect(await check('081804', step - 1)).toBe(step)
    expect(await check('081805')).toBeNull()
  })
})

test('secrets and recovery codes are random text of a fixed length that apps can read', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newRecoveryCode()).toMatch(/^[A-Z2-7]{10}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
  expect(new URL(totpUri(SECRET, 'a+b@c.test')).searchParams.get('secret')).toBe(SECRET)
})
