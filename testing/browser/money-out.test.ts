import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { fundWallet, initFunding } from '#schema/contract/payments.ts'
import { createPin } from '#schema/contract/pins.ts'
import { approveTask, submitWork } from '#schema/contract/tasks.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { findBrokenInvariants, readDebitBalance } from './ledger.ts'
import { balanceCard, completePayment, transactionWith, typeAmount } from './payment-steps.ts'
import type { PersistentDevice } from './persistent-device.ts'
import { readIndexedDb } from './read-indexeddb.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { expectHealthyScreen, openSignedIn } from './steps.ts'
import { assignTask, postTask, SKILL } from './tasks.ts'
import { endNewPinLimit, PASSWORD, registerClient, registerTasker, type TestUser } from './users.ts'

const ACCOUNT = { number: '0123456789', name: 'ADEOLA BISI OGUNLEYE' }
const RESOLVED_ACCOUNT = `${ACCOUNT.name} – Guaranty Trust Bank`
const WITHDRAW_PATH = '/api/user/wallet-withdrawal'
const PIN = '4071'
/** Not four digits within a time or an id. */
const PIN_IN_PLAIN_TEXT = /(?<![\w-])4071(?![\w-])/

let onise: Onise
let client: TestUser
let tasker: TestUser
let phone: PersistentDevice

/** Pays the tasker for approved work with money that came from a card. */
async function payTasker() {
  const { payment } = await client.call(initFunding, { amount: '50000' })
  await completePayment(onise, payment.reference, 'success')
  await client.call(fundWallet, { reference: payment.reference })
  const task = await postTask(client, 'Mend the sockets of a shop')
  await assignTask({ client, tasker }, task, '40000')
  await tasker.call(submitWork, { id: task, submissionNotes: 'All sockets work.' })
  await client.call(approveTask, { id: task })
}

beforeAll(async () => {
  onise = await startOnise()
  client = await registerClient(onise, 'Bukola')
  tasker = await registerTasker(onise, 'Adeola', [SKILL])
  await payTasker()
  await onise.paystack.control('account', {
    account_number: ACCOUNT.number,
    account_name: ACCOUNT.name,
  })
  phone = await onise.installedPhone()
  await openSignedIn(phone, tasker)
})
afterAll(() => onise?.stop())
beforeEach(() => phone.setNetwork('online'))

async function fillInWithdrawal(amount: string) {
  const { page } = phone
  await page.getByRole('searchbox', { name: 'Search the list' }).fill('guaranty')
  await page.getByText('1 bank found').waitFor()
  await page.getByLabel('Account Number').fill(ACCOUNT.number)
  await typeAmount(page, amount)
  await page.getByLabel('Pin', { exact: true }).fill(PIN)
}
const pressWithdraw = () =>
  phone.page.getByRole('button', { name: 'Withdraw', exact: true }).click()
const listWithdrawals = async () =>
  (await tasker.call(listTransactions, {})).trx.filter(({ withdrawal }) => withdrawal !== null)
/** The transfers that the payment sandbox has received. */
const listTransfers = async () => (await onise.paystack.control('state')).transfers
const readDrafts = async () => JSON.stringify(await readIndexedDb(phone.page, tasker.id, 'drafts'))
const withdrawKeys = () =>
  phone.requests
    .filter(({ path }) => path === WITHDRAW_PATH)
    .map(({ idempotencyKey }) => idempotencyKey)

/** Sends the withdrawal of the draft, which has everything but the PIN. */
async function submitDraft(amount: string) {
  const page = await phone.open('/withdraw')
  await expect.poll(() => page.getByLabel('Amount').inputValue()).toBe(amount)
  expect(await page.getByLabel('Pin', { exact: true }).inputValue()).toBe('')
  await page.getByText(RESOLVED_ACCOUNT).waitFor()
  await page.getByLabel('Pin', { exact: true }).fill(PIN)
  await pressWithdraw()
}
async function restart() {
  await phone.kill()
  await phone.setNetwork('online')
  await phone.relaunch()
}
async function expectBalance(balance: string) {
  await phone.open('/wallet')
  await balanceCard(phone).getByText(balance, { exact: true }).waitFor()
}
/** Syncs until the text appears in the wallet. */
const waitForText = async (locator: Locator, text: string) => {
  const sync = async () => {
    await phone.syncNow()
    return locator.innerText()
  }
  await expect.poll(sync, { interval: 250 }).toContain(text)
}

describe.sequential('PINs', () => {
  test('a withdrawal leads to Create Pin, whose masked fields browsers do not offer to save, and back', async () => {
    const page = await phone.open('/withdraw')
    await page.getByText('One step before you can withdraw').waitFor()
    await page.getByRole('link', { name: 'Create Pin' }).first().click()
    // The previous screen has a field named Pin too.
    await page.getByRole('heading', { name: 'Create Pin' }).waitFor()
    const pin = page.getByLabel('Pin', { exact: true })
    await pin.fill('1234')
    await page.getByText('This PIN is easy to guess').waitFor()
    expect(await pin.getAttribute('type')).toBe('text')
    expect(
      await pin.evaluate((field) =>
        getComputedStyle(field).getPropertyValue('-webkit-text-security'),
      ),
    ).toBe('disc')
    // Browsers that cannot mask text get a font of dots.
    const dotFonts = await page.evaluate(async () => document.fonts.load("16px 'pin-dots'", '0'))
    expect(dotFonts).toHaveLength(1)
    await pin.fill(PIN)
    await page.getByLabel('Confirm Pin').fill(PIN)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await expectHealthyScreen(phone, 'pin-create')
    await page.getByRole('button', { name: 'Create Pin' }).click()
    await page.waitForURL('**/withdraw')
    await page.getByText(/You can withdraw ₦5,000 now, and everything from/).waitFor()
    await endNewPinLimit(onise)
    await expect(tasker.call(createPin, { pin: '4073', confirm_pin: '4073' })).rejects.toThrow(
      /already have a PIN/,
    )
  })
})

describe.sequential('a withdrawal', () => {
  test('killed before its request reached the server moves no money, and a second tap withdraws once', async () => {
    const page = await phone.open('/withdraw')
    await fillInWithdrawal('5000')
    await page.getByText(RESOLVED_ACCOUNT).waitFor()
    await page.getByText('₦4,990 arrives, the bank takes ₦10.').waitFor()
    await expectHealthyScreen(phone, 'withdraw-ready')
    await expect.poll(readDrafts).toContain('"amount":"5000"')
    expect(await readDrafts()).not.toMatch(PIN_IN_PLAIN_TEXT)
    await phone.setNetwork('hang-request')
    await pressWithdraw()
    await page.getByRole('button', { name: 'Withdrawing...' }).waitFor()
    await restart()
    await expectBalance('₦40,000.00')
    expect(await listTransfers()).toEqual([])

    await submitDraft('5,000')
    const reopened = phone.page
    await reopened.getByText(`₦4,990 is on its way to ${ACCOUNT.name}`).waitFor()
    await expectHealthyScreen(phone, 'withdraw-done')
    await reopened.getByRole('link', { name: 'See the receipt' }).click()
    const receipt = reopened.getByRole('dialog', { name: 'Receipt' })
    await receipt.getByText('Guaranty Trust Bank ••6789').waitFor()
    await receipt.getByText('₦4,990.00').waitFor()
    await expectHealthyScreen(phone, 'withdraw-receipt')
    await expectBalance('₦35,000.00')
    const transaction = transactionWith(phone, 'Withdrawal')
    await transaction.getByText('−₦5,000.00').waitFor()
    await waitForText(transaction, 'Completed')
    expect(await listTransfers()).toMatchObject([{ amount: 4990_00 }])
  })

  test('killed after its request reached the server is shown once, and a second tap repeats it under its key', async () => {
    const page = await phone.open('/withdraw')
    await page.getByRole('radio', { name: 'Guaranty Trust Bank, account ending in 6789' }).waitFor()
    await expectHealthyScreen(phone, 'withdraw-saved')
    await page.getByRole('radio', { name: 'Another account' }).check()
    await fillInWithdrawal('3000')
    await phone.page.getByText(RESOLVED_ACCOUNT).waitFor()
    await expect.poll(readDrafts).toContain('"amount":"3000"')
    const earlier = withdrawKeys().length
    await phone.setNetwork('hang-response')
    await pressWithdraw()
    await expect.poll(listTransfers).toHaveLength(2)
    await restart()
    await expectBalance('₦32,000.00')
    await transactionWith(phone, '−₦3,000.00').waitFor()
    await expectHealthyScreen(phone, 'withdraw-after-kill')

    await submitDraft('3,000')
    await phone.page.getByText(`₦2,990 is on its way to ${ACCOUNT.name}`).waitFor()
    await expectBalance('₦32,000.00')
    expect(await listTransfers()).toHaveLength(2)
    expect(await listWithdrawals()).toHaveLength(2)
    const [first, second, ...others] = withdrawKeys().slice(earlier)
    expect([second, others]).toEqual([first, []])
  })

  test('leaves a ledger without a broken invariant and with the balance of the sandbox, and sends an e-mail', async () => {
    await expect
      .poll(() => readDebitBalance(onise, 'provider_clearing'))
      .toBe(onise.paystack.balance)
    expect(await findBrokenInvariants(onise)).toEqual([])
    const subjects = onise.mailbox.emails(tasker.email).map(({ subject }) => subject)
    expect(subjects).toContain('₦5,000 is on its way from your wallet')
  })
})

describe.sequential('the statement', () => {
  test('adds up the month in a statement that prints without controls and downloads as CSV', async () => {
    const page = await phone.open('/statement')
    const sums = page.getByRole('article').getByRole('definition')
    await sums.first().waitFor()
    expect(await sums.allInnerTexts()).toEqual(['₦0.00', '₦40,000.00', '₦8,000.00', '₦32,000.00'])
    await expectHealthyScreen(phone, 'statement')
    await page.emulateMedia({ media: 'print' })
    await phone.screenshot('statement-print')
    expect(await page.getByRole('button', { name: 'Download CSV' }).isVisible()).toBe(false)
    await page.emulateMedia({ media: null })
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^onise-statement-\d{4}-\d{2}\.csv$/)
  })
})
