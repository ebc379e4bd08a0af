import { expect, test } from 'vitest'
import { hashPassword, missingSteps, verifyPassword } from './passwords.ts'

const settings = { PASSWORD_PEPPER: 'p'.repeat(40), PASSWORD_PEPPER_OLD: '', SCRYPT_LN: 4 }

test('accepts the password in any Unicode normalization, and no other password', () => {
  const stored = hashPassword(settings, 'Adé’s pass')
  expect(verifyPassword(settings, 'Adé’s pass'.normalize('NFD'), stored)).toEqual({
    isCorrect: true,
    needsRehash: false,
  })
  expect(verifyPassword(settings, 'Ade’s pass', stored).isCorrect).toBe(false)
  expect(hashPassword(settings, 'Adé’s pass')).not.toBe(stored)
})

test('uses scrypt with N=2^15, r=8, p=3 in production', () => {
  const strong = { ...settings, SCRYPT_LN: 15 }
  const stored = hashPassword(strong, 'a fair password')
  expect(stored).toMatch(/^\$scrypt\$ln=15,r=8,p=3,/)
  expect(verifyPassword(strong, 'a fair password', stored).isCorrect).toBe(true)
})

test('accepts a hash of old parameters or of the old pepper, and reports that it needs a rehash', () => {
  const before = hashPassword(settings, 'a fair password')
  const stronger = { ...settings, SCRYPT_LN: 5 }
  expect(verifyPassword(stronger, 'a fair password', before)).toEqual({
    isCorrect: true,
    needsRehash: true,
  })
  expect(verifyPassword(stronger, 'another one', before)).toEqual({
    isCorrect: false,
    needsRehash: false,
  })
  const rotated = {
    ...settings,
    PASSWORD_PEPPER: 'q'.repeat(40),
    PASSWORD_PEPPER_OLD: 'p'.repeat(40),
  }
  expect(verifyPassword(rotated, 'a fair password', before)).toEqual({
    isCorrect: true,
    needsRehash: true,
  })
  expect(
    verifyPassword({ ...rotated, PASSWORD_PEPPER_OLD: '' }, 'a fair password', before).isCorrect,
  ).toBe(false)
})

test('no password is correct for an unknown account', () => {
  expect(verifyPassword(settings, '', null)).toEqual({ isCorrect: false, needsRehash: false })
})

test('a hash of a lower cost takes the work of an unknown account', () => {
  for (const [stored, current] of [
    [15, 15],
    [14, 15],
    [13, 17],
    [16, 15],
  ] as const) {
    const work = [stored, ...missingSteps(stored, current)].reduce((sum, ln) => sum + 2 ** ln, 0)
    expect([stored, current, work]).toEqual([stored, current, 2 ** Math.max(stored, current)])
  }
})
