import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listPostedTasks } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import type { Device } from './device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { expectHealthyScreen, goTo, logIn } from './steps.ts'
import { postTask } from './tasks.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

const TITLE = 'Paint a shop front in two colours'
const SKILL = 'House Painting'

let onise: Onise
let client: TestUser
let tasker: TestUser
let clientPhone: Device
let taskerPhone: Device
let task: TaskId

beforeAll(async () => {
  onise = await startOnise()
  client = await registerClient(onise.url, 'Folake')
  tasker = await registerTasker(onise.url, 'Adeola', [SKILL])
  task = await postTask(client, TITLE, { skills: SKILL })
  clientPhone = await onise.phone()
  taskerPhone = await onise.phone()
})
afterAll(() => onise?.stop())

const listPostedIds = async () =>
  (await client.call(listPostedTasks, {})).tasks.map(({ _id }) => _id)

const waitForScreen = async ({ page }: Device, path: string) => {
  await page.waitForURL(`**${path}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}
const expectRedirect = async (device: Device, from: string, to: string) => {
  await device.open(from)
  await waitForScreen(device, to)
}

describe.sequential('route guards', () => {
  test('without a token guarded routes redirect to /, and /register to the account type', async () => {
    for (const path of ['/client-tasks', `/Single-Task/${task}`, '/wallet', '/update-profile'])
      await expectRedirect(clientPhone, path, '/')
    await expectRedirect(clientPhone, '/register', '/account-type')
    await expectHealthyScreen(clientPhone, 'route-guards-account-type')
  })

  test('screens of another user type redirect to the own dashboard', async () => {
    await clientPhone.open('/login')
    await logIn(clientPhone, client.email)
    await taskerPhone.open('/login')
    await logIn(taskerPhone, tasker.email)
    await waitForScreen(clientPhone, '/client-dashboard')
    await waitForScreen(taskerPhone, '/dashboard')
    await expectRedirect(clientPhone, '/dashboard', '/client-dashboard')
    await expectRedirect(clientPhone, '/interest', '/client-dashboard')
    await expectRedirect(taskerPhone, '/client-dashboard', '/dashboard')
    await expectRedirect(taskerPhone, '/admin-users', '/dashboard')
    await expectRedirect(clientPhone, '/ADMIN-dashboard', '/client-dashboard')
  })

  test('paths ignore case', async () => {
    await clientPhone.open('/Client-Tasks')
    await waitForScreen(clientPhone, '/Client-Tasks')
    await clientPhone.page.getByRole('link', { name: TITLE }).waitFor()
    await taskerPhone.open(`/Apply-task/${task}`)
    await waitForScreen(taskerPhone, `/Apply-task/${task}`)
    await taskerPhone.page.getByLabel('Your price').waitFor()
  })

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
    await page.getByRole('link', { name: 'Delete' }).click()
    await page.getByRole('status').getByText('Todo deleted.').waitFor()
    expect(await listPostedIds()).toEqual([])
    await expectHealthyScreen(clientPhone, 'delete-task-deleted')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('status').getByText('Your todo is back.').waitFor()
    expect(await listPostedIds()).toEqual([task])
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
    await clientPhone.open(`/delete-task/${task}`)
    await deleteButton().waitFor()
    expect(await page.getByRole('main').getByRole('button', { name: 'Undo' }).count()).toBe(0)
    expect(await listPostedIds()).toEqual([task])
    await expectHealthyScreen(clientPhone, 'delete-task-button')
    await deleteButton().click()
    await page.getByRole('status').getByText('Todo deleted.').waitFor()
    expect(await listPostedIds()).toEqual([])
  })
})

describe.sequential('logging out', () => {
  test('removes the token, and Back shows nothing of the user', async () => {
    const other = await postTask(client, 'Varnish a counter', { skills: SKILL })
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
