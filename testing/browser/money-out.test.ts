import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPin } from '#schema/contract/pins.ts'
import { listTransactions } from '#schema/contract/wallet.ts'
import { creditWallet } from './ledger.ts'
import { balanceCard, transactionWith, typeAmount } from './payment-steps.ts'
import type { PersistentDevice } from './persistent-device.ts'
import { startOnise, type Onise } from './start-onise.ts'
import { expectError, expectHealthyScreen, openSignedIn } from './steps.ts'
import { PASSWORD, registerClient, type TestUser } from './users.ts'

const ACCOUNT = { number: '0123456789', name: 'BUKOLA T. ADE' }
const RESOLVED_ACCOUNT = `${ACCOUNT.name} – Guaranty Trust Bank`
const WITHDRAW_PATH = '/api/user/wallet-withdrawal'

let onise: Onise
let client: TestUser
let phone: PersistentDevice

beforeAll(async () => {
  onise = await startOnise()
  client = await registerClient(onise.url, 'Bukola')
  await creditWallet(onise, client.id, 40_000)
  await onise.paystack.control('account', {
    account_number: ACCOUNT.number,
    account_name: ACCOUNT.name,
  })
  phone = await onise.persistentPhone()
  await openSignedIn(phone, client)
})
afterAll(() => onise?.stop())

async function fillInWithdrawal({ amount = '5000', pin = '4071', account = ACCOUNT.number } = {}) {
  const { page } = phone
  await page.getByLabel('Bank').selectOption({ label: '058 – Guaranty Trust Bank' })
  await page.getByLabel('Account Number').fill(account)
  await typeAmount(page, amount)
  await page.getByLabel('Pin', { exact: true }).fill(pin)
}
const pressWithdraw = () =>
  phone.page.getByRole('button', { name: 'Withdraw', exact: true }).click()
const listWithdrawals = async () =>
  (await client.call(listTransactions, {})).trx.filter(({ withdrawal }) => withdrawal !== null)

describe.sequential('PINs', () => {
  test('creates a PIN in masked fields that browsers do not offer to save, with a warning for a weak one', async () => {
    const page = await phone.open('/create-pin')
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
    await pin.fill('0471')
    await page.getByLabel('Confirm Pin').fill('0471')
    await expectHealthyScreen(phone, 'pin-create')
    await page.getByRole('button', { name: 'Create Pin' }).click()
    await page.waitForURL('**/settings')
    await page.getByRole('link', { name: 'Update Pin' }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Create Pin' }).count()).toBe(0)
    await expect(client.call(createPin, { pin: '1111', confirm_pin: '1111' })).rejects.toThrow(
      /already have a PIN/,
    )
  })

  test('rejects a wrong old PIN with the attempts left, then replaces it with the second field', async () => {
    const page = await phone.open('/update-pin')
    await page.getByLabel('Old Pin').fill('9999')
    await page.getByLabel('Confirm Pin').fill('4071')
    await page.getByRole('button', { name: 'Update Pin' }).click()
    await page.getByRole('main').getByRole('alert').getByText(/4/).waitFor()
    await expectError(phone, /^\d{3} POST \/api\/user\/update-pin$/)
    await expectHealthyScreen(phone, 'pin-update-wrong')
    await page.getByLabel('Old Pin').fill('0471')
    await page.getByRole('button', { name: 'Update Pin' }).click()
    await page.waitForURL('**/settings')
  })
})

describe.sequential('a withdrawal', () => {
  test('below ₦1,000 shows the fixed toast and the real minimum beside the field', async () => {
    const page = await phone.open('/withdraw')
    await page.getByText('You can withdraw ₦1,000 or more').waitFor()
    await fillInWithdrawal({ amount: '999.99' })
    await pressWithdraw()
    await page.getByText('Minimum withdraw is 10000').waitFor()
    await page.getByRole('main').getByRole('alert').getByText('Enter ₦1,000 or more').waitFor()
    await expectHealthyScreen(phone, 'withdraw-minimum')
  })

  test('rejects an account number of eleven digits', async () => {
    await fillInWithdrawal({ account: `${ACCOUNT.number}1` })
    await pressWithdraw()
    await phone.page.getByText('Please enter a valid account number').first().waitFor()
  })

  test('moves no money after a wrong PIN', async () => {
    const { page } = phone
    await fillInWithdrawal({ pin: '1111' })
    await page.getByText(RESOLVED_ACCOUNT).waitFor()
    await pressWithdraw()
    await page.getByRole('main').getByRole('alert').getByText(/tries/).waitFor()
    await expectError(phone, new RegExp(`^\\d{3} POST ${WITHDRAW_PATH}$`))
    await expectHealthyScreen(phone, 'withdraw-wrong-pin')
    expect(await listWithdrawals()).toEqual([])
  })

  test('killed while sending is shown once after a restart, and a second tap does not withdraw again', async () => {
    const { page } = phone
    await page.getByText(RESOLVED_ACCOUNT).waitFor()
    await fillInWithdrawal()
    await expectHealthyScreen(phone, 'withdraw-ready')
    await phone.setNetwork('response-stalled')
    await pressWithdraw()
    await expect.poll(listWithdrawals).toHaveLength(1)
    await phone.kill()
    await phone.setNetwork('online')
    await phone.relaunch()
    await phone.open('/client-wallet')
    await balanceCard(phone).getByText('₦35,000.00').waitFor()
    await transactionWith(phone, 'Withdrawal').getByText('−₦5,000.00').waitFor()
    await expectHealthyScreen(phone, 'withdraw-after-kill')

    // The draft has everything but the PIN, and the same input is sent under the same key.
    const reopened = await phone.open('/withdraw')
    await expect.poll(() => reopened.getByLabel('Account Number').inputValue()).toBe(ACCOUNT.number)
    expect(await reopened.getByLabel('Pin', { exact: true }).inputValue()).toBe('')
    await reopened.getByText(RESOLVED_ACCOUNT).waitFor()
    await reopened.getByLabel('Pin', { exact: true }).fill('4071')
    await pressWithdraw()
    await reopened.getByText(`₦4,990 is on its way to ${ACCOUNT.name}`).waitFor()
    await expectHealthyScreen(phone, 'withdraw-done')
    expect(await listWithdrawals()).toHaveLength(1)
    const keys = phone.requests
      .filter(({ path }) => path === WITHDRAW_PATH)
      .map(({ idempotencyKey }) => idempotencyKey)
    expect(new Set(keys.slice(-2)).size).toBe(1)
    await reopened.getByRole('link', { name: 'See the receipt' }).click()
    const receipt = reopened.getByRole('dialog', { name: 'Receipt' })
    await receipt.getByText('Guaranty Trust Bank ••6789').waitFor()
    await receipt.getByText('₦4,990.00').waitFor()
    await expectHealthyScreen(phone, 'withdraw-receipt')
  })
})

describe.sequential('a forgotten PIN and the statement', () => {
  test('sets a new PIN with the password and a code from an e-mail, and pauses withdrawals', async () => {
    const page = await phone.open('/forgot-pin')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByText(/you cannot withdraw for 24 hours/).waitFor()
    await expectHealthyScreen(phone, 'pin-forgot')
    const codes = () =>
      onise.mailbox
        .emails(client.email)
        .map(({ text }: { text: string }) => /Your code is (\d{6})/.exec(text)?.[1])
        .filter(Boolean)
    await expect.poll(codes).toHaveLength(1)
    await page.getByLabel('Code', { exact: true }).fill(codes()[0] ?? '')
    await page.getByLabel('New Pin').fill('8062')
    await page.getByLabel('Confirm Pin').fill('8062')
    await page.getByRole('button', { name: 'Set new Pin' }).click()
    await page.waitForURL('**/settings')
    await phone.open('/withdraw')
    await page.getByText(/^You cannot withdraw until/).waitFor()
    await expectHealthyScreen(phone, 'withdraw-paused')
  })

  test('adds up the month in a statement that prints without controls and downloads as CSV', async () => {
    const page = await phone.open('/statement')
    const sums = page.getByRole('article').getByRole('definition')
    await sums.first().waitFor()
    expect(await sums.allInnerTexts()).toEqual(['₦0.00', '₦40,000.00', '₦5,000.00', '₦35,000.00'])
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
