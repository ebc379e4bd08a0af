import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useLazyModule } from './use-lazy-module.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('loads the module when it is first needed, and once', async () => {
  const load = vi.fn(async () => 'banner')
  const { result, rerender } = renderHook(({ isNeeded }) => useLazyModule(isNeeded, load), {
    initialProps: { isNeeded: false },
  })
  expect(load).not.toHaveBeenCalled()
  rerender({ isNeeded: true })
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(result.current).toBe('banner')
  rerender({ isNeeded: false })
  rerender({ isNeeded: true })
  expect(result.current).toBe('banner')
  expect(load).toHaveBeenCalledTimes(1)
})

test('tries again after a failed load', async () => {
  const load = vi.fn(async () => 'banner').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { result } = renderHook(() => useLazyModule(true, load))
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(result.current).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(result.current).toBe('banner')
})
