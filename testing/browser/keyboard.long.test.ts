import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyForTask } from '#schema/contract/proposals.ts'
import { listPostedTasks } from '#schema/contract/task-reads.ts'
import { submitWork } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { creditWallet, openDatabase } from './ledger.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { dateInDays, openSignedIn } from './steps.ts'
import { registerClient, registerTasker } from './users.ts'

let onise: Onise
beforeAll(async () => {
  onise = await startOnise()
})
afterAll(() => onise?.stop())

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement)

async function tabTo(target: Locator) {
  await target.waitFor()
  for (let presses = 0; presses < 60; presses++) {
    await target.page().keyboard.press('Tab')
    if (await hasFocus(target)) return
  }
  throw new Error(`The keyboard does not reach ${target}.`)
}
async function tabAndPress(target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await tabTo(target)
  await target.page().keyboard.press(key)
}

async function readRating(taskId: TaskId) {
  const sql = 'SELECT rating FROM reviews WHERE task_id = ?'
  const { rows } = await openDatabase(onise).execute({ sql, args: [taskId] })
  return rows[0]?.['rating']
}

test('the keyboard alone posts a todo, assigns it in a dialog that returns the focus, approves the work and reviews it', async () => {
  const tasker = await registerTasker(onise, 'Danjuma', ['House Wiring'])
  const user = await registerClient(onise, 'Halima')
  await creditWallet(onise, user.id, 20_000)
  const desktop = await onise.plainDesktop()
  const page = await openSignedIn(desktop, user)
  const main = page.getByRole('main')
  const dialog = page.getByRole('dialog')
  const type = async (label: string, text: string) => {
    await tabTo(page.getByLabel(label, { exact: true }))
    await page.keyboard.type(text)
  }
  await tabAndPress(main.getByRole('link', { name: 'Post a todo' }))
  await page.getByLabel('Todo Title').waitFor()
  const message = 'the first empty field has the focus'
  await expect.poll(() => hasFocus(page.getByLabel('Todo Title')), { message }).toBe(true)
  await page.keyboard.type('Fit a lamp')
  await type('Description', 'Above the door.')
  await type('Location', 'Yaba, Lagos')
  await type('Price', '9000')
  await tabAndPress(page.getByRole('radio', { name: 'Onsite' }), 'Space')
  await type('Field', 'Electrician')
  await tabAndPress(page.getByRole('checkbox', { name: 'House Wiring' }), 'Space')
  await tabAndPress(page.getByRole('button', { name: 'Post', exact: true }))
  await page.waitForURL('**/client-dashboard')
  await page.getByRole('heading', { level: 1 }).first().waitFor()

  const { tasks } = await user.call(listPostedTasks, {})
  const taskId = tasks.find(({ title }) => title === 'Fit a lamp')?._id as TaskId
  const proposal = { price: '9000', description: 'Today.', date: dateInDays(2) }
  await tasker.call(applyForTask, { taskId, ...proposal })
  await desktop.open(`/proposals/${taskId}`)
  await tabAndPress(main.getByRole('link', { name: /^View/ }))
  const assign = main.getByRole('button', { name: 'Assign Task' })
  await tabAndPress(assign)
  const notYet = dialog.getByRole('button', { name: 'Not yet' })
  await tabTo(notYet)
  await page.keyboard.press('Tab')
  expect(await hasFocus(assign), 'the page behind the dialog is out of reach').toBe(false)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => hasFocus(assign)).toBe(true)
  await page.keyboard.press('Enter')
  await tabAndPress(dialog.getByRole('button', { name: 'Assign and hold ₦9,000' }))
  await main
    .getByText(/^Danjuma must submit the work/)
    .first()
    .waitFor()

  await tasker.call(submitWork, { id: taskId, submissionNotes: 'The lamp shines.' })
  await desktop.open('/client-submitted-tasks')
  await tabAndPress(main.getByRole('button', { name: 'Approve' }))
  await tabAndPress(dialog.getByRole('button', { name: 'Approve and pay ₦9,000' }))
  await main.getByText('No Todo', { exact: true }).waitFor()
  await tabAndPress(main.getByRole('link', { name: 'Completed' }))
  await tabAndPress(main.getByRole('link', { name: 'Drop A review' }))
  const stars = main.getByRole('radio')
  await tabTo(stars.first())
  const [form, todo] = await Promise.all([
    main.locator('.two-column-main').boundingBox(),
    main.locator('.two-column-aside').boundingBox(),
  ])
  expect(form && todo && todo.x >= form.x + form.width, 'two columns').toBe(true)
  await page.keyboard.press('Space')
  for (let star = 1; star < 4; star++) await page.keyboard.press('ArrowRight')
  expect(await stars.nth(3).isChecked()).toBe(true)
  await type('Review', 'Quick and clean.')
  await tabAndPress(main.getByRole('button', { name: 'Submit' }))
  await expect.poll(() => readRating(taskId)).toBe(4)
})
