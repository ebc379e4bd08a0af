import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TaskId } from '#schema/domain/ids.ts'
import type { Device } from './device.ts'
import { findBrokenInvariants } from './ledger.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { createPhoto, expectHealthyScreen, openSignedIn } from './steps.ts'
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
  clientPhone = await onise.plainPhone()
  taskerPhone = await onise.plainPhone()
})
afterAll(() => onise?.stop())

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
  await page.getByText('Same file as captured on').waitFor()

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
