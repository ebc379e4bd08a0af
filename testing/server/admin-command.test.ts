import { createClient } from '@libsql/client'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createSqldDatabase } from '#testing/server/sqld-database.ts'
import { runAdminCommand } from '#tools/dev/admin-command.ts'

let database: Awaited<ReturnType<typeof createSqldDatabase>>
beforeAll(async () => {
  database = await createSqldDatabase()
})
beforeEach(() => {
  vi.stubEnv('LIBSQL_URL', database.url)
  return () => vi.unstubAllEnvs()
})
afterAll(() => database?.close())

test('makes the first administrator of the named database, audited, and a second one, and refuses a third', async () => {
  const first = await runAdminCommand(['create', '--email', ' Ada@Example.com '])
  expect(first).toMatch(/^ada@example\.com is an administrator\. Open \/forgot-password /)
  await runAdminCommand(['create', '--email', 'bola@example.com'])
  await expect(runAdminCommand(['create', '--email', 'chi@example.com'])).rejects.toThrow(
    'ada@example.com',
  )
  const { rows } = await createClient({ url: database.url }).execute(
    `SELECT username, user_type, action FROM users JOIN audit_log ON subject = users.id ORDER BY username`,
  )
  const action = 'tools.createAdministrator'
  expect(rows).toMatchObject(
    ['ada', 'bola'].map((username) => ({ username, user_type: 'admin', action })),
  )
})

test.each([
  { args: ['create', '--email', 'ada'] },
  { args: [] },
  { args: ['make', '--email', 'ada@example.com'] },
])('shows its usage for $args', async ({ args }) => {
  await expect(runAdminCommand(args)).rejects.toThrow(/^Usage: npm run admin/)
})

test('shows no code of a server that is named', async () => {
  await expect(runAdminCommand(['code', 'admin@onise.test'])).rejects.toThrow('unset LIBSQL_URL')
})
