import { expect, test, vi } from 'vitest'
import { createOnline } from './online.ts'

test('what the last call met with counts for more than what the browser says', () => {
  let says = true
  const online = createOnline(
    () => 7,
    () => says,
  )
  const told = vi.fn()
  online.subscribe(told)
  online.missed()
  expect(online.read()).toEqual({ online: false, heardAt: null })
  online.heard()
  expect(online.read()).toEqual({ online: true, heardAt: 7 })
  says = false
  online.hinted()
  expect(online.read()).toEqual({ online: false, heardAt: 7 })
  expect(told).toHaveBeenCalledTimes(3)
})
