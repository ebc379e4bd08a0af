import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePart } from './use-part.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a part is not fetched before it is wanted, and once fetched it stays', async () => {
  const load = vi.fn(async () => 'banner')
  const { result, rerender } = renderHook(({ isWanted }) => usePart(isWanted, load), {
    initialProps: { isWanted: false },
  })
  expect(load).not.toHaveBeenCalled()
  rerender({ isWanted: true })
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(result.current).toBe('banner')
  rerender({ isWanted: false })
  rerender({ isWanted: true })
  expect(result.current).toBe('banner')
  expect(load).toHaveBeenCalledTimes(1)
})

test('a line that was dead when it was wanted is tried again', async () => {
  const load = vi.fn(async () => 'banner').mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const { result } = renderHook(() => usePart(true, load))
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(result.current).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect(result.current).toBe('banner')
})
