import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import sharp from 'sharp'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const LARGEST = 150_000
const TRIES_MS = [2_000, 4_000, 8_000, 30_000]

async function write(path: string, bytes: Buffer) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}

/** Chromium now and then forgets to answer, where another site's frame has just gone; asked anew it does. */
async function taken(page: Page, fullPage: boolean): Promise<Buffer> {
  for (const timeout of TRIES_MS) {
    const bytes = await page
      .screenshot({ fullPage, animations: 'disabled', caret: 'hide', timeout })
      .catch((fault: Error) => fault)
    if (bytes instanceof Buffer) return bytes
    if (timeout === TRIES_MS.at(-1)) throw bytes
  }
  throw new Error('No picture was taken.')
}

/** What the page looks like now, for whoever reads a failed run: test-results/pictures/<name>.png. */
export async function takePicture(page: Page, name: string, { whole = false } = {}) {
  const bytes = await taken(page, whole)
  await write(join(ROOT, 'test-results', 'pictures', `${name}.png`), bytes)
  return bytes
}

/** With PICTURES=1 a picture that the repository keeps is made anew, small enough to live there. */
export async function keepPicture(page: Page, name: string, path: string) {
  const bytes = await takePicture(page, name)
  if (!process.env.PICTURES) return
  for (const quality of [90, 75, 60, 45, 30]) {
    const small = await sharp(bytes).png({ palette: true, quality, effort: 10 }).toBuffer()
    if (small.length <= LARGEST) return write(join(ROOT, path), small)
  }
  throw new Error(`The picture ${name} cannot be made smaller than ${LARGEST} bytes.`)
}
