import { expect, it } from 'vitest'
import { proveOwnPhone, readProfile, sendOwnPhoneCode } from '#schema/contract/accounts.ts'
import { listApplicants } from '#schema/contract/proposals.ts'
import { sync } from '#schema/contract/sync.ts'
import { createMarket } from '#testing/worker/market.ts'
import { TEST_PASSWORD } from '#testing/worker/test-server.ts'

const NONE = { identityAt: null, bank: false }

async function setUp() {
  const market = await createMarket()
  const client = await market.createClient()
  const tasker = await market.createTasker()
  const task = await market.postTask(client)
  await market.apply(tasker, task)
  const applicantOf = async () =>
    (await client.send(listApplicants, { id: task._id })).body.applicants[0]?.tasker
  const inEveryPlace = async () => {
    const { c } = (await client.send(sync, { s: 1 })).body
    const pulled = c.flatMap((each) =>
      each.e === 'applicant' && each.op === 'put' ? [each.row.tasker.checks] : [],
    )
    const profile = (await market.send(null, readProfile, { id: tasker.id })).body.user
    return [profile.checks, (await applicantOf())?.checks, ...pulled]
  }
  return { market, client, tasker, task, inEveryPlace }
}

it('says that a phone number is proven, on the profile, the proposal and in the pull', async () => {
  const { market, client, tasker, task, inEveryPlace } = await setUp()
  expect(await inEveryPlace()).toEqual([NONE, NONE, NONE])
  const list = await client.send(listApplicants, { id: task._id })
  const { body } = await tasker.send(sendOwnPhoneCode, {
    phone: '08031234567',
    password: TEST_PASSWORD,
  })
  const entered = { codeId: body.codeId, code: market.phones.latestCode() }
  expect((await tasker.send(proveOwnPhone, entered)).status).toBe(200)
  const proven = { ...NONE, phone: true }
  expect(await inEveryPlace()).toEqual([proven, proven, proven])
  // A phone that has the list is not told that it is unchanged.
  const again = await client.send(listApplicants, { id: task._id })
  expect(again.headers.get('etag')).not.toBe(list.headers.get('etag'))
  expect(JSON.stringify([again.body, await inEveryPlace()])).not.toContain('8031234567')
})

it('says nothing of a user who is limited', async () => {
  const { market, tasker, inEveryPlace } = await setUp()
  await market.runSql(
    'UPDATE users SET phone_proven_at = 1, suspended_at = 1 WHERE id = ?',
    tasker.id,
  )
  expect(await inEveryPlace()).toEqual([NONE, NONE, NONE])
})
