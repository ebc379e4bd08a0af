import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { createCall } from '#pwa/api/call.ts'
import { readDashboard } from '#schema/contract/dashboard.ts'
import { findSmallFields } from '#testing/gallery/layout-problems.ts'
import { findAccessibilityViolations } from './accessibility.ts'
import { DESKTOP, PHONE } from './browser.ts'
import type { Device } from './device.ts'
import { PASSWORD, type TestUser } from './users.ts'

function removeErrors({ errors }: Device, expected: RegExp) {
  errors.splice(0, errors.length, ...errors.filter((error) => !expected.test(error)))
}

/**
 * The screen has no accessibility violation, is not wider than its window, and no error happened since the last check.
 * `expected` is an error that belongs to the scenario and may happen at any moment.
 */
export async function expectHealthyScreen(device: Device, name: string, expected?: RegExp) {
  const { page } = device
  await device.screenshot(name)
  expect(await findAccessibilityViolations(page), name).toEqual([])
  const { scrollWidth, clientWidth, isStarting } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    clientWidth: document.documentElement.clientWidth,
    isStarting: document.querySelector('.slow-start') !== null,
  }))
  expect(isStarting, `${name} says that it is still opening`).toBe(false)
  expect(scrollWidth, `${name} is wider than its window`).toBeLessThanOrEqual(clientWidth)
  expect(await findSmallFields(page), name).toEqual([])
  if (expected) removeErrors(device, expected)
  expect(device.errors, name).toEqual([])
}

/** The same screen in a wide window, as one that was turned or enlarged. */
export async function expectHealthyDesktop(device: Device, name: string, expected?: RegExp) {
  await device.page.setViewportSize(DESKTOP.viewport)
  await expectHealthyScreen(device, `${name}-desktop`, expected)
  await device.page.setViewportSize(PHONE.viewport)
}

type NewUser = { role: 'client' | 'tasker'; username: string; email: string }

/** Chooses the user type and registers, up to the login screen. */
export async function register(device: Device, { role, username, email }: NewUser) {
  const page = await device.open('/account-type')
  await page
    .getByRole('button', { name: role === 'client' ? 'As a client' : 'As a professional' })
    .click()
  await page.waitForURL('**/register')
  await page.getByLabel('Username').fill(username)
  await page.locator('input[name=email]').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expectHealthyScreen(device, `register-${role}`)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL('**/login')
  // The address changes before the screen does.
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
}

/** Sends the login form of the open page. */
export async function logIn({ page }: Pick<Device, 'page'>, email: string, password = PASSWORD) {
  await page.locator('input[name=email]').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
}

const dashboardOf = ({ userType }: TestUser) =>
  userType === 'client' ? '/client-dashboard' : '/dashboard'

/** Opens a screen in the user's session, by default the dashboard of the user's type. */
export async function openSignedIn(device: Device, user: TestUser, path = dashboardOf(user)) {
  await device.storeToken(user.token)
  const page = await device.open(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  return page
}

/** From the side menu on a desktop, from the bottom bar on a phone. */
export async function goTo({ page }: Pick<Device, 'page'>, entry: string, path: string) {
  await page.getByRole('link', { name: entry, exact: true }).locator('visible=true').first().click()
  // The first list of todos has parameters.
  await page.waitForURL(({ pathname }) => pathname === path)
}

/** The id of the user who is signed in on this device. */
export async function readUserId(device: Device) {
  const token = await device.page.evaluate(() => localStorage.getItem('token'))
  const call = createCall(
    (request, signal) => fetch(request, { signal }),
    device.url,
    () => token,
  )
  return (await call(readDashboard, {})).userDetails.user._id
}

/** Taps and waits for a text that disappears by itself. The wait begins first, so that a busy machine misses nothing. */
export const tapAndRead = (button: Locator, text: Locator) =>
  Promise.all([text.waitFor(), button.click()])

/** Toasts cover a corner of the screen for five seconds. In one step, because each may disappear before it is tapped. */
export const dismissToasts = ({ page }: Pick<Device, 'page'>) =>
  page.getByRole('button', { name: 'Dismiss' }).evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLElement).click()
  })

/** A large JPEG picture, as a file for an input. */
export async function createPhoto(name: string, background: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <rect width="1600" height="1200" fill="${background}"/><circle cx="800" cy="560" r="330" fill="#f4c95d"/>
    <rect x="700" y="820" width="200" height="240" rx="36" fill="#3d3a33"/></svg>`
  const buffer = await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A date as a date field takes it: 2026-11-22. */
export const dateInDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
