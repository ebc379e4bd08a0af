// One workerd, run by Miniflare in a process of its own. Controlled over IPC by tools/dev/worker.ts; ends with it.
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Log, LogLevel, Miniflare, type MiniflareOptions } from 'miniflare'
import { WORKER_OPTIONS_FILE, type BuiltWorkerOptions } from '#tools/build/worker-options.ts'
import { ROOT } from '#tools/common/paths.ts'
import { scheduleCrons } from './crons.ts'
import type { WorkerOptions, WorkerRequest, WorkerResponse } from './worker-messages.ts'

let miniflare: Miniflare | undefined

const readBuiltOptions = (): BuiltWorkerOptions =>
  JSON.parse(readFileSync(join(ROOT, WORKER_OPTIONS_FILE), 'utf8'))

function miniflareOptions({ host, port, files, vars, log, app }: WorkerOptions): MiniflareOptions {
  const built = readBuiltOptions()
  const out = log ? createWriteStream(log, { flags: 'a' }) : process.stdout
  const write = (text: string | Uint8Array) => void out.write(text)
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
    },
    workers: [
      {
        name: 'onise',
        modules: [{ type: 'ESModule', path: join(ROOT, 'dist/worker/index.js') }],
        compatibilityDate: built.compatibilityDate,
        compatibilityFlags: built.compatibilityFlags,
        r2Buckets: built.r2Buckets,
        bindings: { ...built.bindings, ...vars },
        assets: { ...built.assets, directory: app },
      },
    ],
  }
}

async function runScheduled(cron: string): Promise<unknown> {
  if (!miniflare) throw new Error('The worker has not been started.')
  const worker = await miniflare.getWorker('onise')
  return worker.scheduled({ cron, scheduledTime: new Date() })
}

async function start(options: WorkerOptions): Promise<string> {
  miniflare = new Miniflare(miniflareOptions(options))
  const { origin } = await miniflare.ready
  // Cloudflare triggers these; on one machine this process does.
  if (options.runCrons) scheduleCrons(readBuiltOptions().crons, runScheduled)
  return origin
}

async function handle(request: WorkerRequest): Promise<unknown> {
  if (request.type === 'start') return start(request.options)
  if (request.type === 'scheduled') return runScheduled(request.cron)
  await miniflare?.setOptions(miniflareOptions(request.options))
  return true
}

function reply(response: WorkerResponse): void {
  process.send?.(response)
}

async function disposeAndExit(): Promise<never> {
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
