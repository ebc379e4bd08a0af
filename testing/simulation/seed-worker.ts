// A child process of the worker pool: runs one seed for each message and replies with its report.
import { newId } from '#schema/domain/ids.ts'
import { databaseAt } from '#testing/server/database-engine.ts'
import { createInProcessDatabase } from '#testing/server/in-process-database.ts'
import { runSeed, type SeedResult } from './run-seed.ts'

/** `serverUrl`: a libSQL server on which the seed runs as well. */
export type SeedJob = { seed: number; serverUrl: string | null; withLog: boolean }
export type SeedReport = SeedResult & { ms: number; megabytes: number }

/** In a database of its own on the server. */
const runOnServer = (seed: number, serverUrl: string) =>
  runSeed(seed, databaseAt(`${serverUrl}/@${newId('journal')}/`))

async function runJob({ seed, serverUrl, withLog }: SeedJob): Promise<SeedReport> {
  const startedAt = performance.now()
  const result = await runSeed(seed, createInProcessDatabase())
  if (serverUrl) {
    const onServer = await runOnServer(seed, serverUrl)
    if (onServer.hash !== result.hash)
      result.problems.push(`the run on the server differs: ${onServer.hash}`)
    result.problems.push(...onServer.problems.filter((each) => !result.problems.includes(each)))
  }
  const isLogNeeded = withLog || result.problems.length > 0
  return {
    ...result,
    log: isLogNeeded ? result.log : [],
    ms: performance.now() - startedAt,
    megabytes: process.memoryUsage.rss() / 2 ** 20,
  }
}

process.on('message', (job: SeedJob) => {
  void runJob(job).then((report) => process.send?.(report))
})
process.on('disconnect', () => process.exit())
