import { expect, it } from 'vitest'
import { DAY_MS } from '#schema/domain/limits.ts'
import { naira } from '#schema/domain/money.ts'
import { fillLedger, markChecked } from '#testing/worker/bulk-ledger.ts'
import { createMarket } from '#testing/worker/market.ts'
import type { Job } from '#worker/background/job.ts'
import { runJobs } from '#worker/jobs/run-jobs.ts'
import { PAGES_PER_RUN } from './check-ledger.ts'
import { checkInvariantsJob, checkLedgerJob } from './jobs.ts'

const TASKS = 5
/** Few enough that a busy machine inserts them within the 5 s that the libSQL server allows a transaction. */
const FILL_STEP = 1000

async function createLedger() {
  const market = await createMarket({ engine: 'sqld' })
  const [client, tasker] = [await market.createClient(naira(900_000)), await market.createTasker()]
  return {
    ...market,
    client,
    tasker,
    async fill(from: number, to: number) {
      const users = { client: client.id, tasker: tasker.id }
      for (let start = from; start < to; start += FILL_STEP) {
        await fillLedger(market.db, { ...users, from: start, to: Math.min(start + FILL_STEP, to) })
      }
    },
    async run(job: Job) {
      await runJobs(market.deps, [job])
      const line = market.logLines.at(-1)
      expect(line).toMatchObject({ broken: 0 })
      return { rows: Number(line?.['rowsRead']), pages: Number(line?.['pages']) }
    },
  }
}

it(
  'a run reads as many rows in a ledger of 10,000 tasks as in one of 1,000',
  { timeout: 60_000 },
  async () => {
    const ledger = await createLedger()
    const { client, tasker } = ledger
    await ledger.run(checkInvariantsJob)
    const rows: number[] = []
    for (const [from, to] of [
      [0, 1000],
      [1000, 10_000],
    ] as const) {
      await ledger.fill(from, to)
      await markChecked(ledger.db)
      ledger.advanceClock(DAY_MS)
      for (let count = 0; count < TASKS; count++) {
        const task = await ledger.createAssignedTask(client, tasker)
        await ledger.submit(tasker, task)
        await ledger.approve(client, task)
      }
      rows.push((await ledger.run(checkInvariantsJob)).rows)
    }
    const [small = 0, large = 0] = rows
    expect(Math.abs(large - small)).toBeLessThan(20)
    expect(small / TASKS).toBeLessThan(250)
  },
)

it('the daily check reads each task once, in pages', { timeout: 60_000 }, async () => {
  const ledger = await createLedger()
  await ledger.fill(0, 1200)
  const runs = [await ledger.run(checkLedgerJob)]
  while (runs.at(-1)?.pages === PAGES_PER_RUN) runs.push(await ledger.run(checkLedgerJob))
  const rows = runs.reduce((total, run) => total + run.rows, 0)
  expect(runs.length).toBeGreaterThan(1)
  expect(rows / 1200).toBeLessThan(150)
  expect(Math.max(...runs.map((run) => run.rows / Math.max(run.pages, 1)))).toBeLessThan(10_000)
  expect((await ledger.run(checkLedgerJob)).pages).toBe(0)
})
