import { beforeEach, expect, it } from 'vitest'
import { logout } from '#schema/contract/accounts.ts'
import { postUpdate, retractUpdate } from '#schema/contract/community.ts'
import { setNotices } from '#schema/contract/notices.ts'
import { localTimeOf, startOfDay, type Day } from '#schema/domain/days.ts'
import type { Id } from '#schema/domain/ids.ts'
import type { PushPayload } from '#schema/domain/push.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { subscribeBrowser } from '#testing/worker/push-browser.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { BROWSERS_PER_RUN, pushUpdatesJob } from './push-updates.ts'

const HOUR_MS = 3_600_000
/** After that of the test clock. */
const MONDAY = '2026-03-09' as Day
const TUESDAY = '2026-03-10' as Day

let market: Market
beforeEach(async () => {
  market = await createMarket()
  setTime(MONDAY, 10)
})

const setTime = (day: Day, hour: number) =>
  market.advanceClock(startOfDay(day) + hour * HOUR_MS - market.now())
const run = () => runJobs(market.deps, [pushUpdatesJob])
const pushes = () => market.pushService.messages.map(({ text }) => JSON.parse(text) as PushPayload)
const texts = () => pushes().map(({ text }) => text)
async function post(caption: string, audience: 'all' | 'client' | 'tasker' = 'all') {
  const admin = await market.createUser('admin')
  const { body, status } = await admin.send(postUpdate, { caption, audience, push: '1' })
  expect(status).toBe(201)
  return body
}
async function retract({ _id: id }: { _id: Id<'update'> }) {
  const admin = await market.createUser('admin')
  expect((await admin.send(retractUpdate, { id, reason: 'Wrong.' })).status).toBe(200)
}
async function createReader(type: 'client' | 'tasker' = 'tasker') {
  const user = type === 'client' ? await market.createClient() : await market.createTasker()
  await subscribeBrowser(market, user)
  return user
}

it('reaches each browser once, with the caption and a link to the updates', async () => {
  await Promise.all([createReader(), createReader('client')])
  const { update, pushDay, message } = await post('Onise is in Ibadan now.')
  expect([pushDay, message]).toEqual([
    MONDAY,
    'The update is posted. Phones that allow it show it on 2026-03-09, between 7 AM and 9 PM.',
  ])
  await Promise.all([run(), run(), run()])
  await run()
  const payload = {
    title: 'News from Onise',
    text: 'Onise is in Ibadan now.',
    link: '/community',
    tag: update._id,
  }
  expect(pushes()).toEqual([payload, payload])
})

it('reaches only its audience', async () => {
  await Promise.all([createReader(), createReader('client')])
  await post('For clients', 'client')
  await run()
  expect(texts()).toEqual(['For clients'])
})

it('is not pushed unless the administrator asks for it', async () => {
  await createReader()
  const admin = await market.createUser('admin')
  const { body } = await admin.send(postUpdate, { caption: 'Quiet', audience: 'all' })
  expect([body.pushDay, body.message]).toEqual([null, 'The update is posted.'])
  await run()
  expect(texts()).toEqual([])
})

it('does not reach a user who turned news off, logged out or is suspended', async () => {
  const [off, out, suspended] = [await createReader(), await createReader(), await createReader()]
  await off.send(setNotices, { push: ['updates'], email: [], quietHours: true })
  await out.send(logout, {})
  await market.runSql('UPDATE users SET suspended_at = 1 WHERE id = ?', suspended.id)
  await post('News')
  await run()
  expect(texts()).toEqual([])
})

it('waits for the morning, also for a user without quiet hours', async () => {
  const reader = await createReader()
  await reader.send(setNotices, { push: [], email: [], quietHours: false })
  setTime(MONDAY, 22)
  expect((await post('At night')).pushDay).toBe(TUESDAY)
  await run()
  setTime(TUESDAY, 7 - 1 / HOUR_MS)
  await run()
  expect(texts()).toEqual([])
  setTime(TUESDAY, 7)
  await run()
  expect(texts()).toEqual(['At night'])
  // A phone that is switched off does not show it at night.
  expect(market.pushService.messages[0]?.ttl).toBe(14 * 3600)
})

it('is the only one of its day, and a second one follows the next day', async () => {
  await createReader()
  const days = await Promise.all([post('One'), post('Two')])
  expect(days.map(({ pushDay }) => pushDay).toSorted()).toEqual([MONDAY, TUESDAY])
  await run()
  await run()
  expect(texts()).toHaveLength(1)
  setTime(TUESDAY, 12)
  await run()
  expect(texts().toSorted()).toEqual(['One', 'Two'])
})

it('that is scheduled is pushed on its day, not before its time', async () => {
  await createReader()
  const admin = await market.createUser('admin')
  const showFrom = localTimeOf(startOfDay(TUESDAY) + 11 * HOUR_MS)
  const input = { caption: 'At eleven', audience: 'all', push: '1', showFrom } as const
  const { body } = await admin.send(postUpdate, input)
  expect([body.pushDay, body.message]).toEqual([
    TUESDAY,
    'The update is scheduled. It is shown from 10 Mar, 11:00 AM, and phones that allow it show it on 2026-03-10, between 7 AM and 9 PM.',
  ])
  await run()
  setTime(TUESDAY, 11 - 1 / HOUR_MS)
  await run()
  expect(texts()).toEqual([])
  setTime(TUESDAY, 11)
  await run()
  expect(texts()).toEqual(['At eleven'])
})

it('that was taken back is not pushed, and its day is free', async () => {
  await createReader()
  const { update } = await post('A mistake')
  await retract(update)
  expect((await post('Corrected')).pushDay).toBe(MONDAY)
  await run()
  expect(texts()).toEqual(['Corrected'])
})

it('that was taken back while it was sent goes no further, and its day is used', async () => {
  await createReader()
  const { update } = await post('A mistake')
  await market.runSql("UPDATE updates SET pushed_to = 'a'")
  await retract(update)
  await run()
  expect(texts()).toEqual([])
  expect((await post('Corrected')).pushDay).toBe(TUESDAY)
})

it('deletes a browser that is gone, and sends a failed one nothing again', async () => {
  const [gone, failing] = [await createReader(), await createReader()]
  await post('News')
  market.pushService.answer({ status: 410, times: 1 })
  market.pushService.answer({ status: 503, times: 1 })
  await run()
  await run()
  expect(texts()).toEqual([])
  const left = await market.runSql('SELECT failures FROM push_subscriptions')
  expect([gone.id === failing.id, left]).toEqual([false, [{ failures: 1 }]])
  expect(await market.runSql('SELECT * FROM push_retries')).toEqual([])
})

it('a run reads and reaches the same number of browsers, however many there are', async () => {
  market = await createMarket({ engine: 'sqld' })
  setTime(MONDAY, 10)
  const reader = await createReader()
  // Without a live session, so that nothing is encrypted.
  const copy = (count: number) =>
    market.runSql(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO push_subscriptions (endpoint, user_id, session_id, p256dh, auth, key_id, created_at)
       SELECT 'https://fcm.googleapis.com/' || hex(randomblob(8)), user_id, 'none', p256dh, auth, key_id, created_at
       FROM push_subscriptions, n WHERE user_id = ? AND session_id <> 'none'`,
      count,
      reader.id,
    )
  const lines = () => market.logLines.filter(({ job }) => job === 'push-updates')
  await copy(2 * BROWSERS_PER_RUN)
  await post('News')
  await run()
  await copy(5 * BROWSERS_PER_RUN)
  await run()
  // A browser, its user and, for some, its session; and what finds the update.
  const rowsMax = 3 * BROWSERS_PER_RUN + 10
  for (const line of lines()) {
    expect(line).toMatchObject({ reached: BROWSERS_PER_RUN })
    expect(line['rowsRead']).toBeLessThanOrEqual(rowsMax)
  }
  expect(lines()).toHaveLength(2)
})
