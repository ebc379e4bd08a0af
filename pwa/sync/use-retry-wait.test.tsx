import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#pwa/api/errors.ts'
import { useRetryWait } from './use-retry-wait.ts'

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

const limit = (retryAfter: number) =>
  new ApiError(429, 'too_many_tries', 'Too many tries. Try again in 14 minutes.', { retryAfter })
const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('counts the wait of a limit down in words until it is over', () => {
  const { result } = renderHook(() => useRetryWait('login'))
  expect(result.current.waitText).toBeNull()
  act(() => result.current.startWait(limit(840)))
  expect(result.current.waitText).toBe('Too many tries. Try again in 14 minutes.')
  advance(61_000)
  expect(result.current.waitText).toBe('Too many tries. Try again in 13 minutes.')
  advance(749_000)
  expect(result.current.waitText).toBe('Too many tries. Try again in 30 seconds.')
  advance(30_000)
  expect(result.current.waitText).toBeNull()
})

test('a restored form says what is left of its wait, and another form does not', () => {
  const { result, unmount } = renderHook(() => useRetryWait('login'))
  act(() => result.current.startWait(limit(840)))
  unmount()
  advance(120_000)
  const restored = renderHook(() => useRetryWait('login'))
  expect(restored.result.current.waitText).toBe('Too many tries. Try again in 12 minutes.')
  expect(renderHook(() => useRetryWait('register')).result.current.waitText).toBeNull()
})

test('other failures start no wait', () => {
  const { result } = renderHook(() => useRetryWait('login'))
  act(() => {
    result.current.startWait(new ApiError(401, 'wrong_credentials', 'Wrong email or password.'))
    result.current.startWait(new TypeError('broken'))
  })
  expect(result.current.waitText).toBeNull()
})
