import { expect, it } from 'vitest'
import {
  listDailyFigures,
  listFailures,
  listPlaceFigures,
  readHealth,
  retryFailure,
  runJobNow,
} from '#schema/contract/admin-health.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { createMarket } from '#testing/worker/market.ts'

it('has the figures of each day, with days without any', async () => {
  const market = await createMarket()
  const admin = await market.createUser('admin')
  const [client, tasker] = [await market.createClient(naira(100_000)), await market.createTasker()]
  await market.createCompletedTask(client, tasker)
  market.advanceClock(2 * DAY_MS)
  const { token } = (await market.createUsers({ userType: 'admin' }))[0] ?? admin
  const { body } = await market.send(token, listDailyFigures, { days: 3 })
  expect(body.days).toMatchObject([
    { tasks: 1, awards: 1, held: 18_000, released: 18_000, paidOut: 0, disputes: 0 },
    { tasks: 0, held: 0 },
    { tasks: 0, held: 0 },
  ])
})

it('has what was sent to phone numbers on each day, and what it costs', async () => {
  const market = await createMarket()
  const admin = await market.createUser('admin')
  await market.runSql(
    `INSERT INTO phone_message_days (day, channel, cost, sent, delivered, failed)
    VALUES ('2026-03-03', 'sms', 1500, 3, 2, 1), ('2026-03-04', 'whatsapp', 1500, 1, 0, 0), ('2026-02-01', 'sms', 500, 1, 1, 0)`,
  )
  const { body } = await admin.send(listDailyFigures, { days: 3 })
  expect(body.phoneMessages).toEqual([
    { day: '2026-03-04', channel: 'whatsapp', cost: 15, sent: 1, delivered: 0, failed: 0 },
    { day: '2026-03-03', channel: 'sms', cost: 15, sent: 3, delivered: 2, failed: 1 },
  ])
})

it('counts open todos by place, and those that nobody has applied for within two days', async () => {
  const market = await createMarket()
  const [client, tasker] = [await market.createClient(), await market.createTasker()]
  const post = (place: string) => market.postTask(client, { place, location: 'Here' })
  const answered = await post('lagos-ikeja')
  await market.apply(tasker, answered)
  await post('kano-dala')
  await market.postTask(client, { projectType: 'Remote', location: '' })
  market.advanceClock(2 * DAY_MS)
  await post('kano-dala')
  const admin = await market.createUser('admin')
  const { body } = await admin.send(listPlaceFigures, {})
  expect(new Map(body.places.map(({ place, ...counts }) => [place, counts]))).toEqual(
    new Map([
      [null, { open: 1, unanswered: 1 }],
      ['kano-dala', { open: 2, unanswered: 1 }],
      ['lagos-ikeja', { open: 1, unanswered: 0 }],
    ]),
  )
})

it('lists failures, and tries a webhook or an email again', async () => {
  const market = await createMarket()
  const admin = await market.createUser('admin')
  await market.runSql(
    `INSERT INTO webhook_inbox (dedupe_key, event, body, body_sha256, received_at, processed_at, attempts, error)
     VALUES ('k', 'charge.success', '{}', '', 1, 2, 8, 'no route')`,
  )
  await market.runSql(
    `INSERT INTO emails (id, address, template, params, created_at, lease_until, attempts, last_error)
     VALUES ('m', 'ada@home.test', 'pinCode', '{"code":"604512"}', ${market.now()}, ${market.now() + 60_000}, 1, 'busy')`,
  )
  const { body } = await admin.send(listFailures, {})
  expect(body.webhooks).toMatchObject([
    { _id: 'k', isGivenUp: true, error: 'no route', attempts: 8 },
  ])
  expect(body.emails).toMatchObject([
    { _id: 'm', subject: 'Your code for a new PIN', error: 'busy' },
  ])
  expect(JSON.stringify(body)).not.toContain('604512')
  expect((await admin.send(retryFailure, { kind: 'webhook', id: 'k' })).status).toBe(200)
  const [row] = await market.runSql('SELECT processed_at, attempts FROM webhook_inbox')
  expect(row).toEqual({ processed_at: null, attempts: 0 })
  expect((await admin.send(retryFailure, { kind: 'email', id: 'm' })).status).toBe(200)
  expect(market.mailbox.emails().at(-1)?.subject).toBe('Your code for a new PIN')
  expect((await admin.send(retryFailure, { kind: 'email', id: 'm' })).status).toBe(404)
})

it('says what is late or broken, and runs a job at once', async () => {
  const market = await createMarket()
  const admin = await market.createUser('admin')
  await market.runSql("INSERT INTO job_cursors (job, cursor) VALUES ('ran:verify-audit-log', '1')")
  const read = async () => (await admin.send(readHealth, {})).body
  expect(await read()).toMatchObject({
    isHealthy: false,
    jobs: [{ name: 'verify-audit-log', isLate: true, canRun: true }],
  })
  expect((await admin.send(runJobNow, { job: 'verify-audit-log' })).status).toBe(200)
  expect(await read()).toMatchObject({ isHealthy: true, brokenInvariants: 0, stuckPayouts: 0 })
  await market.runSql(
    "INSERT INTO discrepancies (id, kind, message, found_at) VALUES ('invariant:x', 'invariant', 'x', 1)",
  )
  expect(await read()).toMatchObject({ isHealthy: false, brokenInvariants: 1 })
})

it('shows why a job that was run by hand failed, until it succeeds', async () => {
  const market = await createMarket()
  const admin = await market.createUser('admin')
  const failureOfRun = async () => {
    expect((await admin.send(runJobNow, { job: 'verify-audit-log' })).status).toBe(200)
    const { jobs } = (await admin.send(readHealth, {})).body
    return jobs.find(({ name }) => name === 'verify-audit-log')?.failure
  }
  await market.runSql("INSERT INTO job_cursors (job, cursor) VALUES ('verify-audit-log', '{')")
  await market.runSql("INSERT INTO job_cursors (job, cursor) VALUES ('ran:verify-audit-log', '1')")
  expect(await failureOfRun()).toMatchObject({ error: expect.stringContaining('SyntaxError') })
  await market.runSql("UPDATE job_cursors SET cursor = '' WHERE job = 'verify-audit-log'")
  expect(await failureOfRun()).toBe(null)
})

it('does not send an email again by hand while it is being sent', async () => {
  const market = await createMarket()
  const admin = await market.createUser('admin')
  await market.runSql(
    `INSERT INTO emails (id, address, template, params, created_at, lease_until, attempts, last_error)
     VALUES ('m', 'ada@home.test', 'pinCode', '{"code":"604512"}', ${market.now()}, NULL, 1, 'busy')`,
  )
  const [claimed] = await Promise.all([
    admin.send(retryFailure, { kind: 'email', id: 'm' }),
    admin.send(retryFailure, { kind: 'email', id: 'm' }),
  ])
  expect([200, 404]).toContain(claimed.status)
  expect(market.mailbox.emails()).toHaveLength(1)
})
