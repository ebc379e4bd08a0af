import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { LATE_MS, PendingScreen } from './-shell/pending-screen.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a screen whose script never comes loads at once, and later says so with Try again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const router = createRouter({ routeTree: createRootRoute({ component: PendingScreen }) })
  await router.load()
  render(<RouterProvider router={router} />)
  expect(screen.getByRole('status')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(LATE_MS - 1))
  expect(screen.getByRole('status')).toBeTruthy()
  act(() => void vi.advanceTimersByTime(1))
  vi.useRealTimers()
  await screen.findByText(/Onise cannot be reached/)
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})
