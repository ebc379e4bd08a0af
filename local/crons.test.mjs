import { expect, test } from 'vitest'
import { isDue } from './crons.mjs'

const at = (time) => new Date(`2026-03-02T${time}:00Z`)

test('a cron with a step rings on its multiples, in UTC', () => {
  expect(isDue('*/5 * * * *', at('09:15'))).toBe(true)
  expect(isDue('*/5 * * * *', at('09:16'))).toBe(false)
})

test('a daily cron rings once a day', () => {
  expect(isDue('17 2 * * *', at('02:17'))).toBe(true)
  expect(isDue('17 2 * * *', at('03:17'))).toBe(false)
  expect(isDue('0,30 9 2 3 1', at('09:30'))).toBe(true)
})
