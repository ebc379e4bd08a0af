import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type Page } from 'playwright-core'
import { launchOptions, LOCALE, type FormFactor, type Program } from './browser.ts'
import { Device } from './device.ts'
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts'

type Launch = {
  profile: string
  formFactor: FormFactor
  url: string
  args: string[]
  program: Program | undefined
}

const launch = ({ profile, formFactor, url, args, program }: Launch): Promise<BrowserContext> =>
  chromium.launchPersistentContext(profile, {
    ...launchOptions(args, program),
    ...formFactor,
    ...LOCALE,
    baseURL: url,
  })

const TIMEOUT_MS = 90_000
const INTERVAL_MS = 100

const contains = (bytes: Buffer, value: string) =>
  bytes.includes(Buffer.from(value, 'latin1')) || bytes.includes(Buffer.from(value, 'utf16le'))

/**
 * Chromium writes localStorage to disk five seconds after the first change and then once a minute; at once when the last
 * tab of the site closes, or the app is in the background, which is where a phone kills apps. IndexedDB has no such delay
 * and is not waited for. Only the token matters: without it the user is signed out.
 */
async function waitForLocalStorageFlush(page: Page, profile: string) {
  const folder = join(profile, 'Default', 'Local Storage', 'leveldb')
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  for (let elapsed = 0; elapsed < TIMEOUT_MS; elapsed += INTERVAL_MS) {
    const files = existsSync(folder)
      ? readdirSync(folder).filter((name) => /log|ldb/.test(name))
      : []
    const bytes = Buffer.concat(files.map((name) => readFileSync(join(folder, name))))
    if (contains(bytes, token)) return
    await page.waitForTimeout(INTERVAL_MS)
  }
  throw new Error('Chromium did not write localStorage to disk.')
}

/** A device with its own browser process and profile, which can be killed and launched again. */
export class PersistentDevice extends Device {
  readonly #launch: Launch

  constructor(context: BrowserContext, proxy: TcpProxy, options: Launch) {
    super(context, proxy, options.url)
    this.#launch = options
  }

  /** In a tab that is closed: Chromium writes the token to disk at once, and this device may be killed soon. */
  override async storeToken(token: string) {
    if (this.hasPage) return super.storeToken(token)
    const tab = await this.openTab('/api/health')
    await tab.evaluate((value) => localStorage.setItem('token', value), token)
    await tab.close()
  }

  /** Ends the browser with SIGKILL, as a phone that is short of memory does. */
  async kill() {
    const { profile } = this.#launch
    if (this.hasPage) await waitForLocalStorageFlush(this.page, profile)
    const { stdout } = spawnSync('ps', ['-axo', 'pid=,args='], { encoding: 'utf8' })
    const processes = stdout.split('\n').filter((line) => line.includes(profile))
    for (const line of processes) {
      try {
        process.kill(Number(line.trim().split(/\s+/)[0]), 'SIGKILL')
      } catch {
        // It ended with its parent.
      }
    }
    await this.context.close().catch(() => {})
  }

  /** A cold start with the stored profile. `offline` is set before the first page loads. */
  async relaunch({ offline = false } = {}) {
    const context = await launch(this.#launch)
    if (offline) await context.setOffline(true)
    this.continueWith(context)
  }

  /** Closes the browser and keeps its profile. */
  disconnect() {
    return super.close()
  }

  override async close() {
    await super.close()
    await rm(this.#launch.profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

type PersistentDeviceOptions = {
  targetPort: number
  profile: string
  formFactor: FormFactor
  /** What the browser takes for the device's origin; by default that of its proxy. */
  origin?: string
  program?: Program
}

/** Makes the browser open connections to one origin at another. */
const mapOrigin = (origin: string, url: string) =>
  `--host-resolver-rules=MAP ${new URL(origin).host} ${new URL(url).host}`

export async function launchPersistentDevice(options: PersistentDeviceOptions) {
  const { targetPort, profile, formFactor, origin, program } = options
  const proxy = await openTcpProxy(targetPort)
  const args = origin ? [mapOrigin(origin, proxy.url)] : []
  const launchedWith = { profile, formFactor, url: origin ?? proxy.url, args, program }
  return new PersistentDevice(await launch(launchedWith), proxy, launchedWith)
}

export async function openPersistentDevice(
  targetPort: number,
  formFactor: FormFactor,
  program: Program,
) {
  const profile = await mkdtemp(join(tmpdir(), 'onise-profile-'))
  return launchPersistentDevice({ targetPort, profile, formFactor, program })
}
