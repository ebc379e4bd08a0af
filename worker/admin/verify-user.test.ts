import { expect, it } from 'vitest'
import { readProfile } from '#schema/contract/accounts.ts'
import { unverifyUser, verifyUser } from '#schema/contract/admin-lists.ts'
import { listNotices } from '#schema/contract/notices.ts'
import { createMarket } from '#testing/worker/market.ts'

it('verifies a client or tasker once, with an audit row, and shows the badge', async () => {
  const market = await createMarket()
  const [admin, tasker] = [await market.createUser('admin'), await market.createTasker()]
  const changes = await market.changesDuring(async () => {
    const { status, body } = await admin.send(verifyUser, { id: tasker.id })
    expect([status, body.message]).toEqual([200, 'User verified successfully'])
  })
  expect(changes).toEqual([
    `u:${tasker.id} me put ${tasker.id}`,
    `u:${tasker.id} notice put verified`,
  ])
  const { user } = (await market.send(null, readProfile, { id: tasker.id })).body
  expect(user.isVerified).toBe(true)
  const rows = () => market.runSql('SELECT action, subject, reason, details FROM audit_log')
  expect(await rows()).toEqual([
    {
      action: 'admin.verifyUser',
      subject: tasker.id,
      reason: 'Verified by admin, no reason given',
      details: '{"before":false,"after":true,"withoutProof":true}',
    },
  ])
  // Nobody has seen a document, so no check of the identity has a date.
  const sql = 'SELECT identity_checked_at AS at FROM users WHERE id = ?'
  expect(await market.runSql(sql, tasker.id)).toEqual([{ at: null }])
  const again = await admin.send(verifyUser, { id: tasker.id })
  expect([again.status, again.body.error]).toEqual([409, 'User is already verified'])
  expect((await admin.send(verifyUser, { id: admin.id })).status).toBe(404)
  expect(await rows()).toHaveLength(1)
})

it('stores what was seen, takes the badge back with a reason, and tells the user both times', async () => {
  const market = await createMarket()
  const [admin, tasker] = [await market.createUser('admin'), await market.createTasker()]
  const { id } = tasker
  const reason = 'Seen in a video call.'
  await admin.send(verifyUser, { id, document: 'passport', reason })
  const back = await admin.send(unverifyUser, { id, reason: 'The passport was of another person.' })
  expect([back.status, market.lastRequestCost().roundTrips]).toEqual([200, 2])
  expect((await market.send(null, readProfile, { id })).body.user.isVerified).toBe(false)
  expect(await market.runSql('SELECT action, details FROM audit_log ORDER BY seq')).toEqual([
    {
      action: 'admin.verifyUser',
      details: '{"before":false,"after":true,"withoutProof":true,"document":"passport"}',
    },
    { action: 'admin.unverifyUser', details: '{"before":true,"after":false}' },
  ])
  expect(await market.noticesTo(tasker)).toEqual(['verified', 'verificationEnded'])
  const { notices } = (await tasker.send(listNotices, {})).body
  const [ended] = notices.filter(({ kind }) => kind === 'verificationEnded')
  expect(ended?.text).toContain('“The passport was of another person.”')
  const again = await admin.send(unverifyUser, { id, reason: 'Again.' })
  expect([again.status, again.body.error]).toEqual([409, 'The user is not verified'])
  expect((await admin.send(verifyUser, { id })).status).toBe(200)
})
