import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTask, listPostedTasks } from '../../schema/contract/tasks.ts'
import { newId, type TaskId } from '../../schema/domain/ids.ts'
import { startOnise, type Device, type Onise } from './harness.ts'
import { newClient, newTasker, type Member } from './people.ts'
import { goTo, logIn, passThrough } from './walking.ts'

const TITLE = 'Paint a shop front in two colours'

let onise: Onise
let folake: Member
let adeola: Member
let client: Device
let tasker: Device
let todo: TaskId

const post = (title: string) => {
  const _id = newId('task')
  return folake
    .call(createTask, {
      _id,
      title,
      description: 'The old paint is scraped off already.',
      price: '60000',
      duration: 1,
      projectType: 'Onsite',
      location: 'Mushin, Lagos',
      skills: 'House Painting',
    })
    .then(() => _id)
}
const posted = async () => (await folake.call(listPostedTasks, {})).tasks.map(({ _id }) => _id)
const isAt = async (device: Device, path: string) => {
  await device.page.waitForURL(`**${path}`)
  await device.page.getByRole('heading', { level: 1 }).first().waitFor()
}
const leadsTo = async (device: Device, from: string, to: string) => {
  await device.open(from)
  await isAt(device, to)
}

beforeAll(async () => {
  onise = await startOnise()
  folake = await newClient(onise.url, 'Folake')
  adeola = await newTasker(onise.url, 'Adeola', ['House Painting'])
  todo = await post(TITLE)
  client = await onise.phone()
  tasker = await onise.phone()
})
afterAll(() => onise?.stop())

describe('who may open what (SPEC 2)', () => {
  test('without a token every guarded screen leads to /, and /register to the choice', async () => {
    for (const path of ['/client-tasks', `/Single-Task/${todo}`, '/wallet', '/update-profile'])
      await leadsTo(client, path, '/')
    await leadsTo(client, '/register', '/account-type')
    await passThrough(client, 'doors-account-type')
  })

  test('a client on the tasker’s dashboard goes to their own, and the other way round', async () => {
    for (const [device, member] of [
      [client, folake],
      [tasker, adeola],
    ] as const) {
      await device.open('/login')
      await logIn(device, member.email)
    }
    await isAt(client, '/client-dashboard')
    await isAt(tasker, '/dashboard')
    await leadsTo(client, '/dashboard', '/client-dashboard')
    await leadsTo(client, '/interest', '/client-dashboard')
    await leadsTo(tasker, '/client-dashboard', '/dashboard')
    await leadsTo(tasker, '/admin-users', '/dashboard')
    await leadsTo(client, '/ADMIN-dashboard', '/client-dashboard')
  })

  test('F34: addresses do not mind upper and lower case', async () => {
    await leadsTo(client, '/Client-Tasks', '/Client-Tasks')
    await client.page.getByRole('link', { name: TITLE }).waitFor()
    await leadsTo(tasker, `/Apply-task/${todo}`, `/Apply-task/${todo}`)
    await tasker.page.getByLabel('Your price').waitFor()
  })

  test('both menus tell who one is, and what comes later says so', async () => {
    for (const [device, name, youAre] of [
      [client, 'client', 'You are a Client'],
      [tasker, 'tasker', 'You are a Professional'],
    ] as const) {
      const { page } = device
      await page.getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.getByText(youAre).waitFor()
      await passThrough(device, `doors-menu-${name}`)
      await menu.getByRole('link', { name: 'Community' }).click()
      await page.getByText('Not here yet').waitFor()
      await passThrough(device, `doors-later-${name}`)
    }
  })
})

describe('deleting by opening (F5)', () => {
  const deletion = () => client.page.getByRole('button', { name: 'Delete this todo' })

  test('from the card’s Delete it is deleted on opening, and Undo brings it back', async () => {
    await goTo(client, 'My Todo', '/client-tasks')
    const { page } = client
    await page.getByRole('link', { name: 'Delete' }).click()
    await page.getByRole('status').getByText('Todo deleted.').waitFor()
    expect(await posted()).toEqual([])
    await passThrough(client, 'doors-deleted')
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('status').getByText('Your todo is back.').waitFor()
    expect(await posted()).toEqual([todo])
    await page.getByRole('link', { name: 'Go Back' }).click()
    await isAt(client, '/client-dashboard')
    await page.getByRole('link', { name: TITLE }).waitFor()
  })

  test('Back, a reload and a pasted link show one button and delete nothing', async () => {
    const { page } = client
    await page.goBack()
    await deletion().waitFor()
    await page.reload()
    await deletion().waitFor()
    await client.open(`/delete-task/${todo}`)
    await deletion().waitFor()
    expect(await page.getByRole('main').getByRole('button', { name: 'Undo' }).count()).toBe(0)
    expect(await posted()).toEqual([todo])
    await passThrough(client, 'doors-delete-cold')
    await deletion().click()
    await page.getByRole('status').getByText('Todo deleted.').waitFor()
    expect(await posted()).toEqual([])
  })
})

test('F12: after logging out, Back shows nothing of who was there', async () => {
  const other = await post('Varnish a counter')
  const { page } = client
  await client.open('/client-tasks')
  await page.getByRole('link', { name: 'Varnish a counter' }).waitFor()
  await client.open(`/proposals/${other}`)
  await page.getByText('No proposals yet').waitFor()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Log Out' }).click()
  const question = page.getByRole('dialog', { name: 'Log out?' })
  await question.waitFor()
  await passThrough(client, 'doors-log-out')
  await question.getByRole('button', { name: 'Log Out' }).click()
  await isAt(client, '/')
  for (let back = 0; back < 3; back++) {
    await page.goBack()
    await isAt(client, '/')
    const words = await page.locator('body').innerText()
    expect(words).not.toMatch(/Varnish|Folake|You are a Client/i)
  }
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token')
  expect(client.complaints).toEqual([])
})
