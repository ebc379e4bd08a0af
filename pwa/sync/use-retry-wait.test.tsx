import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#pwa/api/errors.ts'
import { WAIT_WORDS } from '#schema/domain/messages/rate-limits.ts'
import { words as hausa } from '#schema/domain/words/ha.ts'
import { words as igbo } from '#schema/domain/words/ig.ts'
import { words as pidgin } from '#schema/domain/words/pcm.ts'
import { words as yoruba } from '#schema/domain/words/yo.ts'
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

test.each([
  ['Hausa', hausa['rate-limits']],
  ['Yoruba', yoruba['rate-limits']],
  ['Igbo', igbo['rate-limits']],
  ['Pidgin', pidgin['rate-limits']],
])('counts down in %s', (_, { WAIT_WORDS: { wait }, RATE_LIMIT_MESSAGES }) => {
  const english = vi.spyOn(WAIT_WORDS, 'wait').mockImplementation(wait)
  const { result } = renderHook(() => useRetryWait('login'))
  const sentence = RATE_LIMIT_MESSAGES.exceeded('loginDevice', 840)
  const failure = new ApiError(429, 'too_many_tries', sentence, { retryAfter: 840 })
  act(() => result.current.startWait(failure))
  expect(result.current.waitText).toBe(sentence)
  advance(61_000)
  expect(result.current.waitText).toBe(RATE_LIMIT_MESSAGES.exceeded('loginDevice', 779))
  english.mockRestore()
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
