import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@libsql/client/web'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '#tools/db/migrate.ts'
import { openToolDb } from '#tools/db/open-db.ts'
import { startDatabase, type Database } from '#tools/dev/database.ts'
import { brokenInvariants } from '#worker/ledger/invariants.ts'

const MIGRATIONS = join(import.meta.dirname, '../../schema/migrations')
const dir = mkdtempSync(join(tmpdir(), 'onise-migrations-'))
let database: Database
beforeAll(async () => {
  database = await startDatabase({ dir: join(dir, 'data'), prepare: async () => {}, onNotice() {} })
})
afterAll(async () => {
  await database.stop()
  rmSync(dir, { recursive: true, force: true })
})

/** The migrations before this one, as an older version of the product had them. */
function folderBefore(name: string): string {
  const folder = mkdtempSync(join(dir, 'older-'))
  mkdirSync(join(folder, 'meta'))
  const journal = JSON.parse(readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')) as {
    entries: { idx: number; tag: string }[]
  }
  const next = journal.entries.findIndex(({ tag }) => tag.endsWith(name))
  const entries = journal.entries.slice(0, next)
  for (const { tag } of entries)
    writeFileSync(join(folder, `${tag}.sql`), readFileSync(join(MIGRATIONS, `${tag}.sql`)))
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ entries }))
  return folder
}

type Entry = [journal: string, leg: number, debit: string, credit: string, amount: number]
const entry = (...[journal, leg, debit, credit, amount]: Entry) =>
  `INSERT INTO ledger_entries (journal_id, leg, debit_account, credit_account, amount, created_at)
   VALUES ('${journal}', ${leg}, '${debit}', '${credit}', ${amount}, 1)`
const journal = (...[id, type, key, subject, meta = '{}']: string[]) =>
  `INSERT INTO ledger_journals (id, type, idem_key, subject_id, meta, created_at)
   VALUES ('${id}', '${type}', '${key}', '${subject}', '${meta}', 1)`
const account = (id: string, kind: string, rule = 'credit_normal') =>
  `INSERT INTO ledger_accounts (id, kind, owner_id, rule, created_at)
   VALUES ('${id}', '${kind}', '${id.slice(3)}', '${rule}', 1)`
const user = (id: string, type: string) =>
  `INSERT INTO users (id, user_type, username, email, password_hash, created_at, updated_at)
   VALUES ('${id}', '${type}', '${id}', '${id}@onise.test', 'x', 1, 1)`
const task = (id: string, status: string) =>
  `INSERT INTO tasks (id, client_id, tasker_id, title, description, price, duration, project_type, location, skills,
     trade, status, fee_bps, awarded_at, completed_at, created_at, updated_at)
   VALUES ('${id}', 'c', 't', 'Door', 'd', 1000, 1, 'Remote', '', '[]', 'Barber', '${status}', 500, 1, ${status === 'completed' ? 1 : 'NULL'}, 1, 1)`
const proposal = (id: string) =>
  `INSERT INTO proposals (id, task_id, tasker_id, title, price, description, date, status, created_at, updated_at)
   VALUES ('p${id}', '${id}', 't', 'Door', 1000, 'd', '2026-03-20', 'accepted', 1, 1)`

/** A client with 10,000 kobo from an adjustment, one task under way and one completed. */
const ROWS = [
  user('c', 'client'),
  user('t', 'tasker'),
  account('ua:c', 'user_available'),
  account('ua:t', 'user_available'),
  journal('j1', 'adjust', 'adj:1', 'c', '{"note":"Welcome"}'),
  entry('j1', 1, 'admin_adjust', 'ua:c', 10_000),
  ...['held', 'done'].flatMap((id) => [
    task(id, id === 'held' ? 'in-progress' : 'completed'),
    proposal(id),
    account(`te:${id}`, 'task_escrow'),
    journal(`a-${id}`, 'award', `award:${id}`, id),
    entry(`a-${id}`, 1, 'ua:c', `te:${id}`, 1000),
  ]),
  journal('r-done', 'release', 'release:done', 'done'),
  entry('r-done', 1, 'te:done', 'ua:t', 950),
  entry('r-done', 2, 'te:done', 'platform_fee', 50),
]

const ANSWER_BY = 9_000
const OPEN_DISPUTE = `'{"answeredAt":null,"openedAt":5,"answerBy":${ANSWER_BY}}'`
const OPEN_OFFER = `'{"offeredAt":5,"answerBy":${ANSWER_BY}}'`
const waiting = (id: string, status: string, fields: string) => [
  task(id, status),
  `UPDATE tasks SET due_at = ${ANSWER_BY}, ${fields} WHERE id = '${id}'`,
]
const reminder = (id: string, kind: string) =>
  `INSERT INTO notices (user_id, id, kind, category, task_id, data, created_at)
   VALUES ('t', 'n${id}', '${kind}', 'task', '${id}', '{}', 6)`

test('lets the job find when to remind of disputes and offers that were open before', async () => {
  const url = database.urlOf('reminders')
  await migrate({ url, folder: folderBefore('answer-reminders') })
  const client = createClient({ url })
  const rows = [
    user('c', 'client'),
    user('t', 'tasker'),
    ...waiting('dispute', 'disputed', `dispute = ${OPEN_DISPUTE}`),
    ...waiting('offer', 'in-progress', `cancel_offer = ${OPEN_OFFER}`),
    ...waiting('reminded', 'disputed', `dispute = ${OPEN_DISPUTE}`),
    ...waiting('remindedOffer', 'in-progress', `cancel_offer = ${OPEN_OFFER}`),
    ...waiting('ended', 'cancelled', `dispute = ${OPEN_DISPUTE}`),
    reminder('reminded', 'disputeReminder'),
    reminder('remindedOffer', 'cancelOfferReminder'),
  ]
  await client.batch(rows, 'write')
  await migrate({ url, folder: MIGRATIONS })
  const due = await client.execute(`SELECT id FROM tasks WHERE due_at < ${ANSWER_BY} ORDER BY id`)
  expect(due.rows.map(({ id }) => id)).toEqual(['dispute', 'offer'])
})

test('carries the accounts, holds and adjustments of before over to numbered movements', async () => {
  const url = database.urlOf('before')
  await migrate({ url, folder: folderBefore('ledger-movements') })
  const client = createClient({ url })
  await client.batch(ROWS, 'write')
  const balances =
    'SELECT id, debits, credits FROM ledger_accounts WHERE debits + credits > 0 ORDER BY id'
  const before = (await client.execute(balances)).rows
  expect(await migrate({ url, folder: MIGRATIONS })).toContainEqual(
    expect.stringContaining('ledger-movements'),
  )

  expect((await client.execute(balances)).rows).toEqual(before)
  const { rows } = await client.execute('SELECT id, movement FROM ledger_journals ORDER BY rowid')
  expect(rows.map(({ id, movement }) => [id, movement])).toEqual([
    ['j1', null],
    ['a-held', 1],
    ['a-done', 1],
    ['r-done', 2],
  ])
  const settings = { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: '', DATABASE_DEADLINE_MS: 5000 }
  expect(await brokenInvariants(openToolDb(settings))).toEqual([])
  await expect(client.execute(account('ua:c', 'user_available', 'none'))).resolves.toMatchObject({
    rowsAffected: 0,
  })
  await expect(client.execute(journal('x', 'fund', 'award:held', 'held'))).rejects.toThrow(
    'idem_key',
  )
  const kinds = await client.execute('PRAGMA foreign_key_check')
  expect(kinds.rows).toEqual([])
})
