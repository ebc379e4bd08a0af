import { describe, expect, it } from 'vitest'
import { newId } from './ids.ts'
import { NOTICE_TEXTS } from './messages/notices.ts'
import { REPORT_MESSAGES } from './messages/reports.ts'
import { supportAbout } from './notice-support.ts'
import {
  canTurnOff,
  DEFAULT_NOTICE_SETTINGS,
  isChannelOn,
  NOTICE_KINDS,
  noticeLink,
  SETTABLE_CATEGORIES,
  type NoticeKind,
  type NoticeFacts,
} from './notice.ts'

const KINDS = Object.keys(NOTICE_KINDS) as NoticeKind[]
const FACTS: NoticeFacts = {
  title: 'Fix a tap',
  name: 'Bukola',
  note: 'It drips.',
  amount: '₦100',
  rest: '₦50',
  at: '5 Mar, 10:30 AM',
  count: '2 of 3',
  outcome: 'settled',
  reason: 'not_selected',
  lines: ['More.'],
}

it.each(KINDS)('%s has a title and leads to a page', (kind) => {
  const [title, ...lines] = NOTICE_TEXTS[kind](FACTS)
  expect(title.length).toBeGreaterThan(5)
  expect(lines.every((line) => line.length > 0)).toBe(true)
  const data = { proposal: newId('proposal') }
  const subject = { kind, taskId: newId('task'), otherUserId: newId('user'), data }
  expect(noticeLink(subject)).toMatch(/^\/(?!notices)/)
})

it.each(KINDS)('%s has a way to support exactly when its text says to write there', (kind) => {
  const lines = kind === 'underReview' ? [REPORT_MESSAGES.standing.limited] : FACTS.lines
  const says = /write to support/i.test(NOTICE_TEXTS[kind]({ ...FACTS, lines }).join(' '))
  const taskId = newId('task')
  expect(supportAbout({ kind, taskId })).toEqual(says ? { task: taskId } : null)
  expect(supportAbout({ kind, taskId: null })).toEqual(says ? {} : null)
})

it('a kind of a newer server leads to the list', () => {
  expect(noticeLink({ kind: 'unknown', taskId: null, otherUserId: null })).toBe('/notices')
  expect(noticeLink({ kind: 'toString', taskId: null, otherUserId: null })).toBe('/notices')
})

describe('the settings', () => {
  const off = { ...DEFAULT_NOTICE_SETTINGS, off: { push: SETTABLE_CATEGORIES, email: [] } }

  it('turn a channel of a category off', () => {
    expect(isChannelOn(off, 'work', 'push')).toBe(false)
    expect(isChannelOn(off, 'work', 'email')).toBe(true)
    expect(isChannelOn(DEFAULT_NOTICE_SETTINGS, 'work', 'push')).toBe(true)
  })

  it('never turn off money and security', () => {
    const all = { ...off, off: { push: ['money', 'security'] as const, email: [] } }
    for (const category of ['money', 'security'] as const) {
      expect(canTurnOff(category)).toBe(false)
      expect(isChannelOn(all, category, 'push')).toBe(true)
    }
  })
})
