import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TEST_NOW } from '#testing/clock.ts'
import { createMemoryStorage } from '#testing/pwa/device.ts'
import { isTimeKnown, learnTime, onClockChange, readNow, readStoredOffset } from './clock.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** The phone's clock says so; the server's is right. */
const setPhone = (offset: number) => vi.setSystemTime(TEST_NOW + offset)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('localStorage', createMemoryStorage())
})
afterEach(() => {
  setPhone(0)
  learnTime(TEST_NOW, Date.now())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([400, -400, 1, -1, 1 / 24])(
  'a clock that is %d days off is corrected by a response',
  (days) => {
    setPhone(days * DAY)
    learnTime(TEST_NOW, Date.now())
    expect(readNow()).toBe(TEST_NOW)
    expect(isTimeKnown()).toBe(true)
    setPhone(days * DAY + MINUTE)
    expect(readNow()).toBe(TEST_NOW + MINUTE)
  },
)

test('a clock that is right stays as it is, and so does one whose correction is known', () => {
  const changes = vi.fn()
  onClockChange(changes)
  setPhone(MINUTE)
  learnTime(TEST_NOW, Date.now())
  expect(readNow()).toBe(TEST_NOW + MINUTE)
  setPhone(DAY)
  learnTime(TEST_NOW, Date.now())
  learnTime(TEST_NOW + 1000, Date.now())
  expect(readNow()).toBe(TEST_NOW)
  expect(changes).toHaveBeenCalledOnce()
  setPhone(0)
  learnTime(TEST_NOW, Date.now())
  expect(readNow()).toBe(TEST_NOW)
})

test('a response that was on its way for long says nothing about the time', () => {
  setPhone(DAY)
  learnTime(TEST_NOW, Date.now() - 2 * MINUTE)
  expect(readNow()).toBe(TEST_NOW + DAY)
})

test('without a network the correction of an earlier visit holds for a week, unless the clock was set back', () => {
  setPhone(400 * DAY)
  learnTime(TEST_NOW, Date.now())
  setPhone(403 * DAY)
  expect(readStoredOffset()).toBe(-400 * DAY)
  setPhone(408 * DAY)
  expect(readStoredOffset()).toBe(0)
  setPhone(3 * DAY)
  expect(readStoredOffset()).toBe(0)
})
