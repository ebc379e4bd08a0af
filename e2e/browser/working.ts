import type { Page } from 'playwright-core'
import { listProposals } from '../../schema/contract/proposals.ts'
import { createTask } from '../../schema/contract/tasks.ts'
import { newId, type TaskId } from '../../schema/domain/ids.ts'
import type { Device } from './harness.ts'
import type { Member } from './people.ts'
import { inDays, logIn } from './walking.ts'

/** What a tasker's working day is made of, for the tests that make it a hard one. */

export const SKILL = 'House Wiring'
export const OFFER = 'I come with my own tester.'

export async function post(client: Member, title: string): Promise<TaskId> {
  const _id = newId('task')
  await client.call(createTask, {
    _id,
    title,
    description: 'Cables are exposed near the stairs.',
    price: '120000',
    duration: 1,
    projectType: 'Onsite',
    location: 'Yaba, Lagos',
    skills: SKILL,
  })
  return _id
}

/** Signed in, with the app and everything of one's own on the device. */
export async function atWork(device: Device, { email }: Member): Promise<Page> {
  const page = await device.open('/login')
  await logIn(device, email)
  await page.waitForURL('**/dashboard')
  await device.untilInstalled()
  return page
}

/** A todo whose page has been opened on this phone, so that it is known without a signal. */
export async function look(page: Page, { url }: Device, todo: TaskId) {
  await page.goto(`${url}/single-task/${todo}`)
  await page.getByText('Job Description').waitFor()
}

type Terms = { price?: string; words?: string; date?: string }
export async function fillIn(page: Page, terms: Terms = {}) {
  const { price = '105000', words = OFFER, date = inDays(7) } = terms
  await page.getByLabel('Your price').fill(price)
  await page.getByRole('textbox', { name: 'Your proposal' }).fill(words)
  await page.getByLabel('When can you finish?').fill(date)
}

/** Says a proposal in this tab, and does not wait for what becomes of it. */
export async function apply(page: Page, { url }: Device, todo: TaskId, terms?: Terms) {
  await page.goto(`${url}/apply-task/${todo}`)
  await fillIn(page, terms)
  await page.getByRole('button', { name: 'Send Proposal' }).click()
}

/** What the person reads about their proposal, on the todo's own page. */
export const standing = (page: Page, words: string) =>
  page.getByRole('region', { name: 'Your proposal' }).getByText(words, { exact: true })

export async function proposalsFor(tasker: Member, todo: TaskId) {
  const { tasks } = await tasker.call(listProposals, {})
  return tasks.filter(({ task }) => task === todo)
}

/** The keys under which a device has applied, one for each time it asked. */
export const appliedOn = ({ said }: Device) =>
  said.filter(({ method, path }) => method === 'POST' && /\/apply/.test(path)).map(({ key }) => key)
