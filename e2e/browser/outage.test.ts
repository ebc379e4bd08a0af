import { afterAll, beforeAll, expect, test } from 'vitest'
import { listProposals } from '../../schema/contract/proposals.ts'
import { createTask } from '../../schema/contract/tasks.ts'
import { newId, type TaskId } from '../../schema/domain/ids.ts'
import { faultsOf } from './axe.ts'
import { startOnise, type Device, type Onise } from './harness.ts'
import { newClient, newTasker, type Member } from './people.ts'
import { inDays, logIn } from './walking.ts'

const TITLE = 'Weld a gate that has come off its hinge'
/** How long a call may take before it says 503. */
const PATIENCE = 6000

let onise: Onise
let adeola: Member
let tasker: Device
let todo: TaskId

beforeAll(async () => {
  onise = await startOnise()
  const folake = await newClient(onise.url, 'Folake')
  adeola = await newTasker(onise.url, 'Adeola', ['Welding repairs'])
  todo = newId('task')
  await folake.call(createTask, {
    _id: todo,
    title: TITLE,
    description: 'The lower hinge is broken, the gate is two metres wide.',
    price: '30000',
    duration: 1,
    projectType: 'Onsite',
    location: 'Ikeja, Lagos',
    skills: 'Welding repairs',
  })
  tasker = await onise.phone()
  const page = await tasker.open('/login')
  await logIn(tasker, adeola.email)
  await page.waitForURL('**/dashboard')
  await tasker.open('/all-task')
  await page.getByRole('link', { name: TITLE }).waitFor()
})
afterAll(() => onise?.stop())

const banner = () => tasker.page.getByRole('main').getByText(/^No network\./)
const standing = (words: string) =>
  tasker.page.getByRole('region', { name: 'Your proposal' }).getByText(words, { exact: true })

test('with the database stopped a call answers 503 and when to come again', async () => {
  await onise.database.kill()
  const signal = AbortSignal.timeout(PATIENCE)
  const answer = await fetch(`${onise.url}/api/health`, { signal })
  expect(answer.status).toBe(503)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('the phone says so and keeps working: it opens a todo and keeps a proposal', async () => {
  const { page } = tasker
  await tasker.wake()
  await banner().waitFor()
  await page.getByRole('link', { name: TITLE }).click()
  await page.getByText('Job Description').waitFor()
  await page.getByRole('link', { name: 'Send Proposal' }).click()
  await page.getByLabel('Your price').fill('28000')
  await page.getByRole('textbox', { name: 'Your proposal' }).fill('I come with my own generator.')
  await page.getByLabel('When can you finish?').fill(inDays(2))
  await page.getByRole('button', { name: 'Send Proposal' }).click()
  await page.getByRole('status').getByText('Saved on phone').waitFor()
  await page.waitForURL(`**/single-task/${todo}`)
  await standing('Saved on phone').waitFor()
  expect(await faultsOf(page)).toEqual([])
  // The server said that it was unwell; nothing broke.
  expect(tasker.complaints.filter((one) => !one.startsWith('503 '))).toEqual([])
})

test('when the database is back all is well again: the proposal is sent, once', async () => {
  await onise.database.restart()
  await tasker.wake()
  await standing('Sent').waitFor()
  await banner().waitFor({ state: 'hidden' })
  expect((await adeola.call(listProposals, {})).tasks).toMatchObject([
    { task: todo, price: 28_000 },
  ])
  const health = await fetch(`${onise.url}/api/health`)
  expect(health.status).toBe(200)
})
