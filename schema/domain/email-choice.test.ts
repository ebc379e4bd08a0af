import { expect, test } from 'vitest'
import { hasEmailOf, parseStoppable, stoppableCategories, withEmail } from './email-choice.ts'
import { DEFAULT_NOTICE_SETTINGS } from './notice.ts'

test('an email stops the categories of all its notices, each once', () => {
  expect(stoppableCategories(['submitted', 'applied', 'awarded'])).toEqual(['work', 'proposals'])
})

test('an email that reports money or security stops nothing', () => {
  expect(stoppableCategories(['submitted', 'approved'])).toEqual([])
  expect(stoppableCategories(['newDevice'])).toEqual([])
})

test('reads only categories that may be turned off, each once', () => {
  expect(parseStoppable('work,reviews')).toEqual(['work', 'reviews'])
  for (const text of ['', 'money', 'work,money', 'work,work', 'work,', 'unknown'])
    expect(parseStoppable(text)).toBeNull()
})

test('changes the emails of these categories and nothing else', () => {
  const before = {
    off: { push: ['chat' as const], email: ['reviews' as const] },
    quietHours: false,
  }
  const off = withEmail(before, ['work', 'reviews'], false)
  expect(off).toEqual({
    off: { push: ['chat'], email: ['work', 'reviews'] },
    quietHours: false,
  })
  expect(withEmail(off, ['work', 'reviews'], true)).toEqual({
    ...before,
    off: { push: ['chat'], email: [] },
  })
  expect(DEFAULT_NOTICE_SETTINGS.off.email).toEqual([])
})

test('some of several categories may still send emails', () => {
  const settings = withEmail(DEFAULT_NOTICE_SETTINGS, ['work'], false)
  expect([hasEmailOf(settings, ['work']), hasEmailOf(settings, ['work', 'chat'])]).toEqual([
    false,
    true,
  ])
})
