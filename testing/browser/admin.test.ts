import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerDispute, openDispute } from '#schema/contract/disputes.ts'
import { withdraw } from '#schema/contract/payouts.ts'
import { createPin } from '#schema/contract/pins.ts'
import { report } from '#schema/contract/trust.ts'
import type { Id, TaskId } from '#schema/domain/ids.ts'
import { availableOf, escrowOf, inflightOf } from '#schema/domain/ledger.ts'
import { naira } from '#schema/domain/money.ts'
import { DESKTOP, PHONE } from './browser.ts'
import type { Device } from './device.ts'
import { creditWallet, findBrokenInvariants, openDatabase, readDebitBalance } from './ledger.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { dismissToasts, expectHealthyScreen } from './steps.ts'
import { createAssignedTask, createParties } from './tasks.ts'
import {
  createAdministrator,
  endNewPinLimit,
  PASSWORD,
  registerClient,
  type TestUser,
} from './users.ts'

const PIN = '4071'
const ACCOUNT = { account_number: '0123456789', account_name: 'BELLO MUSA A.' }
const OWN_ACCOUNT = { account_number: '0123456780', account_name: 'ADEOLA OGUNLEYE' }

let onise: Onise
let client: TestUser
let tasker: TestUser
let taskId: TaskId
let desktop: Device
let page: Page

/** Two reports about the tasker, by the client and by another one. */
async function createReports() {
  const others = [client, await registerClient(onise, 'Chidi')]
  // The queue shows the oldest first.
  // oxlint-disable-next-line no-await-in-loop
  for (const reporter of others) await reportTasker(reporter)
}

const reportTasker = (reporter: TestUser) =>
  reporter.call(report, {
    target: 'user',
    targetId: tasker.id as string as Id<'reported'>,
    reason: 'fake',
    words: `Seen by ${reporter.email}.`,
  })

/** With the statements of both sides, so that it can be decided; of the most that one administrator decides alone. */
async function createDispute() {
  taskId = await createAssignedTask(onise, { client, tasker }, '100000')
  await client.call(openDispute, {
    id: taskId,
    reason: 'not_as_agreed',
    statement: 'Only one of the two rooms has new cables.',
  })
  await tasker.call(answerDispute, { id: taskId, statement: 'The second room was locked.' })
}

/** Of a verified tasker to an account that has another name, so that it is reviewed. */
async function createWithdrawal() {
  await onise.paystack.control('account', ACCOUNT)
  await creditWallet(onise, tasker.id, 5000)
  await openDatabase(onise).execute({
    sql: 'UPDATE users SET is_verified = 1 WHERE id = ?',
    args: [tasker.id],
  })
  await tasker.call(createPin, { pin: PIN, confirm_pin: PIN, password: PASSWORD })
  await endNewPinLimit(onise)
  await withdrawTo(ACCOUNT, '5000')
}

const withdrawTo = ({ account_number }: typeof ACCOUNT, amount: string) =>
  tasker.call(withdraw, { accountNmber: account_number, bankCode: '044', amount, pin: PIN })

/** The account at the provider has too little money for it, which a job reports. */
async function createStuckPayout() {
  await onise.paystack.control('account', OWN_ACCOUNT)
  await onise.paystack.control('scenario', { name: 'low-balance' })
  await withdrawTo(OWN_ACCOUNT, '3000')
  const overdue = async () => {
    await onise.runJobs()
    const { rows } = await openDatabase(onise).execute(
      'SELECT id FROM payouts WHERE overdue_at IS NOT NULL',
    )
    return rows.length
  }
  await expect.poll(overdue).toBe(1)
}

beforeAll(async () => {
  onise = await startOnise()
  ;({ client, tasker } = await createParties(onise))
  await createReports()
  await createDispute()
  await createWithdrawal()
  const { token } = await createAdministrator(onise, 'Ngozi')
  desktop = await onise.plainDesktop()
  await desktop.storeToken(token)
  page = desktop.page
  await page.evaluate((value) => localStorage.setItem('adminToken', value), token)
  await desktop.open('/admin-dashboard')
})
afterAll(() => onise?.stop())

const queues = () => page.getByRole('region', { name: 'Waiting for you' })

/** From the dashboard, by the keyboard. */
async function openQueue(name: string): Promise<Locator> {
  await page.getByRole('link', { name: 'Dashboard', exact: true }).press('Enter')
  await queues().getByRole('link', { name, exact: true }).press('Enter')
  const table = page.getByRole('table', { name })
  await table.waitFor()
  return table
}

/** Writes the reason into the open dialog, or into the form of a page, and sends the decision. */
async function decide(button: string, reason: string, place = page.getByRole('dialog')) {
  const field = place.getByLabel('Reason')
  await field.fill(reason)
  await expectHealthyScreen(desktop, `admin-${button}`)
  await place.getByRole('button', { name: button, exact: true }).press('Enter')
  await field.waitFor({ state: 'detached' })
  await dismissToasts(desktop)
}

describe.sequential('an administrator', () => {
  test('decides about a reported account by the keyboard, and the report leaves the queue', async () => {
    await queues().getByText('2 to decide').waitFor()
    // The open page is told of it.
    await reportTasker(await registerClient(onise, 'Emeka'))
    await queues().getByText('3 to decide').waitFor()
    await expectHealthyScreen(desktop, 'admin-dashboard')
    const reports = await openQueue('Reports')
    await expectHealthyScreen(desktop, 'admin-reports')
    await reports.getByRole('row').nth(1).press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByText('Seen by chidi@onise.test.').waitFor()
    await expectHealthyScreen(desktop, 'admin-report')
    await page.getByRole('button', { name: 'Decide' }).press('Enter')
    await page.getByRole('radio', { name: 'It does not' }).press('Space')
    await decide('Decide', 'The ID shows the same name.')
    await page.getByText('No report is open').waitFor()
  })

  test('divides the money of a dispute after reading both sides', async () => {
    const disputes = await openQueue('Disputes')
    await disputes.getByText('Ready to decide').waitFor()
    await expectHealthyScreen(desktop, 'admin-disputes')
    await disputes.getByRole('row').nth(1).press('Enter')
    await page.getByText('Only one of the two rooms has new cables.').waitFor()
    await page.getByText('The second room was locked.').waitFor()
    await expectHealthyScreen(desktop, 'admin-dispute')
    await page.setViewportSize(PHONE.viewport)
    await expectHealthyScreen(desktop, 'admin-dispute-phone')
    await page.setViewportSize(DESKTOP.viewport)

    await page.getByRole('button', { name: 'Decide' }).click()
    await page.getByRole('radio', { name: 'Divide the money' }).check()
    await page.getByLabel('For the professional, Adeola').fill('40000')
    await page.getByText('₦40,000 is paid to Adeola. ₦60,000 goes back to Bukola.').waitFor()
    await decide('Decide', 'One of two rooms is done.', page.getByRole('main'))
    await page.getByText('This dispute has ended.').waitFor()
  })

  test('returns a withdrawal whose bank account has another name', async () => {
    const withdrawals = await openQueue('Withdrawals in review')
    await withdrawals.getByText('BELLO MUSA A.').waitFor()
    await expectHealthyScreen(desktop, 'admin-withdrawals')
    await withdrawals.getByRole('button', { name: 'Return' }).click()
    await page.getByText('₦5,000 goes back to the wallet of Adeola.').waitFor()
    await decide('Return', 'The account belongs to another person.')
    await page.getByText('No withdrawal waits for a decision').waitFor()
  })

  test('returns a withdrawal that is stuck by the keyboard, which closes what was reported about it', async () => {
    await createStuckPayout()
    const withdrawals = await openQueue('Withdrawals in review')
    await withdrawals.getByText('Overdue').waitFor()
    await expectHealthyScreen(desktop, 'admin-stuck-withdrawal')
    await withdrawals.getByRole('button', { name: 'Return' }).press('Enter')
    await page.getByText('₦3,000 goes back to the wallet of Adeola.').waitFor()
    await decide('Return', 'Paystack never had the money for it.')
    await page.getByText('No withdrawal waits for a decision').waitFor()
    const { rows } = await openDatabase(onise).execute(
      "SELECT resolution FROM discrepancies WHERE id LIKE 'payout:%'",
    )
    expect(rows.map((row) => row['resolution'])).toEqual(['Paystack never had the money for it.'])
  })

  test('has empty queues then, every kobo is where the decisions put it, and the audit log has all four', async () => {
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
    // Those that this administrator has emptied: a job may be late on a busy machine.
    for (const name of ['Disputes', 'Reports', 'Withdrawals in review'])
      await queues()
        .getByRole('article')
        .filter({ hasText: name })
        .getByText('Nothing waits')
        .waitFor()

    const balanceOf = async (account: string) => 0 - Number(await readDebitBalance(onise, account))
    expect(await balanceOf(availableOf(client.id))).toBe(naira(80_000))
    expect(await balanceOf(availableOf(tasker.id))).toBe(naira(45_000))
    expect(await balanceOf(inflightOf(tasker.id))).toBe(0)
    expect(await balanceOf(escrowOf(taskId))).toBe(0)
    expect(await findBrokenInvariants(onise)).toEqual([])

    await page.getByRole('link', { name: 'Audit log' }).click()
    const log = page.getByRole('table', { name: 'Audit log' })
    await log.waitFor()
    expect(await log.locator('tbody tr').allInnerTexts()).toEqual([
      expect.stringMatching(/Ngozi[^]*Paystack never had the money for it\./),
      expect.stringMatching(/Ngozi[^]*The account belongs to another person\./),
      expect.stringMatching(/Ngozi[^]*One of two rooms is done\./),
      expect.stringMatching(/Ngozi[^]*The ID shows the same name\./),
    ])
    await expectHealthyScreen(desktop, 'admin-audit')
  })
})
