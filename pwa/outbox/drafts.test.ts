import { expect, test } from 'vitest'
import { createDevice } from '#testing/pwa/device.ts'
import { deleteDraft, saveDraft } from './drafts.ts'

test('a save that began before the form was submitted does not restore its draft', async () => {
  const { replica, now } = createDevice()
  const { drafts } = replica
  await saveDraft(replica, 'apply:1', { price: '1' }, { now: now() })
  // As in `enqueue`: the draft is deleted at the end of a transaction, and the save waits behind it.
  const submission = replica.transaction('rw', drafts, async () => {
    await drafts.get('apply:1')
    await deleteDraft(replica, 'apply:1')
  })
  await Promise.all([submission, saveDraft(replica, 'apply:1', { price: '10' }, { now: now() })])
  expect(await drafts.count()).toBe(0)

  await saveDraft(replica, 'apply:1', { price: '20' }, { now: now() })
  expect(await drafts.get('apply:1')).toMatchObject({ fields: { price: '20' } })
})
