import { existsSync } from 'node:fs'
import { run } from './processes.mjs'

const USUAL = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser of the tests: the one named by CHROMIUM_PATH, the system's, or the one playwright-core keeps. */
export async function findChromium() {
  const { CHROMIUM_PATH: named } = process.env
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH says ${named}, and there is nothing there.`)
  }
  const usual = USUAL.find((path) => existsSync(path))
  if (usual) return usual
  const { chromium } = await import('playwright-core')
  const kept = chromium.executablePath()
  return kept && existsSync(kept) ? kept : null
}

const mayUseApt = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

async function apt(...packages) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = ['install', '-y', '--no-install-recommends', ...packages]
  // A fresh container has no package lists; a machine in use has, and need not fetch them again.
  await run('apt-get', install, { env }).catch(async () => {
    await run('apt-get', ['update'], { env })
    await run('apt-get', install, { env })
  })
}

/** Finds a Chromium or brings one, with the font that an Android phone shows. Throws in words when it can do neither. */
export async function bringChromium(say = () => {}) {
  const found = await findChromium()
  if (found) {
    if (mayUseApt() && !existsSync('/usr/share/fonts/truetype/roboto')) {
      await apt('fonts-roboto').catch(() =>
        say('fonts-roboto could not be installed; pictures show another font.'),
      )
    }
    return found
  }
  const failures = []
  if (mayUseApt()) {
    say('Installing Chromium with apt …')
    await apt('chromium', 'fonts-roboto').catch((error) => failures.push(error.message))
  }
  if (!(await findChromium())) {
    say('Fetching Chromium with playwright-core …')
    await run('npx', ['playwright-core', 'install', 'chromium']).catch((error) =>
      failures.push(error.message),
    )
  }
  const brought = await findChromium()
  if (brought) return brought
  throw new Error(
    `The browser tests need Chromium, and none could be found or installed. Install it (Debian: apt-get install chromium fonts-roboto) or set CHROMIUM_PATH.\n${failures.join('\n')}`,
  )
}
