import sharp from 'sharp'
import { expect } from 'vitest'
import { readDashboard } from '../../schema/contract/accounts.ts'
import { callVia } from '../../pwa/api/call.ts'
import { faultsOf } from './axe.ts'
import type { Device } from './harness.ts'
import { PASSWORD } from './people.ts'

/**
 * A screen passed through: clean by axe, no wider than its window, and nothing has gone wrong on the way to it. `heard`
 * is a refusal that is part of the walk and may be heard again at any moment.
 */
export async function passThrough(device: Device, name: string, heard?: RegExp) {
  const { page } = device
  await device.picture(name)
  expect(await faultsOf(page), name).toEqual([])
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }))
  expect(wide, `${name} is wider than its window`).toBeLessThanOrEqual(room)
  const { complaints } = device
  if (heard) complaints.splice(0, complaints.length, ...complaints.filter((no) => !heard.test(no)))
  expect(complaints, name).toEqual([])
}

/** A refusal that is part of the walk: it is heard, once or more, and is no complaint any longer. */
export async function expectRefusal(device: Device, refusal: RegExp) {
  const { complaints } = device
  await expect.poll(() => complaints).toContainEqual(expect.stringMatching(refusal))
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !refusal.test(one)))
}

export type Newcomer = { role: 'client' | 'tasker'; username: string; email: string }

/** SPEC 2: the choice, the registration, and what comes after it. */
export async function register(device: Device, { role, username, email }: Newcomer) {
  const page = await device.open('/account-type')
  await page
    .getByRole('button', { name: role === 'client' ? 'As a client' : 'As a professional' })
    .click()
  await page.waitForURL('**/register')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await passThrough(device, `register-${role}`)
  await page.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL('**/login')
  // The address changes before the screen does.
  await page.getByRole('heading', { name: 'Welcome back' }).waitFor()
}

export async function logIn(device: Device, email: string, password = PASSWORD) {
  const { page } = device
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.locator('form').getByRole('button', { name: 'Log in' }).click()
}

/** From the side menu on a desktop, from the bottom bar on a phone. */
export async function goTo(device: Device, entry: string, path: string) {
  await device.page
    .getByRole('link', { name: entry, exact: true })
    .locator('visible=true')
    .first()
    .click()
  await device.page.waitForURL(`**${path}`)
}

/** Calls as whoever is signed in on this device. */
export async function callAs(device: Device) {
  const token = await device.page.evaluate(() => localStorage.getItem('token'))
  return callVia(
    (request, signal) => fetch(request, { signal }),
    device.url,
    () => token,
  )
}

export async function idOf(device: Device) {
  const call = await callAs(device)
  return (await call(readDashboard, {})).userDetails.user._id
}

/** A photograph as a phone's camera hands it over: large, and turned. */
export async function photograph(name: string, hue: string) {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
    <rect width="1600" height="1200" fill="${hue}"/><circle cx="800" cy="560" r="330" fill="#f4c95d"/>
    <rect x="700" y="820" width="200" height="240" rx="36" fill="#3d3a33"/></svg>`
  const buffer = await sharp(Buffer.from(drawn)).jpeg({ quality: 88 }).toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

export const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
