import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, buildName } from './build.mjs'
import { startDatabase } from './database.mjs'
import { ROOT } from './install.mjs'
import { migrate } from './migrate.mjs'
import { OUTSIDE_FILES, startOutside } from './outside.mjs'
import { freePort, isPortFree, run, untilAnswers } from './processes.mjs'
import { localSecrets } from './secrets.mjs'
import { startWorker } from './worker.mjs'

const quietly = async (_words, task) => task()
const count = (number, noun) => `${number} ${noun}${number === 1 ? '' : 's'}`

/** A directory belongs to one running Onise: two libSQL servers on the same files would spoil them. */
function claim(dir) {
  const path = join(dir, 'running.json')
  if (existsSync(path)) {
    const { pid, url } = JSON.parse(readFileSync(path, 'utf8'))
    if (pid !== process.pid && isRunning(pid)) {
      throw new Error(
        `Onise is already running on ${dir} (process ${pid}${url ? `, ${url}` : ''}). Stop it first, or choose another DATA_DIR and PORT.`,
      )
    }
  }
  /** `vars`: where `npm run reconcile` finds the same database and provider. */
  const write = (url, vars) => writeFileSync(path, JSON.stringify({ pid: process.pid, url, vars }))
  write()
  return { saysAt: write, release: () => rmSync(path, { force: true }) }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
  // The number may have passed to a stranger since.
  const said = `/proc/${pid}/cmdline`
  return !existsSync(said) || /start\.mjs|vitest|onise/.test(readFileSync(said, 'utf8'))
}

async function portFor(port) {
  if (!port) return freePort()
  if (await isPortFree(port)) return port
  throw new Error(
    `Port ${port} is taken by another program. Try another: PORT=${port + 1} npm start`,
  )
}

/** Demo people are written by the product's own calls; what a broken-off attempt left is swept away before the next. */
async function seedOnce({ dir, files, env, logs }) {
  const state = join(dir, 'seed.json')
  if (existsSync(state) && JSON.parse(readFileSync(state, 'utf8')).done) return 'Your data is kept'
  writeFileSync(state, JSON.stringify({ done: false }))
  const said = await run(process.execPath, ['--import', 'tsx', join(ROOT, 'local/seed.ts')], {
    cwd: ROOT,
    // Demo passwords are printed on the screen: making them dear to guess would only make people wait.
    env: { ...process.env, ...env, FILES_DIR: files, SCRYPT_LN: '12' },
  })
  writeFileSync(join(logs, 'seed.log'), said)
  writeFileSync(state, JSON.stringify({ done: true }))
  return `Moved in: ${said.trim().split('\n').at(-1)}`
}

function sweepBrokenSeed(dir) {
  const state = join(dir, 'seed.json')
  if (!existsSync(state) || JSON.parse(readFileSync(state, 'utf8')).done) return
  for (const name of ['database', 'files', 'seed.json', ...OUTSIDE_FILES]) {
    rmSync(join(dir, name), { recursive: true, force: true })
  }
}

/**
 * @typedef {Awaited<ReturnType<typeof startDatabase>>} Database
 * @typedef {Awaited<ReturnType<typeof startWorker>>} Worker
 */

/**
 * The whole product on one machine. `npm start` and the browser tests both come through here.
 * Whatever was started is stopped again when a later step fails.
 *
 * @param {object} options
 * @param {string} [options.dataDir]
 * @param {number} [options.port] a free one when none is given
 * @param {boolean} [options.fresh] forget what the data directory holds
 * @param {boolean} [options.seed] the demo people and tasks
 * @param {Record<string, string>} [options.vars] over what the worker would be given
 * @param {(words: string, task: () => unknown) => Promise<unknown>} [options.step]
 * @param {(words: string) => void} [options.onNotice]
 * @param {{ url: string, authToken?: string }} [options.remote] a libSQL server that somebody else runs
 * @param {() => Promise<boolean>} [options.make] builds what is served; true when there was something to build
 * @param {number} [options.appPort] where the app is served from, when it is not the worker that does
 * @param {{ port?: number, wish?: number }} [options.sandbox] the payment sandbox's port; any free one when none is given
 * @param {{ port?: number, wish?: number }} [options.post] the mailbox's
 * @param {boolean} [options.rings] whether the clock rings the cron triggers
 */
export async function startOnise({
  dataDir = '.local',
  port,
  fresh = false,
  seed = false,
  vars = {},
  step = quietly,
  onNotice = () => {},
  rings = true,
  appPort,
  sandbox,
  post,
  remote,
  make = build,
}) {
  const dir = resolve(ROOT, dataDir)
  const logs = join(dir, 'logs')
  mkdirSync(dir, { recursive: true })
  const claimed = claim(dir)
  const running = []
  const stop = async () => {
    for (const part of running.splice(0).toReversed()) await part.stop()
    claimed.release()
  }

  try {
    if (fresh) {
      const kept = ['database', 'files', 'seed.json', 'secrets.json', 'logs', ...OUTSIDE_FILES]
      for (const name of kept) {
        rmSync(join(dir, name), { recursive: true, force: true })
      }
    }
    if (seed) sweepBrokenSeed(dir)
    mkdirSync(logs, { recursive: true })
    const at = await portFor(port)
    const secrets = localSecrets(join(dir, 'secrets.json'))

    const database = await openDatabase({ remote, dir, logs, step, onNotice })
    if (database.stop) running.push(database)

    const outside = await startOutside({
      ...{ dir, secrets, sandbox, post },
      appPorts: appPort ? [appPort, at] : [at],
    })
    running.push(outside)
    const { paystack, mailbox } = outside

    const files = join(dir, 'files')
    const env = {
      ...secrets,
      ...outside.vars,
      LIBSQL_URL: database.url,
      LIBSQL_AUTH_TOKEN: database.authToken ?? '',
    }
    // The seed goes before the worker: it keeps files in the same place, and only one may do so at a time.
    await Promise.all([
      step('Build', async () =>
        (await make()) ? 'Built the app and the worker' : 'The build is up to date',
      ),
      seed && step('Demo people and tasks', () => seedOnce({ dir, files, env, logs })),
    ])

    /** @type {Worker} */
    let worker
    await step('Worker in workerd', async () => {
      worker = await startWorker({
        port: at,
        files,
        log: join(logs, 'worker.log'),
        vars: { ...env, ENVIRONMENT: 'local', BUILD: buildName(), ...vars },
        rings,
      })
      running.push(worker)
      await untilAnswers(`${worker.url}/api/health`, {
        alive: () => (worker.isAlive ? undefined : `The worker ended. See ${logs}/worker.log`),
      })
    })
    outside.tell(worker.url)
    const url = `http://localhost:${at}`
    const { LIBSQL_URL, PAYSTACK_URL, MAIL_URL } = env
    claimed.saysAt(url, { LIBSQL_URL, PAYSTACK_URL, MAIL_URL })
    return { url, dir, logs, database, worker, paystack, mailbox, secrets, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function openDatabase({ remote, dir, logs, step, onNotice }) {
  /** @type {Database} */
  let database
  await step('Database', async () => {
    const own = { dir: join(dir, 'database'), log: join(logs, 'database.log'), onNotice }
    database = remote ?? (await startDatabase(own))
    try {
      const applied = await migrate(database)
      return applied.length > 0
        ? `Database ready, ${count(applied.length, 'migration')} applied`
        : 'Database ready'
    } catch (error) {
      await database.stop?.()
      throw error
    }
  })
  return database
}
