import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSqldDatabase } from '#testing/server/sqld-database.ts'
import { buildName } from '#tools/build/build.ts'
import { readLocalSecrets } from '#tools/dev/secrets.ts'
import { startSandboxes } from '#tools/dev/start-sandboxes.ts'
import { startStack, type Stack } from '#tools/dev/start-stack.ts'
import { DESKTOP, PHONE, type Program } from './browser.ts'
import { openDevice, type Device } from './device.ts'
import { openInstalledPhone } from './installed-phone.ts'
import { openPersistentDevice } from './persistent-device.ts'
import { useBrowser, useWorker } from './shared-processes.ts'

// Cheap passwords: the work factor only matters to attackers. All devices have one address, so limits are higher.
const VARS = { ENVIRONMENT: 'test', SCRYPT_LN: '10', RATE_LIMIT_FACTOR: '10' }
const BUILD = buildName()

const PLAIN = { serviceWorkers: 'block' } as const

type Server = Pick<Stack, 'url' | 'paystack' | 'mailbox' | 'pushService'> & {
  database: Pick<Stack['database'], 'url'>
  /** Serves another build of the app. */
  serveApp: (app: string) => Promise<unknown>
  stop: () => Promise<unknown>
}

/** The devices of one server. `stop` closes all of them and then the server. */
async function withDevices<S extends Server>(server: S) {
  const browser = await useBrowser()
  const port = Number(new URL(server.url).port)
  const devices: Device[] = []
  const register = <D extends Device>(device: D) => {
    // Each device has its own proxy, and so its own origin.
    server.paystack.allowOrigin(device.url)
    devices.push(device)
    return device
  }
  return {
    ...server,
    /** On its first visit. */
    phone: async () => register(await openDevice(browser, port, PHONE)),
    /** Without the service worker, whose installation costs more than a whole test of a form. */
    plainPhone: async () => register(await openDevice(browser, port, { ...PHONE, ...PLAIN })),
    plainDesktop: async () => register(await openDevice(browser, port, { ...DESKTOP, ...PLAIN })),
    installedPhone: async () => register(await openInstalledPhone(port)),
    /** A phone whose browser can be killed and launched again with its storage. */
    persistentPhone: async (program: Program = 'headlessShell') =>
      register(await openPersistentDevice(port, PHONE, program)),
    async stop() {
      await Promise.all(devices.map((device) => device.close()))
      await server.stop()
    },
  }
}

/**
 * The built product with an empty database and files of its own, in the workerd of this test process and behind the libSQL
 * server of the run.
 */
export async function startOnise() {
  const dir = await mkdtemp(join(tmpdir(), 'onise-data-'))
  const { url: databaseUrl, close: deleteDatabase } = await createSqldDatabase()
  const secrets = readLocalSecrets(join(dir, 'secrets.json'))
  const sandboxes = await startSandboxes({ dir, secrets, appPorts: [] })
  const settings = {
    files: join(dir, 'files'),
    log: join(dir, 'worker.log'),
    vars: { ...secrets, ...sandboxes.vars, ...VARS, LIBSQL_URL: databaseUrl, BUILD },
  }
  const worker = await useWorker(settings)
  const { url } = worker
  sandboxes.paystack.allowOrigin(url)
  sandboxes.deliverWebhooksTo(url)
  const { paystack, mailbox, pushService } = sandboxes
  return withDevices({
    url,
    database: { url: databaseUrl },
    paystack,
    mailbox,
    pushService,
    serveApp: (app: string) => worker.reload({ ...settings, app }),
    /** As every five minutes. */
    runJobs: () => worker.runScheduled('*/5 * * * *'),
    async stop() {
      await sandboxes.stop()
      await deleteDatabase()
      await rm(dir, { recursive: true, force: true })
    },
  })
}

/** The product with processes of its own, started as by `npm start`: with demo data, or to stop its database. */
export async function startOwnOnise({ seed = false } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'onise-data-'))
  const stack = await startStack({
    dataDir,
    seed,
    runCrons: false,
    // Built once for the run (setup.ts).
    buildApp: async () => false,
    vars: VARS,
  })
  return withDevices({
    ...stack,
    serveApp: (app: string) => stack.worker.reload({ app }),
    async stop() {
      await stack.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  })
}

export type Onise = Awaited<ReturnType<typeof startOnise>>
export type OwnOnise = Awaited<ReturnType<typeof startOwnOnise>>
