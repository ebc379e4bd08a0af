import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build, buildName } from '#tools/build/build.ts'
import { ROOT } from '#tools/common/paths.ts'
import { findFreePort, isPortFree, waitForUrl } from '#tools/common/processes.ts'
import { laterNotice, migrate, readMigrations } from '#tools/db/migrate.ts'
import {
  clearDirectory,
  keepOlderData,
  lockDirectory,
  removePartialSeed,
  seedOnce,
} from './data-directory.ts'
import { startDatabase, type Database } from './database.ts'
import { watchDiskSpace } from './disk-space.ts'
import type { Step } from './progress.ts'
import { readLocalSecrets } from './secrets.ts'
import { startSandboxes, type PortChoice } from './start-sandboxes.ts'
import { startWorker, type Worker } from './worker.ts'

export type StackOptions = {
  dataDir?: string
  /** A free port by default. */
  port?: number
  /** Deletes the data directory's content first. */
  fresh?: boolean
  /** Creates the demo users and tasks. */
  seed?: boolean
  /** Override the worker's settings. */
  vars?: Record<string, string>
  step?: Step
  onNotice?: (message: string) => void
  runCrons?: boolean
  /** Where the app is served from, when that is not the worker. */
  appPort?: number
  sandboxPort?: PortChoice
  mailboxPort?: PortChoice
  phonesPort?: PortChoice
  identityPort?: PortChoice
  /** A libSQL server that is already running. */
  remote?: { url: string; authToken?: string | undefined } | undefined
  /** Builds what is served; false when nothing had to be built. */
  buildApp?: () => Promise<boolean>
}

const COMMUNITY_LINKS = [
  'Onise on WhatsApp=https://chat.whatsapp.com/onise-example',
  'Onise on Telegram=https://t.me/onise_example',
  'Onise on Facebook=https://www.facebook.com/groups/onise.example',
].join('|')

const silentStep: Step = async (_title, task) => task()

/** Runs the tasks in reverse order of their registration. */
function createCleanup() {
  const tasks: (() => unknown)[] = []
  return {
    add: (task: () => unknown) => void tasks.push(task),
    async run() {
      for (const task of tasks.splice(0).toReversed()) await task()
    },
  }
}

async function choosePort(port: number | undefined): Promise<number> {
  if (!port) return findFreePort()
  if (await isPortFree(port)) return port
  throw new Error(
    `Port ${port} is taken by another program. Try another: PORT=${port + 1} npm start`,
  )
}

type StackDatabase = Omit<Database, 'sqldPort' | 'authorization'> & {
  authToken?: string | undefined
}
type RemoteDatabase = NonNullable<StackOptions['remote']>

/** A database that Onise did not start, so it does not stop it either. */
function useRemoteDatabase({ url, authToken }: RemoteDatabase): StackDatabase {
  const reject = async () => {
    throw new Error('Onise does not control a remote database.')
  }
  return {
    url,
    authToken,
    urlOf: () => url,
    dropNamespace: reject,
    pid: undefined,
    restarts: 0,
    kill: reject,
    restart: reject,
    stop: async () => {},
  }
}

async function openDatabase(
  { remote, step = silentStep, onNotice = () => {} }: StackOptions,
  { dir, logs }: { dir: string; logs: string },
): Promise<StackDatabase> {
  let database: StackDatabase | undefined
  await step('Database', async () => {
    const options = { dir: join(dir, 'database'), log: join(logs, 'database.log'), onNotice }
    const opened = remote ? useRemoteDatabase(remote) : await startDatabase(options)
    database = opened
    try {
      // Somebody else's server: a deployed one is refused before anything is written to it.
      const environment = remote && { environment: 'local' }
      const { applied, later } = await migrate({ ...opened, ...environment })
      if (later.length > 0) onNotice(laterNotice(later))
      const { length } = applied
      if (length === 0) return 'Database ready'
      return `Database ready, ${length} ${length === 1 ? 'migration' : 'migrations'} applied`
    } catch (error) {
      await opened.stop()
      throw error
    }
  })
  if (!database) throw new Error('The database was not opened.')
  return database
}

type WorkerSettings = { port: number; files: string; logs: string; env: Record<string, string> }

async function openWorker(
  { step = silentStep, vars = {}, runCrons = true, onNotice = () => {} }: StackOptions,
  { port, files, logs, env }: WorkerSettings,
): Promise<Worker> {
  let started: Worker | undefined
  await step('Worker in workerd', async () => {
    const worker = await startWorker({
      port,
      files,
      log: join(logs, 'worker.log'),
      vars: {
        ...env,
        // The default, which wrangler.toml replaces for production.
        WEAK_PIN: 'warn',
        ENVIRONMENT: 'local',
        BUILD: buildName(),
        // The demo's administrator logs in with the password alone.
        SECOND_FACTOR: 'off',
        ...vars,
      },
      runCrons,
      onNotice,
    })
    started = worker
    await waitForUrl(`${worker.url}/api/health`, {
      failure: () => (worker.isAlive ? undefined : `The worker ended. See ${logs}/worker.log`),
    }).catch(async (error: unknown) => {
      await worker.stop()
      throw error
    })
  })
  if (!started) throw new Error('The worker was not started.')
  return started
}

function prepareDirectory(
  { fresh, seed, onNotice }: StackOptions,
  { dir, logs }: { dir: string; logs: string },
): void {
  if (fresh) clearDirectory(dir)
  if (seed) removePartialSeed(dir)
  const kept = keepOlderData(dir, readMigrations()[0]?.tag ?? '')
  if (kept)
    onNotice?.(
      `The data here is of an earlier Onise, whose database this one cannot continue. It is kept in ${kept}, and new data is created.`,
    )
  mkdirSync(logs, { recursive: true })
}

/**
 * The whole product on one machine, for `npm start` and the browser tests. When a step fails, everything that was
 * started before is stopped.
 */
export async function startStack(options: StackOptions) {
  const { dataDir = '.local', step = silentStep, buildApp = build, appPort } = options
  const dir = resolve(ROOT, dataDir)
  const logs = join(dir, 'logs')
  const files = join(dir, 'files')
  const cleanup = createCleanup()
  const lock = lockDirectory(dir)
  cleanup.add(lock.unlock)

  try {
    prepareDirectory(options, { dir, logs })
    const { onNotice } = options
    if (onNotice) cleanup.add(watchDiskSpace({ dir, onNotice }).stop)
    const port = await choosePort(options.port)
    const secrets = readLocalSecrets(join(dir, 'secrets.json'))

    const database = await openDatabase(options, { dir, logs })
    cleanup.add(() => database.stop())

    const sandboxes = await startSandboxes({
      dir,
      secrets,
      appPorts: appPort ? [appPort, port] : [port],
      sandboxPort: options.sandboxPort,
      mailboxPort: options.mailboxPort,
      phonesPort: options.phonesPort,
      identityPort: options.identityPort,
    })
    cleanup.add(sandboxes.stop)

    const env = {
      COMMUNITY_LINKS,
      SUPPORT_EMAIL: 'support@onise.test',
      SUPPORT_WHATSAPP: '2348000000000',
      SUPPORT_PHONE: '2348000000001',
      ONISE_URL: `http://localhost:${appPort ?? port}`,
      ...secrets,
      ...sandboxes.vars,
      LIBSQL_URL: database.url,
      LIBSQL_AUTH_TOKEN: database.authToken ?? '',
    }
    const buildStep = step('Build', async () =>
      (await buildApp()) ? 'Built the app and the worker' : 'The build is up to date',
    )
    // The seed ends before the worker starts: only one process at a time may write the files of R2.
    const seedStep =
      options.seed && step('Demo users and tasks', () => seedOnce({ dir, files, logs, env }))
    await Promise.all([buildStep, seedStep])

    const worker = await openWorker(options, { port, files, logs, env })
    cleanup.add(worker.stop)
    sandboxes.deliverWebhooksTo(worker.url)

    const url = `http://localhost:${port}`
    const { LIBSQL_URL, PAYSTACK_URL, MAIL_URL } = env
    lock.setRunning(url, { LIBSQL_URL, PAYSTACK_URL, MAIL_URL })
    const { paystack, mailbox, phones, identity, pushService } = sandboxes
    const services = { database, worker, paystack, mailbox, phones, identity, pushService }
    return { url, dir, logs, secrets, ...services, stop: cleanup.run }
  } catch (error) {
    await cleanup.run()
    throw error
  }
}

export type Stack = Awaited<ReturnType<typeof startStack>>
