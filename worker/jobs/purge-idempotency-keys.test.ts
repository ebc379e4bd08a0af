import { v7 } from 'uuid'
import { beforeEach, describe, expect, it } from 'vitest'
import { register, updateProfile } from '#schema/contract/accounts.ts'
import { DAY_MS, IDEMPOTENCY_RECORD_MS } from '#schema/domain/limits.ts'
import {
  createTestServer,
  TEST_PASSWORD,
  type TestServer,
  type TestUser,
  type Engine,
} from '#testing/worker/test-server.ts'
import {
  purgeIdempotencyKeysJob,
  RECORDS_PER_RUN,
  USERS_PER_RUN,
} from './purge-idempotency-keys.ts'
import { runJobs } from './run-jobs.ts'

const NEW_USER = {
  userType: 'client',
  username: 'Ada',
  email: 'ada@home.test',
  password: TEST_PASSWORD,
} as const

let server: TestServer
let tasker: TestUser
async function setUp(engine: Engine = 'in-process') {
  server = await createTestServer({ engine })
  tasker = await server.createUser('tasker')
}
beforeEach(() => setUp())
const purge = async () => {
  await runJobs(server.deps, [purgeIdempotencyKeysJob])
  const line = server.logLines.at(-1)
  expect(line).not.toHaveProperty('fault')
  return line
}
const keys = async () =>
  (await server.runSql("SELECT key FROM idempotency_keys WHERE user_id <> '' ORDER BY key")).map(
    ({ key }) => key,
  )
const update = (key: string, location = 'Yaba') => tasker.send(updateProfile, { location }, key)
/** Inserts `count` records for each of `users`, created at one time with keys of that time. */
const insertRecords = (users: number, count: number, at: number) =>
  server.runSql(
    `WITH RECURSIVE n(i) AS (SELECT CAST(0 AS INTEGER) UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${users * count})
     INSERT INTO idempotency_keys (user_id, key, fingerprint, status, response, seq, created_at)
     SELECT printf('user-%06d', i / ${count}), ?1 || printf('-7000-8000-%012x', i), 'x', 200, '{}', 1, CAST(?2 AS INTEGER) FROM n`,
    v7({ msecs: at }).slice(0, 13),
    at,
  )

describe('idempotency records are deleted after 30 days', () => {
  it('by the time of the server, whatever time the key contains', async () => {
    const year = 365 * DAY_MS
    const oldKeys = {
      ours: v7({ msecs: server.now() }),
      'of a phone a year behind': v7({ msecs: server.now() - year }),
      'of a phone a year ahead': v7({ msecs: server.now() + year }),
      invented: 'order-17',
      'invented, early in the order': '.a',
    }
    for (const key of Object.values(oldKeys)) expect((await update(key)).status).toBe(200)
    await server.send(null, register, NEW_USER, v7())
    expect(await purge()).toMatchObject({ deleted: 0 })
    expect(await keys()).toHaveLength(5)

    server.advanceClock(IDEMPOTENCY_RECORD_MS - DAY_MS)
    await server.runSql('UPDATE sessions SET expires_at = ?', server.now() + 60 * DAY_MS)
    const newKeys = [v7({ msecs: server.now() }), v7({ msecs: 1 }), 'order-18']
    for (const key of newKeys) await update(key)
    expect((await update(oldKeys.ours)).headers.get('idempotency-replayed')).toBe('true')
    server.advanceClock(DAY_MS + 1)
    // The sixth is the registration's, which has no user.
    expect(await purge()).toMatchObject({ deleted: 6, roundTrips: 2 })
    expect(await keys()).toEqual(newKeys.toSorted())
    expect((await update(oldKeys.ours)).headers.get('idempotency-replayed')).toBeNull()
  })

  it('reads a few rows per user and no record that is still valid', async () => {
    await setUp('sqld')
    await insertRecords(20, 50, server.now())
    expect(await purge()).toMatchObject({ deleted: 0, roundTrips: 1, rowsWritten: 0 })
    const rowsRead = Number(server.logLines.at(-1)?.['rowsRead'])
    // Twenty users, the tasker, and the records without a user.
    expect(rowsRead).toBeLessThanOrEqual(22 * 9)
    await insertRecords(20, 500, server.now() + 1)
    await purge()
    expect(server.logLines.at(-1)?.['rowsRead']).toBe(rowsRead)
  })

  it('deletes a bounded number per run and continues where it stopped', async () => {
    await insertRecords(3, RECORDS_PER_RUN, server.now() - IDEMPOTENCY_RECORD_MS - DAY_MS)
    await insertRecords(USERS_PER_RUN + 100, 1, server.now() - IDEMPOTENCY_RECORD_MS - DAY_MS - 1)
    let deleted = 0
    let runs = 0
    for (; runs < 20; runs++) {
      const count = Number((await purge())?.['deleted'])
      expect(count).toBeLessThanOrEqual(RECORDS_PER_RUN)
      deleted += count
      const [rest] = await server.runSql(
        "SELECT count(*) AS n FROM idempotency_keys WHERE user_id LIKE 'user-%'",
      )
      if (rest?.['n'] === 0) break
    }
    expect(deleted).toBe(3 * RECORDS_PER_RUN + USERS_PER_RUN + 100)
    expect(runs).toBeLessThan(8)
    while (Number((await purge())?.['users']) >= USERS_PER_RUN) continue
    await purge()
    expect(
      await server.runSql("SELECT cursor FROM job_cursors WHERE job = 'purge-idempotency-keys'"),
    ).toEqual([{ cursor: '' }])
  })

  it('a job that throws does not stop the next one', async () => {
    const failing = { name: 'failing', run: () => Promise.reject(new Error('no')) }
    await runJobs(server.deps, [failing, purgeIdempotencyKeysJob])
    expect(server.logLines.slice(-2)).toMatchObject([
      { job: 'failing', fault: expect.stringContaining('no') },
      { job: 'purge-idempotency-keys', deleted: 0 },
    ])
  })
})
