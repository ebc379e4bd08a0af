import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#tools/seed/demo.ts'
import type { Device } from './device.ts'
import { readDebitBalance } from './ledger.ts'
import { balanceCard } from './payment-steps.ts'
import { updateCommittedScreenshot } from './screenshots.ts'
import { startOwnOnise, type OwnOnise } from './start-onise.ts'
import { createPhoto, dateInDays, expectHealthyScreen, goTo, logIn } from './steps.ts'
import { fillInProposal } from './tasker-steps.ts'

const TITLE = 'Fit a socket beside the kitchen window'
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
/** Toasts cover a corner of a screenshot for five seconds. */
async function dismissToasts({ page }: Device) {
  const dismiss = page.getByRole('button', { name: 'Dismiss' }).first()
  while (await dismiss.isVisible()) await dismiss.click()
}
const main = ({ page }: Device) => page.getByRole('main')
const cardOf = (device: Device) => main(device).getByRole('listitem').filter({ hasText: TITLE })

async function waitForFirstImage(device: Device) {
  const image = main(device).locator('img').first()
  await expect
    .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
    .toBeGreaterThan(0)
}
/** The first visit loads the user's own trade first and the others below it; the second sorts all of them. */
async function openAllTasks(device: Device) {
  for (const _visit of ['first', 'second']) {
    await device.open('/all-task?sort=newest')
    await device.page.getByRole('link', { name: 'Two flat tyres in a compound' }).waitFor()
  }
  await waitForFirstImage(device)
}

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
    await logInAs(phone, 'tasker')
    await phone.page.waitForURL('**/dashboard')
    await openAllTasks(phone)
    await expectHealthyScreen(phone, 'phone-all-task')
    await updateCommittedScreenshot(phone.page, 'manifest-phone', `${MANIFEST_FOLDER}/phone.png`)
    await phone.page.getByRole('link', { name: 'CCTV for a small pharmacy' }).click()
    await phone.page.getByText('Job Description').waitFor()
    await waitForFirstImage(phone)
    await expectHealthyScreen(phone, 'phone-single-task')
    await updateCommittedScreenshot(phone.page, 'readme-phone', `${README_FOLDER}/phone.png`)
    await phone.close()
  })
})

describe.sequential('a task from post to payment on two desktops', () => {
  test('the client posts a task with the preview for professionals beside the form', async () => {
    const { page } = client
    await page.getByRole('link', { name: 'Post a todo' }).click()
    await page.getByLabel('Todo Title').fill(TITLE)
    await page.getByLabel('Description').fill('There is a cable behind the wall already.')
    await page.getByLabel('Location', { exact: true }).fill('Yaba, Lagos')
    await page.getByLabel('Price', { exact: true }).fill('20000')
    await page.getByRole('radio', { name: '1', exact: true }).check()
    await page.getByRole('radio', { name: 'Onsite' }).check()
    await page.getByLabel('Todo Image').setInputFiles(await createPhoto('wall.jpg', '#b08968'))
    await page.getByRole('button', { name: 'Remove' }).waitFor()
    await page.getByLabel('Field', { exact: true }).selectOption('Electrician')
    await page.getByRole('checkbox', { name: 'House Wiring' }).check()
    await page
      .getByRole('complementary', { name: 'How professionals will see it' })
      .getByText(TITLE)
      .waitFor()
    await expectHealthyScreen(client, 'desktop-create-task')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await page.waitForURL('**/client-dashboard')
    await cardOf(client).getByText('₦20,000').waitFor()
  })

  test('the tasker shows the new task with a tap, finds it by search and applies', async () => {
    const { page } = tasker
    await tasker.syncNow()
    await page.getByRole('button', { name: '1 new – tap to show' }).click()
    await page.getByRole('searchbox', { name: 'Search for todo' }).fill('kitchen window')
    await cardOf(tasker).getByRole('link', { name: 'View Details' }).click()
    await page.getByText('Job Description').waitFor()
    await expectHealthyScreen(tasker, 'desktop-single-task')
    await page.getByRole('link', { name: 'Send Proposal' }).click()
    await fillInProposal(page, {
      price: '18000',
      description: 'One hour, with a test.',
      date: dateInDays(1),
    })
    await expectHealthyScreen(tasker, 'desktop-apply-task')
    await page.getByRole('button', { name: 'Send Proposal' }).click()
    await main(tasker).getByText('Your proposal is sent.').waitFor()
  })

  test('the client assigns the task, and the wallet shows the held amount in a table', async () => {
    const { page } = client
    await client.syncNow()
    await cardOf(client).getByText('1 proposal').waitFor()
    await cardOf(client).getByRole('link', { name: 'Proposals' }).click()
    await page.getByRole('link', { name: 'View: Adeola' }).click()
    await page.getByRole('button', { name: 'Assign Task' }).click()
    await expectHealthyScreen(client, 'desktop-assign')
    await page.getByRole('button', { name: 'Assign and hold ₦18,000' }).click()
    await page.getByText('Assigned to Adeola').waitFor()
    await goTo(client, 'Wallet', '/client-wallet')
    const row = page.getByRole('row').filter({ hasText: TITLE })
    await row.getByText('−₦18,000.00').waitFor()
    await row.getByText('Pending').waitFor()
    await balanceCard(client).getByText('₦482,000.00').waitFor()
    await expectHealthyScreen(client, 'desktop-client-wallet')
  })

  test('the tasker submits the work, the client approves it, and the tasker is paid', async () => {
    await tasker.open('/assigned-tasks')
    await tasker.page.getByRole('link', { name: TITLE }).click()
    await tasker.page.getByRole('link', { name: 'Submit', exact: true }).click()
    await tasker.page.getByLabel('Notes').fill('Fitted and tested.')
    await tasker.page.getByRole('button', { name: 'Submit' }).click()
    await main(tasker).getByText('Your work is submitted.').waitFor()

    await client.open('/client-submitted-tasks')
    await cardOf(client).getByText('Fitted and tested.').waitFor()
    await expectHealthyScreen(client, 'desktop-client-submitted')
    await cardOf(client).getByRole('button', { name: 'Approve' }).click()
    await client.page.getByRole('button', { name: 'Approve and pay ₦18,000' }).click()
    await client.page.getByText('Approved. The professional has been paid.').waitFor()

    await goTo(tasker, 'Wallet', '/wallet')
    const row = tasker.page.getByRole('row').filter({ hasText: TITLE })
    await row.getByText('+₦18,000.00').waitFor()
    await expectHealthyScreen(tasker, 'desktop-wallet')
  })
})
