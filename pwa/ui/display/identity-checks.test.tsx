import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setUpScreens } from '#testing/pwa/screens.ts'
import { IdentityChecks } from './identity-checks.tsx'

setUpScreens()

const textOf = (checks: Parameters<typeof IdentityChecks>[0]['checks']) =>
  render(<IdentityChecks checks={checks} />).container.textContent

test('names what was checked, each only when it is true', () => {
  const identityAt = '2026-12-03T10:00:00.000Z'
  expect(textOf({ identityAt, bank: true, phone: true })).toBe(
    'Identity checked on 3 December 2026 · Phone number confirmed · Bank account in the same name',
  )
  expect(textOf({ identityAt, bank: false })).toBe('Identity checked on 3 December 2026')
  expect(textOf({ identityAt: null, bank: false, phone: true })).toBe('Phone number confirmed')
})

test('shows nothing of a badge without evidence, and of a row of an older build', () => {
  expect(textOf({ identityAt: null, bank: false })).toBe('')
  expect(textOf(undefined)).toBe('')
})
