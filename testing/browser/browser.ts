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

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export const launchOptions = (args: string[] = []) => ({
  executablePath: inject('chromium'),
  headless: true,
  args: [...ARGS, ...args],
})

export const openBrowser = (args?: string[]) => chromium.launch(launchOptions(args))
