import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ROOT } from './install.mjs'
import { end, launch } from './processes.mjs'

const PROCESS = fileURLToPath(new URL('./worker-process.mjs', import.meta.url))

/**
 * The built worker in workerd, with R2 kept in `files` and what it says appended to `log`.
 *
 * @param {object} options
 * @param {number} options.port
 * @param {string} options.files
 * @param {Record<string, string>} options.vars
 * @param {string} [options.host]
 * @param {string} [options.log]
 * @param {boolean} [options.rings] whether the clock rings the cron triggers
 * @param {string} [options.app] the built app, where it is not the checkout's own
 */
export async function startWorker({
  host = '127.0.0.1',
  port,
  files,
  vars,
  log,
  rings = false,
  app = join(ROOT, 'dist/pwa'),
}) {
  const options = { host, port, files, vars, log, rings, app }
  /** @type {import('node:child_process').ChildProcess} */
  let child
  let calls = 0
  const asked = new Map()

  function spawn() {
    child = launch(process.execPath, [PROCESS], {
      stdio: ['ignore', log ? 'ignore' : 'inherit', 'pipe', 'ipc'],
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
    })
    let complaint = ''
    child.stderr
      .setEncoding('utf8')
      .on('data', (text) => (complaint = (complaint + text).slice(-4000)))
    child.on('message', ({ id, answer, fault }) => {
      const { resolve, reject } = asked.get(id) ?? {}
      asked.delete(id)
      if (fault === undefined) resolve?.(answer)
      else reject?.(new Error(`The worker did not start: ${fault}\n${complaint}`))
    })
    child.once('exit', (code, signal) => {
      for (const { reject } of asked.values()) {
        reject(new Error(`workerd's process ended (${signal ?? code}).\n${complaint}`))
      }
      asked.clear()
    })
  }

  const tell = (task, given) =>
    new Promise((resolve, reject) => {
      const id = calls++
      asked.set(id, { resolve, reject })
      child.send({ id, task, options: given }, (error) => error && reject(error))
    })

  spawn()
  const url = await tell('start', options).catch(async (error) => {
    await end(child)
    throw error
  })

  return {
    /** @type {string} */
    url,
    get pid() {
      return child.pid
    },
    get isAlive() {
      return child.exitCode === null && child.signalCode === null
    },
    /** Runs the scheduled handler now, as the clock would. */
    tick: (cron) => tell('tick', { cron }),
    /** Takes up a new bundle, or another `app`, without a new port. */
    reload: (changed = {}) => tell('reload', { ...options, ...changed }),
    /** As a crash would: workerd and its keeper at once, whatever they were doing. */
    kill: () => end(child, { signal: 'SIGKILL' }),
    async restart() {
      await end(child)
      spawn()
      await tell('start', options)
    },
    stop: () => end(child),
  }
}
