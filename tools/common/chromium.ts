import { existsSync } from 'node:fs'
import { run } from './processes.ts'

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser of the tests: CHROMIUM_PATH, the system's Chromium, or the one that playwright-core has downloaded. */
async function findChromium(): Promise<string | null> {
  const configured = process.env['CHROMIUM_PATH']
  if (configured) {
    if (existsSync(configured)) return configured
    throw new Error(`CHROMIUM_PATH is ${configured}, and no file is there.`)
  }
  const system = SYSTEM_PATHS.find((path) => existsSync(path))
  if (system) return system
  const { chromium } = await import('playwright-core')
  const downloaded = chromium.executablePath()
  return downloaded && existsSync(downloaded) ? downloaded : null
}

/** Debian's Chromium without a user interface. The same engine, at half of the processor time. */
const HEADLESS_SHELL = '/usr/lib/chromium/chromium-headless-shell'

export const canUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

async function aptInstall(packages: readonly string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  const args = ['install', '-y', '--no-install-recommends', ...packages]
  // A new container has no package lists; elsewhere they need not be fetched again.
  await run('apt-get', args, { env }).catch(async () => {
    await run('apt-get', ['update'], { env })
    await run('apt-get', args, { env })
  })
}

let lastInstall: Promise<unknown> = Promise.resolve()

/** One after the other: two at a time refuse each other. */
export function installWithApt(...packages: string[]): Promise<void> {
  const install = lastInstall.then(() => aptInstall(packages))
  lastInstall = install.catch(() => {})
  return install
}

export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error)

/** Finds a Chromium or installs one, with the font that an Android phone shows. */
export async function ensureChromium(log: (message: string) => void = () => {}): Promise<string> {
  const existing = await findChromium()
  if (existing) {
    if (canUseApt() && !existsSync('/usr/share/fonts/truetype/roboto'))
      await installWithApt('fonts-roboto').catch(() =>
        log('fonts-roboto could not be installed; pictures show another font.'),
      )
    return existing
  }
  const failures: string[] = []
  if (canUseApt()) {
    log('Installing Chromium with apt …')
    await installWithApt('chromium', 'fonts-roboto').catch((error: unknown) =>
      failures.push(messageOf(error)),
    )
  }
  if (!(await findChromium())) {
    log('Downloading Chromium with playwright-core …')
    await run('npx', ['playwright-core', 'install', 'chromium']).catch((error: unknown) =>
      failures.push(messageOf(error)),
    )
  }
  const installed = await findChromium()
  if (installed) return installed
  throw new Error(
    `The browser tests need Chromium, and none could be found or installed. Install it (Debian: apt-get install chromium fonts-roboto) or set CHROMIUM_PATH.\n${failures.join('\n')}`,
  )
}

/**
 * What shows the pages of most tests: the headless shell where there is one or apt can install it, otherwise `chromium`. A
 * configured Chromium is used for everything.
 */
export async function ensureHeadlessShell(
  chromium: string,
  log: (message: string) => void = () => {},
): Promise<string> {
  if (process.env['CHROMIUM_PATH']) return chromium
  if (!existsSync(HEADLESS_SHELL) && canUseApt()) {
    log('Installing the headless shell of Chromium with apt …')
    await installWithApt('chromium-headless-shell').catch(() =>
      log('It could not be installed; Chromium itself takes longer.'),
    )
  }
  return existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromium
}
