import { afterAll, beforeAll, expect, test } from 'vitest'
import { startOnise, type Onise } from './start-onise.ts'
import { expectHealthyScreen, logIn } from './steps.ts'
import { registerClient } from './users.ts'

const NEW_PASSWORD = 'palm oil on Tuesday'

let onise: Onise
beforeAll(async () => {
  onise = await startOnise()
})
afterAll(() => onise?.stop())

async function readLink(email: string): Promise<string> {
  const linkOf = () =>
    /\/user\/update-password\/\S+/.exec(onise.mailbox.emails(email)[0]?.text ?? '')
  await expect.poll(() => linkOf()?.[0]).toBeDefined()
  return linkOf()?.[0] ?? ''
}

test('the link of a forgotten password sets a new one, and its token leaves the address', async () => {
  const { email } = await registerClient(onise, 'Bukola')
  const phone = await onise.plainPhone()
  const page = await phone.open('/forgot-password')
  await page.locator('input[name=email]').fill(email)
  await expectHealthyScreen(phone, 'forgot-password')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Look in your e-mail').waitFor()
  await expectHealthyScreen(phone, 'forgot-password-sent')

  await phone.open(await readLink(email))
  await page.getByText(`For the account of ${email}.`).waitFor()
  await expect.poll(() => page.evaluate(() => location.search)).toBe('')
  await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expectHealthyScreen(phone, 'new-password')
  await page.getByRole('button', { name: 'Save password' }).click()
  await page.waitForURL('**/login')
  await logIn(phone, email, NEW_PASSWORD)
  await page.waitForURL('**/client-dashboard')

  await phone.open('/change-password')
  await page.getByLabel('Current password').waitFor()
  await expectHealthyScreen(phone, 'change-password')
})

test('the dialog of the landing page gives the focus back, after Escape and after Back', async () => {
  const phone = await onise.plainPhone()
  const page = await phone.open('/')
  const link = page.getByRole('link', { name: 'Log in' }).first()
  const dialog = page.getByRole('dialog')
  const isFocused = () => link.evaluate((element) => element === document.activeElement)
  await link.click()
  await dialog.getByRole('button', { name: 'Sign up' }).click()
  await dialog.getByText('As a client').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(isFocused).toBe(true)

  await page.keyboard.press('Enter')
  await dialog.locator('input[name=email]').waitFor()
  await page.goBack()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(isFocused).toBe(true)
  expect(new URL(page.url()).search).toBe('')
  expect(phone.errors).toEqual([])
})
