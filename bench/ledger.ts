// `npm run bench:ledger`: rows that one run of each invariant check reads, among more and more tasks. SIZES=1000,1000000
// names other numbers of tasks.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { naira } from '#schema/domain/money.ts'
import { createMoneyTestServer } from '#testing/money/money-test-server.ts'
import { databaseAt } from '#testing/server/database-engine.ts'
import { fillLedger, markChecked } from '#testing/worker/bulk-ledger.ts'
import { migrate } from '#tools/db/migrate.ts'
import { openToolDb } from '#tools/db/open-db.ts'
import { startDatabase } from '#tools/dev/database.ts'
import type { Job } from '#worker/background/job.ts'
import { isOutage } from '#worker/db/errors.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { adjust } from '#worker/ledger/adjustments.ts'
import { checkInvariantsJob, checkLedgerJob } from '#worker/ledger/jobs.ts'

const SIZES = (process.env['SIZES'] ?? '1000,10000,100000').split(',').map(Number)
/** Tasks of one batch, which the database ends after five seconds. */
const STEP = 1000
const MOVED = 10

const isDone = (error: unknown) => /UNIQUE constraint failed/.test(String(error))
// Of a batch that is ended, the client rejects the promise of each statement, and nothing waits for the later ones.
process.on('unhandledRejection', (error) => {
  if (!isOutage(error)) throw error
})

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
  const server = await createMoneyTestServer({ engine: databaseAt(url) })
  const [client, tasker] = await server.createUsers({ userType: 'client' }, { userType: 'tasker' })
  if (!client || !tasker) throw new Error('no users')
  const settings = { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: '', DATABASE_DEADLINE_MS: 600_000 }
  const db = openToolDb(settings)
  const measure = async (job: Job) => {
    const lines: Record<string, unknown>[] = []
    await runJobs({ ...server.deps, log: (line) => void lines.push(line) }, [job])
    const { fault, broken, pages, rowsRead, ms } = lines.at(-1) ?? {}
    if (fault !== undefined || broken !== 0) throw new Error(JSON.stringify(lines))
    return { ...(pages !== undefined && { pages }), rowsRead, ms }
  }
  /** All of a step or nothing is written, so it may be repeated when the machine was too busy for the five seconds. */
  const fill = async (from: number, to: number) => {
    for (let attempt = 1; ; attempt++)
      try {
        return await fillLedger(db, { client: client.id, tasker: tasker.id, from, to })
      } catch (error) {
        // The answer of the attempt before was lost.
        if (attempt > 1 && isDone(error)) return
        if (attempt === 20 || !isOutage(error)) throw error
      }
  }
  let filled = 0
  for (const size of SIZES) {
    for (; filled < size; filled = Math.min(filled + STEP, size))
      await fill(filled, Math.min(filled + STEP, size))
    await markChecked(db)
    for (let count = 0; count < MOVED; count++)
      await server.write(
        ...adjust({ user: client.id, amount: naira(1), note: 'a naira', now: server.now() }),
      )
    const moved = await measure(checkInvariantsJob)
    // From its first page each time, so that the sizes are comparable.
    await db.$client.execute("DELETE FROM job_cursors WHERE job = 'check-ledger'")
    const daily = await measure(checkLedgerJob)
    console.log(`${size} tasks`, { moved, daily })
  }
} finally {
  await database.stop()
  await rm(dir, { recursive: true, force: true })
}
