import { beforeEach, expect, it } from 'vitest'
import { logout } from '#schema/contract/accounts.ts'
import { setNotices } from '#schema/contract/notices.ts'
import { newId } from '#schema/domain/ids.ts'
import type { NoticeKind } from '#schema/domain/notice.ts'
import type { PushPayload } from '#schema/domain/push.ts'
import { TEST_NOW } from '#testing/clock.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import { subscribeBrowser } from '#testing/worker/push-browser.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { partsOf } from '#worker/db/write.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { notify, type NewNotice } from '#worker/notices/notify.ts'
import { sendPushesJob } from './deliver.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

let market: Market
beforeEach(async () => {
  market = await createMarket()
  setHour(12)
})

/** Sets the clock to an hour of its second day in Lagos. */
function setHour(next: number) {
  const midnight =
    Date.parse(new Date(TEST_NOW + 24 * HOUR_MS).toISOString().slice(0, 10)) - HOUR_MS
  market.advanceClock(midnight + next * HOUR_MS - market.now())
}
const runJob = () => runJobs(market.deps, [sendPushesJob])
const payloads = () =>
  market.pushService.messages.map(({ text }) => JSON.parse(text) as PushPayload)
const titles = () => payloads().map(({ title }) => title)

async function notifyUser(to: TestUser, kind: NoticeKind, fields: Partial<NewNotice> = {}) {
  const data = { title: 'Hang doors', name: 'Yusuf' }
  const effects = notify({ to: to.id, kind, data, now: market.now(), ...fields })
  await market.write(...partsOf(effects).writes)
}
const state = async (user: TestUser) => {
  const [row] = await market.runSql(
    'SELECT push_at, pushed_at FROM notices WHERE user_id = ? ORDER BY id DESC LIMIT 1',
    user.id,
  )
  return row
}

it('a command pushes its notices after its response, to each browser of the user', async () => {
  const client = await market.createClient()
  await subscribeBrowser(market, client)
  await subscribeBrowser(market, client)
  const task = await market.postTask(client)
  await market.apply(await market.createTasker(), task)
  expect(payloads()).toEqual(
    [1, 2].map(() => ({
      title: `New proposal for ${task.title}`,
      text: expect.any(String) as string,
      link: `/proposals/${task._id}`,
      tag: expect.any(String) as string,
      lang: 'en-NG',
    })),
  )
  expect(await state(client)).toEqual({ push_at: null, pushed_at: market.now() })
  await runJob()
  expect(titles()).toHaveLength(2)
})

it('a push is in the language that its reader has chosen', async () => {
  const readers = await createMarket()
  const client = await readers.createClient()
  await subscribeBrowser(readers, client)
  await client.send(setNotices, { language: 'pcm' })
  const tasker = await readers.createTasker()
  const task = await readers.postTask(client)
  await readers.apply(tasker, task, { price: '18000' })
  expect(readers.pushService.messages.map(({ text }) => JSON.parse(text) as unknown)).toEqual([
    {
      title: `New proposal for ${task.title}`,
      text: expect.stringMatching(/^\w+ wan do am for ₦18,000\. Look the proposal/) as string,
      link: `/proposals/${task._id}`,
      tag: expect.any(String) as string,
      lang: 'pcm',
    },
  ])
})

it('a notice of a user without a browser is not pushed later', async () => {
  const client = await market.createClient()
  await notifyUser(client, 'submitted')
  await runJob()
  expect(await state(client)).toEqual({ push_at: null, pushed_at: null })
  await subscribeBrowser(market, client)
  await runJob()
  expect(titles()).toEqual([])
})

it('a browser whose session has ended receives nothing', async () => {
  const client = await market.createClient()
  await subscribeBrowser(market, client)
  await client.send(logout, {})
  await notifyUser(client, 'submitted')
  await runJob()
  expect(titles()).toEqual([])
})

it('the rest of a night becomes one push at seven, and security is not delayed', async () => {
  const client = await market.createClient()
  await subscribeBrowser(market, client)
  setHour(22)
  await notifyUser(client, 'submitted')
  await notifyUser(client, 'disputeOpened')
  await notifyUser(client, 'pinReset')
  await runJob()
  expect(titles()).toHaveLength(1)
  setHour(30)
  await runJob()
  expect(titles()).toHaveLength(1)
  setHour(31)
  await runJob()
  expect(payloads()[1]).toEqual({
    title: '2 new notices',
    text: 'Open Onise to read them.',
    lang: 'en-NG',
    link: '/notices',
    tag: 'digest',
  })
})

it('at most one push about proposals in half an hour; the others are pushed together', async () => {
  const client = await market.createClient()
  await subscribeBrowser(market, client)
  for (let i = 0; i < 3; i++) {
    await notifyUser(client, 'applied')
    market.advanceClock(1000)
    await runJob()
  }
  expect(titles()).toEqual(['New proposal for Hang doors'])
  market.advanceClock(30 * MINUTE_MS)
  await runJob()
  expect(titles()).toEqual(['New proposal for Hang doors', '2 new notices'])
})

it('what was read before it was sent is not sent', async () => {
  const client = await market.createClient()
  await subscribeBrowser(market, client)
  await notifyUser(client, 'submitted')
  await market.runSql('UPDATE notices SET read_at = 1 WHERE user_id = ?', client.id)
  await runJob()
  expect(titles()).toEqual([])
})

it('a browser that its push service reports as gone is deleted', async () => {
  const client = await market.createClient()
  const { endpoint } = await subscribeBrowser(market, client)
  market.pushService.unsubscribe(endpoint)
  await notifyUser(client, 'submitted')
  await runJob()
  expect(await market.runSql('SELECT * FROM push_subscriptions')).toEqual([])
})

it('a busy push service gets the message after its Retry-After, only for that browser', async () => {
  const client = await market.createClient()
  await subscribeBrowser(market, client)
  await subscribeBrowser(market, client)
  market.pushService.answer({ status: 429, retryAfter: '300' })
  await notifyUser(client, 'submitted')
  await runJob()
  expect(titles()).toHaveLength(1)
  market.advanceClock(5 * MINUTE_MS - 1)
  await runJob()
  expect(titles()).toHaveLength(1)
  market.advanceClock(1)
  await runJob()
  expect(titles()).toHaveLength(2)
  expect(new Set(market.pushService.messages.map(({ endpoint }) => endpoint)).size).toBe(2)
  expect(await market.runSql('SELECT * FROM push_retries')).toEqual([])
  expect(await market.runSql('SELECT failures FROM push_subscriptions WHERE failures > 0')).toEqual(
    [],
  )
})

it('a message that waits for its service is dropped once it was read', async () => {
  const client = await market.createClient()
  await subscribeBrowser(market, client)
  market.pushService.answer({ status: 503 })
  await notifyUser(client, 'submitted')
  await runJob()
  await market.runSql('UPDATE notices SET read_at = 1 WHERE user_id = ?', client.id)
  market.advanceClock(2 * MINUTE_MS)
  await runJob()
  expect(titles()).toEqual([])
  expect(await market.runSql('SELECT * FROM push_retries')).toEqual([])
})

it('a browser whose service fails twenty times in a row is given up', async () => {
  const client = await market.createClient()
  await subscribeBrowser(market, client)
  await market.runSql('UPDATE push_subscriptions SET failures = 19')
  market.pushService.answer({ status: 500 })
  await notifyUser(client, 'submitted')
  await runJob()
  expect(await market.runSql('SELECT * FROM push_subscriptions')).toEqual([])
})

it('notices that wait for a busy service are not failures of it', async () => {
  const client = await market.createClient()
  await subscribeBrowser(market, client)
  market.pushService.answer({ status: 429, retryAfter: '300' })
  for (let i = 0; i < 21; i++) {
    await notifyUser(client, 'submitted')
    await runJob()
  }
  expect(await market.runSql('SELECT failures FROM push_subscriptions')).toEqual([{ failures: 1 }])
  market.advanceClock(5 * MINUTE_MS)
  await runJob()
  expect(titles()).toHaveLength(21)
})

it('after an outage more notices than one run takes are sent by the next runs', async () => {
  const client = await market.createClient()
  const { endpoint } = await subscribeBrowser(market, client)
  await market.runSql('UPDATE push_subscriptions SET retry_at = ?', market.now() + MINUTE_MS)
  for (let i = 0; i < 40; i++) await notifyUser(client, 'submitted')
  await runJob()
  await runJob()
  // The later a notice, the earlier its retry.
  await market.runSql(`UPDATE push_retries SET retry_at = retry_at - (
    SELECT count(*) FROM push_retries earlier WHERE earlier.notice_id < push_retries.notice_id)`)
  market.advanceClock(MINUTE_MS)
  await runJob()
  expect(titles()).toHaveLength(30)
  await runJob()
  expect(market.pushService.messages.filter((each) => each.endpoint === endpoint)).toHaveLength(40)
})

it('a retry that falls into the night waits for the morning', async () => {
  const client = await market.createClient()
  await subscribeBrowser(market, client)
  setHour(20)
  market.pushService.answer({ status: 429, retryAfter: '7200' })
  await notifyUser(client, 'submitted')
  await runJob()
  setHour(23)
  await runJob()
  setHour(31)
  expect(titles()).toEqual([])
  expect(await market.runSql('SELECT retry_at FROM push_retries')).toEqual([
    { retry_at: market.now() },
  ])
  await runJob()
  expect(titles()).toHaveLength(1)
})

it('two senders at once send a notice once', async () => {
  const client = await market.createClient()
  await subscribeBrowser(market, client)
  await notifyUser(client, 'submitted', { taskId: newId('task') })
  await Promise.all([runJob(), runJob(), runJob()])
  expect(titles()).toHaveLength(1)
})
