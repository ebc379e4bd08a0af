import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { canUseApt, installWithApt, messageOf } from './chromium.ts'

type Log = (message: string) => void

const findCommand = (...names: string[]) =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path))

const findFirefox = () => process.env['FIREFOX_PATH'] ?? findCommand('firefox-esr', 'firefox')

/** Of Debian and of Ubuntu, for this kind of processor. */
const findMiniBrowser = () =>
  ['x86_64', 'aarch64']
    .flatMap((processor) =>
      ['4.1', '4.0', '6.0'].map(
        (version) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-${version}/MiniBrowser`,
      ),
    )
    .find((path) => existsSync(path))

function findWebKit() {
  const [driver, browser] = [findCommand('WebKitWebDriver'), findMiniBrowser()]
  return driver && browser && findCommand('Xvfb') ? { driver, browser } : undefined
}

async function ensure<T>(
  what: string,
  packages: readonly string[],
  find: () => T | undefined,
  log: Log,
): Promise<T> {
  const existing = find()
  if (existing) return existing
  let reason = 'Only root can use apt-get, where there is one.'
  if (canUseApt()) {
    log(`Installing ${what} with apt …`)
    await installWithApt(...packages).catch((error: unknown) => (reason = messageOf(error)))
  }
  const installed = find()
  if (installed) return installed
  const command = `apt-get install ${packages.join(' ')}`
  throw new Error(
    `The tests in all engines need ${what}, which could not be found or installed. Install it (Debian: ${command}).\n${reason}`,
  )
}

/** Finds Firefox or installs it; FIREFOX_PATH is another one. */
export const ensureFirefox = (log: Log = () => {}) =>
  ensure('Firefox', ['firefox-esr'], findFirefox, log)

/** The engine of Safari: WebKitGTK's small browser, its driver, and a screen in memory. */
export const ensureWebKit = (log: Log = () => {}) =>
  ensure('WebKitGTK', ['webkit2gtk-driver', 'xvfb'], findWebKit, log)
