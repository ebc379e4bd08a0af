import { existsSync } from 'node:fs'
import { mkdtemp, rm, cp, mkdir, rename, rmdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { vi } from 'vitest'
import { createSqldDatabase } from '#testing/server/sqld-database.ts'
import { buildName } from '#tools/build/build.ts'
import { findFreePort } from '#tools/common/processes.ts'
import { readLocalSecrets } from '#tools/dev/secrets.ts'
import { startSandboxes } from '#tools/dev/start-sandboxes.ts'
import { startStack, type Stack } from '#tools/dev/start-stack.ts'
import { startWorker, type Worker } from '#tools/dev/worker.ts'
import { DESKTOP, PHONE, openBrowser, type Program } from './browser.ts'
import { openDevice, type Device } from './device.ts'
import { openPersistentDevice, launchPersistentDevice } from './persistent-device.ts'

// Cheap passwords: the work factor only matters to attackers. All devices have one address, so limits are higher.
const VARS = { ENVIRONMENT: 'test', SCRYPT_LN: '10', RATE_LIMIT_FACTOR: '10' }
const BUILD = buildName()

const PLAIN = { serviceWorkers: 'block' } as const

type Server = Pick<Stack, 'url' | 'paystack' | 'mailbox' | 'phones' | 'pushService'> & {
  database: Pick<Stack['database'], 'url'>
  /** Serves another build of the app. */
  serveApp: (app: string) => Promise<unknown>
  stop: () => Promise<unknown>
}

/** An installation belongs to an origin, so every installed phone has this one; its browser maps it to its own proxy. */
const ORIGIN = 'http://127.0.0.1:5000'

const newProfile = () => mkdtemp(join(tmpdir(), 'onise-profile-'))

const launchPhone = (targetPort: number, profile: string) =>
  launchPersistentDevice({ targetPort, profile, formFactor: PHONE, origin: ORIGIN })

async function install(targetPort: number, template: string) {
  const profile = await newProfile()
  const phone = await launchPhone(targetPort, profile)
  await phone.open('/login')
  await phone.waitForServiceWorker()
  await phone.disconnect()
  await rename(profile, template)
}

/** The profile with the installation: made by the first test process that needs it, while the others wait. */
async function findTemplate(targetPort: number) {
  // In the directory of the run (setup.ts).
  const template = join(tmpdir(), 'onise-installed')
  const lock = `${template}.lock`
  const claimOrWait = async () => {
    if (existsSync(template)) return true
    const isClaimed = await mkdir(lock).then(
      () => true,
      () => false,
    )
    if (!isClaimed) return false
    if (!existsSync(template)) await install(targetPort, template).finally(() => rmdir(lock))
    return true
  }
  await vi.waitUntil(claimOrWait, { timeout: 200_000, interval: 100 })
  return template
}

/**
 * A phone of a user who has opened Onise before: the service worker is in control and everything is precached. It is
 * installed once in a run, because that takes eight seconds of CPU, and each phone gets a copy.
 */
async function openInstalledPhone(targetPort: number) {
  const [template, profile] = [await findTemplate(targetPort), await newProfile()]
  await cp(template, profile, { recursive: true })
  return launchPhone(targetPort, profile)
}

// Vitest runs this project without isolation, so the files of one test process share its workerd and its Chromium.
let sharedWorker: Promise<Worker> | undefined
let sharedBrowser: Promise<Browser> | undefined

type WorkerSettings = { files: string; log: string; vars: Record<string, string>; app?: string }

async function start(settings: WorkerSettings): Promise<Worker> {
  return startWorker({ ...settings, port: await findFreePort() })
}

/** The worker with these settings, in the workerd that the file before has used. */
async function useWorker(settings: WorkerSettings): Promise<Worker> {
  const earlier = await sharedWorker?.catch(() => undefined)
  if (!earlier?.isAlive) return (sharedWorker = start(settings))
  await earlier.reload(settings)
  return earlier
}

export async function useBrowser(): Promise<Browser> {
  const earlier = await sharedBrowser?.catch(() => undefined)
  if (!earlier?.isConnected()) sharedBrowser = openBrowser()
  return (await sharedBrowser) as Browser
}

// Vitest ends a test process with this signal.
process.once('SIGTERM', async () => {
  const processes = await Promise.allSettled([
    sharedWorker?.then((each) => each.stop()),
    sharedBrowser?.then((each) => each.close()),
  ])
  process.exit(processes.every(({ status }) => status === 'fulfilled') ? 0 : 1)
})

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
  const { paystack, mailbox, phones, pushService } = sandboxes
  return withDevices({
    url,
    database: { url: databaseUrl },
    paystack,
    mailbox,
    phones,
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
