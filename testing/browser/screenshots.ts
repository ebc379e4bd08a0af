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

/** Writes test-results/screenshots/<name>.png, to look at after a failed run. */
export async function takeScreenshot(page: Page, name: string, { fullPage = false } = {}) {
  const bytes = await capture(page, fullPage)
  await write(join(ROOT, 'test-results', 'screenshots', `${name}.png`), bytes)
  return bytes
}

/** With PICTURES=1 a committed screenshot is also replaced, small enough for the repository. */
export async function updateCommittedScreenshot(page: Page, name: string, path: string) {
  const bytes = await takeScreenshot(page, name)
  if (!process.env.PICTURES) return
  for (const quality of [90, 75, 60, 45, 30]) {
    const compressed = await sharp(bytes).png({ palette: true, quality, effort: 10 }).toBuffer()
    if (compressed.length <= MAX_COMMITTED_BYTES) return write(join(ROOT, path), compressed)
  }
  throw new Error(`The screenshot ${name} cannot be compressed to ${MAX_COMMITTED_BYTES} bytes.`)
}
