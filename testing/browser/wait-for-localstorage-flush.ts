import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

const TIMEOUT_MS = 90_000
const INTERVAL_MS = 100

const contains = (bytes: Buffer, value: string) =>
  bytes.includes(Buffer.from(value, 'latin1')) || bytes.includes(Buffer.from(value, 'utf16le'))

/**
 * Chromium writes localStorage to disk five seconds after the first change and then once a minute; at once when the last
 * tab of the site closes, or the app is in the background, which is where a phone kills apps. IndexedDB has no such delay
 * and is not waited for. Only the token matters: without it the user is signed out.
 */
export async function waitForLocalStorageFlush(page: Page, profile: string) {
  const folder = join(profile, 'Default', 'Local Storage', 'leveldb')
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  for (let elapsed = 0; elapsed < TIMEOUT_MS; elapsed += INTERVAL_MS) {
    const files = existsSync(folder)
      ? readdirSync(folder).filter((name) => /log|ldb/.test(name))
      : []
    const bytes = Buffer.concat(files.map((name) => readFileSync(join(folder, name))))
    if (contains(bytes, token)) return
    await page.waitForTimeout(INTERVAL_MS)
  }
  throw new Error('Chromium did not write localStorage to disk.')
}
