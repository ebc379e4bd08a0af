import { afterAll, beforeAll, expect, test } from 'vitest'
import { findTask } from '#schema/contract/task-reads.ts'
import { submitWork } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import type { Device } from './device.ts'
import { findBrokenInvariants } from './ledger.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { expectHealthyScreen, openSignedIn } from './steps.ts'
import { createAssignedTask } from './tasks.ts'
import type { TestUser } from './users.ts'

let onise: Onise
let client: TestUser
let tasker: TestUser
let taskId: TaskId
let clientPhone: Device
let taskerPhone: Device

beforeAll(async () => {
  onise = await startOnise()
  ;({ client, tasker, taskId } = await createAssignedTask(onise))
  await tasker.call(submitWork, { id: taskId, submissionNotes: 'Both rooms have new cables.' })
  clientPhone = await onise.plainPhone()
  taskerPhone = await onise.plainPhone()
})
afterAll(() => onise?.stop())

async function review({ page }: Device, stars: string, words: string) {
  await page.getByRole('radio', { name: stars }).check({ force: true })
  await page.getByLabel('Review').fill(words)
}
const pressSubmit = ({ page }: Device) => page.getByRole('button', { name: 'Submit' }).click()

/** What was sent has arrived. On a slow machine the form says instead that it is saved on the phone. */
async function waitForTask(fields: object) {
  const readTask = async () => (await client.call(findTask, { id: taskId })).task
  await expect.poll(readTask).toMatchObject(fields)
}

test('work goes back with a note, and its second version is compared with the first and approved', async () => {
  await openSignedIn(clientPhone, client, `/request-changes/${taskId}`)
  const { page } = clientPhone
  await page.getByLabel('What should be changed?').fill('One socket has no cover.')
  await expectHealthyScreen(clientPhone, 'request-changes')
  await page.getByRole('button', { name: 'Request changes' }).click()
  await waitForTask({ status: 'in-progress' })

  await openSignedIn(taskerPhone, tasker, `/submit-task/${taskId}`)
  const other = taskerPhone.page
  await other.getByText('Bukola asks for changes (1 of 3)').waitFor()
  await other.getByText('One socket has no cover.').waitFor()
  await other.getByLabel('Notes').fill('The socket has its cover now.')
  await expectHealthyScreen(taskerPhone, 'submit-again')
  await pressSubmit(taskerPhone)
  await other.waitForURL((url) => !url.pathname.startsWith('/submit-task'))
  await waitForTask({ status: 'submitted' })

  await openSignedIn(clientPhone, client, `/single-task/${taskId}`)
  const versions = page.getByRole('listitem').filter({ hasText: /^Version \d/ })
  await versions.nth(1).waitFor()
  expect(await versions.allInnerTexts()).toEqual([
    expect.stringContaining('The socket has its cover now.'),
    expect.stringMatching(
      /Both rooms have new cables\.[^]*Changes asked on[^]*One socket has no cover\./,
    ),
  ])
  await expectHealthyScreen(clientPhone, 'versions')
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.getByRole('button', { name: 'Approve and pay ₦120,000' }).click()
  await page.getByRole('link', { name: 'Drop a review' }).waitFor()
  expect(await findBrokenInvariants(onise)).toEqual([])
})

test('reviews are sealed until both sides have written, then public on both profiles with a reply', async () => {
  await openSignedIn(clientPhone, client, `/client-review/${taskId}`)
  await review(clientPhone, '4 stars', 'Clean work, one day late.')
  await pressSubmit(clientPhone)
  await waitForTask({ reviewState: { client: expect.anything() } })

  await openSignedIn(taskerPhone, tasker, `/review/${taskId}`)
  const { page } = taskerPhone
  await page.getByText('Bukola has reviewed you').waitFor()
  expect(await page.getByText('Clean work, one day late.').count()).toBe(0)
  await review(taskerPhone, '5 stars', 'Paid within the hour.')
  await expectHealthyScreen(taskerPhone, 'review')
  await pressSubmit(taskerPhone)
  await waitForTask({ reviewState: { tasker: expect.anything() } })

  await openSignedIn(taskerPhone, tasker, `/review/${taskId}`)
  await page.getByText('Clean work, one day late.').waitFor()
  await page.getByLabel('Your reply').fill('A cable was sold out.')
  await expectHealthyScreen(taskerPhone, 'reviews-public')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await page.getByText('Reply of Adeola').waitFor()

  await openSignedIn(clientPhone, client, `/profile/${tasker.id}`)
  await clientPhone.page.getByText('A cable was sold out.').waitFor()
  await clientPhone.page.getByRole('img', { name: '4 out of 5 stars' }).waitFor()
  await expectHealthyScreen(clientPhone, 'profile-reviewed')
})
