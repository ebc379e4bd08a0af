// `npm run bench:admin`: rows that each list of administrators reads among 100,000 users and 1,000,000 transactions.
// USERS and TRANSACTIONS name other numbers.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint, WireInput } from '#schema/contract/endpoint.ts'
import { createAppServer } from '#testing/server/app-server.ts'
import { databaseAt } from '#testing/server/database-engine.ts'
import { ADMIN_LIST_REQUESTS } from '#testing/worker/admin-lists.ts'
import { insertRegisteredUsers, insertTransactions } from '#testing/worker/bulk-admin.ts'
import { migrate } from '#tools/db/migrate.ts'
import { openToolDb } from '#tools/db/open-db.ts'
import { startDatabase } from '#tools/dev/database.ts'

const USERS = Number(process.env['USERS'] ?? 100_000)
const TRANSACTIONS = Number(process.env['TRANSACTIONS'] ?? 1_000_000)
/** Rows of one batch, which the database ends after five seconds. */
const STEP = 2000

const dir = await mkdtemp(join(tmpdir(), 'onise-bench-'))
const database = await startDatabase({
  dir,
  prepare: (url) => migrate({ url }),
  // The probe would take a machine that is busy with the fill for a hanging database.
  probe: { intervalMs: 3_600_000 },
  onNotice: (message) => console.warn(message),
})
try {
  const url = database.urlOf('bench')
  const server = createAppServer({ engine: databaseAt(url) })
  const [admin, owner] = await server.createUsers({ userType: 'admin' }, { userType: 'client' })
  if (!admin || !owner) throw new Error('no users')
  const settings = { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: '' }
  const db = openToolDb(settings)
  for (let from = 0; from < USERS; from += STEP) await insertRegisteredUsers(db, from, from + STEP)
  for (let from = 0; from < TRANSACTIONS; from += STEP)
    await insertTransactions(db, owner.id, from, from + STEP)
  console.log(`${USERS} users, ${TRANSACTIONS} transactions`)
  for (const [endpoint, input] of ADMIN_LIST_REQUESTS) {
    const { status } = await admin.send(endpoint, input as WireInput<Endpoint>)
    const { rowsRead, roundTrips } = server.lastRequestCost()
    console.log(`${endpoint.name} ${JSON.stringify(input)}`, { status, roundTrips, rowsRead })
  }
} finally {
  await database.stop()
  await rm(dir, { recursive: true, force: true })
}
