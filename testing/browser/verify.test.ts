import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readVerification } from '#schema/contract/verifications.ts'
import { DESKTOP, PHONE } from './browser.ts'
import type { Device } from './device.ts'
import type { PersistentDevice } from './persistent-device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { createPhoto, expectHealthyScreen, openSignedIn } from './steps.ts'
import { SKILL } from './tasks.ts'
import { createAdministrator, registerTasker, type TestUser } from './users.ts'

let onise: Onise
let tasker: TestUser
let desktop: Device
let phone: PersistentDevice

beforeAll(async () => {
  onise = await startOnise()
  tasker = await registerTasker(onise, 'Adeola', [SKILL])
  const { token } = await createAdministrator(onise, 'Ngozi')
  desktop = await onise.plainDesktop()
  await desktop.storeToken(token)
  await desktop.page.evaluate((value) => localStorage.setItem('adminToken', value), token)
  phone = await onise.persistentPhone('chromium')
})
afterAll(() => onise?.stop())

const press = (name: string) => phone.page.getByRole('button', { name, exact: true }).click()
/** The list with the proof that waits. */
async function openQueue() {
  const page = await desktop.open('/admin/verifications')
  await page.getByRole('row', { name: /Adeola.*Nobody/ }).waitFor()
  await expectHealthyScreen(desktop, 'admin-verifications')
}

const hasPictures = () =>
  desktop.page.waitForFunction(() => {
    const images = [...document.querySelectorAll<HTMLImageElement>('.proof-frame img')]
    return images.length === 2 && images.every(({ naturalWidth }) => naturalWidth > 0)
  })

/** Reads the proof, and approves it without a mouse. */
async function approveByKeys() {
  const { page } = desktop
  await page.getByRole('row', { name: /Adeola/ }).press('Enter')
  await page.getByText('Yours until').waitFor()
  await hasPictures()
  await page.getByText('Adeola Ogunleye').waitFor()
  await page.getByText('17 May 1990').waitFor()
  await page.getByText('12345678901').waitFor()
  await expectHealthyScreen(desktop, 'admin-verification')
  await page.keyboard.press('d')
  await page.keyboard.press('Shift+F')
  await page.getByRole('button', { name: 'Enlarge the document', pressed: true }).waitFor()
  await desktop.screenshot('admin-verification-enlarged')
  const frame = page.locator('.proof-frame').first()
  const shown = await frame.evaluate((element) => ({
    left: element.scrollLeft,
    top: element.scrollTop,
    middle: (element.scrollWidth - element.clientWidth) / 2,
  }))
  expect(shown.middle).toBeGreaterThan(0)
  expect([shown.left, shown.top]).toEqual([shown.middle, shown.middle])
  await page.keyboard.press('d')
  await page.setViewportSize(PHONE.viewport)
  await expectHealthyScreen(desktop, 'admin-verification-phone')
  await page.getByRole('button', { name: 'Enlarge the face' }).scrollIntoViewIfNeeded()
  await desktop.screenshot('admin-verification-phone-pictures')
  await page.getByText('Keys', { exact: true }).click()
  await page.getByText('Keys are on').scrollIntoViewIfNeeded()
  await expectHealthyScreen(desktop, 'admin-verification-phone-keys')
  await page.setViewportSize(DESKTOP.viewport)
  for (const [key, name] of [
    ['s', 'admin-verification-again'],
    ['r', 'admin-verification-refuse'],
  ] as const) {
    // One dialog after the other.
    // oxlint-disable-next-line no-await-in-loop
    await lookAtDialog(key, name)
  }
  await page.keyboard.press('a')
  await page.getByRole('dialog').waitFor()
  await expectHealthyScreen(desktop, 'admin-verification-approve')
  await page.keyboard.press('Enter')
  await page.getByText('No proof of identity waits').waitFor()
  await page.getByText('The user is verified').waitFor()
  await expectHealthyScreen(desktop, 'admin-verifications-empty')
}

async function lookAtDialog(key: string, name: string) {
  const dialog = desktop.page.getByRole('dialog')
  await desktop.page.keyboard.press(key)
  await dialog.waitFor()
  await expectHealthyScreen(desktop, name)
  await desktop.page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
}

/** Without a network requests of the app fail. */
const NO_NETWORK = /^net::ERR_/

describe.sequential('a professional proves who they are', () => {
  test('prepares everything without a network', async () => {
    const page = await openSignedIn(phone, tasker, '/settings')
    await phone.waitForServiceWorker()
    await phone.setNetwork('offline')
    await page.getByRole('link', { name: 'Proof of identity' }).click()
    await page.getByRole('heading', { name: 'What happens with your pictures' }).waitFor()
    await expectHealthyScreen(phone, 'verify-begin', NO_NETWORK)
    await press('Begin')
    await page.getByLabel('Name on the document').fill('Adeola Ogunleye')
    await page.getByLabel('Date of birth').fill('1990-05-17')
    await expectHealthyScreen(phone, 'verify-name', NO_NETWORK)
    await press('Next')
    await page.getByRole('radio', { name: 'NIN slip or card' }).check()
    await page.getByLabel('Number of the document').fill('1234 5678 901')
    await expectHealthyScreen(phone, 'verify-document-empty', NO_NETWORK)
    await page
      .locator('input[name=documentPicture]')
      .setInputFiles(await createPhoto('card.jpg', '#7fa99b'))
    await page.getByText('card.webp').waitFor()
    await expectHealthyScreen(phone, 'verify-document', NO_NETWORK)
    await press('Next')
    await page
      .locator('input[name=facePicture]')
      .setInputFiles(await createPhoto('face.jpg', '#a98f7f'))
    await page.getByText('face.webp').waitFor()
    await expectHealthyScreen(phone, 'verify-face', NO_NETWORK)
    await press('Send')
    await page.getByText('Your proof of identity waits on this phone').waitFor()
    await expectHealthyScreen(phone, 'verify-waiting', NO_NETWORK)
    expect((await tasker.call(readVerification, {})).verification).toBeNull()
  })

  test('it is sent with a network, and the professional is verified once an administrator approves', async () => {
    const { page } = phone
    await phone.goOnline()
    await page.getByText('We have your proof of identity').waitFor()
    await openQueue()
    await page.reload()
    await page.getByText('We have your proof of identity').waitFor()
    await approveByKeys()
    await page.reload()
    await page.getByText('You are verified').waitFor()
    await phone.screenshot('verify-verified')
  })
})
