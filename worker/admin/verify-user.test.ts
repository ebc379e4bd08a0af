import { expect, it } from 'vitest'
import { readProfile } from '#schema/contract/accounts.ts'
import { verifyUser } from '#schema/contract/admin-lists.ts'
import { createMarket } from '#testing/worker/market.ts'

it('verifies a client or tasker once, with an audit row, and shows the badge', async () => {
  const market = await createMarket()
  const [admin, tasker] = [await market.createUser('admin'), await market.createTasker()]
  const changes = await market.changesDuring(async () => {
    const { status, body } = await admin.send(verifyUser, { id: tasker.id })
    expect([status, body.message]).toEqual([200, 'User verified successfully'])
  })
  expect(changes).toEqual([`u:${tasker.id} me put ${tasker.id}`])
  const { user } = (await market.send(null, readProfile, { id: tasker.id })).body
  expect(user.isVerified).toBe(true)
  const rows = () => market.runSql('SELECT action, subject, reason, details FROM audit_log')
  expect(await rows()).toEqual([
    {
      action: 'admin.verifyUser',
      subject: tasker.id,
      reason: 'Verified by admin',
      details: '{"before":false,"after":true}',
    },
  ])
  const again = await admin.send(verifyUser, { id: tasker.id })
  expect([again.status, again.body.error]).toEqual([409, 'User is already verified'])
  expect((await admin.send(verifyUser, { id: admin.id })).status).toBe(404)
  expect(await rows()).toHaveLength(1)
})
