// A child process of the worker pool: runs one seed for each message and replies with its report.
import { newId } from '#schema/domain/ids.ts'
import { databaseAt } from '#testing/server/database-engine.ts'
import { createInProcessDatabase } from '#testing/server/in-process-database.ts'
import { runMessages } from './run-messages.ts'
import { runSeed, type SeedResult } from './run-seed.ts'

/** `serverUrl`: a libSQL server on which the seed runs as well. */
export type SeedJob = {
  seed: number
  serverUrl: string | null
  withLog: boolean
  messages: number | null
}
export type SeedReport = SeedResult & { ms: number; megabytes: number }

/** In a database of its own on the server. */
const runOnServer = (seed: number, serverUrl: string) =>
  runSeed(seed, databaseAt(`${serverUrl}/@${newId('journal')}/`))

/** A run of messages in the form of a seed's result. */
async function runMessagesOf(seed: number, messages: number): Promise<SeedResult> {
  const { lost, duplicated, outOfOrder, problems } = await runMessages({ messages, seed })
  const named = (what: string, each: readonly string[]) => each.map((name) => `${what}: ${name}`)
  return {
    seed,
    writes: messages,
    faults: {},
    responses: {},
    hash: '',
    log: [],
    lost: lost.length,
    duplicated: duplicated.length,
    diverged: outOfOrder.length + problems.length,
    problems: [
      ...named('lost', lost),
      ...named('duplicated', duplicated),
      ...named('out of order', outOfOrder),
      ...problems,
    ],
  }
}

async function runJob({ seed, serverUrl, withLog, messages }: SeedJob): Promise<SeedReport> {
  const startedAt = performance.now()
  const result =
    messages === null
      ? await runSeed(seed, createInProcessDatabase())
      : await runMessagesOf(seed, messages)
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
