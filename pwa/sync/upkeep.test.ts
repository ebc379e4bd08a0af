import { expect, test } from 'vitest'
import { newPhone } from '#pwa/test/phone.ts'
import { openTask } from '#pwa/test/tasker-phone.ts'
import { trimSeen } from './upkeep.ts'

test('of todos of other trades the newest are kept, as many as fit', async () => {
  const { replica } = newPhone()
  const days = ['2026-01-03', '2026-01-01', '2026-01-04', '2026-01-02']
  await replica.seen.bulkPut(days.map((day) => openTask({ createdAt: `${day}T08:00:00.000Z` })))
  await replica.feed.put(openTask({ createdAt: '2025-01-01T08:00:00.000Z' }))
  await trimSeen(replica, 2)
  const kept = (await replica.seen.orderBy('createdAt').toArray()).map(({ createdAt }) => createdAt)
  expect(kept.map((at) => at.slice(0, 10))).toEqual(['2026-01-03', '2026-01-04'])
  expect(await replica.feed.count()).toBe(1)
})
