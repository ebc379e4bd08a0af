import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONNECTION_BUDGETS } from '#ci/budgets.ts'
import { findAccessibilityViolations } from './accessibility.ts'
import type { Device } from './device.ts'
import { startOnise, useBrowser, type Onise } from './start-onise.ts'
import { PASSWORD } from './users.ts'

let onise: Onise
beforeAll(async () => {
  onise = await startOnise()
})
afterAll(() => onise?.stop())

/** What the landing page downloads without any cache, measured on the connection. */
async function measureDownload(device: Device, use: (page: Page) => Promise<unknown>) {
  const page = await device.context.newPage()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.enable')
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
  await devTools.send('Network.setBypassServiceWorker', { bypass: true })
  let bytes = 0
  const scripts: string[] = []
  devTools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength))
  devTools.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') scripts.push(new URL(response.url).pathname)
  })
  await device.open('/')
  await use(page)
  return { bytes, scripts }
}

describe('the landing page', () => {
  test('is readable without JavaScript, and so are the About page and the way from Log in to both', async () => {
    const browser = await useBrowser()
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${onise.url}/`)
    const text = await page.locator('body').innerText()
    for (const part of [
      'Good hands for every job.',
      'How it works',
      'Electrical Work',
      'About Onise',
    ])
      expect(text).toContain(part)
    const start = page.getByRole('link', { name: 'Get Started' }).first()
    expect(await start.getAttribute('href')).toBe('/account-type')
    await page.goto(`${onise.url}/about`)
    const about = await page.locator('body').innerText()
    for (const part of ['Our Mission', 'What Sets Us Apart', '10,000+', 'Happy customers'])
      expect(about).toContain(part)
    await page.goto(`${onise.url}/login`)
    // Searches for a text leave this element out.
    expect(await page.locator('.noscript').innerText()).toContain('you need JavaScript')
    await page.getByRole('link', { name: 'how Onise works' }).click()
    await page.getByRole('heading', { name: 'Good hands for every job.' }).waitFor()
    await context.close()
  })

  test('downloads its text and pictures but not the app', async () => {
    const phone = await onise.phone()
    const { bytes, scripts } = await measureDownload(phone, async (page) => {
      await page.getByText('Consulting Services').scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
    })
    expect(bytes).toBeLessThanOrEqual(CONNECTION_BUDGETS.landingPage)
    expect(scripts).toEqual([expect.stringMatching(/\/assets\/landing-/)])
  })

  test('opens login and sign-up in a dialog without leaving the page', async () => {
    const phone = await onise.plainPhone()
    const page = await phone.open('/')
    await page.getByRole('link', { name: 'Log in' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name=email]').waitFor()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Sign up' }).click()
    await dialog.getByRole('button', { name: 'As a professional' }).click()
    await dialog.getByLabel('Username').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(phone.errors).toEqual([])
  })

  test('registers from its header in a browser that never was here, and logs in with one tap', async () => {
    const phone = await onise.plainPhone()
    const page = await phone.open('/pcm')
    await page.locator('a[data-dialog="register"]').click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('.account-type-button').first().click()
    await dialog.locator('input[name="username"]').fill('Ada')
    await dialog.locator('input[name="email"]').fill('ada@onise.test')
    await dialog.locator('input[name="password"]').fill(PASSWORD)
    await dialog.locator('button[type="submit"]').click()
    await dialog.locator('input[name="username"]').waitFor({ state: 'detached' })
    expect(await dialog.locator('input[name="password"]').inputValue()).toBe(PASSWORD)
    await dialog.locator('button[type="submit"]').click()
    await page.waitForURL('**/client-dashboard')
    expect(phone.errors).toEqual([])
  })

  test('keeps the language that was chosen on it when it is opened without a network', async () => {
    const phone = await onise.installedPhone()
    const page = await phone.open('/')
    await page.getByRole('link', { name: 'Pidgin' }).click()
    await page.waitForURL('**/pcm')
    const countFiles = () =>
      page.evaluate(async () => (await (await caches.open('onise-languages')).keys()).length)
    await expect.poll(countFiles).toBe(2)
    await phone.goOffline()
    await page.reload()
    await page.getByRole('heading', { name: 'Good hands dey for every job.' }).waitFor()
    await phone.open('/login')
    await page.getByText('You forget password?').waitFor()
  })

  test('has no accessibility violation on a phone and on a desktop', async () => {
    for (const device of [await onise.plainPhone(), await onise.plainDesktop()]) {
      const page = await device.open('/')
      expect(await findAccessibilityViolations(page)).toEqual([])
      await device.screenshot(`landing-${page.viewportSize()?.width}`)
    }
  })
})
