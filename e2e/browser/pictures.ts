import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import sharp from 'sharp'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const LARGEST = 150_000

async function write(path: string, bytes: Buffer) {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, bytes)
}

/** What the page looks like now, for whoever reads a failed run: test-results/pictures/<name>.png. */
export async function takePicture(page: Page, name: string, { whole = false } = {}) {
  const bytes = await page.screenshot({ fullPage: whole, animations: 'disabled', caret: 'hide' })
  await write(join(ROOT, 'test-results', 'pictures', `${name}.png`), bytes)
  if (process.env.PICTURES) await writeForReadme(name, bytes)
}

/** With PICTURES=1 the README's pictures are made anew, each small enough to live in the repository. */
async function writeForReadme(name: string, bytes: Buffer) {
  for (const quality of [90, 75, 60, 45, 30]) {
    const small = await sharp(bytes).png({ palette: true, quality, effort: 10 }).toBuffer()
    if (small.length > LARGEST) continue
    await write(join(ROOT, 'e2e', 'pictures', `${name}.png`), small)
    return
  }
  throw new Error(`The picture ${name} cannot be made smaller than ${LARGEST} bytes.`)
}
