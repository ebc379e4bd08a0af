import { beforeEach, expect, it } from 'vitest'
import { DAY_MS } from '#schema/domain/limits.ts'
import { inWords } from '#schema/domain/localize.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { Job } from '#worker/background/job.ts'
import { sendEmailsJob } from '#worker/mail/jobs.ts'
import { reportOverdueJob } from './report-overdue.ts'
import { runJobs, runScheduledJobs } from './run-jobs.ts'

const HOUR = 3_600_000
let market: Market
beforeEach(async () => {
  market = await createMarket()
})
const open = async () =>
  (await market.runSql('SELECT id FROM discrepancies WHERE resolved_at IS NULL ORDER BY id')).map(
    ({ id }) => id,
  )
async function report(afterMs = 0) {
  market.advanceClock(afterMs)
  await runJobs(market.deps, [reportOverdueJob])
  expect(market.logLines.at(-1)).not.toHaveProperty('fault')
  return open()
}

it('reports a webhook that has waited for an hour, until it is processed', async () => {
  market.provider.injectFault('GET /dispute', { effect: 'status', status: 503 })
  const event = market.provider.createWebhook('charge.dispute.create', { id: 7, status: 'open' })
  await market.dispatch(event)
  expect(await report(HOUR - 1)).toEqual([])
  expect(await report(1)).toEqual(['overdue:webhook:charge.dispute.create:7:open'])
  expect(market.logLines.filter(({ level }) => level === 'error')).toHaveLength(1)
  await market.runSql('UPDATE webhook_inbox SET processed_at = 1')
  expect(await report()).toEqual([])
})

it('reports emails that have waited for an hour, until they are sent', async () => {
  await market.runSql(
    "INSERT INTO emails (id, address, template, params, created_at) VALUES ('1', 'a@b.test', 'closed', '{}', ?)",
    market.now(),
  )
  expect(await report(HOUR - 1)).toEqual([])
  expect(await report(1)).toEqual(['overdue:emails'])
  await market.runSql('UPDATE emails SET sent_at = 1')
  expect(await report()).toEqual([])
})

it('reports a refund that is not sent for an hour, or has no end after 14 days', async () => {
  const user = await market.createClient()
  const insert = (reference: string) =>
    market.runSql(
      `INSERT INTO refunds (id, reference, amount, status, requested_by, reason, created_at, updated_at)
       VALUES (?, ?, 100, 'requested', ?, 'Paid twice', ?, ?)`,
      reference,
      reference,
      user.id,
      market.now(),
      market.now(),
    )
  await insert('sent')
  await insert('waiting')
  await market.runSql("UPDATE refunds SET status = 'sent' WHERE id = 'sent'")
  expect(await report(HOUR - 1)).toEqual([])
  expect(await report(1)).toEqual(['overdue:refund:waiting'])
  await market.runSql("UPDATE refunds SET status = 'failed' WHERE id = 'waiting'")
  expect(await report(13 * DAY_MS)).not.toContain('overdue:refund:sent')
  expect(await report(DAY_MS)).toContain('overdue:refund:sent')
})

it('reports a job that has not succeeded for an hour, until it succeeds', async () => {
  let isBroken = true
  const job: Job = {
    name: 'water-plants',
    run: async () => {
      if (isBroken) throw new Error('no water')
      return {}
    },
  }
  const run = () => runScheduledJobs(market.deps, [job])
  await run()
  market.advanceClock(HOUR)
  await run()
  expect(await report()).toEqual([])
  expect(await report(1)).toEqual(['overdue:job:water-plants'])
  isBroken = false
  await run()
  expect(await report()).toEqual([])
  expect(await report(HOUR)).toEqual([])
})

it('reports a comparison with the provider that is two days late', async () => {
  const to = market.now() - (market.now() % DAY_MS) - HOUR
  await market.runSql(
    "INSERT INTO job_cursors (job, cursor) VALUES ('reconcile', ?)",
    JSON.stringify({ phase: 'done', to }),
  )
  expect(await report()).toEqual([])
  expect(await report(2 * DAY_MS)).toEqual(['overdue:reconciliation'])
})

it('an email whose lease a wrong clock wrote is sent all the same', async () => {
  await market.runSql(
    `INSERT INTO emails (id, address, template, params, created_at, lease_until)
      VALUES ('1', 'a@b.test', 'pinCode', '{"code":"1"}', ?, ?)`,
    market.now(),
    market.now() + 400 * DAY_MS,
  )
  await runJobs(market.deps, [sendEmailsJob])
  expect(market.logLines.at(-1)).toMatchObject({ sent: 1 })
})

it('reports a dispute without an end after 5, 14 and 30 days, until it ends', async () => {
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const task = await market.createAssignedTask(client, tasker)
  await market.openDispute(client, task)
  const dispute = await market.findDispute(client, task)
  await runJobs(market.deps, [sendEmailsJob])
  const message = async () => {
    const [row] = await market.runSql('SELECT message FROM discrepancies WHERE resolved_at IS NULL')
    return inWords(String(row?.['message']))
  }
  expect(await report(5 * DAY_MS - 1)).toEqual([])
  expect(await report(1)).toEqual([`overdue:dispute:${dispute._id}`])
  expect(await message()).toContain('for 5 days')
  await report(9 * DAY_MS)
  expect(await message()).toContain('for 14 days')
  await report(16 * DAY_MS)
  expect(await message()).toContain('for 30 days')
  expect(market.logLines.filter(({ level }) => level === 'error')).toHaveLength(3)
  await market.keepSignedIn()
  await market.refundDispute(await market.createUser('admin'), dispute)
  expect(await report()).toEqual([])
})
