import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listPostedTasks } from '#schema/contract/task-reads.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import type { Device } from './device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { expectHealthyScreen, goTo, openSignedIn } from './steps.ts'
import { postTask } from './tasks.ts'
import { registerClient, type TestUser } from './users.ts'

const TITLE = 'Lay tiles in a kitchen'
const TASK = { price: '60000', skills: 'Home Cleaning' }

let onise: Onise
let clientPhone: Device
let client: TestUser
let openTaskId: TaskId

beforeAll(async () => {
  onise = await startOnise()
  client = await registerClient(onise, 'Folake')
  openTaskId = await postTask(client, TITLE, TASK)
  clientPhone = await onise.plainPhone()
})
afterAll(() => onise?.stop())

const press = ({ page }: Device, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Each message is an alert within the form, so a screen reader announces it. */
async function waitForAlerts({ page }: Device, ...messages: string[]) {
  for (const message of messages)
    await page.getByRole('main').getByRole('alert').getByText(message).first().waitFor()
}

/** The form with every kind of field; the messages of each form are tested in pwa/routes. */
describe.sequential('a form with errors', () => {
  beforeAll(() => openSignedIn(clientPhone, client))

  test('/create-task names what is missing or wrong in each field', async () => {
    const page = await clientPhone.open('/create-task')
    await page.getByLabel('Todo Title').waitFor()
    await press(clientPhone, 'Post')
    await waitForAlerts(
      clientPhone,
      'Todo title is required',
      'Description is required',
      'Location is required unless the work is remote',
      'Choose a field',
    )

    await page.getByLabel('Todo Title').fill('Lay tiles')
    await page.getByLabel('Description').fill('Call me on 0803 123 4567')
    await page.getByText('Phone numbers, e-mails and links are hidden').waitFor()
    await page.getByLabel('Location', { exact: true }).fill('Yaba, Lagos')
    const price = page.getByLabel('Price', { exact: true })
    await price.fill('a lot')
    expect(await price.inputValue(), 'what was typed stays').toBe('a lot')
    await price.fill('99')
    await page.getByRole('radio', { name: 'Hybrid' }).check()
    await page.getByLabel('Todo Image').setInputFiles({
      name: 'song.mp3',
      mimeType: 'image/jpeg',
      buffer: Buffer.from('not a picture'),
    })
    await waitForAlerts(clientPhone, 'That picture could not be read.')
    await page.getByLabel('Field', { exact: true }).selectOption('Cleaning')
    await press(clientPhone, 'Post')
    await waitForAlerts(clientPhone, '₦100')
    await price.fill('60000')
    await press(clientPhone, 'Post')
    await waitForAlerts(clientPhone, 'Choose at least one skill')
    await expectHealthyScreen(clientPhone, 'bad-create-task-skills')
  })
})

const listPostedIds = async () =>
  (await client.call(listPostedTasks, {})).tasks.map(({ _id }) => _id)
const cardOf = (page: Page) => page.getByRole('listitem').filter({ hasText: TITLE })

const waitForScreen = async ({ page }: Device, path: string) => {
  await page.waitForURL(`**${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

describe.sequential('the menu', () => {
  test('the menu shows the user type and leads to the communities, and a signed-in user reads the About page', async () => {
    const { page } = clientPhone
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByText('You are a Client').waitFor()
    await expectHealthyScreen(clientPhone, 'route-guards-menu')
    await menu.getByRole('link', { name: 'Community' }).click()
    await page.getByRole('heading', { name: 'Our Communities' }).waitFor()
    await page.goto('/about')
    await page.getByRole('heading', { name: 'What Sets Us Apart' }).waitFor()
    await expectHealthyScreen(clientPhone, 'about')
    await page.goto('/client-dashboard')
  })

  test('at twice the font size the labels of the bottom bar do not overlap and a long balance fits', async () => {
    const phone = await onise.plainPhone()
    await openSignedIn(phone, client, '/client-dashboard')
    const { page } = phone
    await page.setViewportSize({ width: 320, height: 640 })
    const balance = page.locator('.client-dashboard-balance .money')
    await balance.evaluate((amount) => (amount.textContent = '₦1,250,000.00'))
    const browserSettings = await page.context().newCDPSession(page)
    await browserSettings.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
      .toBe('32px')
    const shown = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('.bottom-bar-entry')].map((entry) => {
        const range = document.createRange()
        range.selectNodeContents(entry)
        return range.getBoundingClientRect()
      })
      return {
        count: boxes.length,
        overlaps: boxes.filter((a, index) =>
          boxes
            .slice(index + 1)
            .some(
              (b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
            ),
        ).length,
        width: document.documentElement.scrollWidth,
      }
    })
    expect(shown).toEqual({ count: 5, overlaps: 0, width: 320 })
  })
})

describe.sequential('the delete page', () => {
  const deleteButton = () => clientPhone.page.getByRole('button', { name: 'Delete this todo' })

  test('deletes on opening after a tap on Delete, and Undo restores the task', async () => {
    await goTo(clientPhone, 'My Todo', '/client-tasks')
    const { page } = clientPhone
    await cardOf(page).getByRole('link', { name: 'Delete' }).click()
    await page.getByRole('status').getByText('Todo deleted.').waitFor()
    expect(await listPostedIds()).not.toContain(openTaskId)
    await expectHealthyScreen(clientPhone, 'delete-task-deleted')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('status').getByText('Your todo is back.').waitFor()
    expect(await listPostedIds()).toContain(openTaskId)
    await page.getByRole('link', { name: 'Go Back' }).click()
    await waitForScreen(clientPhone, '/client-dashboard')
    await page.getByRole('link', { name: TITLE }).waitFor()
  })

  test('deletes nothing after Back, a reload or a pasted link, and shows a button', async () => {
    const { page } = clientPhone
    await page.goBack()
    await deleteButton().waitFor()
    await page.reload()
    await deleteButton().waitFor()
    await clientPhone.open(`/delete-task/${openTaskId}`)
    await deleteButton().waitFor()
    expect(await page.getByRole('main').getByRole('button', { name: 'Undo' }).count()).toBe(0)
    expect(await listPostedIds()).toContain(openTaskId)
    await expectHealthyScreen(clientPhone, 'delete-task-button')
    await deleteButton().click()
    await page.getByRole('status').getByText('Todo deleted.').waitFor()
    expect(await listPostedIds()).not.toContain(openTaskId)
  })
})

describe.sequential('logging out', () => {
  test('removes the token, and Back shows nothing of the user', async () => {
    const other = await postTask(client, 'Varnish a counter', TASK)
    const { page } = clientPhone
    await clientPhone.open('/client-tasks')
    await page.getByRole('link', { name: 'Varnish a counter' }).waitFor()
    await clientPhone.open(`/proposals/${other}`)
    await page.getByText('No proposals yet').waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Log Out' }).click()
    const confirmation = page.getByRole('dialog', { name: 'Log out?' })
    await confirmation.waitFor()
    await expectHealthyScreen(clientPhone, 'log-out')
    await confirmation.getByRole('button', { name: 'Log Out' }).click()
    await waitForScreen(clientPhone, '/')
    for (let back = 0; back < 3; back++) {
      await page.goBack()
      await waitForScreen(clientPhone, '/')
      const text = await page.locator('body').innerText()
      expect(text).not.toMatch(/Varnish|Folake|You are a Client/i)
    }
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token')
    expect(clientPhone.errors).toEqual([])
  })
})
