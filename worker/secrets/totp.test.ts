import { Secret } from 'otpauth/bare'
import { expect, it, describe, test } from 'vitest'
import { matchingStep, newRecoveryCode, newTotpSecret, totpAt, totpUri } from './totp.ts'

const SECRET = Secret.fromUTF8('12345678901234567890').base32

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %d s the code is the one of RFC 6238, appendix B', (seconds, code) => {
  expect(totpAt(SECRET, seconds * 1000)).toBe(code)
})

describe('a code', () => {
  const now = 1_111_111_109_000
  const check = (code: string, lastStep = 0, at = now) =>
    matchingStep(SECRET, code, { now: at, lastStep })

  it('is accepted in its own step and in the one before and after, and not once it was used', () => {
    const step = 37_037_036
    for (const offset of [-30_000, 0, 30_000]) expect(check('081804', 0, now + offset)).toBe(step)
    for (const offset of [-60_000, 60_000]) expect(check('081804', 0, now + offset)).toBeNull()
    expect(check('081804', step)).toBeNull()
    expect(check('081804', step - 1)).toBe(step)
    expect(check('081805')).toBeNull()
  })

  it('of another length is not accepted', () => {
    for (const code of ['', '81804', '0081804', '0818o4']) expect(check(code)).toBeNull()
  })
})

test('secrets and recovery codes are random text of a fixed length that apps can read', () => {
  expect(newTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
  expect(newRecoveryCode()).toMatch(/^[A-Z2-7]{10}$/)
  expect(newTotpSecret()).not.toBe(newTotpSecret())
})

test('the address for an authenticator app names Onise, the account and the parameters', () => {
  const { protocol, host, pathname, searchParams } = new URL(totpUri(SECRET, 'a+b@c.test'))
  expect([protocol, host, decodeURIComponent(pathname)]).toEqual([
    'otpauth:',
    'totp',
    '/Onise:a+b@c.test',
  ])
  expect(Object.fromEntries(searchParams)).toEqual({
    issuer: 'Onise',
    secret: SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  })
})
