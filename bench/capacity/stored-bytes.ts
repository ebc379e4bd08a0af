import { DAY_MS } from '#schema/domain/limits.ts'
import { CRON_JOBS, NIGHTLY_JOBS } from '#worker/jobs/run-jobs.ts'
import type { StoredBytes } from './capacity.ts'
import { createMarket, shuffle, type Market, type Sent, type Work } from './market.ts'

/** Bytes of the pages of each table and index, with what is free in them. */
type Sizes = ReadonlyMap<string, number>
type Growth = { name: string; count: number; sizes: Sizes }
/** What one call adds to a table or an index, and for how long. */
export type Part = { table: string; bytes: number; keptFor: keyof StoredBytes }

const POSTS_PER_DAY = 100
const RUNS_MAX = 3000
const PURGES = [...CRON_JOBS.filter(({ name }) => name.startsWith('purge')), ...NIGHTLY_JOBS]
const COUNT_ROWS = `SELECT (SELECT count(*) FROM idempotency_keys) + (SELECT count(*) FROM notices)
  + (SELECT count(*) FROM changes) AS n`

async function readSizes({ server }: Market): Promise<Sizes> {
  const rows = await server.runSql('SELECT name, sum(pgsize) AS bytes FROM dbstat GROUP BY name')
  return new Map(rows.map(({ name, bytes }) => [String(name), Number(bytes)]))
}

const minus = (after: Sizes, before: Sizes): Sizes =>
  new Map([...after].map(([name, bytes]) => [name, bytes - (before.get(name) ?? 0)]))

/** Runs the jobs that delete until they find nothing; each run deletes some hundred rows. */
async function age({ server }: Market, days: number): Promise<void> {
  server.advanceClock(days * DAY_MS)
  const count = async () => Number((await server.runSql(COUNT_ROWS))[0]?.['n'])
  let [left, idle] = [await count(), 0]
  // The cursor of a job goes round once in some runs.
  for (let run = 0; run < RUNS_MAX && idle < 4; run++) {
    await server.runJobs(...PURGES)
    const now = await count()
    idle = now === left ? idle + 1 : 0
    left = now
  }
}

async function writeAll(market: Market, { works: workCount, messages }: Size): Promise<Growth[]> {
  const { server } = market
  const growths: Growth[] = []
  async function measure(name: string, count: number, run: () => Promise<unknown>) {
    console.error(`${count} of ${name}`)
    const before = await readSizes(market)
    await run()
    growths.push({ name, count, sizes: minus(await readSizes(market), before) })
  }
  const works: Work[] = []
  const latest = new Map<Work, Sent>()
  const message = async (work: Work) => latest.set(work, await market.message(work))
  const forEach = (name: string, act: (work: Work) => Promise<unknown>, times = 1) =>
    measure(name, works.length * times, async () => {
      const list = Array.from({ length: times }, () => works).flat()
      for (const work of shuffle(list)) await act(work)
    })
  await measure('post', workCount, async () => {
    for (let n = 0; n < workCount; n++) {
      if (n % POSTS_PER_DAY === 0) server.advanceClock(DAY_MS)
      works.push(await market.post())
    }
  })
  await forEach('apply', market.apply)
  await forEach('award', market.award)
  await forEach('first message', message)
  await forEach('message', message, messages)
  await measure('seen', workCount, async () => {
    for (const sent of shuffle([...latest.values()])) await market.seen(sent)
  })
  await forEach('submit', market.submit)
  await forEach('approve', market.approve)
  server.advanceClock(2 * DAY_MS)
  await forEach('withdraw', market.withdraw)
  return growths
}

type Size = { pairs: number; works: number; messages: number }

/**
 * How many bytes each command leaves, in which table and index. The product's own code writes them to a file of the engine
 * that sqld has, users and conversations in random order; then its jobs delete what is old, and what they empty is not for
 * good.
 */
export async function measureStoredBytes(size: Size): Promise<Map<string, Part[]>> {
  const market = await createMarket(size.pairs)
  try {
    const growths = await writeAll(market, size)
    const written = await readSizes(market)
    await age(market, 31)
    const deleted = minus(written, await readSizes(market))
    await age(market, 400)
    const deletedLater = minus(written, await readSizes(market))
    const totalOf = (table: string) =>
      growths.reduce((sum, { sizes }) => sum + (sizes.get(table) ?? 0), 0)
    const isGone = (from: Sizes, table: string) => (from.get(table) ?? 0) > 0.75 * totalOf(table)
    const keptFor = (table: string): Part['keptFor'] => {
      if (isGone(deleted, table)) return 'days30'
      return isGone(deletedLater, table) ? 'days90' : 'good'
    }
    return new Map(
      growths.map(({ name, count, sizes }) => [
        name,
        [...sizes]
          .map(([table, bytes]) => ({ table, bytes: bytes / count, keptFor: keptFor(table) }))
          .filter(({ bytes }) => Math.abs(bytes) >= 0.5),
      ]),
    )
  } finally {
    await market.server.close()
  }
}

export const sumOf = (parts: readonly Part[]): StoredBytes => {
  const total = (keptFor: Part['keptFor']) =>
    Math.round(parts.reduce((sum, each) => sum + (each.keptFor === keptFor ? each.bytes : 0), 0))
  return { good: total('good'), days30: total('days30'), days90: total('days90') }
}
