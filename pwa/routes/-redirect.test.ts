import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { REDIRECT_MS } from '#schema/domain/limits.ts'
import { scheduleRedirect } from './-redirect.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('redirects two seconds after a form is done', () => {
  const history = createMemoryHistory({ initialEntries: ['/single-task/1', '/submit-task/1'] })
  scheduleRedirect(history, () => history.back())
  vi.advanceTimersByTime(REDIRECT_MS)
  expect(history.location.pathname).toBe('/single-task/1')
})

test('does not redirect away from a screen that the user opened and that is still loading', () => {
  const history = createMemoryHistory({ initialEntries: ['/single-task/1', '/submit-task/1'] })
  scheduleRedirect(history, () => history.back())
  history.push('/wallet')
  vi.advanceTimersByTime(REDIRECT_MS)
  expect(history.location.pathname).toBe('/wallet')
})
