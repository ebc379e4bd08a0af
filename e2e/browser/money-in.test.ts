import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readDashboard } from '../../schema/contract/accounts.ts'
import { startOnise, type Device, type Onise, type OwnedDevice } from './harness.ts'
import { rowsIn } from './memory.ts'
import {
  beginPayment,
  CARDS,
  keptReference,
  openPayments,
  payByCard,
  purse,
  settleAs,
  typeAmount,
} from './paying.ts'
import { newClient, type Member } from './people.ts'
import { goTo, logIn, passThrough } from './walking.ts'

let onise: Onise
let bukola: Member
let phone: Device

beforeAll(async () => {
  onise = await startOnise()
  bukola = await newClient(onise.url, 'Bukola')
  phone = await onise.phone()
  await phone.open('/login')
  await logIn(phone, bukola.email)
  await phone.page.waitForURL('**/client-dashboard')
})
afterAll(() => onise?.stop())

const balanceOf = async ({ call }: Member) => (await call(readDashboard, {})).userDetails.balance
/** The server's word for a payment that was declined, as long as it is. */
const NOT_PAID = /^402 POST \/api\/user\/fund-wallet$/

const line = ({ page }: Device, details: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: details })
/** Whether this document is the one whose policy lets the checkout in. */
const isCheckoutPage = ({ page }: Device) =>
  page.evaluate(() => document.documentElement.hasAttribute('data-checkout'))

describe('a new client funds the wallet (SPEC 2, R41)', () => {
  test('the link to /fund-wallet loads a document of its own, whose policy lets the checkout in and no other’s does', async () => {
    await goTo(phone, 'Wallet', '/client-wallet')
    await purse(phone).getByText('₦0.00').waitFor()
    expect(await isCheckoutPage(phone)).toBe(false)
    await passThrough(phone, 'money-wallet-new')
    await purse(phone).getByRole('link', { name: 'Fund' }).click()
    await phone.page.getByRole('heading', { name: 'Fund Your Wallet' }).waitFor()
    expect(await isCheckoutPage(phone)).toBe(true)
    await passThrough(phone, 'money-fund')
  })

  test('what is no amount is told inline (F17)', async () => {
    const { page } = phone
    await typeAmount(page, '99.99')
    await page.getByRole('button', { name: 'Fund', exact: true }).click()
    await page.getByRole('alert').getByText('Enter ₦100 or more').waitFor()
    await passThrough(phone, 'money-fund-wrong')
  })

  test('₦20,000 with the test card is in the wallet, and the history reads like a bank’s', async () => {
    const frame = await beginPayment(phone, '20000')
    await phone.picture('money-checkout')
    await payByCard(frame, CARDS.pays)
    const { page } = phone
    await page.getByText('₦20,000 is in your wallet').waitFor()
    await page.getByText('Wallet funded successfully').waitFor()
    await passThrough(phone, 'money-funded')
    await page.getByRole('link', { name: 'See your wallet' }).click()
    await purse(phone).getByText('₦20,000.00').waitFor()
    // Another screen does not run under the checkout's policy.
    await expect.poll(() => isCheckoutPage(phone)).toBe(false)
    const row = line(phone, 'Wallet funded')
    await row.getByText('+₦20,000.00').waitFor()
    await row.getByText('Balance ₦20,000.00').waitFor()
    await passThrough(phone, 'money-wallet-funded')
    await row.getByRole('button').click()
    const receipt = page.getByRole('dialog', { name: 'Receipt' })
    await receipt.getByText('+₦20,000.00').waitFor()
    await passThrough(phone, 'money-receipt')
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      receipt.getByRole('button', { name: 'Save as a picture' }).click(),
    ])
    expect(saved.suggestedFilename()).toMatch(/^onise-receipt-.+\.png$/)
    await page.goBack()
    await receipt.waitFor({ state: 'hidden' })
  })

  test('Back leads to the checkout’s own document again, and on from it to one of the app’s', async () => {
    await phone.open('/fund-wallet')
    const { page } = phone
    await goTo(phone, 'Wallet', '/client-wallet')
    await expect.poll(() => isCheckoutPage(phone).catch(() => true)).toBe(false)
    await page.goBack()
    await page.getByRole('heading', { name: 'Fund Your Wallet' }).waitFor()
    await expect.poll(() => isCheckoutPage(phone).catch(() => false)).toBe(true)
    await page.getByRole('button', { name: 'Fund', exact: true }).waitFor()
  })

  test('a declined card is told in the checkout, Apple Pay in SPEC’s words, and closing says Payment cancelled (F20)', async () => {
    await phone.open('/fund-wallet')
    const { page } = phone
    const frame = await beginPayment(phone, '5000')
    await payByCard(frame, CARDS.declines)
    await frame.getByRole('alert').getByText('Declined').waitFor()
    await frame.getByRole('button', { name: 'Apple Pay' }).click()
    const failed =
      'An error occurred while paying with Apple Pay. Please try again or use another payment method.'
    await page.getByText(failed).first().waitFor()
    await phone.picture('money-apple-pay')
    await frame.getByRole('button', { name: 'Close' }).click()
    await page.getByText('Payment cancelled').waitFor()
    const row = openPayments(phone)
    await row.getByRole('button', { name: 'Continue payment' }).waitFor()
    await passThrough(phone, 'money-cancelled', NOT_PAID)
  })

  test('a cancelled payment that is paid all the same arrives by itself (F20)', async () => {
    const reference = await keptReference(phone.page, bukola.id)
    await settleAs(onise, reference, 'success')
    await phone.page.getByText('₦5,000 arrived in your wallet.').first().waitFor()
    await openPayments(phone).waitFor({ state: 'hidden' })
    expect(await balanceOf(bukola)).toBe(25_000)
    expect(phone.complaints.filter((no) => !NOT_PAID.test(no))).toEqual([])
    phone.complaints.length = 0
  })

  test('a bank transfer is waited for, on the wallet too, and arrives later', async () => {
    await phone.open('/fund-wallet')
    const { page } = phone
    const frame = await beginPayment(phone, '7500')
    await frame.getByRole('button', { name: 'Pay by bank transfer' }).click()
    await frame.getByRole('button', { name: /sent/i }).click()
    await openPayments(phone).getByText('Waiting for your bank transfer').waitFor()
    await passThrough(phone, 'money-transfer-pending')
    const reference = await keptReference(page, bukola.id)
    await goTo(phone, 'Wallet', '/client-wallet')
    await openPayments(phone).getByText('Waiting for your bank transfer').waitFor()
    await passThrough(phone, 'money-wallet-transfer')
    await settleAs(onise, reference, 'success')
    await page.getByText('₦7,500 arrived in your wallet.').waitFor()
    await purse(phone).getByText('₦32,500.00').waitFor()
  })

  test('without a signal the page opens all the same, says that paying needs one, and keeps what was typed', async () => {
    await phone.open('/client-wallet')
    await phone.untilInstalled()
    await phone.goOffline()
    const page = await phone.open('/fund-wallet')
    await page.getByText('Paying needs a signal').waitFor()
    await typeAmount(page, '1234.50')
    await page.getByText('Money needs a signal; what you typed is kept.').first().waitFor()
    await phone.picture('money-fund-offline')
    await expect.poll(() => page.getByLabel('Amount').inputValue()).toBe('1,234.50')
    const drafts = async () => JSON.stringify(await rowsIn(page, bukola.id, 'drafts'))
    await expect.poll(drafts).toContain('1234.50')
    await phone.goOnline()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect.poll(() => isCheckoutPage(phone).catch(() => false)).toBe(true)
    await expect.poll(() => page.getByLabel('Amount').inputValue()).toBe('1,234.50')
    phone.complaints.length = 0
    await passThrough(phone, 'money-fund-back')
  })
})

describe('the browser is killed (F19)', () => {
  let owned: OwnedDevice
  let chidi: Member

  beforeAll(async () => {
    chidi = await newClient(onise.url, 'Chidi')
    owned = await onise.ownedPhone()
    await owned.open('/login')
    await logIn(owned, chidi.email)
    await owned.page.waitForURL('**/client-dashboard')
    await onise.paystack.control('faults', { webhooks: { hold: true } })
  })
  afterAll(() => onise.paystack.control('faults', undefined, 'DELETE'))
  // One test that ends halfway leaves the next a phone that runs and has a line.
  beforeEach(async () => {
    await owned.signal('good')
    owned.lose(null)
    if (!owned.isRunning) await owned.relaunch()
  })

  test('after paying and before the app was told: the next start shows the money, though no webhook came', async () => {
    await owned.open('/fund-wallet')
    // Nor may a question asked before the payment still be with the server when it is paid.
    owned.lose(/^\/api\/user\/fund-wallet$/)
    await beginPayment(owned, '20000')
    const reference = await keptReference(owned.page, chidi.id)
    // No line at all: what waits on a silent one might be tried again by a browser that is still dying.
    await owned.signal('none')
    await settleAs(onise, reference, 'success')
    await owned.kill()
    expect(await balanceOf(chidi)).toBe(0)
    await owned.signal('good')
    owned.lose(null)

    // What was cut off on its way is no complaint of the next start.
    owned.complaints.length = 0
    await owned.relaunch()
    await owned.open('/client-wallet')
    await owned.page.getByText('₦20,000 arrived in your wallet.').waitFor()
    await purse(owned).getByText('₦20,000.00').waitFor()
    await line(owned, 'Wallet funded').getByText('+₦20,000.00').waitFor()
    await passThrough(owned, 'money-after-kill')
    expect(await balanceOf(chidi)).toBe(20_000)
  })

  test('before paying: the next start shows the payment, and it can be gone on with', async () => {
    await owned.open('/fund-wallet')
    await beginPayment(owned, '3000')
    await owned.kill()
    await owned.relaunch()
    await owned.open('/fund-wallet')
    await openPayments(owned).getByRole('button', { name: 'Continue payment' }).click()
    const frame = owned.page.frameLocator('iframe[title="Fund Your Wallet"]')
    await payByCard(frame, CARDS.pays)
    await owned.page.getByText('₦3,000 is in your wallet').waitFor()
    expect(await balanceOf(chidi)).toBe(23_000)
  })
})
