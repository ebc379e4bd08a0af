import { expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { threadItems, unreadDivider } from './thread-items.ts'

const me = newId('user')
const other = newId('user')
let seq = 0
const message = (sender: typeof me, createdAt: string, deletedAt: string | null = null) => ({
  _id: `m${++seq}`,
  seq,
  sender,
  createdAt,
  deletedAt,
})
const kinds = (items: ReturnType<typeof threadItems>) => items.map(({ kind }) => kind)

test('separates the days of Lagos, which begin an hour before those of UTC', () => {
  const thread = [
    message(me, '2026-03-04T22:59:00.000Z'),
    message(me, '2026-03-04T23:00:00.000Z'),
    message(me, '2026-03-05T22:59:00.000Z'),
  ]
  const items = threadItems(thread, { userId: me, divider: null })
  expect(kinds(items)).toEqual(['day', 'message', 'day', 'message', 'message'])
})

test('marks the first unread message of the other user once, with the number of unread ones', () => {
  const thread = [
    message(other, '2026-03-04T10:00:00.000Z'),
    message(me, '2026-03-04T10:01:00.000Z'),
    message(other, '2026-03-04T10:02:00.000Z'),
    message(me, '2026-03-04T10:03:00.000Z'),
    message(other, '2026-03-04T10:04:00.000Z'),
  ]
  const readUntil = thread[1]?.seq ?? 0
  const divider = unreadDivider(thread, { userId: me, readUntil })
  const items = threadItems(thread, { userId: me, divider })
  expect(kinds(items)).toEqual([
    'day',
    'message',
    'message',
    'unread',
    'message',
    'message',
    'message',
  ])
  expect(items.find(({ kind }) => kind === 'unread')).toMatchObject({ count: 2 })
})

test('counts neither own nor deleted messages as unread', () => {
  const at = '2026-03-04T10:00:00.000Z'
  const thread = [message(me, at), message(other, at, at)]
  expect(unreadDivider(thread, { userId: me, readUntil: 0 })).toBeNull()
})

test('joins messages of one sender that follow within five minutes', () => {
  const thread = [
    message(me, '2026-03-04T10:00:00.000Z'),
    message(me, '2026-03-04T10:04:59.000Z'),
    message(me, '2026-03-04T10:10:00.000Z'),
    message(other, '2026-03-04T10:10:01.000Z'),
  ]
  const items = threadItems(thread, { userId: me, divider: null })
  expect(
    items.flatMap((item) => (item.kind === 'message' ? [[item.isOwn, item.isFirstInRun]] : [])),
  ).toEqual([
    [true, true],
    [true, false],
    [true, true],
    [false, true],
  ])
})

test('an empty conversation has no rows', () => {
  expect(threadItems([], { userId: me, divider: null })).toEqual([])
})
