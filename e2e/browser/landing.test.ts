import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { faultsOf } from './axe.ts'
import { startOnise, type Device, type Onise } from './harness.ts'

/** DESIGN 8: landing ≤ 140 kB with its hero picture. kB are 1,000 bytes. */
const LANDING_MOST = 140_000

let onise: Onise
beforeAll(async () => {
  onise = await startOnise()
})
afterAll(() => onise?.stop())

/** What the page fetched, as the wire carried it: in a new tab, since a page that is left may still be fetching. */
async function wireOf(device: Device, look: (page: Page) => Promise<unknown>) {
  const page = await device.context.newPage()
  const wire = await page.context().newCDPSession(page)
  await wire.send('Network.enable')
  await wire.send('Network.setCacheDisabled', { cacheDisabled: true })
  await wire.send('Network.setBypassServiceWorker', { bypass: true })
  let bytes = 0
  const scripts: string[] = []
  wire.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  wire.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') scripts.push(new URL(response.url).pathname)
  })
  await device.open('/')
  await look(page)
  return { bytes, scripts }
}

test('DESIGN 4: the landing page is readable with no JavaScript', async () => {
  const phone = await onise.phone()
  const context = await phone.context.browser()?.newContext({ javaScriptEnabled: false })
  const page = await context?.newPage()
  await page?.goto(`${onise.url}/`)
  const words = await page?.locator('body').innerText()
  for (const part of [
    'Good hands for every job.',
    'How it works',
    'Electrical Work',
    'About Onise',
  ])
    expect(words).toContain(part)
  const start = page?.getByRole('link', { name: 'Get Started' }).first()
  expect(await start?.getAttribute('href')).toBe('/account-type')
  await context?.close()
})

test('DESIGN 8: who only looks pays for words and pictures, not for the app', async () => {
  const phone = await onise.phone()
  const { bytes, scripts } = await wireOf(phone, async (page) => {
    await page.getByText('Consulting Services').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
  })
  expect(bytes).toBeLessThanOrEqual(LANDING_MOST)
  expect(scripts).toEqual([expect.stringMatching(/\/assets\/landing-/)])
})

test('SPEC 2: Log in opens a modal over the page, in its place, and sign-up the account types', async () => {
  const phone = await onise.phone()
  const page = await phone.open('/')
  await page.getByRole('link', { name: 'Log in' }).first().click()
  const modal = page.getByRole('dialog')
  await modal.getByLabel('Email').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await modal.getByRole('button', { name: 'Sign up' }).click()
  await modal.getByRole('button', { name: 'As a professional' }).click()
  await modal.getByLabel('Username').waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  expect(phone.complaints).toEqual([])
})

test('WCAG 2.2 AA: the landing page is clean on a phone and on a desktop', async () => {
  for (const device of [await onise.phone(), await onise.desktop()]) {
    const page = await device.open('/')
    expect(await faultsOf(page)).toEqual([])
    await device.picture(`landing-${page.viewportSize()?.width}`)
  }
})
