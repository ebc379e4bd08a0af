import { get } from 'node:http'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logout, setShowsOnline } from '#schema/contract/accounts.ts'
import { readPresence } from '#schema/contract/chats.ts'
import { issueLiveTicket } from '#schema/contract/live.ts'
import type { Device } from './device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { openSignedIn } from './steps.ts'
import { createAssignedTask, createParties } from './tasks.ts'
import type { TestUser } from './users.ts'

let onise: Onise
let client: TestUser
let tasker: TestUser
let clientPhone: Device
let taskerPhone: Device

beforeAll(async () => {
  onise = await startOnise()
  ;({ client, tasker } = await createParties(onise))
  await createAssignedTask(onise, { client, tasker })
  await tasker.call(setShowsOnline, { showsOnline: true })
  ;[clientPhone, taskerPhone] = await Promise.all([onise.plainPhone(), onise.plainPhone()])
  await openSignedIn(clientPhone, client, `/chat/${tasker.id}`)
  await openSignedIn(taskerPhone, tasker, `/chat/${client.id}`)
})
afterAll(() => onise?.stop())

const row = (page: Page, text: string) => page.locator('.thread-row', { hasText: text })
async function send({ page }: Device, text: string) {
  await page.getByLabel('Type a message').fill(text)
  await page.getByRole('button', { name: 'Send message' }).click()
  await row(page, text).waitFor()
}
const count = ({ requests }: Device, path: string) =>
  requests.filter((request) => request.path.startsWith(path)).length
const presence = async () => (await client.call(readPresence, { otherUserId: tasker.id })).presence
/** The status of the answer to a request for a socket. */
const upgradeWith = (ticket: string | null) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    }
    get(`${onise.url}/api/live?ticket=${ticket}`, { headers })
      .on('response', ({ statusCode }) => resolve(statusCode))
      .on('upgrade', ({ statusCode }, socket) => {
        socket.destroy()
        resolve(statusCode)
      })
      .on('error', reject)
  })

describe.sequential('the live channel between two phones', () => {
  test('brings each message and its tick with a pull or two, without waiting for a poll', async () => {
    for (const phone of [clientPhone, taskerPhone])
      await expect.poll(() => count(phone, '/api/live?')).toBe(1)
    // What came before the opening is pulled after it.
    await send(clientPhone, 'Good morning.')
    await row(taskerPhone.page, 'Good morning.').waitFor()
    const before = count(taskerPhone, '/api/sync')
    for (const text of ['First.', 'Second.', 'Third.', 'Fourth.', 'Fifth.']) {
      await send(clientPhone, text)
      await row(taskerPhone.page, text).waitFor()
      await row(clientPhone.page, text).getByLabel('Seen', { exact: true }).waitFor()
    }
    expect(count(taskerPhone, '/api/sync') - before).toBeLessThanOrEqual(15)
  })

  test('shows who is typing, until the message comes', async () => {
    await clientPhone.page.getByLabel('Type a message').fill('Is')
    const typing = taskerPhone.page.getByText('Bukola is typing…')
    await typing.waitFor()
    await taskerPhone.screenshot('chat-typing')
    await send(clientPhone, 'Is the gate open?')
    await row(taskerPhone.page, 'Is the gate open?').waitFor()
    await typing.waitFor({ state: 'detached' })
  })

  test('is one for the tabs of a browser', async () => {
    const tab = await clientPhone.openTab(`/chat/${tasker.id}`)
    await row(tab, 'Fifth.').waitFor()
    await send(taskerPhone, 'I am on my way.')
    await row(tab, 'I am on my way.').waitFor()
    await tab.close()
    expect(count(clientPhone, '/api/live?')).toBe(1)
  })

  test('says who is online, until the app is no longer on a screen', async () => {
    expect(await presence()).toBe('online')
    await clientPhone.page.getByText('Online now').waitFor()
    await clientPhone.screenshot('chat-presence')
    taskerPhone.refuseRequests(/^\/api\/live\?/, 403)
    await taskerPhone.setNetwork('offline')
    await expect.poll(presence).toBe('today')
  })

  test('that is cut and then refused by a proxy is replaced by polls every 7 seconds, and loses nothing', async () => {
    await send(clientPhone, 'Where are you?')
    await taskerPhone.setNetwork('online')
    await row(taskerPhone.page, 'Where are you?').waitFor()
    const sockets = count(taskerPhone, '/api/live?')
    const polls = count(taskerPhone, '/api/sync')
    await send(clientPhone, 'Still there?')
    await row(taskerPhone.page, 'Still there?').waitFor()
    // Two of the slow polls would take two minutes.
    const countPolls = () => count(taskerPhone, '/api/sync') - polls
    await expect.poll(countPolls, { timeout: 30_000 }).toBeGreaterThan(2)
    expect(count(taskerPhone, '/api/live?')).toBe(sockets)
  })

  test('closes when its user logs out in another tab, and both tabs say so', async () => {
    taskerPhone.acceptRequests()
    const { page } = taskerPhone
    const [socket] = await Promise.all([page.waitForEvent('websocket'), page.reload()])
    const tab = await taskerPhone.openTab('/settings')
    await tab.getByRole('button', { name: 'Menu' }).click()
    await tab.getByRole('button', { name: 'Log Out' }).click()
    const confirmation = tab.getByRole('dialog', { name: 'Log out?' })
    await confirmation.getByRole('button', { name: 'Log Out' }).click()
    await tab.waitForURL((url) => url.pathname === '/')
    // Chromium ends by itself what is not answered, ten seconds later.
    await expect.poll(() => socket.isClosed(), { timeout: 8000 }).toBe(true)
    await page.getByRole('link', { name: 'Log in' }).first().waitFor()
  })

  test('tells a phone whose session was ended elsewhere, without a poll', async () => {
    const { ticket } = await client.call(issueLiveTicket, {})
    await client.call(logout, {})
    expect(await upgradeWith(ticket)).toBe(401)
    await clientPhone.page.getByRole('link', { name: 'Log in' }).first().waitFor()
  })
})
