import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conversationId } from '#schema/domain/conversation.ts'
import { newId } from '#schema/domain/ids.ts'
import { PATIENCE_MS, PHONE } from './browser.ts'
import type { Device } from './device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { expectHealthyScreen, openSignedIn } from './steps.ts'
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
  ;[clientPhone, taskerPhone] = await Promise.all([onise.plainPhone(), onise.plainPhone()])
  await openSignedIn(clientPhone, client, `/chat/${tasker.id}`)
  await openSignedIn(taskerPhone, tasker, '/messages')
})
afterAll(() => onise?.stop())

const row = (page: Page, text: string) => page.locator('.thread-row', { hasText: text })
const waitForTick = ({ page }: Device, text: string, tick: string) =>
  row(page, text).getByLabel(tick, { exact: true }).waitFor()

async function send({ page }: Device, text: string) {
  await page.getByLabel('Type a message').fill(text)
  await page.getByRole('button', { name: 'Send message' }).click()
  await row(page, text).waitFor()
}

const shownTexts = ({ page }: Device) => page.locator('.bubble-text').allTextContents()

/** Fills a conversation as if its messages had been pulled over the years. */
const storeMessages = (page: Page, userId: string, rows: readonly object[]) =>
  page.evaluate(
    async ([database, messages]) => {
      const open = indexedDB.open(database)
      await new Promise((resolve) => open.addEventListener('success', resolve))
      const transaction = open.result.transaction('messages', 'readwrite')
      for (const message of messages) transaction.objectStore('messages').put(message)
      await new Promise((resolve) => transaction.addEventListener('complete', resolve))
      open.result.close()
    },
    [`onise:${userId}`, rows] as const,
  )

describe.sequential('two users chat', () => {
  test('a message is seen when its recipient looks at it, not when it arrives', async () => {
    await send(clientPhone, 'When can you start?')
    await waitForTick(clientPhone, 'When can you start?', 'Sent')
    await taskerPhone.syncNow()
    const conversation = taskerPhone.page.getByRole('link', { name: 'Bukola' })
    await conversation.waitFor()
    await taskerPhone.page.getByText('1 unread message').waitFor()
    await expectHealthyScreen(taskerPhone, 'messages')
    await clientPhone.syncNow()
    await waitForTick(clientPhone, 'When can you start?', 'Sent')
    await conversation.click()
    await row(taskerPhone.page, 'When can you start?').waitFor()
    // The open conversation is polled.
    await waitForTick(clientPhone, 'When can you start?', 'Seen')
    await expectHealthyScreen(clientPhone, 'chat')
  })

  test('what one writes without a network waits with a clock, and arrives once and in order', async () => {
    await taskerPhone.goOffline()
    await send(taskerPhone, 'Tomorrow at nine.')
    await send(taskerPhone, 'Please have a ladder ready.')
    await waitForTick(taskerPhone, 'Tomorrow at nine.', 'Waiting to be sent')
    await taskerPhone.screenshot('chat-offline')
    await taskerPhone.goOnline()
    await waitForTick(taskerPhone, 'Please have a ladder ready.', 'Seen')
    const texts = ['When can you start?', 'Tomorrow at nine.', 'Please have a ladder ready.']
    expect(await shownTexts(taskerPhone)).toEqual(texts)
    expect(await shownTexts(clientPhone)).toEqual(texts)
  })

  test('in large text the labels of the bar stay in their places, and replies are one row', async () => {
    const { page } = taskerPhone
    const setTextSize = (size: string) =>
      page.evaluate((value) => (document.documentElement.style.fontSize = value), size)
    await setTextSize('200%')
    await page.getByLabel('Type a message').click()
    const replies = page.locator('.quick-replies')
    await replies.waitFor()
    const labels = await page.locator('.bottom-bar-entry').evaluateAll((entries) =>
      entries.map((entry) => {
        const range = document.createRange()
        range.selectNode(entry.lastChild as ChildNode)
        const [label, place] = [range.getBoundingClientRect(), entry.getBoundingClientRect()]
        return label.left >= place.left && label.right <= place.right
      }),
    )
    expect(labels).toEqual([true, true, true, true, true])
    expect((await replies.boundingBox())?.height).toBeLessThan(60)
    await taskerPhone.screenshot('chat-large-text')
    await setTextSize('')
  })

  test('a voice note is recorded, sent, and played by the other', async () => {
    const { page } = clientPhone
    await page.getByRole('button', { name: 'Record a voice note' }).click()
    // A second or more: a busy machine may not read each of them.
    await page.getByText(/^0:(?!00)\d\d$/).waitFor()
    await clientPhone.screenshot('chat-recording')
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.getByRole('button', { name: /Play the voice note/ }).waitFor()
    await expectHealthyScreen(clientPhone, 'chat-voice-draft')
    await send(clientPhone, 'This is how the tap sounds.')
    await waitForTick(clientPhone, 'This is how the tap sounds.', 'Sent')
    const received = row(taskerPhone.page, 'This is how the tap sounds.')
    await received.getByRole('button', { name: /Play the voice note/ }).click()
    await received.locator('audio').waitFor({ state: 'attached' })
    const playedParts = () =>
      received.locator('audio').evaluate((audio: HTMLAudioElement) => audio.played.length)
    await expect.poll(playedParts, { timeout: PATIENCE_MS }).toBeGreaterThan(0)
    await taskerPhone.screenshot('chat-voice')
  })

  test('a conversation of 5,000 messages opens at its end with few rows in the page', async () => {
    const { page } = clientPhone
    const conversation = conversationId(client.id, tasker.id)
    const start = Date.now() - 1_000_000_000
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      _id: newId('message'),
      conversation,
      seq: 1000 + index,
      sender: index % 3 === 0 ? client.id : tasker.id,
      text: `Message ${index + 1} ${'of a long conversation '.repeat(index % 7)}`,
      kind: 'text',
      createdAt: new Date(start + index * 100_000).toISOString(),
    }))
    await storeMessages(page, client.id, rows)
    await clientPhone.open('/messages')
    await page.getByRole('link', { name: 'Adeola' }).click()
    await page.locator('.thread-row').first().waitFor()
    await page.getByRole('button', { name: /Jump to/ }).click()
    await row(page, 'Message 5000 ').waitFor()
    await page.getByRole('button', { name: /Jump to/ }).waitFor({ state: 'hidden' })
    expect(await page.locator('.thread-row').count()).toBeLessThan(40)
    // As when the keyboard opens.
    await page.setViewportSize({ width: 360, height: 420 })
    const last = row(page, 'Message 5000 ')
    await expect
      .poll(async () => {
        const [bubble, composer] = await Promise.all([
          last.boundingBox(),
          page.locator('.composer').boundingBox(),
        ])
        return (bubble?.y ?? 0) + (bubble?.height ?? 0) - (composer?.y ?? 0)
      })
      .toBeLessThanOrEqual(0)
    await page.setViewportSize(PHONE.viewport)
  })
})

test('a conversation on a desktop is beside the list', async () => {
  const desktop = await onise.plainDesktop()
  await openSignedIn(desktop, client, `/chat/${tasker.id}`)
  await row(desktop.page, 'Tomorrow at nine.').waitFor()
  const { page } = desktop
  const pane = await page.getByRole('complementary', { name: 'Messages' }).boundingBox()
  const open = await page.getByLabel('Type a message').boundingBox()
  expect(pane && open && open.x >= pane.x + pane.width).toBe(true)
  expect(await page.getByRole('button', { name: 'Back' }).isVisible()).toBe(false)
  await expectHealthyScreen(desktop, 'chat-desktop')
})
