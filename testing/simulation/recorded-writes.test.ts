import { expect, test } from 'vitest'
import { updateProfile } from '#pwa/features/accounts/profile/queueable.ts'
import { enqueue } from '#pwa/outbox/queue.ts'
import { queueableCommands } from '#pwa/queueable.ts'
import { databaseName } from '#pwa/replica/database-name.ts'
import type { Replica } from '#pwa/replica/database.ts'
import { newId } from '#schema/domain/ids.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createIndexedDb, openReplica } from './indexeddb-faults.ts'
import { WriteRecorder } from './recorded-writes.ts'
import { writeMark } from './server-effects.ts'

const DEVICE = 1

test('a write after a log-out comes after those of the deleted database', async () => {
  const userId = newId('user')
  const recorder = new WriteRecorder()
  const idb = createIndexedDb((name) => {
    if (name === databaseName(userId)) recorder.restartPositions(DEVICE, userId)
  })
  async function queueProfile(replica: Replica) {
    const write = recorder.begin('profile', { device: DEVICE, userId, rowId: userId })
    const device = {
      userId,
      replica,
      loadReplica: async () => replica,
      queueables: [...queueableCommands],
      requestSync: () => {},
      now: () => TEST_NOW,
    }
    await enqueue(device, updateProfile, { location: `Yaba (${writeMark(write.number)})` })
    recorder.observeOutbox(DEVICE, await replica.outbox.toArray())
    return write
  }
  const replica = openReplica(idb, userId)
  await queueProfile(replica)
  const before = await queueProfile(replica)
  expect(before.position).toBe(2)
  await replica.delete()
  const next = openReplica(idb, userId)
  const after = await queueProfile(next)
  next.close()
  expect(after.position).toBe(1)
  expect(before.position).toBeLessThan(1)
})
