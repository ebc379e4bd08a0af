import { beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS } from '#schema/domain/limits.ts'
import { createMarket, type Market } from '#testing/worker/market.ts'
import type { TestUser } from '#testing/worker/test-server.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { sendNoticeEmailsJob } from './send-emails.ts'

const HOUR_MS = 3_600_000
let market: Market
let client: TestUser
let tasker: TestUser
beforeEach(async () => {
  market = await createMarket()
  ;[client, tasker] = [await market.createClient(), await market.createTasker()]
})

const run = () => runJobs(market.deps, [sendNoticeEmailsJob])
const emailsTo = (user: TestUser) =>
  market.mailbox
    .emails()
    .filter(({ to }) => to === user.email)
    .map(({ subject }) => subject)
const setSettings = (user: TestUser, settings: object) =>
  market.runSql(
    'UPDATE users SET notice_settings = ? WHERE id = ?',
    JSON.stringify(settings),
    user.id,
  )
const award = async () => market.createAssignedTask(client, tasker)
/** Ten in the morning plus this. */
const EVENING_MS = 12 * HOUR_MS

describe('the email of a notice', () => {
  it('of a kind of a newer worker waits, and delays no other', async () => {
    const task = await award()
    await market.runSql(
      `INSERT INTO notices (user_id, id, kind, category, data, created_at, email_at)
       VALUES (?, 'n', 'ofNewerWorker', 'work', '{}', 1, 1)`,
      tasker.id,
    )
    await run()
    expect(emailsTo(tasker)).toEqual([`${task.title} is yours`])
    expect(await market.runSql('SELECT id FROM notices WHERE email_at IS NOT NULL')).toEqual([
      { id: 'n' },
    ])
  })

  it('is sent once, however often the job runs', async () => {
    const task = await award()
    await Promise.all([run(), run(), run()])
    await run()
    expect(emailsTo(tasker)).toEqual([`${task.title} is yours`])
    const [email] = market.mailbox.emails()
    expect(email?.text).toContain('chose your proposal')
  })

  it('is one digest when several are due', async () => {
    await award()
    await award()
    await run()
    expect(emailsTo(tasker)).toEqual(['2 things happened on Onise'])
  })

  it('waits in quiet hours, and leaves with the others at seven', async () => {
    market.advanceClock(EVENING_MS)
    await award()
    await run()
    market.advanceClock(HOUR_MS)
    await award()
    await run()
    market.advanceClock(8 * HOUR_MS - 1)
    await run()
    expect(emailsTo(tasker)).toEqual([])
    market.advanceClock(1)
    await run()
    expect(emailsTo(tasker)).toEqual(['2 things happened on Onise'])
  })

  it('leaves at night when the user turned quiet hours off', async () => {
    await setSettings(tasker, { off: { push: [], email: [] }, quietHours: false })
    market.advanceClock(EVENING_MS)
    await award()
    await run()
    expect(emailsTo(tasker)).toHaveLength(1)
  })

  it('is not sent in a category that the user turned off, except money', async () => {
    await setSettings(tasker, { off: { push: [], email: ['work', 'money'] }, quietHours: true })
    const task = await award()
    await run()
    expect(emailsTo(tasker)).toEqual([])
    await market.approve(client, await market.submit(tasker, task))
    await run()
    expect(emailsTo(tasker)).toEqual(['You were paid ₦18,000'])
  })

  it('can be stopped by its link, unless it reports money', async () => {
    const task = await award()
    await run()
    expect(market.mailbox.latest()?.headers['List-Unsubscribe']).toContain('&c=work&')
    await market.approve(client, await market.submit(tasker, task))
    await run()
    const paid = market.mailbox.emails().find(({ to }) => to === tasker.email)
    expect([paid?.subject, paid?.headers]).toEqual(['You were paid ₦18,000', {}])
  })

  it('that is a digest with money in it has no such link', async () => {
    await market.approve(client, await market.submit(tasker, await award()))
    await run()
    const digest = market.mailbox.emails().find(({ to }) => to === tasker.email)
    expect([digest?.subject, digest?.headers]).toEqual(['2 things happened on Onise', {}])
  })

  it('is not sent when the notice was read before', async () => {
    await award()
    await market.runSql(
      'UPDATE notices SET email_at = NULL, read_at = 1 WHERE user_id = ?',
      tasker.id,
    )
    await run()
    expect(emailsTo(tasker)).toEqual([])
  })

  it('about a deadline leaves before it, also at night', async () => {
    const task = await market.submit(tasker, await award())
    await run()
    await market.runSql("UPDATE notices SET email_at = NULL WHERE kind <> 'decisionReminder'")
    market.advanceClock(EVENING_MS)
    await market.runSql(
      `INSERT INTO notices (user_id, id, kind, category, task_id, data, deadline, created_at, email_at)
        VALUES (?, 'x', 'decisionReminder', 'work', ?, '{}', ?, ?, ?)`,
      client.id,
      task._id,
      market.now() + HOUR_MS,
      market.now(),
      market.now(),
    )
    await run()
    expect(emailsTo(client).at(0)).toMatch(/^Please look at the work/)
    market.advanceClock(DAY_MS)
    await run()
    expect(emailsTo(client)).toHaveLength(2)
  })
})
