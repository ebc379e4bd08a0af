import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sendMessage } from '#schema/contract/chats.ts'
import { applyForTask } from '#schema/contract/proposals.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { dateInDays } from './steps.ts'
import { postTask } from './tasks.ts'
import { PASSWORD, registerClient, registerTasker, type TestUser } from './users.ts'

const TITLE = 'Lay tiles in a kitchen'
/** Browsers count no smaller one as a layout shift; the position in a scrolled list is rounded to whole pixels. */
const VISIBLE_SHIFT_PX = 3

let onise: Onise
let tasker: TestUser
let client: TestUser
let task: TaskId

beforeAll(async () => {
  onise = await startOnise()
  tasker = await registerTasker(onise, 'Adeola', ['House Wiring'])
  client = await registerClient(onise, 'Folake')
  task = await postTask(client, TITLE)
})
afterAll(() => onise?.stop())

/** Scripts do not arrive until `release`. */
async function holdScripts(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return { release }
}

test('what is typed into the log-in page before a script has arrived logs in', async () => {
  const phone = await onise.plainPhone()
  const page = await phone.open('/api/health')
  const { release } = await holdScripts(page)
  await page.goto(`${phone.url}/login`, { waitUntil: 'commit' })
  const password = page.getByLabel('Password', { exact: true })
  await page.locator('input[name=email]').fill(tasker.email)
  await password.fill(PASSWORD.slice(0, 5))
  await password.press('Enter')
  const button = page.locator('form').getByRole('button', { name: 'Log in' })
  expect(await button.isDisabled()).toBe(true)
  release()
  await page.locator('.auth:not([data-drawn])').waitFor()
  await page.keyboard.type(PASSWORD.slice(5))
  expect(await password.inputValue()).toBe(PASSWORD)
  await button.click()
  await page.waitForURL('**/dashboard')
})

/** Marks the page when it shows a skeleton. */
const watchForSkeletons = (page: Page) =>
  page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.skeleton')) document.documentElement.dataset['skeleton'] = ''
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })

test('an open task is shown before a script has arrived, and requested once', async () => {
  const phone = await onise.plainPhone()
  await phone.storeToken(tasker.token)
  const { page } = phone
  const { release } = await holdScripts(page)
  await page.goto(`${phone.url}/single-task/${task}`, { waitUntil: 'commit' })
  await page.locator('[data-drawn]').getByRole('heading', { name: TITLE }).waitFor()
  await watchForSkeletons(page)
  release()
  await page.locator('.shell:not([data-drawn])').getByRole('heading', { name: TITLE }).waitFor()
  expect(await page.locator('[data-skeleton]').count()).toBe(0)
  const path = `/api/user/task/${task}`
  expect(phone.requests.filter((request) => request.path === path)).toHaveLength(1)
})

/** Notes when the document has drawn a message, and when the app begins: its router replaces this function. */
function noteOrder() {
  const order: string[] = []
  const { setTimeout: wait } = window
  // A slow machine could need as long as the document waits, whose timer is the first of this length.
  const withoutLimit = (callback: () => void, ms?: number) => {
    if (ms !== 1000) return wait(callback, ms)
    window.setTimeout = wait
    return 0
  }
  let { pushState } = history
  Object.defineProperty(history, 'pushState', {
    get: () => pushState,
    set: (replacement: typeof pushState) => {
      order.push('the app')
      pushState = replacement
    },
  })
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[data-drawn] .bubble')) return
    observer.disconnect()
    order.push('the message')
  })
  observer.observe(document, { childList: true, subtree: true })
  Object.assign(window, { order, setTimeout: withoutLimit })
}

describe('a conversation of 14 messages', () => {
  beforeAll(async () => {
    await tasker.call(applyForTask, {
      taskId: task,
      price: '120000',
      description: 'I can start.',
      date: dateInDays(3),
    })
    for (let number = 1; number <= 14; number++)
      await client.call(sendMessage, {
        recipientId: tasker.id,
        clientMsgId: newId('message'),
        message: `Message ${number}. `.repeat(number),
      })
  })

  test('is shown before a script has arrived, and its messages stay where they are', async () => {
    const phone = await onise.plainPhone()
    await phone.storeToken(client.token)
    const { page } = phone
    const { release } = await holdScripts(page)
    await page.goto(`${phone.url}/chat/${tasker.id}`, { waitUntil: 'commit' })
    const newest = (shell: string) => page.locator(`${shell} .bubble`).last()
    await newest('[data-drawn]').getByText('Message 14.').waitFor()
    const drawn = await newest('[data-drawn]').boundingBox()
    expect(drawn?.y).toBeGreaterThan(0)
    await watchForSkeletons(page)
    release()
    const shown = newest('.shell:not([data-drawn])')
    await shown.getByText('Message 14.').waitFor()
    // Brought by the first pull. The list makes room for it one step after it is in the page.
    await page.locator('.task-strip').waitFor()
    const shift = async () => {
      const box = await shown.boundingBox()
      const sides = ['x', 'y', 'width', 'height'] as const
      return Math.max(...sides.map((side) => Math.abs((box?.[side] ?? 0) - (drawn?.[side] ?? 0))))
    }
    await expect.poll(shift).toBeLessThan(VISIBLE_SHIFT_PX)
    expect(await page.locator('[data-skeleton]').count()).toBe(0)
    const path = `/api/chats/${tasker.id}/conversation`
    expect(phone.requests.filter((request) => request.path === path)).toHaveLength(1)
  })

  test('is shown before the app runs, also when it arrives later than the scripts', async () => {
    const phone = await onise.plainPhone()
    await phone.storeToken(client.token)
    const { page } = phone
    await page.addInitScript(noteOrder)
    const scripts = page.waitForResponse(/\/assets\/vendor-.*\.js$/)
    await page.route('**/conversation', async (route) => {
      await (await scripts).finished()
      await page.waitForTimeout(300)
      await route.continue()
    })
    await page.goto(`${phone.url}/chat/${tasker.id}`, { waitUntil: 'commit' })
    await page.locator('.shell:not([data-drawn]) .bubble').first().waitFor()
    const order = await page.evaluate(() => (window as { order?: string[] }).order)
    expect(order).toEqual(['the message', 'the app'])
  })
})
