import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createPin } from '../../schema/contract/withdrawals.ts'
import { listTransactions } from '../../schema/contract/wallet.ts'
import { fund } from './fund.ts'
import { startOnise, type Onise, type OwnedDevice } from './harness.ts'
import { purse, typeAmount } from './paying.ts'
import { newClient, PASSWORD, type Member } from './people.ts'
import { expectRefusal, logIn, passThrough } from './walking.ts'

const ACCOUNT = { number: '0123456789', name: 'BUKOLA T. ADE' }
const WITHDRAW = '/api/user/wallet-withdrawal'

let onise: Onise
let bukola: Member
let phone: OwnedDevice

beforeAll(async () => {
  onise = await startOnise()
  bukola = await newClient(onise.url, 'Bukola')
  await fund(onise, bukola.id, 40_000)
  await onise.paystack.control('account', {
    account_number: ACCOUNT.number,
    account_name: ACCOUNT.name,
  })
  phone = await onise.ownedPhone()
  await phone.open('/login')
  await logIn(phone, bukola.email)
  await phone.page.waitForURL('**/client-dashboard')
})
afterAll(() => onise?.stop())

async function fillIn({ amount = '5000', pin = '4071', account = ACCOUNT.number } = {}) {
  const { page } = phone
  await page.getByLabel('Bank').selectOption({ label: '058 – Guaranty Trust Bank' })
  await page.getByLabel('Account Number').fill(account)
  await typeAmount(page, amount)
  await page.getByLabel('Pin', { exact: true }).fill(pin)
}
const pressWithdraw = () =>
  phone.page.getByRole('button', { name: 'Withdraw', exact: true }).click()
const withdrawals = async () =>
  (await bukola.call(listTransactions, {})).trx.filter(({ withdrawal }) => withdrawal !== null)

describe('PINs (R42, F6, F7, F33)', () => {
  test('a PIN is made, warned of when weak, and never offered to be kept by the browser', async () => {
    const page = await phone.open('/create-pin')
    const pin = page.getByLabel('Pin', { exact: true })
    await pin.fill('1234')
    await page.getByText('Easy to guess').waitFor()
    expect(await pin.getAttribute('type')).toBe('text')
    expect(
      await pin.evaluate((field) =>
        getComputedStyle(field).getPropertyValue('-webkit-text-security'),
      ),
    ).toBe('disc')
    // Older browsers know no masking of text; they are given a face of dots.
    const dots = await page.evaluate(async () => document.fonts.load("16px 'pin-dots'", '0'))
    expect(dots).toHaveLength(1)
    await pin.fill('0471')
    await page.getByLabel('Confirm Pin').fill('0471')
    await passThrough(phone, 'pin-create')
    await page.getByRole('button', { name: 'Create Pin' }).click()
    await page.waitForURL('**/settings')
    await page.getByRole('link', { name: 'Update Pin' }).waitFor()
    await expect.poll(() => page.getByRole('link', { name: 'Create Pin' }).count()).toBe(0)
    await expect(bukola.call(createPin, { pin: '1111', confirm_pin: '1111' })).rejects.toThrow(
      /already have a PIN/,
    )
  })

  test('F7: a wrong old PIN is an error with the tries left; the right one makes the second field the new PIN', async () => {
    const page = await phone.open('/update-pin')
    await page.getByLabel('Old Pin').fill('9999')
    await page.getByLabel('Confirm Pin').fill('4071')
    await page.getByRole('button', { name: 'Update Pin' }).click()
    await page.getByRole('main').getByRole('alert').getByText(/4/).waitFor()
    await expectRefusal(phone, /^\d{3} POST \/api\/user\/update-pin$/)
    await passThrough(phone, 'pin-update-wrong')
    await page.getByLabel('Old Pin').fill('0471')
    await page.getByRole('button', { name: 'Update Pin' }).click()
    await page.waitForURL('**/settings')
  })
})

describe('a withdrawal (R43, R44, F1, F21)', () => {
  test('F1: below ₦1,000 the toast is SPEC’s, and the truth stands beside the field', async () => {
    const page = await phone.open('/withdraw')
    await page.getByText('You can withdraw ₦1,000 or more').waitFor()
    await fillIn({ amount: '999.99' })
    await pressWithdraw()
    await page.getByText('Minimum withdraw is 10000').waitFor()
    await page.getByRole('main').getByRole('alert').getByText('Enter ₦1,000 or more').waitFor()
    await passThrough(phone, 'withdraw-minimum')
  })

  test('F21: eleven digits are no account number', async () => {
    await fillIn({ account: `${ACCOUNT.number}1` })
    await pressWithdraw()
    await phone.page.getByText('Please enter a valid account number').first().waitFor()
  })

  test('R43: a wrong PIN never touches money', async () => {
    const { page } = phone
    await fillIn({ pin: '1111' })
    await page.getByText(`${ACCOUNT.name} – Guaranty Trust Bank`).waitFor()
    await pressWithdraw()
    await page.getByRole('main').getByRole('alert').getByText(/tries/).waitFor()
    await expectRefusal(phone, new RegExp(`^\\d{3} POST ${WITHDRAW}$`))
    await passThrough(phone, 'withdraw-wrong-pin')
    expect(await withdrawals()).toEqual([])
  })

  test('killed while it is sent: the next start shows it once, and pressed again it is not sent again', async () => {
    const { page } = phone
    await page.getByText(`${ACCOUNT.name} – Guaranty Trust Bank`).waitFor()
    await fillIn()
    await passThrough(phone, 'withdraw-ready')
    await phone.signal('mute')
    await pressWithdraw()
    await expect.poll(withdrawals).toHaveLength(1)
    await phone.kill()
    await phone.signal('good')
    await phone.relaunch()
    await phone.open('/client-wallet')
    await purse(phone).getByText('₦35,000.00').waitFor()
    const row = phone.page.getByRole('main').getByRole('listitem').filter({ hasText: 'Withdrawal' })
    await row.getByText('−₦5,000.00').waitFor()
    await passThrough(phone, 'withdraw-after-kill')

    // The draft is there but for the PIN; the same wish goes under the same key.
    const again = await phone.open('/withdraw')
    await expect.poll(() => again.getByLabel('Account Number').inputValue()).toBe(ACCOUNT.number)
    expect(await again.getByLabel('Pin', { exact: true }).inputValue()).toBe('')
    await again.getByText(`${ACCOUNT.name} – Guaranty Trust Bank`).waitFor()
    await again.getByLabel('Pin', { exact: true }).fill('4071')
    await pressWithdraw()
    await again.getByText(`₦4,990 is on its way to ${ACCOUNT.name}`).waitFor()
    await passThrough(phone, 'withdraw-done')
    expect(await withdrawals()).toHaveLength(1)
    const keys = phone.said.filter(({ path }) => path === WITHDRAW).map(({ key }) => key)
    expect(new Set(keys.slice(-2)).size).toBe(1)
    await again.getByRole('link', { name: 'See the receipt' }).click()
    const receipt = again.getByRole('dialog', { name: 'Receipt' })
    await receipt.getByText('Guaranty Trust Bank ••6789').waitFor()
    await receipt.getByText('₦4,990.00').waitFor()
    await passThrough(phone, 'withdraw-receipt')
  })
})

describe('forgotten, and the month told (R42, R45)', () => {
  test('the password, the code from the e-mail, the new PIN twice; then withdrawals rest', async () => {
    const page = await phone.open('/forgot-pin')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Send me a code' }).click()
    await page.getByText(/withdrawals rest for 24 hours/).waitFor()
    await passThrough(phone, 'pin-forgot')
    const letters = () =>
      onise.mailbox
        .letters(bukola.email)
        .map(({ text }: { text: string }) => /Your code is (\d{6})/.exec(text)?.[1])
        .filter(Boolean)
    await expect.poll(letters).toHaveLength(1)
    await page.getByLabel('Code', { exact: true }).fill(letters()[0] ?? '')
    await page.getByLabel('New Pin').fill('8062')
    await page.getByLabel('Confirm Pin').fill('8062')
    await page.getByRole('button', { name: 'Set new Pin' }).click()
    await page.waitForURL('**/settings')
    await phone.open('/withdraw')
    await page.getByText(/^Withdrawals rest until/).waitFor()
    await passThrough(phone, 'withdraw-rests')
  })

  test('R45: the month adds up, prints alone on paper, and comes as a file', async () => {
    const page = await phone.open('/statement')
    const sums = page.getByRole('article').getByRole('definition')
    await sums.first().waitFor()
    expect(await sums.allInnerTexts()).toEqual(['₦0.00', '₦40,000.00', '₦5,000.00', '₦35,000.00'])
    await passThrough(phone, 'statement')
    await page.emulateMedia({ media: 'print' })
    await phone.picture('statement-print')
    expect(await page.getByRole('button', { name: 'Download CSV' }).isVisible()).toBe(false)
    await page.emulateMedia({ media: null })
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^onise-statement-\d{4}-\d{2}\.csv$/)
  })
})
