import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#tools/seed/demo.ts'
import type { Device } from './device.ts'
import { readDebitBalance } from './ledger.ts'
import { balanceCard } from './payment-steps.ts'
import { updateCommittedScreenshot } from './screenshots.ts'
import { startOwnOnise, type OwnOnise } from './start-onise.ts'
import { dateInDays, dismissToasts, expectHealthyScreen, logIn } from './steps.ts'
import { fillInProposal } from './tasker-steps.ts'

const MANIFEST_FOLDER = 'pwa/public/screenshots'
const README_FOLDER = 'docs/images'

let onise: OwnOnise
let client: Device
let tasker: Device

beforeAll(async () => {
  onise = await startOwnOnise({ seed: true })
  client = await onise.plainDesktop()
  tasker = await onise.plainDesktop()
})
afterAll(() => onise?.stop())

async function logInAs(device: Device, role: string) {
  const account = DEMO_ACCOUNTS.find((candidate) => candidate.role === role)
  await device.open('/login')
  await logIn(device, account?.email ?? '', DEMO_PASSWORD)
}
const main = ({ page }: Device) => page.getByRole('main')

async function waitForFirstImage(device: Device) {
  const image = main(device).locator('img').first()
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
}
async function openAllTasks(device: Device) {
  await device.open('/all-task?sort=newest')
  await device.page.getByRole('link', { name: 'Two flat tyres in a compound' }).waitFor()
  await waitForFirstImage(device)
}
async function openOpenTask({ page }: Device) {
  await page.getByRole('link', { name: 'CCTV for a small pharmacy' }).click()
  await page.getByText('Job Description').waitFor()
}
const readToken = ({ page }: Device) => page.evaluate(() => localStorage.getItem('token') ?? '')

/** testing/server/demo-data.test.ts has what is in it. */
describe.sequential('the demo data of npm start', () => {
  test('leads each account to its own dashboard, and the client has ₦500,000', async () => {
    await logInAs(client, 'client')
    await client.page.waitForURL('**/client-dashboard')
    await client.page.getByText('₦500,000.00').waitFor()
    await dismissToasts(client)
    await expectHealthyScreen(client, 'desktop-client-dashboard')
    await logInAs(tasker, 'tasker')
    await tasker.page.waitForURL('**/dashboard')
    await tasker.page.getByRole('heading', { name: 'To do now' }).waitFor()
    await dismissToasts(tasker)
    await expectHealthyScreen(tasker, 'desktop-dashboard')
    const admin = await onise.plainDesktop()
    await logInAs(admin, 'admin')
    await admin.page.waitForURL('**/admin-dashboard')
    await admin.page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    await expectHealthyScreen(admin, 'desktop-admin')
    await admin.close()
  })

  test('has the same balance in the ledger and at the payment sandbox', async () => {
    // The fee of a transfer is booked by a webhook, after the worker has started.
    await expect
      .poll(() => readDebitBalance(onise, 'provider_clearing'))
      .toBe(onise.paystack.balance)
    expect(await readDebitBalance(onise, 'admin_adjust')).toBe(0)
    expect(onise.paystack.balance).toBeGreaterThan(0)
  })

  test('fills the task list on a desktop and on a phone', async () => {
    await openAllTasks(tasker)
    await expectHealthyScreen(tasker, 'desktop-all-task')
    await updateCommittedScreenshot(
      tasker.page,
      'manifest-desktop',
      `${MANIFEST_FOLDER}/desktop.png`,
    )
    await updateCommittedScreenshot(tasker.page, 'readme-desktop', `${README_FOLDER}/desktop.png`)

    const phone = await onise.plainPhone()
    await phone.storeToken(await readToken(tasker))
    await openAllTasks(phone)
    await expectHealthyScreen(phone, 'phone-all-task')
    await updateCommittedScreenshot(phone.page, 'manifest-phone', `${MANIFEST_FOLDER}/phone.png`)
    await openOpenTask(phone)
    await waitForFirstImage(phone)
    await expectHealthyScreen(phone, 'phone-single-task')
    await updateCommittedScreenshot(phone.page, 'readme-phone', `${README_FOLDER}/phone.png`)
    await phone.close()
  })
})

/** post-to-payment.test.ts has the whole walk, on two phones. */
describe.sequential('the screens of a task on two desktops', () => {
  test('a client sees the preview for professionals beside the form of a new task', async () => {
    const { page } = client
    await page.getByRole('link', { name: 'Post a todo' }).click()
    await page.getByLabel('Todo Title').fill('Fit a socket beside the kitchen window')
    await page
      .getByRole('complementary', { name: 'How professionals will see it' })
      .getByText('Fit a socket beside the kitchen window')
      .waitFor()
    await expectHealthyScreen(client, 'desktop-create-task')
  })

  test('a tasker opens a task from the list and its proposal form', async () => {
    const { page } = tasker
    await openOpenTask(tasker)
    await expectHealthyScreen(tasker, 'desktop-single-task')
    await page.getByRole('link', { name: 'Send Proposal' }).click()
    await fillInProposal(page, {
      price: '18000',
      description: 'One hour, with a test.',
      date: dateInDays(1),
    })
    await expectHealthyScreen(tasker, 'desktop-apply-task')
  })

  test('the client confirms an award, and the wallet has a table with the held amounts', async () => {
    const { page } = client
    await client.open('/client-tasks')
    const card = main(client).getByRole('listitem').filter({ hasText: 'Rewire two rooms' })
    await card.getByRole('link', { name: 'Proposals' }).click()
    await page
      .getByRole('link', { name: /^View: / })
      .first()
      .click()
    await page.getByRole('button', { name: 'Assign Task' }).click()
    await page.getByRole('button', { name: /^Assign and hold ₦/ }).waitFor()
    await expectHealthyScreen(client, 'desktop-assign')
    await client.open('/client-wallet')
    const row = page.getByRole('row').filter({ hasText: 'Paint a parlour' })
    await row.getByText('Pending').waitFor()
    await balanceCard(client).getByText('₦500,000.00').first().waitFor()
    await expectHealthyScreen(client, 'desktop-client-wallet')
  })

  test('the client confirms an approval, and the wallet of the tasker has a table of the income', async () => {
    await client.open('/client-submitted-tasks')
    const card = main(client).getByRole('listitem').filter({ hasText: 'Kitchen sink leaks' })
    await card.getByRole('button', { name: 'Approve' }).click()
    await client.page.getByRole('button', { name: /^Approve and pay ₦/ }).waitFor()
    await expectHealthyScreen(client, 'desktop-client-submitted')

    await tasker.open('/wallet')
    const row = tasker.page.getByRole('row').filter({ hasText: 'New distribution board' })
    await row.getByText(/^\+₦/).waitFor()
    await expectHealthyScreen(tasker, 'desktop-wallet')
  })
})
