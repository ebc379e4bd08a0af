import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { approveTask, submitWork } from '#schema/contract/tasks.ts'
import type { Device } from './device.ts'
import { findBrokenInvariants, readDebitBalance } from './ledger.ts'
import { balanceCard, checkoutFrame, transactionWith, typeAmount } from './payment-steps.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { expectHealthyScreen, goTo, openSignedIn } from './steps.ts'
import { assignTask, postTask, SKILL } from './tasks.ts'
import { registerClient, registerTasker, type TestUser } from './users.ts'

const ACCOUNT = { number: '0123456789', name: 'ADEOLA BISI OGUNLEYE' }
const PIN = '4071'

let onise: Onise
let client: TestUser
let tasker: TestUser
let clientPhone: Device
let taskerPhone: Device

beforeAll(async () => {
  onise = await startOnise()
  client = await registerClient(onise.url, 'Bukola')
  tasker = await registerTasker(onise.url, 'Adeola', [SKILL])
  await onise.paystack.control('account', {
    account_number: ACCOUNT.number,
    account_name: ACCOUNT.name,
  })
  clientPhone = await onise.phone()
  taskerPhone = await onise.phone()
  await openSignedIn(clientPhone, client)
  await openSignedIn(taskerPhone, tasker)
})
afterAll(() => onise?.stop())

/** Chooses the bank by search and waits for the account holder's name. */
async function fillInWithdrawal(amount: string) {
  const { page } = taskerPhone
  await page.getByRole('searchbox', { name: 'Search the list' }).fill('guaranty')
  await page.getByText('1 bank found').waitFor()
  await page.getByLabel('Account Number').fill(ACCOUNT.number)
  await page.getByText(`${ACCOUNT.name} – Guaranty Trust Bank`).waitFor()
  await typeAmount(page, amount)
  await page.getByLabel('Pin', { exact: true }).fill(PIN)
}

/** Syncs until the text appears in the tasker's wallet. */
const waitForText = async (locator: Locator, text: string) => {
  const sync = async () => {
    await taskerPhone.syncNow()
    return locator.innerText()
  }
  await expect.poll(sync).toContain(text)
}

describe.sequential('money from a card to a bank account', () => {
  test('a client funds the wallet with a card that needs a PIN', async () => {
    const { page } = clientPhone
    await clientPhone.open('/fund-wallet')
    await expectHealthyScreen(clientPhone, 'money-fund')
    await typeAmount(page, '20000')
    await page.getByRole('button', { name: 'Fund', exact: true }).click()
    const checkout = checkoutFrame(page)
    await checkout.getByText('Test payment · no real money').waitFor()
    await clientPhone.screenshot('money-checkout')
    await checkout.getByLabel('Test card').selectOption({ label: 'Asks for a PIN' })
    await checkout.getByRole('button', { name: 'Pay ₦20,000.00', exact: true }).click()
    await checkout.getByLabel('Card PIN').fill('1111')
    await checkout.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByText('₦20,000 is in your wallet').waitFor()
    await expectHealthyScreen(clientPhone, 'money-funded')
    await goTo(clientPhone, 'Wallet', '/client-wallet')
    await balanceCard(clientPhone).getByText('₦20,000.00').waitFor()
    await transactionWith(clientPhone, 'Wallet funded').getByText('+₦20,000.00').waitFor()
    await expectHealthyScreen(clientPhone, 'money-client-wallet')
  })

  test('the tasker is paid for approved work', async () => {
    const task = await postTask(client, 'Mend the sockets of a shop')
    await assignTask({ client, tasker }, task, '18000')
    await tasker.call(submitWork, { id: task, submissionNotes: 'All sockets work.' })
    await client.call(approveTask, { id: task })
    await taskerPhone.open('/wallet')
    await balanceCard(taskerPhone).getByText('₦18,000.00').waitFor()
  })

  test('the tasker creates a PIN, sees the account name and the fee, and withdraws', async () => {
    const { page } = taskerPhone
    await taskerPhone.open('/withdraw')
    await page.getByText('You need a PIN first').waitFor()
    await page.getByRole('link', { name: 'Create Pin' }).first().click()
    // The previous screen has a field named Pin too.
    await page.getByRole('heading', { name: 'Create Pin' }).waitFor()
    await page.getByLabel('Pin', { exact: true }).fill(PIN)
    await page.getByLabel('Confirm Pin').fill(PIN)
    await page.getByRole('button', { name: 'Create Pin' }).click()
    await page.waitForURL('**/withdraw')

    await fillInWithdrawal('5000')
    await page.getByText('₦4,990 arrives, the bank takes ₦10.').waitFor()
    await expectHealthyScreen(taskerPhone, 'money-withdraw')
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await page.getByText(/^₦4,990 is on its way to ADEOLA BISI OGUNLEYE/).waitFor()
    await expectHealthyScreen(taskerPhone, 'money-withdrawn')
    await goTo(taskerPhone, 'Wallet', '/wallet')
    await balanceCard(taskerPhone).getByText('₦13,000.00').waitFor()
    const transaction = transactionWith(taskerPhone, 'Withdrawal')
    await transaction.getByText('−₦5,000.00').waitFor()
    await waitForText(transaction, 'Completed')
    await expectHealthyScreen(taskerPhone, 'money-wallet')
  })

  test('a failed transfer returns the whole amount and is shown as failed', async () => {
    await onise.paystack.control('faults', { transfers: { outcome: 'failed', delayMs: 0 } })
    const { page } = taskerPhone
    await taskerPhone.open('/withdraw')
    await fillInWithdrawal('3000')
    await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
    await page.getByText(/^₦2,990 is on its way/).waitFor()
    await goTo(taskerPhone, 'Wallet', '/wallet')
    await waitForText(balanceCard(taskerPhone), '₦13,000.00')
    await transactionWith(taskerPhone, '−₦3,000.00').getByText('Failed').waitFor()
    await onise.paystack.control('faults', undefined, 'DELETE')
  })

  test('the ledger has no broken invariant and the balance of the sandbox, and e-mails are sent', async () => {
    await expect
      .poll(() => readDebitBalance(onise, 'provider_clearing'))
      .toBe(onise.paystack.balance)
    expect(await findBrokenInvariants(onise)).toEqual([])
    const subjects = onise.mailbox.emails(tasker.email).map(({ subject }) => subject)
    expect(subjects).toContain('₦5,000 is on its way from your wallet')
  })
})
