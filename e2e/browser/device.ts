import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
} from 'playwright-core'
import { inject } from 'vitest'
import { takePicture } from './pictures.ts'
import { openSignal, type Signal, type Strength } from './signal.ts'
import { untilWrittenDown } from './written-down.ts'

export const PHONE = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
export const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }
type Shape = typeof PHONE | typeof DESKTOP

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
const IDS = /[0-9a-f]{8}-[0-9a-f-]{27}/g
const HERE = { locale: 'en-NG', timezoneId: 'Africa/Lagos', reducedMotion: 'reduce' } as const
const launchOptions = () => ({ executablePath: inject('chromium'), headless: true, args: ARGS })

export const openBrowser = () => chromium.launch(launchOptions())

/** One person's phone or computer: a page, a signal of its own, and a memory that nobody else shares. */
export class Device {
  /** What went wrong on it: console errors, errors of the page, requests that failed or were refused. */
  readonly complaints: string[] = []
  #page: Page | undefined
  #context: BrowserContext
  #isRunning = true
  readonly #signal: Signal

  constructor(context: BrowserContext, signal: Signal) {
    this.#context = context
    this.#signal = signal
    this.#listen()
  }

  get url() {
    return this.#signal.url
  }
  get context() {
    return this.#context
  }
  get page() {
    if (!this.#page) throw new Error('This device has no page open: use open(path) first.')
    return this.#page
  }

  get hasPage() {
    return this.#page !== undefined
  }
  /** Not killed, or started again since. */
  get isRunning() {
    return this.#isRunning
  }

  /** Goes to a path of Onise, in the page that is open or in a first one. */
  async open(path: string) {
    this.#page ??= this.#context.pages()[0] ?? (await this.#context.newPage())
    await this.#page.goto(this.url + path)
    return this.#page
  }

  /** A second tab on the same device. */
  async openTab(path: string) {
    const page = await this.#context.newPage()
    await page.goto(this.url + path)
    return page
  }

  async goOffline() {
    await this.#signal.become('none')
    await this.#context.setOffline(true)
  }
  async goOnline() {
    await this.#signal.become('good')
    await this.#context.setOffline(false)
  }
  /** Other weathers, which the browser itself does not notice: `silent`, `deaf`. */
  signal(strength: Strength) {
    return this.#signal.become(strength)
  }

  /** From now on only what asks for such a path does not arrive. */
  lose(path: RegExp | null) {
    this.#signal.lose(path)
  }
  /** What this device has asked for so far. */
  get said() {
    return this.#signal.said
  }

  /** Waits until the service worker runs this page, so that a cold start needs no network. */
  async untilInstalled() {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready
      if (navigator.serviceWorker.controller) return
      await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
      )
    })
  }

  /** As taking the phone out of the pocket does: the app looks for news at once and not at its next poll. */
  async wake() {
    await this.page.evaluate(() => window.dispatchEvent(new Event('online')))
  }

  picture(name: string, options?: { whole?: boolean }) {
    return takePicture(this.page, name, options)
  }

  async close() {
    await this.#context.close().catch(() => {})
    await this.#signal.close()
  }

  protected continueWith(context: BrowserContext) {
    this.#context = context
    this.#page = undefined
    this.#listen()
  }

  #listen() {
    const { complaints } = this
    this.#isRunning = true
    this.#context.on('close', () => (this.#isRunning = false))
    const named = (request: Request) =>
      `${request.method()} ${new URL(request.url()).pathname.replaceAll(IDS, '{id}')}`
    this.#context.on('weberror', (fault) => complaints.push(String(fault.error())))
    this.#context.on('console', (message) => {
      // What failed to load is told below, with its method and status.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        complaints.push(message.text())
    })
    this.#context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? 'failed'
      // A page that is left, or a question nobody waits for any more, is no failure.
      if (why !== 'net::ERR_ABORTED') complaints.push(`${why} ${named(request)}`)
    })
    this.#context.on('response', (response) => {
      if (response.status() >= 400)
        complaints.push(`${response.status()} ${named(response.request())}`)
    })
  }
}

/** A device in the shared browser: quick to make, forgotten when closed. */
export async function openDevice(browser: Browser, port: number, shape: Shape) {
  const signal = await openSignal(port)
  const context = await browser.newContext({ ...shape, ...HERE, baseURL: signal.url })
  return new Device(context, signal)
}

/** A device with a browser and a profile of its own, which can be killed and started again. */
export class OwnedDevice extends Device {
  readonly #profile: string
  readonly #shape: Shape

  constructor(context: BrowserContext, signal: Signal, profile: string, shape: Shape) {
    super(context, signal)
    this.#profile = profile
    this.#shape = shape
  }

  /** As a phone short of memory ends what is in the background. Nothing is asked, nothing is saved on the way out. */
  async kill() {
    if (this.hasPage) await untilWrittenDown(this.page, this.#profile)
    const { stdout } = spawnSync('ps', ['-axo', 'pid=,args='], { encoding: 'utf8' })
    const mine = stdout.split('\n').filter((line) => line.includes(this.#profile))
    for (const line of mine) {
      try {
        process.kill(Number(line.trim().split(/\s+/)[0]), 'SIGKILL')
      } catch {
        // It went with its parent.
      }
    }
    await this.context.close().catch(() => {})
  }

  /** Starts again from cold, with what was kept on the device. `offline` decides before the first page loads. */
  async relaunch({ offline = false } = {}) {
    const context = await launchOwned(this.#profile, this.#shape, this.url)
    if (offline) await context.setOffline(true)
    this.continueWith(context)
  }

  override async close() {
    await super.close()
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

const launchOwned = (profile: string, shape: Shape, baseURL: string) =>
  chromium.launchPersistentContext(profile, { ...launchOptions(), ...shape, ...HERE, baseURL })

export async function openOwnedDevice(port: number, shape: Shape) {
  const profile = await mkdtemp(join(tmpdir(), 'onise-profile-'))
  const signal = await openSignal(port)
  return new OwnedDevice(await launchOwned(profile, shape, signal.url), signal, profile, shape)
}
