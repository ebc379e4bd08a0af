import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { ROOT } from '#tools/common/paths.ts'

const MAX_COMMITTED_BYTES = 150_000
const TIMEOUTS_MS = [2_000, 4_000, 8_000, 30_000]

async function write(path: string, bytes: Buffer) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}

/** Chromium sometimes does not respond right after a frame of another site was removed; a new request succeeds. */
async function capture(page: Page, fullPage: boolean): Promise<Buffer> {
  for (const timeout of TIMEOUTS_MS) {
    const result = await page
      .screenshot({ fullPage, animations: 'disabled', caret: 'hide', timeout })
      .catch((error: Error) => error)
    if (result instanceof Buffer) return result
    if (timeout === TIMEOUTS_MS.at(-1)) throw result
  }
  throw new Error('No screenshot was taken.')
}

const writeResult = (name: string, bytes: Buffer) =>
  write(join(ROOT, 'test-results', 'screenshots', `${name}.png`), bytes)

/** With PICTURES=1, writes test-results/screenshots/<name>.png to look at. */
export async function takeScreenshot(page: Page, name: string, { fullPage = false } = {}) {
  if (process.env['PICTURES']) await writeResult(name, await capture(page, fullPage))
}

/** Writes test-results/screenshots/failed/<name>.png. */
export async function takeFailureScreenshot(page: Page, name: string) {
  await writeResult(`failed/${name.replaceAll(/[^a-z0-9]+/gi, '-')}`, await capture(page, false))
}

/** With PICTURES=1, replaces a committed screenshot, small enough for the repository. */
export async function updateCommittedScreenshot(page: Page, name: string, path: string) {
  if (!process.env['PICTURES']) return
  const bytes = await capture(page, false)
  for (const quality of [90, 75, 60, 45, 30]) {
    const compressed = await sharp(bytes).png({ palette: true, quality, effort: 10 }).toBuffer()
    if (compressed.length <= MAX_COMMITTED_BYTES) return write(join(ROOT, path), compressed)
  }
  throw new Error(`The screenshot ${name} cannot be compressed to ${MAX_COMMITTED_BYTES} bytes.`)
}
