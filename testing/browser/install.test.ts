import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#schema/domain/ids.ts'
import { ROOT } from '#tools/common/paths.ts'
import { startOnise, type Onise } from './start-onise.ts'

type Picture = { src: string; sizes: string; type: string; purpose?: string; form_factor?: string }
type Manifest = {
  name: string
  short_name: string
  display: string
  start_url: string
  scope: string
  icons: Picture[]
  screenshots: Picture[]
  shortcuts: { name: string; url: string; icons: Picture[] }[]
}

let onise: Onise
let manifest: Manifest

beforeAll(async () => {
  onise = await startOnise()
  const html = (await fetchBytes({ src: '/account-type' })).toString()
  const [, href] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? []
  manifest = await (await fetch(new URL(href ?? '', onise.url))).json()
})
afterAll(() => onise?.stop())

async function fetchBytes({ src, type }: { src: string; type?: string }) {
  const response = await fetch(new URL(src, onise.url))
  expect(response.status, src).toBe(200)
  if (type) expect(response.headers.get('content-type'), src).toBe(type)
  return Buffer.from(await response.arrayBuffer())
}
const sizeOf = async (picture: Picture) => {
  const { width, height } = await sharp(await fetchBytes(picture)).metadata()
  return `${width}x${height}`
}

test('each document of the app says what to do when it does not start, in words that need no script', async () => {
  for (const src of ['/account-type', '/login', '/all-task', `/single-task/${newId('task')}`])
    expect((await fetchBytes({ src })).toString(), src).toMatch(
      /<p class="slow-start">\s*Onise is still opening/,
    )
  expect((await fetchBytes({ src: '/' })).toString()).not.toContain('slow-start')
})

/** offline-apply.test.ts checks in Chromium whether the app can be installed. */
describe('the manifest', () => {
  test('describes an app with its own window', () => {
    expect(manifest).toMatchObject({ name: 'Onise', display: 'standalone', scope: '/' })
  })

  test('names only pictures that exist, with their real size', async () => {
    const { icons, screenshots, shortcuts } = manifest
    const pictures = [...icons, ...screenshots, ...shortcuts.flatMap((shortcut) => shortcut.icons)]
    for (const picture of pictures) expect(await sizeOf(picture), picture.src).toBe(picture.sizes)
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    )
  })

  test('has opaque maskable icons, which a launcher can cut to any shape', async () => {
    const maskable = manifest.icons.filter(({ purpose }) => purpose === 'maskable')
    expect(maskable.length).toBeGreaterThan(0)
    for (const icon of maskable) {
      const { isOpaque } = await sharp(await fetchBytes(icon)).stats()
      expect(isOpaque, icon.src).toBe(true)
    }
  })

  test('has a start URL and shortcuts that open a screen of the app', async () => {
    const paths = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]
    expect(paths).toHaveLength(5)
    const routes = await readFile(join(ROOT, 'pwa/routeTree.gen.ts'), 'utf8')
    for (const path of paths) {
      const { pathname } = new URL(path, onise.url)
      expect(routes, path).toContain(`'${pathname}'`)
      expect((await fetchBytes({ src: path })).toString(), path).toContain('<title>Onise')
    }
  })
})
