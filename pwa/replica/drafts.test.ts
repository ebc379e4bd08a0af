import { expect, test } from 'vitest'
import { newPhone } from '../test/phone.ts'
import { dropDraft, keepDraft } from './drafts.ts'

test('a save still on its way when the form was sent does not bring its draft back (DESIGN 4)', async () => {
  const { replica, now } = newPhone()
  const { drafts } = replica
  await keepDraft(replica, 'apply:1', { price: '1' }, now())
  // As `say` does it: the draft goes at the end of a transaction, and the save queues up behind that.
  const saying = replica.transaction('rw', drafts, async () => {
    await drafts.get('apply:1')
    await dropDraft(replica, 'apply:1')
  })
  await Promise.all([saying, keepDraft(replica, 'apply:1', { price: '10' }, now())])
  expect(await drafts.count()).toBe(0)

  await keepDraft(replica, 'apply:1', { price: '20' }, now())
  expect(await drafts.get('apply:1')).toMatchObject({ fields: { price: '20' } })
})
