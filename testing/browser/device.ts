import type { Browser, BrowserContext, BrowserContextOptions, Page, Request } from 'playwright-core'
import { vi } from 'vitest'
import { LOCALE, PATIENCE_MS, type FormFactor } from './browser.ts'
import { takeScreenshot } from './screenshots.ts'
import { openTcpProxy, type NetworkMode, type TcpProxy } from './tcp-proxy.ts'

const IDS = /[0-9a-f]{8}-[0-9a-f-]{27}/g

const nameOf = (request: Request) =>
  `${request.method()} ${new URL(request.url()).pathname.replaceAll(IDS, '{id}')}`

const notifyOnline = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('online')))

/** The devices that are open in this test process. */
export const openDevices = new Set<Device>()

/** One user's phone or computer: a page, a network and storage that no other device shares. */
export class Device {
  /** Console errors, page errors, failed requests, and responses with a status of 400 or more. */
  readonly errors: string[] = []
  #page: Page | undefined
  #context: BrowserContext
  #isRunning = true
  readonly #proxy: TcpProxy
  /** The origin of its pages. */
  readonly url: string

  constructor(context: BrowserContext, proxy: TcpProxy, url = proxy.url) {
    this.#context = context
    this.#proxy = proxy
    this.url = url
    this.#prepareContext()
    openDevices.add(this)
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
  get isRunning() {
    return this.#isRunning
  }
  /** The requests that this device has sent so far. */
  get requests() {
    return this.#proxy.requests
  }

  /** Goes to a path of Onise in the first page, which is created when there is none. */
  async open(path: string) {
    this.#page ??= this.#context.pages()[0] ?? (await this.#context.newPage())
    await this.#page.goto(this.url + path)
    return this.#page
  }

  /** Stores a session's token, as a login does, before the app is open. */
  async storeToken(token: string) {
    // An address of the same origin that does not start the app.
    const page = await this.open('/api/health')
    await page.evaluate((value) => localStorage.setItem('token', value), token)
  }

  async openTab(path: string) {
    const page = await this.#context.newPage()
    await page.goto(this.url + path)
    return page
  }

  async goOffline() {
    await this.#proxy.setMode('offline')
    await this.#context.setOffline(true)
  }
  async goOnline() {
    await this.#proxy.setMode('online')
    await this.#context.setOffline(false)
    // Page and service worker come online one after the other, so a request after the page's event may fail in between.
    for (const page of this.#context.pages()) await notifyOnline(page)
  }
  /** A change that the browser itself does not notice, unlike `goOffline` and `goOnline`. */
  setNetwork(mode: NetworkMode) {
    return this.#proxy.setMode(mode)
  }
  /** From now on requests for such a path do not reach the server; null ends it. */
  dropRequests(path: RegExp | null) {
    this.#proxy.dropRequests(path)
  }

  /** A proxy answers requests for such a path with this status. */
  refuseRequests(path: RegExp, status: number) {
    this.#proxy.refuseRequests(path, status)
  }
  acceptRequests() {
    this.#proxy.acceptRequests()
  }

  /** From the next request for such a path on, no response arrives. */
  stallFrom(path: RegExp) {
    this.#proxy.stallFrom(path)
  }

  /** Waits until the service worker controls this page, so that a cold start needs no network. */
  async waitForServiceWorker() {
    const isActivated = async () =>
      (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated'
    const isControlled = async () => navigator.serviceWorker.controller !== null
    // An evaluation fails while the page is replaced.
    const waitUntil = (check: () => Promise<boolean>, timeout: number) =>
      vi.waitUntil(() => this.page.evaluate(check).catch(() => false), { timeout, interval: 100 })
    await waitUntil(isActivated, 60_000)
    const waitForControl = () => waitUntil(isControlled, 3000)
    // A page that loads while the worker is activated cannot be claimed; its next load is controlled.
    await waitForControl().catch(() => this.page.reload().then(waitForControl))
  }

  /** Makes the app sync at once instead of at its next poll, as unlocking the phone does. */
  async syncNow() {
    await notifyOnline(this.page)
  }

  screenshot(name: string) {
    return takeScreenshot(this.page, name)
  }

  async close() {
    openDevices.delete(this)
    await this.#context.close().catch(() => {})
    await this.#proxy.close()
  }

  protected continueWith(context: BrowserContext) {
    this.#context = context
    this.#page = undefined
    this.#prepareContext()
  }

  #prepareContext() {
    const { errors } = this
    this.#isRunning = true
    this.#context.setDefaultTimeout(PATIENCE_MS)
    this.#context.on('close', () => (this.#isRunning = false))
    this.#context.on('weberror', (error) => errors.push(String(error.error())))
    this.#context.on('console', (message) => {
      // Failed loads are added below, with method and status.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        errors.push(message.text())
    })
    this.#context.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? 'failed'
      // Leaving a page and cancelling a request are not failures.
      if (reason !== 'net::ERR_ABORTED') errors.push(`${reason} ${nameOf(request)}`)
    })
    this.#context.on('response', (response) => {
      if (response.status() >= 400)
        errors.push(`${response.status()} ${nameOf(response.request())}`)
    })
  }
}

/** A device in the shared browser: fast to create, and its storage is deleted when it closes. */
export async function openDevice(
  browser: Browser,
  port: number,
  options: FormFactor & Pick<BrowserContextOptions, 'serviceWorkers'>,
) {
  const proxy = await openTcpProxy(port)
  const context = await browser.newContext({ ...options, ...LOCALE, baseURL: proxy.url })
  return new Device(context, proxy)
}
