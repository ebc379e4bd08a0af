// A phone in Chromium: 360 × 640, a profile on disk, with a throttled CPU and network.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright-core'
import { ensureChromium } from '#tools/common/chromium.ts'
import type { BenchApp } from './app.ts'
import { observePage } from './vitals.ts'

const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]
const DEVICE = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-NG',
  timezoneId: 'Africa/Lagos',
  reducedMotion: 'reduce',
} as const
/** As Lighthouse applies it. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
/** tsx compiles functions with calls of this helper, and Playwright sends functions to the page as text. */
const NAME_HELPER = 'globalThis.__name ??= (target) => target'

export const createProfile = (): string => mkdtempSync(join(tmpdir(), 'onise-phone-'))
export const deleteProfile = (profile: string): void =>
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })

type Throttling = { cpu?: number; network?: typeof SLOW_4G }
type PhoneOptions = {
  profile: string
  app: Pick<BenchApp, 'proxy' | 'cardSelector' | 'appCardSelector' | 'cardCount'>
  /** Opens the app logged in. */
  token?: string
}

async function throttle(devtools: CDPSession, { cpu = 1, network }: Throttling): Promise<void> {
  await devtools.send('Network.enable')
  if (network) await devtools.send('Network.emulateNetworkConditions', network)
  if (cpu > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
}

/** A page, and the ms that its main thread has worked; other processes of the machine do not count. */
export type PhonePage = {
  page: Page
  devtools: CDPSession
  mainThreadMs: () => Promise<number>
}

export class Phone {
  readonly context: BrowserContext
  /** Uncaught errors of all pages. */
  readonly errors: string[] = []

  private constructor(context: BrowserContext) {
    this.context = context
    context.on('weberror', (error) => this.errors.push(String(error.error())))
  }

  static async open({ profile, app, token }: PhoneOptions): Promise<Phone> {
    const context = await chromium.launchPersistentContext(profile, {
      ...DEVICE,
      executablePath: await ensureChromium(),
      headless: true,
      args: [...BROWSER_ARGS, app.proxy.chromiumFlag],
    })
    await context.addInitScript({ content: NAME_HELPER })
    const cards = {
      selector: app.cardSelector,
      appSelector: app.appCardSelector,
      count: app.cardCount,
    }
    await context.addInitScript(observePage, cards)
    const logIn = (value: string) => {
      if (location.protocol === 'https:') localStorage.setItem('token', value)
    }
    if (token) await context.addInitScript(logIn, token)
    return new Phone(context)
  }

  /** Opens a page that is throttled from its first byte. */
  async openPage(throttling: Throttling = {}): Promise<PhonePage> {
    const page = await this.context.newPage()
    const devtools = await this.context.newCDPSession(page)
    await throttle(devtools, throttling)
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
    const mainThreadMs = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics')
      return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
    }
    return { page, devtools, mainThreadMs }
  }

  close(): Promise<void> {
    return this.context.close()
  }
}
