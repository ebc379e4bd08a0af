import { expect, test } from 'vitest'
import { checkPassword, hashPassword } from './passwords.ts'

const settings = { PASSWORD_PEPPER: 'p'.repeat(40), PASSWORD_PEPPER_OLD: '', SCRYPT_LN: 4 }

test('a password opens its own hash only, however its letters were typed', () => {
  const stored = hashPassword(settings, 'Adé’s pass')
  expect(checkPassword(settings, 'Adé’s pass'.normalize('NFD'), stored)).toEqual({
    right: true,
    stale: false,
  })
  expect(checkPassword(settings, 'Ade’s pass', stored).right).toBe(false)
  expect(hashPassword(settings, 'Adé’s pass')).not.toBe(stored)
})

test('SECURITY 2: production pays 32 MiB a try, by scrypt N=2^15, r=8, p=3', () => {
  const strong = { ...settings, SCRYPT_LN: 15 }
  const stored = hashPassword(strong, 'a fair password')
  expect(stored).toMatch(/^\$scrypt\$ln=15,r=8,p=3,/)
  expect(checkPassword(strong, 'a fair password', stored).right).toBe(true)
})

test('a hash of other parameters or of the pepper before still opens, and says that it is stale', () => {
  const before = hashPassword(settings, 'a fair password')
  const dearer = { ...settings, SCRYPT_LN: 5 }
  expect(checkPassword(dearer, 'a fair password', before)).toEqual({ right: true, stale: true })
  expect(checkPassword(dearer, 'another one', before)).toEqual({ right: false, stale: false })
  const rotated = {
    ...settings,
    PASSWORD_PEPPER: 'q'.repeat(40),
    PASSWORD_PEPPER_OLD: 'p'.repeat(40),
  }
  expect(checkPassword(rotated, 'a fair password', before)).toEqual({ right: true, stale: true })
  expect(
    checkPassword({ ...rotated, PASSWORD_PEPPER_OLD: '' }, 'a fair password', before).right,
  ).toBe(false)
})

test('R2: nobody has no password', () => {
  expect(checkPassword(settings, '', null)).toEqual({ right: false, stale: false })
})
