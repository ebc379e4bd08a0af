// A photograph as a phone's camera makes it, and what is left of it when it goes out.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { build } from 'vite'
import { ROOT } from '../../local/install.mjs'
import { drawPhotograph } from '../../local/wire/photograph.mjs'
import { forget, newProfile, openPhone } from './browser.mjs'

const CPU = 4

/** The product's own function, as a script of its own; only its source is asked for, nothing is copied. */
async function productsShrink() {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    build: {
      write: false,
      lib: {
        entry: join(ROOT, 'pwa/replica/shrink-picture.ts'),
        formats: ['iife'],
        name: 'picture',
      },
    },
  })
  return `${[built].flat()[0].output[0].code}; window.shrink = (file) => picture.shrinkPicture(file)`
}

/** The shortest way there is (PERFORMANCE 3): one size, one quality, whatever comes of it. */
const SHORTEST = `window.shrink = async (file) => {
  const picture = await createImageBitmap(file, { resizeWidth: 1280, imageOrientation: 'from-image' })
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d').drawImage(picture, 0, 0)
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.7 })
}`

/** Runs in the page. */
async function shrinkChosen() {
  const [file] = document.querySelector('#photo').files
  const began = performance.now()
  const small = await window.shrink(file)
  const ms = performance.now() - began
  const bytes = new Uint8Array(await small.arrayBuffer())
  return {
    ms,
    type: small.type,
    bytes: btoa(Array.from(bytes, (b) => String.fromCharCode(b)).join('')),
  }
}

export async function newPhotoMeasure() {
  const folder = mkdtempSync(join(tmpdir(), 'onise-photo-'))
  const path = join(folder, 'photo.jpg')
  const photograph = await drawPhotograph()
  writeFileSync(path, photograph)
  const product = await productsShrink()

  return {
    taken: photograph.length,
    async measure(app) {
      const profile = newProfile()
      const phone = await openPhone({ profile, app })
      try {
        const page = await phone.page({ cpu: CPU })
        await page.goto(app.wire.url)
        await page.evaluate(() => {
          const input = document.createElement('input')
          Object.assign(input, { type: 'file', id: 'photo' })
          document.body.append(input)
        })
        await page.evaluate(app.name === 'floor' ? SHORTEST : product)
        await page.locator('#photo').setInputFiles(path)
        const { ms, bytes, type } = await page.evaluate(shrinkChosen)
        const small = Buffer.from(bytes, 'base64')
        const { exif, width, height } = await sharp(small).metadata()
        return {
          measured: {
            'photo.bytes': small.length,
            'photo.ms': ms,
            'photo.exif': exif?.length ?? 0,
          },
          notes: { type, width, height },
        }
      } finally {
        await phone.close()
        forget(profile)
      }
    },
    stop: () => rmSync(folder, { recursive: true, force: true }),
  }
}
