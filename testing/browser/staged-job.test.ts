import { afterAll, beforeAll, expect, test } from 'vitest'
import { fundStage } from '#schema/contract/funding.ts'
import {
  askForMaterials,
  giveBackMaterials,
  releaseMaterials,
  sendReceipts,
} from '#schema/contract/materials.ts'
import { applyForTask, awardTask } from '#schema/contract/proposals.ts'
import { findTask } from '#schema/contract/task-reads.ts'
import { submitWork } from '#schema/contract/tasks.ts'
import { dayOf } from '#schema/domain/days.ts'
import { newId, type TaskId } from '#schema/domain/ids.ts'
import { DAY_MS } from '#schema/domain/limits.ts'
import type { Device } from './device.ts'
import { creditWallet, findBrokenInvariants } from './ledger.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { createPhoto, dateInDays, expectHealthyScreen, openSignedIn } from './steps.ts'
import { createParties, postTask, PROPOSAL_TEXT } from './tasks.ts'
import type { TestUser } from './users.ts'

// One job with materials and two stages of work, from its award to its last payment; each test goes on from the one before.

const PLAN = [
  { kind: 'materials', title: 'Blocks and cement', amount: '60000', date: dateInDays(1) },
  { kind: 'work', title: 'Walls', amount: '70000', date: dateInDays(5) },
  { kind: 'work', title: 'Roof and paint', amount: '50000', date: dateInDays(12) },
] as const
const OFFLINE = /net::ERR/

let onise: Onise
let client: TestUser
let tasker: TestUser
let id: TaskId
let clientPhone: Device
let taskerPhone: Device
/** Of a third person, who has no account. */
let gate: Device
/** The pass of the day that was agreed first. */
let firstPass: string

/** ₦55,000 of the ₦60,000 are paid for materials, of which ₦5,000 come back; then ₦70,000 are held for the walls. */
async function payForMaterials() {
  const stage = { id, n: 1 }
  const items = [{ what: 'Blocks', quantity: 300, amount: '55000' }]
  const { task } = await tasker.call(askForMaterials, { ...stage, items })
  const list = task.stages?.[0]?.materials?.id ?? newId('materials')
  await client.call(releaseMaterials, { ...stage, list, amount: '55000' })
  const { name, mimeType, buffer } = await createPhoto('receipt.jpg', '#7a5')
  const evidence1 = new File([Uint8Array.from(buffer)], name, { type: mimeType })
  await tasker.call(sendReceipts, { ...stage, spent: '50000', evidence1 })
  await tasker.call(giveBackMaterials, { ...stage, amount: '5000' })
  await client.call(fundStage, { id, n: 2, amount: '70000' })
}

const passOf = async () => (await tasker.call(findTask, { id })).pass ?? ''

/** What the page of the gate says of a pass. */
async function checkPass(token: string, answer: string) {
  await gate.page.goto('about:blank')
  await gate.open(`/pass#${token}`)
  await gate.page.getByText(answer).waitFor()
}

beforeAll(async () => {
  onise = await startOnise()
  ;({ client, tasker } = await createParties(onise))
  await creditWallet(onise, client.id, 200_000)
  id = await postTask(client, 'Build a gate house', { price: '180000' })
  const terms = { price: '180000', description: PROPOSAL_TEXT, date: dateInDays(12) }
  await tasker.call(applyForTask, { taskId: id, ...terms, stages: [...PLAN] })
  await client.call(awardTask, { taskId: id, taskerId: tasker.id, funding: 'stage' })
  await payForMaterials()
  firstPass = await passOf()
  clientPhone = await onise.plainPhone()
  taskerPhone = await onise.installedPhone()
  gate = await onise.installedPhone()
})
afterAll(() => onise?.stop())

test('whoever has opened the page once checks a pass without a network, and every letter of it', async () => {
  const page = await gate.open('/pass')
  await page.getByText(/List of ended passes/).waitFor()
  await gate.goOffline()
  await checkPass(firstPass, 'This pass is valid.')
  await page.getByText('Build a gate house').waitFor()
  expect(await page.getByRole('listitem').allTextContents()).toHaveLength(6)
  await expectHealthyScreen(gate, 'pass-offline', OFFLINE)
  const at = firstPass.indexOf('.') + 20
  const letter = firstPass[at] === 'A' ? 'B' : 'A'
  const altered = firstPass.slice(0, at) + letter + firstPass.slice(at + 1)
  await checkPass(altered, 'This is not a pass of Onise.')
})

test('the price of a stage is raised and its day is moved once the other side accepts', async () => {
  const asked = await openSignedIn(taskerPhone, tasker, `/change-task/${id}`)
  await asked.getByLabel('New price').fill('75000')
  await asked.getByText('₦5,000 more is held when Bukola accepts.').waitFor()
  await expectHealthyScreen(taskerPhone, 'change-task')
  await asked.getByRole('button', { name: 'Ask for this change' }).click()
  await asked.getByRole('button', { name: 'Withdraw the change' }).waitFor()

  const answered = await openSignedIn(clientPhone, client, `/change-task/${id}`)
  await answered.getByText('₦5,000 more is held from your wallet when you accept.').waitFor()
  await answered.getByRole('button', { name: 'Decline' }).click()
  await answered.getByRole('dialog').getByLabel('Why?').waitFor()
  await expectHealthyScreen(clientPhone, 'change-decline')
  await answered.getByRole('button', { name: 'Not yet' }).click()
  await answered.getByRole('button', { name: 'Accept the change' }).click()

  await answered.getByRole('radio', { name: 'The day' }).check({ force: true })
  await answered.getByLabel('New day').fill(dateInDays(7))
  await answered.getByRole('button', { name: 'Ask for this change' }).click()
  await answered.getByText(/^Adeola has until/).waitFor()
  await taskerPhone.open(`/change-task/${id}`)
  await asked.getByRole('button', { name: 'Accept the change' }).click()
  await asked.getByLabel('New price').waitFor()
  const { task } = await client.call(findTask, { id })
  expect(task.stages?.[1]).toMatchObject({ held: 75_000_00, date: dateInDays(7) })
})

test('the pass of the earlier day has ended, and the new one ends with its day, both without a network', async () => {
  const pass = await passOf()
  await gate.goOnline()
  await gate.open('/pass')
  await expect
    .poll(() => gate.page.evaluate(() => localStorage.getItem('pass-checks')))
    .toMatch(/"ids":"[^"]/)
  await gate.goOffline()
  await checkPass(firstPass, 'This pass has ended.')
  await checkPass(pass, 'This pass is valid.')
  await gate.page.clock.setFixedTime(Date.now() + 8 * DAY_MS)
  await checkPass(pass, 'This pass has expired.')
})

test('an arrival without a network is sent when there is one', async () => {
  const { arrivalCodes = [] } = await client.call(findTask, { id })
  const today = arrivalCodes.find(({ day }) => day === dayOf(Date.now()))
  const page = await taskerPhone.open(`/single-task/${id}`)
  await page.getByLabel('Arrival code').waitFor()
  await taskerPhone.goOffline()
  await taskerPhone.open(`/single-task/${id}`)
  await page.getByLabel('Arrival code').fill(today?.digits ?? '')
  await page.getByRole('button', { name: 'I have arrived' }).click()
  await page.getByText('Saved on this phone. It is sent when there is a network.').waitFor()
  await taskerPhone.goOnline()
  const kinds = async () => (await client.call(findTask, { id })).events.map(({ kind }) => kind)
  await expect.poll(kinds, { timeout: 30_000 }).toContain('arrived')
})

test('a dispute about the second stage is divided, and says later which stage it was about', async () => {
  await tasker.call(submitWork, { id, submissionNotes: 'The walls are up.' })
  const page = await openSignedIn(clientPhone, client, `/dispute/${id}`)
  await page.getByText('Stage 2 of 3: Walls').waitFor()
  await page.getByText(/^₦75,000 stays frozen/).waitFor()
  await page.getByLabel('What is the dispute about?').selectOption({ index: 1 })
  await page.getByLabel('What happened?').fill('One wall leans.')
  await page.getByRole('button', { name: 'Open the dispute' }).click()
  await page.getByText('₦75,000 is frozen until the dispute ends.').waitFor()

  const other = await taskerPhone.open(`/dispute/${id}`)
  await other.getByLabel('How much should you get?').fill('60000')
  await other.getByRole('button', { name: 'Send this offer' }).click()
  await other.getByRole('button', { name: 'Take back my offer' }).waitFor()
  await page.getByRole('button', { name: 'Accept this offer' }).click()
  await page.getByText('It was about the stage “Walls”.').waitFor()
  await page.getByText('Stage 3 of 3: Roof and paint').waitFor()
  await expectHealthyScreen(clientPhone, 'dispute-of-a-stage')
})

test('the last stage is held, handed in and paid, and every naira is where it belongs', async () => {
  const page = await openSignedIn(clientPhone, client, `/single-task/${id}`)
  const confirm = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Hold ₦50,000 now' }).click()
  await confirm('Hold ₦50,000 now')
  await page.getByText('The money for this stage is held now.').waitFor()

  const other = await taskerPhone.open(`/submit-task/${id}`)
  await other.getByLabel('Notes').fill('Roof and paint are done.')
  expect(await other.getByText(/^You already submitted/).count()).toBe(0)
  await other.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Approve and pay ₦50,000' }).click()
  await confirm('Approve and pay ₦50,000')
  await page.getByText('Completed', { exact: true }).waitFor()
  await page.getByText('What happens to the money').click()
  // 50,000 of the materials, 60,000 of the walls, 50,000 of the roof; of 185,000.
  await page.getByText('₦160,000').waitFor()
  await page.getByText('₦25,000').waitFor()
  await expectHealthyScreen(clientPhone, 'staged-job-completed')

  await openSignedIn(taskerPhone, tasker, '/wallet')
  await other.getByText('₦160,000.00').first().waitFor()
  await openSignedIn(clientPhone, client, '/wallet')
  await page.getByText('₦40,000.00').first().waitFor()
  expect(await findBrokenInvariants(onise)).toEqual([])
})
