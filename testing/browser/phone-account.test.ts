import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Device } from './device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { expectHealthyScreen, logIn } from './steps.ts'
import { PASSWORD } from './users.ts'

const NUMBER = '0803 123 4567'
const E164 = '+2348031234567'
const NEW_PASSWORD = 'palm oil on Tuesday'

let onise: Onise
let phone: Device
beforeAll(async () => {
  onise = await startOnise()
  phone = await onise.plainPhone()
})
afterAll(() => onise?.stop())

/** The newest code on the phone with this number, once it has received `count` messages. */
async function readCode(count: number): Promise<string> {
  const received = () => onise.phones.messages(E164)
  await expect.poll(() => received().length).toBe(count)
  const newest = received().toSorted((a, b) => b.at.localeCompare(a.at))[0]
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
}

test('a user registers with a number, logs in, and chooses a new password on the same phone', async () => {
  const page = await phone.open('/account-type')
  await page.getByRole('button', { name: 'As a professional' }).click()
  await page.getByLabel('Username').fill('Adeola')
  await page.getByLabel('Phone number or e-mail').fill(NUMBER)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByText(`we sent by SMS to ${NUMBER}`).waitFor()
  await expectHealthyScreen(phone, 'register-code')
  const button = page.getByRole('button', { name: 'Confirm and register' })
  // Seen without scrolling.
  expect((await button.boundingBox())?.y).toBeLessThan(640 - 48)
  await page.getByLabel('Code').fill(await readCode(1))
  await page.waitForURL('**/login')
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/interest')

  await phone.open('/settings')
  await page.getByText(NUMBER).first().waitFor()
  await expectHealthyScreen(phone, 'settings-with-number')
  await page.getByRole('link', { name: 'Phone number' }).click()
  await page.getByText(`Your number is ${NUMBER}.`).waitFor()
  await expectHealthyScreen(phone, 'phone-number')

  await phone.open('/forgot-password')
  await page.getByLabel('Phone number or e-mail').fill('+234 803 123 4567')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await expectHealthyScreen(phone, 'forgot-password-code')
  await page.getByLabel('Code').fill(await readCode(2))
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.waitForURL('**/login')
  await logIn(phone, NUMBER, NEW_PASSWORD)
  await page.waitForURL('**/interest')
})
