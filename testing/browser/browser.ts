import { chromium } from 'playwright-core'
import { inject } from 'vitest'

export const PHONE = {
  viewport: { width: 360, height: 640 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
export const DESKTOP = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 }
export type FormFactor = typeof PHONE | typeof DESKTOP

export const LOCALE = {
  locale: 'en-NG',
  timezoneId: 'Africa/Lagos',
  reducedMotion: 'reduce',
} as const

/** Long, because other tests run at the same time, and only a test that fails waits until the end. */
export const PATIENCE_MS = 90_000

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A microphone that beeps, and that every page may use.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
]

/** `chromium` is the complete browser, for what the engine alone does not do: whether an app can be installed. */
export type Program = 'headlessShell' | 'chromium'

export const launchOptions = (args: string[] = [], program: Program = 'headlessShell') => ({
  executablePath: inject(program),
  headless: true,
  timeout: PATIENCE_MS,
  args: [...ARGS, ...args],
})

export const openBrowser = (args?: string[]) => chromium.launch(launchOptions(args))
