import { expect, test } from 'vitest'
import { quietHour } from './quiet-hour.ts'

test('a quiet hour costs as many polls as its intervals fit, and a beat beside each while connected', () => {
  const nothing = { live: null, factor: 1 }
  // At 15, 45 and 105 s, then every 60 s.
  expect(quietHour({ ...nothing, isConnected: false })).toEqual({ wakeUps: 61, bytes: 61 * 331 })
  // Ten a minute apart, then every 300 s.
  expect(quietHour({ ...nothing, isConnected: true })).toEqual({ wakeUps: 20, bytes: 20 * 541 })
})
