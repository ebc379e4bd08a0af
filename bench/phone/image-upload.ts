// A photo as a phone's camera takes it, and what is left of it before the upload.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { build } from 'vite'
import { drawLargePhoto } from '#testing/fixtures/large-photo.ts'
import { ROOT } from '#tools/common/paths.ts'
import type { BenchApp, Measurement } from './app.ts'
import { createProfile, deleteProfile, Phone } from './browser.ts'

const CPU = 4

declare global {
  interface Window {
    shrinkPhoto: (file: File) => Promise<Blob>
  }
}

/** The product's own function as a script, built from its source. */
async function buildProductScript(): Promise<string> {
  const result = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: join(ROOT, 'pwa/images/shrink-image.ts'),
        formats: ['iife'],
        name: 'images',
      },
    },
  })
  const [first] = [result].flat()
  const chunk = first && 'output' in first ? first.output[0] : undefined
  if (!chunk) throw new Error('The script was not built')
  return `${chunk.code}; window.shrinkPhoto = (file) => images.shrinkImage(file)`
}

/** The shortest way: one size, one quality, whatever the result. */
const BASELINE_SCRIPT = `window.shrinkPhoto = async (file) => {
  const picture = await createImageBitmap(file, { resizeWidth: 1280, imageOrientation: 'from-image' })
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d').drawImage(picture, 0, 0)
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.7 })
}`

/** Runs in the page. */
function addFileInput(): void {
  const input = document.createElement('input')
  input.type = 'file'
  input.id = 'photo'
  document.body.append(input)
}

/** Runs in the page. */
async function shrinkSelectedPhoto() {
  const file = document.querySelector<HTMLInputElement>('#photo')?.files?.[0]
  if (!file) throw new Error('No photo is selected')
  const startedAt = performance.now()
  const shrunk = await window.shrinkPhoto(file)
  const ms = performance.now() - startedAt
  const bytes = new Uint8Array(await shrunk.arrayBuffer())
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return { ms, type: shrunk.type, base64 }
}

export async function createPhotoMeasure() {
  const folder = mkdtempSync(join(tmpdir(), 'onise-photo-'))
  const path = join(folder, 'photo.jpg')
  const photo = await drawLargePhoto()
  writeFileSync(path, photo)
  const productScript = await buildProductScript()

  async function measure(app: BenchApp): Promise<Measurement> {
    const profile = createProfile()
    const phone = await Phone.open({ profile, app })
    try {
      const { page } = await phone.openPage({ cpu: CPU })
      await page.goto(app.proxy.url)
      await page.evaluate(addFileInput)
      await page.evaluate(app.name === 'baseline' ? BASELINE_SCRIPT : productScript)
      await page.locator('#photo').setInputFiles(path)
      const { ms, base64, type } = await page.evaluate(shrinkSelectedPhoto)
      const shrunk = Buffer.from(base64, 'base64')
      const { exif, width, height } = await sharp(shrunk).metadata()
      return {
        figures: {
          'photo.bytes': shrunk.length,
          'photo.ms': ms,
          'photo.exif': exif?.length ?? 0,
        },
        notes: { photo: { type, width, height } },
      }
    } finally {
      await phone.close()
      deleteProfile(profile)
    }
  }

  return {
    originalBytes: photo.length,
    measure,
    stop: () => rmSync(folder, { recursive: true, force: true }),
  }
}
