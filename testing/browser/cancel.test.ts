import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TaskId } from '#schema/domain/ids.ts'
import { CANCEL_GRACE_MS } from '#schema/domain/limits.ts'
import { findBrokenInvariants, openDatabase } from './ledger.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { expectHealthyScreen, openSignedIn } from './steps.ts'
import { createAssignedTask } from './tasks.ts'
import type { TestUser } from './users.ts'

let onise: Onise
let client: TestUser
let tasker: TestUser
let taskId: TaskId

beforeAll(async () => {
  onise = await startOnise()
  ;({ client, tasker, taskId } = await createAssignedTask(onise))
  // The time in which the client may cancel alone is over.
  await openDatabase(onise).execute({
    sql: 'UPDATE tasks SET awarded_at = awarded_at - ? WHERE id = ?',
    args: [CANCEL_GRACE_MS, taskId],
  })
})
afterAll(() => onise?.stop())

test('the work ends by agreement: the client offers a part, and the tasker accepts it', async () => {
  const clientPhone = await onise.plainPhone()
  await openSignedIn(clientPhone, client, `/cancel-task/${taskId}`)
  const { page } = clientPhone
  await page.getByLabel('How much should Adeola get?').fill('40000')
  await page.getByText('₦80,000').waitFor()
  await page.getByLabel('Why?').fill('I am moving house.')
  await expectHealthyScreen(clientPhone, 'cancel-offer')
  await page.getByRole('button', { name: 'Send this offer' }).click()
  await page.getByRole('button', { name: 'Withdraw the offer' }).waitFor()

  const taskerPhone = await onise.plainPhone()
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
