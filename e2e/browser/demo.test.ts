import { createClient } from '@libsql/client/web'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../local/demo.mjs'
import { startOnise, type Device, type Onise } from './harness.ts'
import { keepPicture } from './pictures.ts'
import { goTo, inDays, logIn, passThrough, photograph } from './walking.ts'

const TITLE = 'Fit a socket beside the kitchen window'
const MANIFEST = 'pwa/public/screenshots'
const README = 'e2e/pictures'

let onise: Onise
let client: Device
let tasker: Device

beforeAll(async () => {
  onise = await startOnise({ seed: true })
  client = await onise.desktop()
  tasker = await onise.desktop()
})
afterAll(() => onise?.stop())

async function enter(device: Device, role: string) {
  const account = DEMO_ACCOUNTS.find((one) => one.role === role)
  await device.open('/login')
  await logIn(device, account?.email ?? '', DEMO_PASSWORD)
}
/** Notices cover a corner for five seconds. */
async function clearNotices({ page }: Device) {
  const notice = page.getByRole('button', { name: 'Dismiss' }).first()
  while (await notice.isVisible()) await notice.click()
}
/** The first picture of the screen has come. */
async function pictured(device: Device) {
  const first = main(device).locator('img').first()
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
}
/** The first look at the list brings one's own trade, and beneath it the others; the second has them all in order. */
async function seeAll(device: Device) {
  for (const _look of ['first', 'second']) {
    await device.open('/all-task?sort=newest')
    await device.page.getByRole('link', { name: 'Two flat tyres in a compound' }).waitFor()
  }
  await pictured(device)
}
const main = ({ page }: Device) => page.getByRole('main')
const cardOf = (device: Device) => main(device).getByRole('listitem').filter({ hasText: TITLE })

describe('the demo that npm start prints (DESIGN 7)', () => {
  test('each account leads to its own dashboard, and the client has ₦500,000', async () => {
    await enter(client, 'client')
    await client.page.waitForURL('**/client-dashboard')
    await client.page.getByText('₦500,000.00').waitFor()
    await clearNotices(client)
    await passThrough(client, 'desktop-client-dashboard')
    await enter(tasker, 'tasker')
    await tasker.page.waitForURL('**/dashboard')
    await tasker.page.getByRole('heading', { name: 'To do now' }).waitFor()
    await clearNotices(tasker)
    await passThrough(tasker, 'desktop-dashboard')
    const admin = await onise.desktop()
    await enter(admin, 'admin')
    await admin.page.waitForURL('**/admin-dashboard')
    await admin.page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    await passThrough(admin, 'desktop-admin')
    await admin.close()
  })

  test('MONEY 1.3: what the payment sandbox holds is what the books say that it holds', async () => {
    const db = createClient({ url: onise.database.url })
    const held = async () => {
      const { rows } = await db.execute(
        "SELECT debits - credits AS held FROM ledger_accounts WHERE id IN ('provider_clearing', 'admin_adjust') ORDER BY id DESC",
      )
      return rows.map((row) => row['held'])
    }
    // What a transfer cost is told by webhook, once the worker is there.
    await expect.poll(held).toEqual([onise.paystack.balance, 0])
    expect(onise.paystack.balance).toBeGreaterThan(0)
  })

  test('the list is full of todos, on a desktop and on a phone', async () => {
    await seeAll(tasker)
    await passThrough(tasker, 'desktop-all-task')
    await keepPicture(tasker.page, 'manifest-desktop', `${MANIFEST}/desktop.png`)
    await keepPicture(tasker.page, 'readme-desktop', `${README}/desktop.png`)

    const phone = await onise.phone()
    await enter(phone, 'tasker')
    await phone.page.waitForURL('**/dashboard')
    await seeAll(phone)
    await passThrough(phone, 'phone-all-task')
    await keepPicture(phone.page, 'manifest-phone', `${MANIFEST}/phone.png`)
    await phone.page.getByRole('link', { name: 'CCTV for a small pharmacy' }).click()
    await phone.page.getByText('Job Description').waitFor()
    await pictured(phone)
    await passThrough(phone, 'phone-single-task')
    await keepPicture(phone.page, 'readme-phone', `${README}/phone.png`)
    await phone.close()
  })
})

describe('from post to pay on two desktops', () => {
  test('the client posts, seeing beside the form what professionals will see', async () => {
    const { page } = client
    await page.getByRole('link', { name: 'Post a todo' }).click()
    await page.getByLabel('Todo Title').fill(TITLE)
    await page.getByLabel('Description').fill('There is a cable behind the wall already.')
    await page.getByLabel('Location', { exact: true }).fill('Yaba, Lagos')
    await page.getByLabel('Price', { exact: true }).fill('20000')
    await page.getByRole('radio', { name: '1', exact: true }).check()
    await page.getByRole('radio', { name: 'Onsite' }).check()
    await page.getByLabel('Todo Image').setInputFiles(await photograph('wall.jpg', '#b08968'))
    await page.getByRole('button', { name: 'Remove' }).waitFor()
    await page.getByLabel('Field', { exact: true }).selectOption('Electrician')
    await page.getByRole('checkbox', { name: 'House Wiring' }).check()
    await page
      .getByRole('complementary', { name: 'How professionals will see it' })
      .getByText(TITLE)
      .waitFor()
    await passThrough(client, 'desktop-create-task')
    await page.getByRole('button', { name: 'Post', exact: true }).click()
    await page.waitForURL('**/client-dashboard')
    await cardOf(client).getByText('₦20,000').waitFor()
  })

  test('the tasker is told of it, finds it and applies', async () => {
    const { page } = tasker
    // F4: nothing moves in a list that is looked at until it is wanted.
    await tasker.wake()
    await page.getByRole('button', { name: '1 new – tap to show' }).click()
    await page.getByRole('searchbox', { name: 'Search for todo' }).fill('kitchen window')
    await cardOf(tasker).getByRole('link', { name: 'View Details' }).click()
    await page.getByText('Job Description').waitFor()
    await passThrough(tasker, 'desktop-single-task')
    await page.getByRole('link', { name: 'Send Proposal' }).click()
    await page.getByLabel('Your price').fill('18000')
    await page.getByRole('textbox', { name: 'Your proposal' }).fill('One hour, with a test.')
    await page.getByLabel('When can you finish?').fill(inDays(1))
    await passThrough(tasker, 'desktop-apply-task')
    await page.getByRole('button', { name: 'Send Proposal' }).click()
    await main(tasker).getByText('Your proposal is sent.').waitFor()
  })

  test('the client assigns it and the wallet shows what is held, in a table', async () => {
    const { page } = client
    await client.wake()
    await cardOf(client).getByText('1 proposal').waitFor()
    await cardOf(client).getByRole('link', { name: 'Proposals' }).click()
    await page.getByRole('link', { name: 'View: Adeola' }).click()
    await page.getByRole('button', { name: 'Assign Task' }).click()
    await passThrough(client, 'desktop-assign')
    await page.getByRole('button', { name: 'Assign and hold ₦18,000' }).click()
    await page.getByText('Assigned to Adeola').waitFor()
    await goTo(client, 'Wallet', '/client-wallet')
    const row = page.getByRole('row').filter({ hasText: TITLE })
    await row.getByText('−₦18,000.00').waitFor()
    await row.getByText('Pending').waitFor()
    await page.getByRole('region', { name: 'Total balance' }).getByText('₦482,000.00').waitFor()
    await passThrough(client, 'desktop-client-wallet')
  })

  test('the work is handed in, approved and paid', async () => {
    await tasker.open('/assigned-tasks')
    await tasker.page.getByRole('link', { name: TITLE }).click()
    await tasker.page.getByRole('link', { name: 'Submit', exact: true }).click()
    await tasker.page.getByLabel('Notes').fill('Fitted and tested.')
    await tasker.page.getByRole('button', { name: 'Submit' }).click()
    await main(tasker).getByText('Your work is submitted.').waitFor()

    await client.open('/client-submitted-tasks')
    await cardOf(client).getByText('Fitted and tested.').waitFor()
    await passThrough(client, 'desktop-client-submitted')
    await cardOf(client).getByRole('button', { name: 'Approve' }).click()
    await client.page.getByRole('button', { name: 'Approve and pay ₦18,000' }).click()
    await client.page.getByText('Approved. The professional has been paid.').waitFor()

    await goTo(tasker, 'Wallet', '/wallet')
    const row = tasker.page.getByRole('row').filter({ hasText: TITLE })
    await row.getByText('+₦18,000.00').waitFor()
    await passThrough(tasker, 'desktop-wallet')
  })
})
