import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findTask } from '#schema/contract/task-reads.ts'
import { submitWork } from '#schema/contract/tasks.ts'
import type { TaskId } from '#schema/domain/ids.ts'
import { CANCEL_GRACE_MS } from '#schema/domain/limits.ts'
import type { Device } from './device.ts'
import { findBrokenInvariants, openDatabase } from './ledger.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { createPhoto, expectHealthyScreen, openSignedIn } from './steps.ts'
import { createAssignedTask, createParties } from './tasks.ts'
import type { TestUser } from './users.ts'

let onise: Onise
let client: TestUser
let tasker: TestUser
let taskId: TaskId
let clientPhone: Device
let taskerPhone: Device

beforeAll(async () => {
  onise = await startOnise()
  ;({ client, tasker } = await createParties(onise))
  clientPhone = await onise.plainPhone()
  taskerPhone = await onise.plainPhone()
})
afterAll(() => onise?.stop())

// First, because a phone that is open would not sync the change in the database.
describe.sequential('an end by agreement', () => {
  beforeAll(async () => {
    taskId = await createAssignedTask(onise, { client, tasker })
    // The time in which the client may cancel alone is over.
    await openDatabase(onise).execute({
      sql: 'UPDATE tasks SET awarded_at = awarded_at - ? WHERE id = ?',
      args: [CANCEL_GRACE_MS, taskId],
    })
  })

  test('the work ends by agreement: the client offers a part, and the tasker accepts it', async () => {
    await openSignedIn(clientPhone, client, `/cancel-task/${taskId}`)
    const { page } = clientPhone
    await page.getByLabel('How much should Adeola get?').fill('40000')
    await page.getByText('₦80,000').waitFor()
    await page.getByLabel('Why?').fill('I am moving house.')
    await expectHealthyScreen(clientPhone, 'cancel-offer')
    await page.getByRole('button', { name: 'Send this offer' }).click()
    await page.getByRole('button', { name: 'Withdraw the offer' }).waitFor()

    await openSignedIn(taskerPhone, tasker, `/single-task/${taskId}`)
    const other = taskerPhone.page
    await other.getByRole('link', { name: 'Answer the offer' }).click()
    await other.getByText('Reason: I am moving house.').waitFor()
    await expectHealthyScreen(taskerPhone, 'cancel-answer')
    await other.getByRole('button', { name: 'Accept ₦40,000' }).click()
    await other.waitForURL('**/assigned-tasks')
    await openSignedIn(taskerPhone, tasker, '/wallet')
    await other.getByText('₦40,000').first().waitFor()
    expect(await findBrokenInvariants(onise)).toEqual([])
  })
})

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

describe.sequential('a second version and the reviews', () => {
  beforeAll(async () => {
    taskId = await createAssignedTask(onise, { client, tasker })
    await tasker.call(submitWork, { id: taskId, submissionNotes: 'Both rooms have new cables.' })
  })

  test('work goes back with a note, and its second version is compared with the first and approved', async () => {
    await openSignedIn(clientPhone, client, `/request-changes/${taskId}`)
    const { page } = clientPhone
    await page.getByLabel('What should be changed?').fill('One socket has no cover.')
    await expectHealthyScreen(clientPhone, 'request-changes')
    await page.getByRole('button', { name: 'Ask for changes' }).click()
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
    await versions.first().waitFor()
    await page.getByText('The socket has its cover now.').waitFor()
    await expect
      .poll(() => versions.allInnerTexts())
      .toEqual([
        expect.stringMatching(
          /Both rooms have new cables\.[^]*Changes asked on[^]*One socket has no cover\./,
        ),
      ])
    await expectHealthyScreen(clientPhone, 'versions')
    const approve = { name: 'Approve and pay ₦120,000' }
    await page.getByRole('button', approve).click()
    await page.getByRole('dialog').getByRole('button', approve).click()
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
})

describe.sequential('a dispute', () => {
  beforeAll(async () => {
    taskId = await createAssignedTask(onise, { client, tasker })
  })

  test('a dispute goes from its opening with a picture to a settled split', async () => {
    await openSignedIn(clientPhone, client, `/dispute/${taskId}`)
    const { page } = clientPhone
    await page.getByText('₦120,000 stays frozen').waitFor()
    await page.getByLabel('What is the dispute about?').selectOption('not_as_agreed')
    await page.getByLabel('What happened?').fill('Only one of the two rooms has new cables.')
    await page.getByLabel('Picture or PDF').setInputFiles(await createPhoto('room.jpg', '#7d8f69'))
    await page.getByRole('button', { name: 'Remove' }).waitFor()
    await expectHealthyScreen(clientPhone, 'dispute-open')
    await page.getByRole('button', { name: 'Open the dispute' }).click()
    await page.getByText('Adeola has until').waitFor()
    await page.getByText('Added on the phone on').waitFor()

    await openSignedIn(taskerPhone, tasker, `/dispute/${taskId}`)
    const other = taskerPhone.page
    await other.getByLabel('What happened?').fill('The owner locked the second room.')
    await other.getByRole('button', { name: 'Send your answer' }).click()
    await other.getByText('an administrator decides by').waitFor()
    await other.getByLabel('How much should you get?').fill('70000')
    await other.getByText('The other part, ₦50,000, goes back to the client.').waitFor()
    await other.getByRole('button', { name: 'Send this offer' }).click()
    await other.getByRole('button', { name: 'Take back my offer' }).waitFor()
    await expectHealthyScreen(taskerPhone, 'dispute-page')

    await openSignedIn(clientPhone, client, `/dispute/${taskId}`)
    await page.getByText('The owner locked the second room.').waitFor()
    await page.getByRole('button', { name: 'Accept this offer' }).click()
    await page.getByText('You both agreed on how to divide the money.').waitFor()
    await expectHealthyScreen(clientPhone, 'dispute-ended')
    expect(await findBrokenInvariants(onise)).toEqual([])
  })
})
