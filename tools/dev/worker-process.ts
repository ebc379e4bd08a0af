// One workerd, run by Miniflare in a process of its own. Controlled over IPC by tools/dev/worker.ts; ends with it.
import { openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Log, LogLevel, Miniflare, type MiniflareOptions } from 'miniflare'
import { WORKER_OPTIONS_FILE, type BuiltWorkerOptions } from '#tools/build/worker-options.ts'
import { ROOT } from '#tools/common/paths.ts'
import { scheduleCrons } from './crons.ts'
import type { WorkerOptions, WorkerRequest, WorkerResponse } from './worker-messages.ts'

let miniflare: Miniflare | undefined
/** What workerd serves now. */
let served: WorkerOptions | undefined
/** While set, the end of workerd is a crash. */
let expectsRunning = false
let startedAt = 0
/** workerd that ends sooner is not started again here: the parent waits longer before each attempt. */
const STABLE_MS = 2000

type Vars = WorkerOptions['vars']

const readBuiltOptions = (): BuiltWorkerOptions =>
  JSON.parse(readFileSync(join(ROOT, WORKER_OPTIONS_FILE), 'utf8'))

/** A full disk loses lines of the log, and not the worker. */
function createLogWriter(log: string | undefined): (text: string | Uint8Array) => void {
  if (!log) return (text) => void process.stdout.write(text)
  const file = openSync(log, 'a')
  return (text) => {
    try {
      if (typeof text === 'string') writeSync(file, text)
      else writeSync(file, text)
    } catch {
      // tools/dev/disk-space.ts reports a full disk.
    }
  }
}

/** workerd has ended when its output does. */
function watchForCrash(stdout: Readable): void {
  stdout.once('close', () => {
    if (expectsRunning) void replaceCrashed()
  })
}

/** As Cloudflare's, raised with the limits of the database. */
function rateLimits({ ratelimits }: BuiltWorkerOptions, { RATE_LIMIT_FACTOR = '1' }: Vars) {
  const raised = Object.entries(ratelimits).map(([name, { simple }]) => {
    const limit = simple.limit * Number(RATE_LIMIT_FACTOR)
    return [name, { simple: { ...simple, limit } }] as const
  })
  return Object.fromEntries(raised)
}

function miniflareOptions({ host, port, files, vars, log, app }: WorkerOptions): MiniflareOptions {
  const built = readBuiltOptions()
  const write = createLogWriter(log)
  return {
    host,
    port,
    cf: false,
    log: new Log(LogLevel.ERROR),
    telemetry: { enabled: false },
    r2Persist: files,
    handleRuntimeStdio(stdout: Readable, stderr: Readable) {
      stdout.on('data', write)
      stderr.on('data', write)
      watchForCrash(stdout)
    },
    workers: [
      {
        name: 'onise',
        modules: [{ type: 'ESModule', path: join(ROOT, 'dist/worker/index.js') }],
        compatibilityDate: built.compatibilityDate,
        compatibilityFlags: built.compatibilityFlags,
        r2Buckets: built.r2Buckets,
        durableObjects: built.durableObjects,
        ratelimits: rateLimits(built, vars),
        bindings: { ...built.bindings, ...vars },
        assets: { ...built.assets, directory: app },
      },
    ],
  }
}

function markRunning(options: WorkerOptions): void {
  served = options
  startedAt = performance.now()
  expectsRunning = true
}

async function replaceWorkerd(options: WorkerOptions): Promise<void> {
  expectsRunning = false
  await miniflare?.setOptions(miniflareOptions(options))
  markRunning(options)
}

/** Faster than a new process of this program, which the parent starts when this does not succeed. */
async function replaceCrashed(): Promise<void> {
  if (!served || performance.now() - startedAt < STABLE_MS) process.exit(1)
  reply({ notice: 'The worker ended unexpectedly and is started again.' })
  await replaceWorkerd(served).catch(() => process.exit(1))
}

async function runScheduled(cron: string): Promise<unknown> {
  if (!miniflare) throw new Error('The worker has not been started.')
  const worker = await miniflare.getWorker('onise')
  return worker.scheduled({ cron, scheduledTime: new Date() })
}

async function start(options: WorkerOptions): Promise<string> {
  miniflare = new Miniflare(miniflareOptions(options))
  const { origin } = await miniflare.ready
  markRunning(options)
  // Cloudflare triggers these; on one machine this process does.
  if (options.runCrons) scheduleCrons(readBuiltOptions().crons, runScheduled)
  return origin
}

async function handle(request: WorkerRequest): Promise<unknown> {
  if (request.type === 'start') return start(request.options)
  if (request.type === 'scheduled') return runScheduled(request.cron)
  await replaceWorkerd(request.options)
  return true
}

function reply(response: WorkerResponse): void {
  process.send?.(response)
}

async function disposeAndExit(): Promise<never> {
  expectsRunning = false
  await miniflare?.dispose().catch(() => {})
  process.exit(0)
}

process.on('message', ({ id, request }: { id: number; request: WorkerRequest }) => {
  handle(request).then(
    (result) => reply({ id, result }),
    (error: unknown) =>
      reply({ id, error: error instanceof Error ? error.message : String(error) }),
  )
})
process.on('disconnect', disposeAndExit)
process.on('SIGTERM', disposeAndExit)
process.on('SIGINT', () => {})
