import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

const LONGEST = 15_000
const PAUSE = 100

const isWritten = (bytes: Buffer, value: string) =>
  bytes.includes(Buffer.from(value, 'latin1')) || bytes.includes(Buffer.from(value, 'utf16le'))

/**
 * Chromium writes localStorage down some seconds after it was set, or as soon as the app goes to the background; a phone
 * kills an app only there. IndexedDB has no such delay, and gets no mercy here.
 */
export async function untilWrittenDown(page: Page, profile: string) {
  const folder = join(profile, 'Default', 'Local Storage', 'leveldb')
  // Whatever else is there only counts and remembers; without this nobody is signed in.
  const values = await page.evaluate(() => [localStorage.getItem('token') ?? ''])
  for (let waited = 0; waited < LONGEST; waited += PAUSE) {
    const files = existsSync(folder)
      ? readdirSync(folder).filter((name) => /log|ldb/.test(name))
      : []
    const bytes = Buffer.concat(files.map((name) => readFileSync(join(folder, name))))
    if (values.every((value) => isWritten(bytes, value))) return
    await page.waitForTimeout(PAUSE)
  }
  throw new Error('What the app put into localStorage was never written down.')
}
