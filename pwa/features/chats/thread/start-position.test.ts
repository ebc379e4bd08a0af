import { expect, test } from 'vitest'
import { startIndex } from './start-position.ts'

const at = '2026-03-04T10:00:00.000Z'
const message = (key: string) => ({
  kind: 'message' as const,
  key,
  message: {},
  isOwn: false,
  isFirstInRun: true,
})
const day = { kind: 'day' as const, key: 'day', at }
const unread = { kind: 'unread' as const, key: 'unread' as const, count: 1 }

test('begins at the first unread message, wherever the user was before', () => {
  const items = [day, message('a'), unread, message('b')]
  expect(startIndex(items, { key: 'a', limit: 60 })).toBe(2)
})

test('without unread messages it begins where the user was, and otherwise at the end', () => {
  const items = [day, message('a'), message('b')]
  expect(startIndex(items, { key: 'a', limit: 60 })).toBe(1)
  expect(startIndex(items, { key: 'gone', limit: 60 })).toBe('end')
  expect(startIndex(items, undefined)).toBe('end')
})
