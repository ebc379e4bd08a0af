import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createMediaHook } from './create-media-hook.ts'

afterEach(() => vi.unstubAllGlobals())

test('follows a media query', () => {
  const media = Object.assign(new EventTarget(), { matches: false })
  const matchMedia = vi.fn(() => media)
  vi.stubGlobal('matchMedia', matchMedia)
  const useWide = createMediaHook('(min-width: 64rem)', true)
  const { result } = renderHook(useWide)
  expect(result.current).toBe(false)
  media.matches = true
  act(() => void media.dispatchEvent(new Event('change')))
  expect(result.current).toBe(true)
  expect(matchMedia).toHaveBeenLastCalledWith('(min-width: 64rem)')
})

test('has its fallback where nothing can be queried', () => {
  vi.stubGlobal('matchMedia', undefined)
  expect(renderHook(createMediaHook('(min-width: 64rem)', true)).result.current).toBe(true)
  expect(renderHook(createMediaHook('(min-width: 64rem)')).result.current).toBe(false)
})
