import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Device } from './device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { createPhoto, expectHealthyScreen, openSignedIn } from './steps.ts'
import { PASSWORD, registerTasker, type TestUser } from './users.ts'

let onise: Onise
let phone: Device
let tasker: TestUser

beforeAll(async () => {
  onise = await startOnise()
  tasker = await registerTasker(onise, 'Bola', ['House Wiring'])
  phone = await onise.plainPhone()
})
afterAll(() => onise?.stop())

const paper = ({ page }: Device) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('a chosen appearance is there before the app, on every page', async () => {
  const page = await openSignedIn(phone, tasker, '/settings')
  await page.getByRole('radio', { name: 'Automatic' }).waitFor()
  await expectHealthyScreen(phone, 'account-settings')
  await page.getByRole('radio', { name: 'Dark', exact: true }).check()
  await expect.poll(() => paper(phone)).toBe('rgb(16, 22, 18)')
  await expectHealthyScreen(phone, 'account-settings-dark')
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(new URL('/settings', page.url()).href)
  expect(await paper(phone)).toBe('rgb(16, 22, 18)')
  // Only when the page is left has its last script failed.
  await page.goto('about:blank')
  await page.unroute('**/assets/*.js')
  phone.errors.length = 0
})

test('a picture is moved by a pointer, and its square is sent', async () => {
  const page = await openSignedIn(phone, tasker, '/update-profile')
  await page.getByLabel('Profile picture').setInputFiles(await createPhoto('me.jpg', '#9c6644'))
  const view = page.getByRole('group', { name: 'Picture in a circle' })
  await view.locator('img').waitFor()
  const place = () => view.locator('img').evaluate((image: HTMLImageElement) => image.style.left)
  await page.getByRole('slider', { name: 'Zoom' }).fill('2')
  const before = await place()
  const box = await view.boundingBox()
  if (!box) throw new Error('the view is hidden')
  await page.mouse.move(box.x + 100, box.y + 100)
  await page.mouse.down()
  await page.mouse.move(box.x + 140, box.y + 100)
  await page.mouse.up()
  expect(await place()).not.toBe(before)
  await expectHealthyScreen(phone, 'account-crop')
  await page.getByRole('button', { name: 'Use this part' }).click()
  const preview = page.locator('.file-field-preview')
  await preview.waitFor()
  await expect
    .poll(() =>
      preview.evaluate((image: HTMLImageElement) => image.naturalWidth - image.naturalHeight),
    )
    .toBe(0)
})

test('the copy of all data is one ZIP that the browser saves', async () => {
  const page = await openSignedIn(phone, tasker, '/export-data')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expectHealthyScreen(phone, 'account-export')
  await page.getByRole('button', { name: 'Collect my data' }).click()
  await page.getByText('Your copy is ready').waitFor()
  await expectHealthyScreen(phone, 'account-export-ready')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the file' }).click()
  const bytes = await readFile(await (await download).path())
  expect(bytes.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  expect(bytes.toString()).toContain(tasker.email)
})
