import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('work goes back with a note, and its second version is compared with the first and approved', async () => {
  await openSignedIn(clientPhone, client, `/request-changes/${taskId}`)
  const { page } = clientPhone
  await page.getByLabel('What should be changed?').fill('One socket has no cover.')
  await expectHealthyScreen(clientPhone, 'request-changes')
  await page.getByRole('button', { name: 'Request changes' }).click()
  await page.getByText('Your request for changes is sent.').waitFor()

  await openSignedIn(taskerPhone, tasker, `/submit-task/${taskId}`)
  const other = taskerPhone.page
  await other.getByText('Bukola asks for changes (1 of 3)').waitFor()
  await other.getByText('One socket has no cover.').waitFor()
  await other.getByLabel('Notes').fill('The socket has its cover now.')
  await expectHealthyScreen(taskerPhone, 'submit-again')
  await other.getByRole('button', { name: 'Submit' }).click()
  await other.waitForURL((url) => !url.pathname.startsWith('/submit-task'))

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
  await clientPhone.page.getByRole('button', { name: 'Submit' }).click()
  await clientPhone.page.getByText('Your review is saved.').waitFor()

  await openSignedIn(taskerPhone, tasker, `/review/${taskId}`)
  const { page } = taskerPhone
  await page.getByText('Bukola has reviewed you').waitFor()
  expect(await page.getByText('Clean work, one day late.').count()).toBe(0)
  await review(taskerPhone, '5 stars', 'Paid within the hour.')
  await expectHealthyScreen(taskerPhone, 'review')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Your review is saved.').waitFor()

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
