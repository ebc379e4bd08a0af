import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listPostedTasks } from '#schema/contract/task-reads.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import type { Device } from './device.ts'
import { creditWallet } from './ledger.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { expectError, expectHealthyScreen, goTo, logIn, openSignedIn } from './steps.ts'
import { assignTask, postTask } from './tasks.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

const TITLE = 'Lay tiles in a kitchen'
const TASK = { price: '60000', skills: 'Home Cleaning' }

let onise: Onise
let clientPhone: Device
let taskerPhone: Device
let client: TestUser
let tasker: TestUser
let openTaskId: TaskId
let assignedTaskId: TaskId

beforeAll(async () => {
  onise = await startOnise()
  client = await registerClient(onise, 'Folake')
  tasker = await registerTasker(onise, 'Adeola', ['Home Cleaning'])
  await creditWallet(onise, client.id, 100_000)
  openTaskId = await postTask(client, TITLE, TASK)
  assignedTaskId = await postTask(client, 'Lay tiles in a bathroom', TASK)
  await assignTask({ client, tasker }, assignedTaskId, '50000')
  clientPhone = await onise.plainPhone()
  taskerPhone = await onise.plainPhone()
})
afterAll(() => onise?.stop())

const press = ({ page }: Device, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()

/** Each message is an alert within the form, so a screen reader announces it. */
async function waitForAlerts({ page }: Device, ...messages: string[]) {
  for (const message of messages)
    await page.getByRole('main').getByRole('alert').getByText(message).first().waitFor()
}

describe.sequential('account forms', () => {
  test('/register requires the account type, and names what is missing in each field', async () => {
    const page = await clientPhone.open('/register')
    await page.waitForURL('**/account-type')
    await page.getByRole('button', { name: 'As a client' }).waitFor()
    await expectHealthyScreen(clientPhone, 'account-type')
    await page.getByRole('button', { name: 'As a client' }).click()
    await page.getByRole('heading', { name: 'Create your account' }).waitFor()
    await press(clientPhone, 'Register')
    await waitForAlerts(
      clientPhone,
      'Username is required',
      'Enter a valid email',
      'Use at least 8 characters',
    )
    await expectHealthyScreen(clientPhone, 'bad-register')
  })

  test('/login rejects an empty form and a wrong password with a message', async () => {
    const page = await clientPhone.open('/login')
    await page.getByLabel('Email').fill('')
    await press(clientPhone, 'Log in')
    await waitForAlerts(clientPhone, 'Email is required', 'Password is required')
    await expectHealthyScreen(clientPhone, 'bad-login')
    await logIn(clientPhone, client.email, 'not the password')
    await waitForAlerts(clientPhone, 'Wrong email or password.')
    await expectError(clientPhone, /^401 POST \/api\/user\/login$/)
    await logIn(clientPhone, client.email)
    await page.waitForURL('**/client-dashboard')
  })
})

describe.sequential('forms of a client', () => {
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
    expect(await price.inputValue(), 'text is removed from an amount').toBe('')
    await price.fill('99')
    await page.getByRole('radio', { name: '2', exact: true }).check()
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

  test('/edit-task rejects an empty title, and /proposals an unknown task', async () => {
    const page = await clientPhone.open(`/edit-task/${openTaskId}`)
    await page.getByLabel('Todo Title').fill('')
    await press(clientPhone, 'Save changes')
    await waitForAlerts(clientPhone, 'Todo title is required')
    await expectHealthyScreen(clientPhone, 'bad-edit-task')
    await clientPhone.open('/proposals/nonsense')
    await page.getByText('We could not find that todo.').waitFor()
    await expectError(clientPhone, /^404 GET \/api\/user\/task\/nonsense$/)
    await expectHealthyScreen(clientPhone, 'bad-unknown-task')
  })
})

describe.sequential('forms of a tasker', () => {
  beforeAll(async () => {
    await openSignedIn(taskerPhone, tasker, '/interest')
  })

  test('/interest needs a skill, and /update-profile a job title and a description', async () => {
    const { page } = taskerPhone
    await page.getByRole('radio', { name: 'Plumbing' }).check()
    await page.getByText('Choose at least one skill to continue').waitFor()
    await page.getByRole('button', { name: 'Continue', disabled: true }).waitFor()
    await expectHealthyScreen(taskerPhone, 'bad-interest')

    await taskerPhone.open('/update-profile')
    await page.getByLabel('Job title').fill('')
    await page.getByLabel('Profile description').fill('')
    await press(taskerPhone, 'Save profile')
    await waitForAlerts(taskerPhone, 'Job title is required', 'Profile description is required')
    await expectHealthyScreen(taskerPhone, 'bad-update-profile')
  })

  test('/apply-task needs all fields, a price of ₦100 or more, and a date that is not past', async () => {
    const page = await taskerPhone.open(`/apply-task/${openTaskId}`)
    await page.getByLabel('Your price').waitFor()
    await press(taskerPhone, 'Send Proposal')
    await waitForAlerts(taskerPhone, 'All field require')
    await page.getByLabel('Your price').fill('99')
    await page.getByRole('textbox', { name: 'Your proposal' }).fill('I lay tiles.')
    await page.getByLabel('When can you finish?').fill('2020-01-01')
    await press(taskerPhone, 'Send Proposal')
    await waitForAlerts(taskerPhone, '₦100')
    await page.getByLabel('Your price').fill('50000')
    await press(taskerPhone, 'Send Proposal')
    await waitForAlerts(taskerPhone, 'Choose a real date, today or later')
    await expectHealthyScreen(taskerPhone, 'bad-apply-task')
  })

  test('/submit-task needs notes, and a picture or a PDF', async () => {
    const page = await taskerPhone.open(`/submit-task/${assignedTaskId}`)
    await page.getByLabel('Notes').waitFor()
    await press(taskerPhone, 'Submit')
    await waitForAlerts(taskerPhone, 'Write a few words about the work.')
    await page.getByLabel('Picture or PDF of the work').setInputFiles({
      name: 'work.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from('PK'),
    })
    await waitForAlerts(taskerPhone, 'Use a JPEG, PNG or WebP picture, or a PDF.')
    await expectHealthyScreen(taskerPhone, 'bad-submit-task')
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
  test('the menu shows the user type, and a planned screen shows that it does not exist yet', async () => {
    for (const [device, name, userType] of [
      [clientPhone, 'client', 'You are a Client'],
      [taskerPhone, 'tasker', 'You are a Professional'],
    ] as const) {
      const { page } = device
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.getByText(userType).waitFor()
      await expectHealthyScreen(device, `route-guards-menu-${name}`)
      await menu.getByRole('link', { name: 'Community' }).click()
      await page.getByText('Not here yet').waitFor()
      await expectHealthyScreen(device, `route-guards-planned-${name}`)
    }
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
