import { describe, expect, it } from 'vitest'
import { deliverAt } from './notice-delivery.ts'
import { answerReminderAt, beforeQuietHours, quietUntil } from './quiet-hours.ts'

/** On 4 March 2026 in Lagos. */
const at = (time: string, day = '2026-03-04') => Date.parse(`${day}T${time}:00+01:00`)

describe('quiet hours', () => {
  it.each([
    ['06:59', at('07:00')],
    ['07:00', null],
    ['20:59', null],
    ['21:00', at('07:00', '2026-03-05')],
    ['23:30', at('07:00', '2026-03-05')],
    ['00:00', at('07:00')],
  ])('at %s end at %s', (time, end) => {
    expect(quietUntil(at(time))).toBe(end)
  })

  it('move a reminder to the evening before, never later', () => {
    expect(beforeQuietHours(at('12:00'))).toBe(at('12:00'))
    expect(beforeQuietHours(at('23:00'))).toBe(at('21:00') - 1)
    expect(beforeQuietHours(at('05:00', '2026-03-05'))).toBe(at('21:00') - 1)
    expect(quietUntil(beforeQuietHours(at('03:00')))).toBeNull()
  })

  it('move the reminder to answer, 12 hours before the end of the time, to the evening before', () => {
    expect(answerReminderAt(at('20:00'))).toBe(at('08:00'))
    expect(answerReminderAt(at('18:00'))).toBe(at('21:00', '2026-03-03') - 1)
    expect(answerReminderAt(at('09:00'))).toBe(at('21:00', '2026-03-03') - 1)
  })
})

describe('the delivery of a notice', () => {
  it('waits for the morning', () => {
    expect(deliverAt({ kind: 'applied', now: at('22:00') })).toBe(at('07:00', '2026-03-05'))
    expect(deliverAt({ kind: 'applied', now: at('12:00') })).toBe(at('12:00'))
  })

  it('of security is never delayed', () => {
    expect(deliverAt({ kind: 'pinUpdated', now: at('02:00') })).toBe(at('02:00'))
  })

  it('of money waits like the others', () => {
    expect(deliverAt({ kind: 'approved', now: at('02:00') })).toBe(at('07:00'))
  })

  it('is at once for a user without quiet hours', () => {
    expect(deliverAt({ kind: 'applied', now: at('22:00'), hasQuietHours: false })).toBe(at('22:00'))
  })

  it('is not delayed past what it warns of', () => {
    const now = at('02:00')
    expect(deliverAt({ kind: 'decisionReminder', now, deadline: at('07:00') })).toBe(now)
    expect(deliverAt({ kind: 'decisionReminder', now, deadline: at('08:00') })).toBe(at('07:00'))
  })
})
