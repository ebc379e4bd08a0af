import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TaskId } from '#schema/domain/ids.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { postTask } from './tasks.ts'
import { PASSWORD, registerClient, registerTasker, type TestUser } from './users.ts'

const TITLE = 'Lay tiles in a kitchen'

let onise: Onise
let tasker: TestUser
let task: TaskId

beforeAll(async () => {
  onise = await startOnise()
  tasker = await registerTasker(onise, 'Adeola', ['House Wiring'])
  task = await postTask(await registerClient(onise, 'Folake'), TITLE)
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
  await page.getByLabel('Email').fill(tasker.email)
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

test('an open task is shown before a script has arrived, and requested once', async () => {
  const phone = await onise.plainPhone()
  await phone.storeToken(tasker.token)
  const { page } = phone
  const { release } = await holdScripts(page)
  await page.goto(`${phone.url}/single-task/${task}`, { waitUntil: 'commit' })
  await page.locator('[data-drawn]').getByRole('heading', { name: TITLE }).waitFor()
  await page.evaluate(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.skeleton')) document.documentElement.dataset['skeleton'] = ''
    })
    observer.observe(document.body, { childList: true, subtree: true })
  })
  release()
  await page.locator('.shell:not([data-drawn])').getByRole('heading', { name: TITLE }).waitFor()
  expect(await page.locator('[data-skeleton]').count()).toBe(0)
  const path = `/api/user/task/${task}`
  expect(phone.requests.filter((request) => request.path === path)).toHaveLength(1)
})
