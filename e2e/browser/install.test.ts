import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ROOT } from '../../local/install.mjs'
import { startOnise, type Device, type Onise } from './harness.ts'
import { buildAgain, deploy, type NextBuild } from './next-build.ts'
import { newClient } from './people.ts'
import { takeUpdate } from './take-update.ts'
import { logIn } from './walking.ts'

/** A service worker takes its time on a busy machine. */
const SOON = { timeout: 30_000, interval: 250 }

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
let phone: Device
let manifest: Manifest

beforeAll(async () => {
  onise = await startOnise()
  // Nothing is installed from the shared browser's private windows.
  phone = await onise.ownedPhone()
  await phone.open('/account-type')
  const href = await phone.page.locator('link[rel=manifest]').getAttribute('href')
  manifest = await (await fetch(new URL(href ?? '', onise.url))).json()
})
afterAll(() => onise?.stop())

async function bytesOf({ src, type }: Pick<Picture, 'src'> & { type?: string }) {
  const answer = await fetch(new URL(src, onise.url))
  expect(answer.status, src).toBe(200)
  if (type) expect(answer.headers.get('content-type'), src).toBe(type)
  return Buffer.from(await answer.arrayBuffer())
}
const sizeOf = async (picture: Picture) => {
  const { width, height } = await sharp(await bytesOf(picture)).metadata()
  return `${width}x${height}`
}

describe('installable (DESIGN 4)', () => {
  test('Chromium finds nothing that stands in the way of installing', async () => {
    await phone.untilInstalled()
    const wire = await phone.context.newCDPSession(phone.page)
    const { errors } = await wire.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await wire.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
    expect(manifest).toMatchObject({ name: 'Onise', display: 'standalone', scope: '/' })
  })

  test('every picture of the manifest is there, and as large as it says', async () => {
    const { icons, screenshots, shortcuts } = manifest
    for (const picture of [...icons, ...screenshots])
      expect(await sizeOf(picture), picture.src).toBe(picture.sizes)
    for (const { icons: own } of shortcuts)
      for (const picture of own) expect(await sizeOf(picture), picture.src).toBe(picture.sizes)
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
    expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(
      new Set(['narrow', 'wide']),
    )
  })

  test('a maskable icon may be cut to any shape: it has no see-through edge', async () => {
    const maskable = manifest.icons.filter(({ purpose }) => purpose === 'maskable')
    expect(maskable.length).toBeGreaterThan(0)
    for (const icon of maskable) {
      const { isOpaque } = await sharp(await bytesOf(icon)).stats()
      expect(isOpaque, icon.src).toBe(true)
    }
  })

  test('every shortcut, and the start itself, opens a screen of Onise', async () => {
    const addresses = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)]
    expect(addresses).toHaveLength(5)
    for (const address of addresses) {
      const { pathname } = new URL(address, onise.url)
      const routes = await readFile(join(ROOT, 'pwa/routeTree.gen.ts'), 'utf8')
      expect(routes, address).toContain(`'${pathname}'`)
      expect((await bytesOf({ src: address })).toString(), address).toContain('<title>Onise')
    }
  })
})

describe('a new build is offered, never forced (DESIGN 4)', () => {
  const isWaiting = () =>
    phone.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return registration?.waiting !== null && registration?.waiting !== undefined
    })
  const offer = () => phone.page.getByText('A new version of Onise is ready.')
  const title = () => phone.page.getByLabel('Todo Title')
  let another: NextBuild

  beforeAll(async () => {
    const client = await newClient(onise.url, 'Folake')
    await phone.open('/login')
    await logIn(phone, client.email)
    await phone.page.waitForURL('**/client-dashboard')
    await phone.untilInstalled()
  })
  afterAll(() => another?.remove())

  test('without one nothing is said', async () => {
    await phone.open('/create-task')
    await title().waitFor()
    expect(await isWaiting()).toBe(false)
    expect(await offer().count()).toBe(0)
  })

  test('with one it is fetched and offered, and what is being typed is let alone', async () => {
    another = await buildAgain(join(ROOT, 'dist/pwa'))
    await deploy(onise, another)
    await phone.open('/create-task')
    const { page } = phone
    await title().fill('Repair a ceiling fan')
    await page.evaluate(() => (document.body.dataset.page = 'the same'))
    await offer().waitFor()
    expect(await isWaiting()).toBe(true)
    await phone.picture('update-offered')
    await page.getByLabel('Description').fill('It hums and turns slowly.')
    await page.getByRole('link', { name: 'My Todo' }).locator('visible=true').click()
    await page.getByText('No Todo', { exact: true }).waitFor()
    expect(await isWaiting()).toBe(true)
    expect(await page.evaluate(() => document.body.dataset.page)).toBe('the same')
  })

  test('Update takes it, and the draft is still there', async () => {
    const { page } = phone
    await takeUpdate(page)
    await expect.poll(isWaiting, SOON).toBe(false)
    await phone.open('/create-task')
    await title().waitFor()
    expect(await title().inputValue()).toBe('Repair a ceiling fan')
    expect(await offer().count()).toBe(0)
    expect(phone.complaints).toEqual([])
  })
})
