import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { markSeen } from '#pwa/features/chats/queueable.ts'
import { unsentEntries } from '#pwa/outbox/entry-view.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { createDevice, deleteDevice } from '#testing/pwa/device.ts'
import { conversationRow, messageRow } from '#testing/pwa/rows.ts'
import { waitUntil } from '#testing/pwa/wait-until.ts'
import { countUnreadMessages, watchUnreadCount } from './unread-count.ts'

type Phone = ReturnType<typeof createDevice>
let phone: Phone
afterEach(() => deleteDevice(phone))

/** Two conversations: three of four messages unread, and one of which the user sent the last. */
async function createPhone() {
  phone = createDevice()
  const { replica, userId } = phone
  const first = conversationRow(userId, { seenSeq: 1 })
  const second = conversationRow(userId, { seenSeq: 0 })
  await replica.conversations.bulkPut([first, second])
  await replica.messages.bulkPut([
    ...[1, 2, 3, 4].map((seq) => messageRow(first._id, seq, first.other._id)),
    messageRow(second._id, 1, userId),
    messageRow(second._id, 2, second.other._id, { deletedAt: '2026-03-04T10:00:00.000Z' }),
  ])
  return { ...phone, first }
}

test('counts the messages of others after the place that the user has seen', async () => {
  expect(await countUnreadMessages(await createPhone())).toBe(3)
})

test('what was seen without a network is seen, and is not shown as unsent', async () => {
  const { first, ...device } = await createPhone()
  await enqueue(device, markSeen, { otherUserId: first.other._id, seq: 3 })
  expect(await countUnreadMessages(device)).toBe(1)
  expect(await unsentEntries(device)).toEqual([])
})

test('is stored for the menu whenever it changes', async () => {
  const { first, ...device } = await createPhone()
  const stop = watchUnreadCount(device)
  try {
    const expectCount = (count: number) =>
      waitUntil(async () => expect(await device.replica.getMeta('unreadMessages')).toBe(count))
    await expectCount(3)
    await device.replica.conversations.update(first._id, { seenSeq: 4 })
    await expectCount(0)
  } finally {
    stop()
  }
})
