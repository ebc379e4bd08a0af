import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listProposals } from '../../schema/contract/proposals.ts'
import { createTask } from '../../schema/contract/tasks.ts'
import { newId, type TaskId } from '../../schema/domain/ids.ts'
import { faultsOf } from './axe.ts'
import { startOnise, type Onise, type OwnedDevice } from './harness.ts'
import { newClient, newTasker, PASSWORD, type Member } from './people.ts'

const TITLE = 'Rewire two rooms and fit a new meter box'
const OFFER = 'I will bring my own tester and finish before the weekend.'

let onise: Onise
let tasker: Member
let phone: OwnedDevice
let todo: TaskId

beforeAll(async () => {
  onise = await startOnise()
  const client = await newClient(onise.url, 'Bukola')
  tasker = await newTasker(onise.url, 'Adeola', ['House Wiring'])
  todo = newId('task')
  await client.call(createTask, {
    _id: todo,
    title: TITLE,
    description: 'Old building behind the market. Cables are exposed near the stairs.',
    price: '120000',
    duration: 1,
    projectType: 'Onsite',
    location: 'Yaba, Lagos',
    skills: 'House Wiring,Electrical Repairs',
  })
  phone = await onise.ownedPhone()
})
afterAll(() => onise?.stop())

const sentSoFar = async () => (await tasker.call(listProposals, {})).tasks
const inAWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

/** The state as the person reads it, on the todo's own page. */
const stateOnTodo = (words: string) =>
  phone.page.getByRole('region', { name: 'Your proposal' }).getByText(words, { exact: true })

describe('a tasker applies from a phone without a signal (SYNC 1, R14, F28)', () => {
  test('who has opened the list once has the app and the list on the phone', async () => {
    const page = await phone.open('/login')
    await page.getByLabel('Email').fill(tasker.email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.locator('form').getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL('**/dashboard')
    await page.getByRole('link', { name: 'To do list' }).last().click()
    await page.getByRole('link', { name: TITLE }).waitFor()
    await phone.untilInstalled()
    await phone.picture('todo-list')
    expect(await faultsOf(page)).toEqual([])
  })

  test('killed and started from cold with the network cut, it opens the todo and applies', async () => {
    await phone.kill()
    await phone.signal('none')
    await phone.relaunch({ offline: true })

    const page = await phone.open('/all-task')
    await page.getByRole('link', { name: TITLE }).click()
    await page.getByText('Job Description').waitFor()
    await phone.picture('todo-offline')
    expect(await faultsOf(page)).toEqual([])

    await page.getByRole('link', { name: 'Send Proposal' }).click()
    await page.getByRole('button', { name: 'Send Proposal' }).click()
    await page.getByText('All field require').first().waitFor()
    await page.getByLabel('Your price').fill('105000')
    await page.getByRole('textbox', { name: 'Your proposal' }).fill(OFFER)
    await page.getByLabel('When can you finish?').fill(inAWeek())
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Send Proposal' }).click()
    await page.getByRole('status').getByText('Saved on phone').waitFor()

    // SPEC 9: back after 2000 ms, with the state in sight.
    await page.waitForURL(`**/single-task/${todo}`)
    await stateOnTodo('Saved on phone').waitFor()
    await phone.picture('todo-saved-on-phone')
    expect(await faultsOf(page)).toEqual([])
  })

  test('it is still there after a reload, and after the browser was killed again', async () => {
    await phone.page.reload()
    await stateOnTodo('Saved on phone').waitFor()

    await phone.kill()
    await phone.relaunch({ offline: true })
    const page = await phone.open(`/Single-Task/${todo}`)
    await stateOnTodo('Saved on phone').waitFor()
    await page.getByText(OFFER).waitFor()
    expect(await sentSoFar()).toEqual([])
  })

  test('when the network is back it is sent, once, and says so', async () => {
    await phone.goOnline()
    await stateOnTodo('Sent').waitFor()
    await phone.picture('todo-sent')

    const [sent, ...others] = await sentSoFar()
    expect(others).toEqual([])
    expect(sent).toMatchObject({ task: todo, title: TITLE, price: 105_000, description: OFFER })

    await phone.page.reload()
    await stateOnTodo('Sent').waitFor()
    expect(await sentSoFar()).toHaveLength(1)
  })

  test('a second proposal for it is greyed, and the button says why (R14)', async () => {
    await phone.page.getByRole('button', { name: 'Send Proposal' }).waitFor()
    await phone.page.getByText('You have already applied for this todo').waitFor()
    await phone.open(`/Apply-task/${todo}`)
    await phone.page.getByText('You have already applied for this todo').waitFor()
    expect(await faultsOf(phone.page)).toEqual([])
  })
})
