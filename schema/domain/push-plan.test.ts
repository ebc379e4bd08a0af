import { describe, expect, it, test } from 'vitest'
import { DEFAULT_NOTICE_SETTINGS } from './notice.ts'
import { hasWaited, planPush, pushTtlMs, pushUrgencyOf, type WaitingNotice } from './push-plan.ts'

const HOUR_MS = 3_600_000
const NOON = Date.parse('2026-03-10T12:00:00+01:00')
const EVENING = Date.parse('2026-03-10T22:00:00+01:00')
const MORNING = Date.parse('2026-03-11T07:00:00+01:00')

const notice = (changes: Partial<WaitingNotice> = {}): WaitingNotice => ({
  kind: 'submitted',
  createdAt: NOON,
  readAt: null,
  deadline: null,
  settings: DEFAULT_NOTICE_SETTINGS,
  lastGapPushAt: null,
  ...changes,
})
const off = { ...DEFAULT_NOTICE_SETTINGS, off: { push: ['work' as const], email: [] } }

describe('a push whose time has come', () => {
  it('is sent in the daytime', () => {
    expect(planPush(notice(), NOON)).toEqual({ step: 'send' })
  })

  it.each([
    ['was read', { readAt: NOON }],
    ['is of a category that the user turned off', { settings: off }],
    ['is a day old', { createdAt: NOON - 24 * HOUR_MS }],
    ['warns of something that is over', { deadline: NOON }],
  ])('is not sent when it %s', (_, changes) => {
    expect(planPush(notice(changes), NOON)).toEqual({ step: 'drop' })
  })

  it('waits for the end of the quiet hours', () => {
    expect(planPush(notice({ createdAt: EVENING }), EVENING)).toEqual({
      step: 'hold',
      until: MORNING,
    })
  })

  it.each([
    ['is about security', { kind: 'pinReset' as const }],
    ['would come after its deadline', { deadline: MORNING - 1 }],
    [
      'is for a user without quiet hours',
      { settings: { ...DEFAULT_NOTICE_SETTINGS, quietHours: false } },
    ],
  ])('does not wait when it %s', (_, changes) => {
    expect(planPush(notice({ createdAt: EVENING, ...changes }), EVENING)).toEqual({ step: 'send' })
  })

  it('about a proposal waits until half an hour after the last one', () => {
    const applied = notice({ kind: 'applied', lastGapPushAt: NOON - 60_000 })
    const until = NOON + 29 * 60_000
    expect(planPush(applied, NOON)).toEqual({ step: 'hold', until })
    expect(planPush(applied, until)).toEqual({ step: 'send' })
    expect(planPush({ ...applied, kind: 'awarded' }, NOON)).toEqual({ step: 'send' })
  })
})

test('notices that have waited become one push, except security', () => {
  expect(hasWaited(notice({ createdAt: EVENING }), MORNING)).toBe(true)
  expect(hasWaited(notice({ createdAt: EVENING, kind: 'pinReset' }), MORNING)).toBe(false)
  expect(hasWaited(notice(), NOON)).toBe(false)
  expect(hasWaited(notice({ kind: 'applied' }), NOON + 1)).toBe(true)
})

test('urgency and time to live follow from what it is about', () => {
  expect(pushUrgencyOf('message', null)).toBe('high')
  expect(pushUrgencyOf('awarded', null)).toBe('normal')
  expect(pushUrgencyOf('awarded', NOON)).toBe('high')
  expect(pushUrgencyOf('reviewReply', null)).toBe('low')
  expect([pushTtlMs(NOON, null), pushTtlMs(NOON, NOON + 5)]).toEqual([24 * HOUR_MS, 5])
})
