import { execFile } from 'node:child_process'
import { createClient } from '@libsql/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSqldDatabase } from '#testing/server/sqld-database.ts'
import { ROOT } from '#tools/common/paths.ts'

let database: Awaited<ReturnType<typeof createSqldDatabase>>
beforeAll(async () => {
  database = await createSqldDatabase()
})
afterAll(() => database?.close())

const runAdmin = (...args: string[]) =>
  new Promise<{ output: string; errors: string; hasFailed: boolean }>((resolve) => {
    const env = { ...process.env, LIBSQL_URL: database.url }
    const command = ['--import', 'tsx', 'tools/dev/admin.ts', ...args]
    execFile(process.execPath, command, { cwd: ROOT, env }, (error, output, errors) =>
      resolve({ output, errors, hasFailed: error !== null }),
    )
  })

test('makes the first administrator of the named database, audited, and a second one, and refuses a third', async () => {
  const first = await runAdmin('create', '--email', ' Ada@Example.com ')
  expect(first).toMatchObject({ errors: '', hasFailed: false })
  expect(first.output).toMatch(/^ada@example\.com is an administrator\. Open \/forgot-password /)
  expect(await runAdmin('create', '--email', 'bola@example.com')).toMatchObject({
    errors: '',
    hasFailed: false,
  })
  expect(await runAdmin('create', '--email', 'chi@example.com')).toMatchObject({
    output: '',
    errors: expect.stringContaining('ada@example.com'),
    hasFailed: true,
  })
  const { rows } = await createClient({ url: database.url }).execute(
    `SELECT username, user_type, action FROM users JOIN audit_log ON subject = users.id ORDER BY username`,
  )
  const action = 'tools.createAdministrator'
  expect(rows).toMatchObject(
    ['ada', 'bola'].map((username) => ({ username, user_type: 'admin', action })),
  )
})

test('shows its usage when the email or the command is missing', async () => {
  const { errors, hasFailed } = await runAdmin('create', '--email', 'ada')
  expect([errors.trim(), hasFailed]).toEqual([expect.stringMatching(/^Usage: npm run admin/), true])
})
