import type { TaskId } from '#schema/domain/ids.ts'
import type { Device } from '#testing/browser/device.ts'
import { openSignedIn } from '#testing/browser/steps.ts'
import type { TestUser } from '#testing/browser/users.ts'
import type { World } from './world.ts'

/** The work is agreed for three days after the award. */
export const AGREED_DAYS = 3

/** What a side reads as its next step, from its first words. */
export const CHOOSE = /^Choose a proposal/
export const CANCELLED = /^This todo is cancelled/
export const DECIDES = /^Onise decides the dispute by/
export const AT_WORK = { client: /^Adeola must submit the work/, tasker: /^Submit the work/ }
export const REVIEWS = { client: /^Review Adeola by/, tasker: /^Review Bukola by/ }

export const press = (phone: Device, name: string | RegExp) =>
  phone.page.getByRole('button', { name }).first().click()

type Fields = Record<string, string>

/** One side opens a screen, fills it in and presses its button. */
export async function act(
  { sides, client, tasker }: World,
  side: 'client' | 'tasker',
  path: string,
  { fields = {}, button }: { fields?: Fields; button: string },
) {
  const [phone, user]: [Device, TestUser] =
    side === 'client' ? [sides.client, client] : [sides.tasker, tasker]
  const page = await openSignedIn(phone, user, path)
  for (const [label, text] of Object.entries(fields)) {
    const field = page.getByLabel(label, { exact: true })
    const isList = (await field.evaluate((element) => element.tagName)) === 'SELECT'
    await (isList ? field.selectOption(text) : field.fill(text))
  }
  await press(phone, button)
  return page
}

export async function deleteTodo(world: World, id: TaskId) {
  const page = await act(world, 'client', `/delete-task/${id}`, { button: 'Delete this todo' })
  await page
    .getByRole('status')
    .getByText(/deleted/i)
    .first()
    .waitFor()
}

export async function submit(world: World, id: TaskId) {
  const page = await act(world, 'tasker', `/submit-task/${id}`, {
    fields: { Notes: 'All cables are new.' },
    button: 'Submit',
  })
  await page.waitForURL((url) => !url.pathname.startsWith('/submit-task'))
}

export async function openDispute(world: World, id: TaskId) {
  const page = await act(world, 'client', `/dispute/${id}`, {
    fields: {
      'What is the dispute about?': 'not_as_agreed',
      'What happened?': 'One room is missing.',
    },
    button: 'Open the dispute',
  })
  await page.getByText('Adeola has until').waitFor()
}

export async function answerDispute(world: World, id: TaskId) {
  const page = await act(world, 'tasker', `/dispute/${id}`, {
    fields: { 'What happened?': 'The owner locked that room.' },
    button: 'Send your answer',
  })
  await page.getByText('an administrator decides by').waitFor()
}

/** The client ends the work without asking, and is on the page of the task again. */
export async function cancelAlone(world: World, id: TaskId, reason: string) {
  const page = await act(world, 'client', `/cancel-task/${id}`, {
    fields: { 'Why?': reason },
    button: 'Cancel and get ₦120,000 back',
  })
  await page.waitForURL('**/single-task/**')
}

export const offerToEnd = (world: World, id: TaskId, amount: string) =>
  act(world, 'client', `/cancel-task/${id}`, {
    fields: { 'How much should Adeola get?': amount, 'Why?': 'I am moving house.' },
    button: 'Send this offer',
  })
