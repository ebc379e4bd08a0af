// A phone in a real Chromium: 360 × 640, its own profile on disk, as slow as it is told to be.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { bringChromium } from '../../local/chromium.mjs'
import { watchPage } from './vitals.mjs'

const ARGS =
  '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync'
const SHAPE = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'en-NG',
  timezoneId: 'Africa/Lagos',
  reducedMotion: 'reduce',
}
/** As Lighthouse applies it. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

export const newProfile = () => mkdtempSync(join(tmpdir(), 'onise-phone-'))
export const forget = (profile) =>
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })

/** @param {{ profile: string, app: object, as?: string }} phone `as`: the token of somebody who logged in before */
export async function openPhone({ profile, app, as }) {
  const context = await chromium.launchPersistentContext(profile, {
    ...SHAPE,
    executablePath: await bringChromium(),
    headless: true,
    args: [...ARGS.split(' '), app.wire.trustedBy],
  })
  await context.addInitScript(watchPage, { card: app.card, cards: app.cards })
  const signIn = (token) => {
    if (location.protocol === 'https:') localStorage.setItem('token', token)
  }
  if (as) await context.addInitScript(signIn, as)
  const complaints = []
  context.on('weberror', (fault) => complaints.push(String(fault.error())))

  return {
    context,
    complaints,
    /** A page that is as slow as said from its first byte on. */
    async page({ cpu = 1, network } = {}) {
      const page = await context.newPage()
      const tools = await context.newCDPSession(page)
      await tools.send('Network.enable')
      if (network) await tools.send('Network.emulateNetworkConditions', network)
      if (cpu > 1) await tools.send('Emulation.setCPUThrottlingRate', { rate: cpu })
      await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
      return Object.assign(page, {
        /** What the main thread itself has worked: whatever else the machine does does not count. */
        async worked() {
          const { metrics } = await tools.send('Performance.getMetrics')
          return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value
        },
      })
    },
    close: () => context.close(),
  }
}
