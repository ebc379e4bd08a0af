import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ErrorNote } from './error-note.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it.each([
  ['an error', true, 'bad'],
  ['a state that passes when the phone has no network', false, 'wait'],
])('shows %s', (_what, isOnline, tone) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  render(<ErrorNote />)
  expect(screen.getByRole('alert').dataset['tone']).toBe(tone)
})
