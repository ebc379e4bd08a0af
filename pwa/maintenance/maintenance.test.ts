import { expect, test, vi } from 'vitest'
import { newId, type NoticeId } from '#schema/domain/ids.ts'
import { createDevice } from '#testing/pwa/device.ts'
import { userRow } from '#testing/pwa/rows.ts'
import { myTask, openTask } from '#testing/pwa/tasker-device.ts'
import { waitUntil } from '#testing/pwa/wait-until.ts'
import { startWorkPack, trimBrowsed, trimRows } from './maintenance.ts'

test('deletes the oldest browsed tasks above the limit, and none of the feed', async () => {
  const { replica } = createDevice()
  const days = ['2026-01-03', '2026-01-01', '2026-01-04', '2026-01-02']
  await replica.browsed.bulkPut(days.map((day) => openTask({ createdAt: `${day}T08:00:00.000Z` })))
  await replica.feed.put(openTask({ createdAt: '2025-01-01T08:00:00.000Z' }))
  await trimBrowsed(replica, 2)
  const remaining = await replica.browsed.orderBy('createdAt').toArray()
  expect(remaining.map(({ createdAt }) => createdAt.slice(0, 10))).toEqual([
    '2026-01-03',
    '2026-01-04',
  ])
  expect(await replica.feed.count()).toBe(1)
})

test('deletes the profiles and submissions with the lowest ids above the limit', async () => {
  const { replica } = createDevice()
  const tasks = Array.from({ length: 4 }, () => newId('task'))
  await replica.submissions.bulkPut(tasks.map((task) => ({ task, submissions: [] })))
  await replica.profiles.put({ ...userRow(), reviews: [] })
  await trimRows(replica, 2)
  expect(await replica.submissions.toCollection().primaryKeys()).toEqual(tasks.toSorted().slice(2))
  expect(await replica.profiles.count()).toBe(1)
})

const noticeRow = (_id: NoticeId) => ({
  _id,
  kind: 'awarded' as const,
  category: 'work' as const,
  title: 'Hang doors is yours',
  text: 'Bukola chose your proposal.',
  taskId: null,
  otherUserId: null,
  createdAt: '2026-01-03T08:00:00.000Z',
  readAt: null,
})

test('keeps the newest notices above the limit, read or not', async () => {
  const { replica } = createDevice()
  const ids = Array.from({ length: 4 }, () => newId('notice')).toSorted()
  await replica.notices.bulkPut(ids.map(noticeRow))
  await trimRows(replica, 3)
  expect(await replica.notices.toCollection().primaryKeys()).toEqual(ids.slice(1))
})

test('the work pack is kept once there is work, from a chunk that may need a second try, until the end', async () => {
  const device = createDevice()
  const { replica, userId } = device
  const stopKeeping = vi.fn<() => void>()
  const keep = vi.fn<() => () => void>(() => stopKeeping)
  const load = vi.fn<() => Promise<typeof keep>>().mockRejectedValueOnce(new TypeError('lost'))
  load.mockResolvedValue(keep)
  const stop = startWorkPack(device, load)
  await replica.tasks.put(myTask(userId, { status: 'submitted' }))
  await replica.tasks.put(myTask(userId))
  await waitUntil(() => expect(load).toHaveBeenCalledTimes(1))
  expect(keep).not.toHaveBeenCalled()
  await replica.tasks.put(myTask(userId))
  await waitUntil(() => expect(keep).toHaveBeenCalledTimes(1))
  stop()
  expect(stopKeeping).toHaveBeenCalledTimes(1)
})
