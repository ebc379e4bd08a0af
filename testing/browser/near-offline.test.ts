import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Device } from './device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { expectHealthyScreen, goTo, openSignedIn } from './steps.ts'
import { postTask, SKILL } from './tasks.ts'
import { registerClient, registerTasker } from './users.ts'

const LAGOS = 'Mend a switch'
const ABUJA = 'Fit a meter box'

let onise: Onise
let phone: Device

beforeAll(async () => {
  onise = await startOnise()
  const client = await registerClient(onise, 'Bukola')
  const tasker = await registerTasker(onise, 'Adeola', [SKILL])
  await postTask(client, LAGOS, { location: 'Ikeja, Lagos' })
  await postTask(client, ABUJA, { location: 'Wuse, Abuja' })
  phone = await onise.installedPhone()
  await openSignedIn(phone, tasker)
})
afterAll(() => onise?.stop())

const titles = () => phone.page.getByRole('main').locator('.card-title').allTextContents()

describe.sequential('a professional in Lagos whose phone has opened Onise before', () => {
  test('first sees what is in reach, and all by one tap', async () => {
    const { page } = phone
    await goTo(phone, 'To do list', '/all-task')
    await page.getByText('Only todos near you are shown.').waitFor()
    await expect.poll(titles).toEqual([LAGOS])
    await expectHealthyScreen(phone, 'near-first-list')
    await page.getByRole('button', { name: 'Anywhere' }).click()
    await expect.poll(titles).toEqual([LAGOS, ABUJA])
  })

  test('is told in words that the location is denied, and nothing is sent for it', async () => {
    const page = await phone.open('/update-profile')
    await phone.context.clearPermissions()
    const locate = page.getByRole('button', { name: 'Use where I am' })
    await locate.waitFor()
    await phone.goOffline()
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await locate.click()
    await page.getByText(/This phone does not let Onise see where you are/).waitFor()
    // The pull tries again by itself.
    expect(calls.filter((path) => path.startsWith('/api/') && !path.endsWith('/sync'))).toEqual([])
    await expectHealthyScreen(phone, 'near-location-denied', /net::ERR/)
  })

  test('changes the area without a network, and the list by distance follows', async () => {
    const { page } = phone
    await page.getByRole('combobox', { name: 'Area', exact: true }).fill('wuse')
    await page.getByRole('option', { name: 'Abuja Municipal' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved on phone').first().waitFor()
    await page.waitForURL('**/dashboard')
    await page.goto(`${phone.url}/all-task?sort=near`)
    await expect.poll(titles).toEqual([ABUJA, LAGOS])
    await page.getByText('in Abuja Municipal').waitFor()
    await expectHealthyScreen(phone, 'near-offline', /net::ERR/)
  })
})
