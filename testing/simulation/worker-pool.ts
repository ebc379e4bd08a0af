import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { SeedJob, SeedReport } from './seed-worker.ts'

type PoolOptions = {
  /** The project whose code runs: this one, or a copy with a mutation. */
  root: string
  seeds: Iterable<number>
  workers: number
  serverUrl?: string | undefined
  withLog?: boolean
  /** Runs of so many messages instead of ordinary seeds. */
  messages?: number | null
  /** No further seed is started once this returns true. */
  isDone?: () => boolean
  onReport: (report: SeedReport) => void
}

const TIMEOUT_MS = 5 * 60_000
/** A worker is replaced after this many seeds, to release its memory. */
const SEEDS_PER_WORKER = 250

const timeoutReport = (seed: number): SeedReport => ({
  seed,
  writes: 0,
  faults: {},
  responses: {},
  hash: '',
  log: [],
  lost: 0,
  duplicated: 0,
  diverged: 0,
  ms: TIMEOUT_MS,
  megabytes: 0,
  problems: ['the run did not end in time'],
})

function runInWorker(worker: ChildProcess, job: SeedJob): Promise<SeedReport> {
  return new Promise((resolve, reject) => {
    const cleanUp = () => {
      clearTimeout(timer)
      worker.off('message', onMessage).off('exit', onExit)
    }
    const onMessage = (report: unknown) => {
      cleanUp()
      resolve(report as SeedReport)
    }
    const onExit = (code: number | null) => {
      cleanUp()
      reject(new Error(`a worker exited with code ${code} at seed ${job.seed}`))
    }
    const timer = setTimeout(() => {
      cleanUp()
      worker.kill('SIGKILL')
      resolve(timeoutReport(job.seed))
    }, TIMEOUT_MS)
    worker.on('message', onMessage).on('exit', onExit)
    worker.send(job)
  })
}

async function stopWorker(worker: ChildProcess) {
  if (worker.exitCode !== null || worker.signalCode !== null) return
  const exit = once(worker, 'exit')
  worker.kill()
  await exit
}

/** Runs seeds in parallel, each worker in a process of its own. */
export async function runSeeds(options: PoolOptions) {
  const { root, workers, serverUrl = null, withLog = false, messages = null } = options
  const { isDone, onReport } = options
  const iterator = options.seeds[Symbol.iterator]()
  const nextSeed = () => (isDone?.() ? undefined : (iterator.next().value as number | undefined))

  async function runWorkers() {
    const path = join(root, 'testing/simulation/seed-worker.ts')
    for (let seed = nextSeed(); seed !== undefined;) {
      const worker = fork(path, { cwd: root, execArgv: ['--import', 'tsx'] })
      // The connection stays open for a moment after a kill.
      const isUsable = () => worker.connected && !worker.killed
      try {
        for (let left = SEEDS_PER_WORKER; left > 0 && seed !== undefined && isUsable(); left--) {
          onReport(await runInWorker(worker, { seed, serverUrl, withLog, messages }))
          seed = nextSeed()
        }
      } finally {
        await stopWorker(worker)
      }
    }
  }
  await Promise.all(Array.from({ length: workers }, runWorkers))
}

export function* seedRange(from: number, count: number) {
  for (let seed = from; seed < from + count; seed++) yield seed
}
