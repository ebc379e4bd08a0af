// One workerd, run by Miniflare, in a process of its own: told what to do by local/worker.mjs, gone when that is gone.
import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Log, LogLevel, Miniflare } from 'miniflare'
import { OPTIONS } from './build.mjs'
import { isDue } from './crons.mjs'
import { ROOT } from './install.mjs'

let miniflare
let crons = []

function optionsFor({ host, port, files, vars, log, app }) {
  const built = JSON.parse(readFileSync(join(ROOT, OPTIONS), 'utf8'))
  crons = built.crons
  const out = log ? createWriteStream(log, { flags: 'a' }) : process.stdout
  const write = (text) => out.write(text)
  return {
    host,
    port,
    cf: false,
    log: new Log(LogLevel.ERROR),
    telemetry: { enabled: false },
    r2Persist: files,
    handleRuntimeStdio(stdout, stderr) {
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

async function tick(cron) {
  const worker = await miniflare.getWorker('onise')
  return worker.scheduled({ cron, scheduledTime: new Date() })
}

/** Cloudflare rings these by the clock; on one machine somebody has to. */
function ring() {
  const now = new Date()
  for (const cron of crons) {
    if (isDue(cron, now)) tick(cron).catch((error) => console.error(`cron ${cron}:`, error))
  }
  setTimeout(ring, 60_000 - (Date.now() % 60_000)).unref()
}

const tasks = {
  async start(options) {
    miniflare = new Miniflare(optionsFor(options))
    const url = await miniflare.ready
    if (options.rings) setTimeout(ring, 60_000 - (Date.now() % 60_000)).unref()
    return url.origin
  },
  async reload(options) {
    await miniflare.setOptions(optionsFor(options))
    return true
  },
  tick: ({ cron }) => tick(cron),
}

async function leave() {
  await miniflare?.dispose().catch(() => {})
  process.exit(0)
}

process.on('message', async ({ id, task, options }) => {
  try {
    process.send?.({ id, answer: await tasks[task](options) })
  } catch (error) {
    process.send?.({ id, fault: error instanceof Error ? error.message : String(error) })
  }
})
process.on('disconnect', leave)
process.on('SIGTERM', leave)
process.on('SIGINT', () => {})
