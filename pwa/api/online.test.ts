import { expect, test, vi } from 'vitest'
import { createOnline } from './online.ts'

test('gives the outcome of the last call precedence over the browser’s hint', () => {
  let hint = true
  const online = createOnline(
    () => 7,
    () => hint,
  )
  const listener = vi.fn()
  online.subscribe(listener)
  online.markUnreachable()
  expect(online.read()).toEqual({ online: false, lastResponseAt: null })
  online.markReachable()
  expect(online.read()).toEqual({ online: true, lastResponseAt: 7 })
  hint = false
  online.applyHint()
  expect(online.read()).toEqual({ online: false, lastResponseAt: 7 })
  expect(listener).toHaveBeenCalledTimes(3)
})
