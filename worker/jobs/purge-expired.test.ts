import { expect, test } from 'vitest'
import { login, logout } from '#schema/contract/accounts.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { LOGIN_WINDOW_MS, SESSION_IDLE_MS } from '#schema/domain/limits.ts'
import { createTestServer } from '#testing/worker/test-server.ts'
import { NIGHTLY_JOBS, runJobs } from './run-jobs.ts'

test('deletes ended sessions and expired login attempts, and nothing else', async () => {
  const server = await createTestServer()
  const signedOut = await server.createUser('client')
  await signedOut.send(logout, {})
  await server.send(null, login, { email: signedOut.email, password: 'wrong wrong' })
  server.advanceClock(SESSION_IDLE_MS)
  const active = await server.createUser('tasker')
  await server.send(null, login, { email: active.email, password: 'wrong wrong' })

  await runJobs(server.deps, NIGHTLY_JOBS)
  expect(server.logLines.at(-1)).toMatchObject({ job: 'purge-expired', roundTrips: 1 })
  expect(await server.runSql('SELECT key FROM rate_limit_counters')).toEqual([
    { key: `loginAccount:${active.email}` },
  ])
  expect(await server.runSql('SELECT user_id FROM sessions')).toEqual([{ user_id: active.id }])
  expect((await active.send(readDashboard, {})).status).toBe(200)

  server.advanceClock(LOGIN_WINDOW_MS)
  await runJobs(server.deps, NIGHTLY_JOBS)
  expect(await server.runSql('SELECT key FROM rate_limit_counters')).toEqual([])
})
