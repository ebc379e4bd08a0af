import { expect, test } from 'vitest'
import { naira, type Kobo } from './money.ts'
import { capOf, channelsFor, fitsCap, PHONE_CHANNELS, phoneMessageCost } from './phone-channels.ts'

const PRICES = { sms: naira(5), whatsapp: naira(12) }

test('an SMS goes to Nigeria only', () => {
  expect(channelsFor('+2348031234567', PHONE_CHANNELS)).toEqual(['sms', 'whatsapp'])
  expect(channelsFor('+447700900123', PHONE_CHANNELS)).toEqual(['whatsapp'])
  expect(channelsFor('+447700900123', ['sms'])).toEqual([])
  expect(channelsFor('+2348031234567', ['sms'])).toEqual(['sms'])
})

test('an SMS costs by its segments, a WhatsApp message once', () => {
  expect(phoneMessageCost('sms', ['a'], PRICES)).toBe(naira(5))
  expect(phoneMessageCost('sms', ['a', 'a'.repeat(161)], PRICES)).toBe(naira(10))
  expect(phoneMessageCost('whatsapp', ['a'.repeat(900)], PRICES)).toBe(naira(12))
})

test('notices leave the last fifth of the cap to codes', () => {
  expect([capOf(true, naira(100)), capOf(false, naira(100))]).toEqual([naira(100), naira(80)])
  const at = (spent: Kobo) => ({ cost: naira(5), spent, cap: naira(100) })
  expect(fitsCap({ isUrgent: false, ...at(naira(75)) })).toBe(true)
  expect(fitsCap({ isUrgent: false, ...at(naira(76)) })).toBe(false)
  expect(fitsCap({ isUrgent: true, ...at(naira(95)) })).toBe(true)
  expect(fitsCap({ isUrgent: true, ...at(naira(96)) })).toBe(false)
})
