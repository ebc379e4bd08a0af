import { expect, test } from 'vitest'
import { newQueryStats, openDb } from './client.ts'
import { isOutage } from './errors.ts'

test('a request whose time for the database is over ends as an outage', async () => {
  const settings = {
    LIBSQL_URL: 'http://localhost',
    LIBSQL_AUTH_TOKEN: '',
    DATABASE_DEADLINE_MS: 0,
  }
  const request = openDb(settings, newQueryStats()).$client.execute({ sql: 'SELECT 1', args: [] })
  const error: unknown = await request.catch((reason: unknown) => reason)
  expect(String(error)).toContain('no time left')
  expect(isOutage(error)).toBe(true)
})
